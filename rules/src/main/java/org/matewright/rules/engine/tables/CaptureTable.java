package org.matewright.rules.engine.tables;

/**
 * What captures leave behind.
 *
 * @param rules the rules, in the order in which they are followed
 * @param restoreUnmoved whether some of them may put pieces on the board that count as unmoved
 */
public record CaptureTable(CaptureRule[] rules, boolean restoreUnmoved) {}
