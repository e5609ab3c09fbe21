package org.matewright.rules.engine.tables;

/**
 * The attack paths of a piece from one square to another, as {@link CompiledRules#paths} holds them: their number, then
 * each path as a head ({@code kind | length << 4}) with its words.
 *
 * <p>{@link #CLEAR}: the index of a set of squares, which must all be empty. {@link #HOP}: the index of a set of squares
 * of which exactly one is occupied. {@link #GENERAL}: the number of conditions, the conditions ({@code square | mask <<
 * 8}, see {@link Content}), then perhaps the index of a set of squares of which exactly one is occupied.
 */
public final class AttackPath {
    /** Squares that must all be empty. */
    public static final int CLEAR = 0;
    /** Squares of which exactly one is occupied. */
    public static final int HOP = 1;
    /** Conditions on single squares, perhaps with a hop. */
    public static final int GENERAL = 2;

    private AttackPath() {}

    /** The head of a path with so many words behind it. */
    public static int head(int kind, int length) {
        return kind | length << 4;
    }

    /** The kind of a path. */
    public static int kind(int head) {
        return head & 15;
    }

    /** The number of words behind the head. */
    public static int length(int head) {
        return head >>> 4;
    }
}
