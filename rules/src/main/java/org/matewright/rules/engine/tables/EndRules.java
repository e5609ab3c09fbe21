package org.matewright.rules.engine.tables;

/**
 * How games end.
 *
 * @param rules the rules other than mate and stalemate, in the order in which they are tried
 * @param checkmate what mate means for the side that it happens to, as a value of {@link EndRule}
 * @param stalemate the same for stalemate
 * @param checksToWin the number of checks that win; 0 if they don't count
 */
public record EndRules(EndRule[] rules, int checkmate, int stalemate, int checksToWin) {}
