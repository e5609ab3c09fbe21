package org.matewright.rules.engine.tables;

/** Moves or positions in a row that are of one kind. */
public final class Streak {
    /** Moves that were passes. */
    public static final int PASSES = 0;
    /** Positions in which royals face each other. */
    public static final int FACINGS = 1;
    /** The number of kinds. */
    public static final int KINDS = 2;
    /** The longest streak that is counted; longer ones count as that. */
    public static final int LONGEST = 2;

    private Streak() {}
}
