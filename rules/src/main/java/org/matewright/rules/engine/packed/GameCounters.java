package org.matewright.rules.engine.packed;

/**
 * What has been counted on the way to a position, as an {@code int}.
 *
 * <pre>
 * bits  0 to 15   the number of checks that each side has yet to give to win, 8 bits each
 * bits 16 to 31   the lengths of the current streaks, by kind of streak, 2 bits each
 * </pre>
 */
public final class GameCounters {
    private static final int STREAKS = 16;

    private GameCounters() {}

    /** The counters at the start of a game in which so many checks win. */
    public static int start(int checksToWin) {
        return checksToWin << 8 | checksToWin;
    }

    /** The number of checks that a side has yet to give. */
    public static int checksToGive(int counters, int side) {
        return counters >> 8 * side & 0xFF;
    }

    /** The counters with another number of checks that a side has yet to give. */
    public static int withChecksToGive(int counters, int side, int checks) {
        return counters & ~(0xFF << 8 * side) | checks << 8 * side;
    }

    /** The length of the streak of a kind. */
    public static int streak(int counters, int kind) {
        return counters >> STREAKS + 2 * kind & 3;
    }

    /** The counters with another length of the streak of a kind. */
    public static int withStreak(int counters, int kind, int length) {
        return counters & ~(3 << STREAKS + 2 * kind) | length << STREAKS + 2 * kind;
    }
}
