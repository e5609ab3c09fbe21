package org.matewright.rules.engine.tables;

/** What has to be done with the moves of a piece once its program has listed them, as a set of bits. */
public final class Finishing {
    /** The same move may have been listed twice. */
    public static final int DROP_REPEATS = 1;
    /** Some move may promote. */
    public static final int PROMOTE = 2;
    /** Castling to fixed files or squares is to be added. */
    public static final int CASTLE_TO_FILES = 4;

    private Finishing() {}
}
