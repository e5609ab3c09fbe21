package org.matewright.rules.engine.tables;

/**
 * How a piece is dropped from the hand.
 *
 * @param squares where
 * @param oneOnFile whether its side may have no other piece of the type on the file
 * @param mayMate whether the drop may give mate
 */
public record Dropping(int[] squares, boolean oneOnFile, boolean mayMate) {}
