package org.matewright.rules.engine.tables;

import org.matewright.rules.engine.packed.PackedMove;

/**
 * The plain moves of a piece on a square: a word of counts ({@link #counts}), then a list of elements of three words each:
 * a head ({@link #head}), the set of squares that must be empty before anything else counts, and the set of squares that
 * it goes over or to. Steps that leave en passant squares behind come last: the target, what must be empty (the target
 * included), the effect ({@link EffectWord}).
 */
public final class TargetElements {
    /** The squares are targets each for itself. */
    public static final int LEAP = 0;
    /** The squares are a ray towards higher numbers, up to and including the first piece. */
    public static final int UP = 1;
    /** The same towards lower numbers. */
    public static final int DOWN = 2;
    /** A ray towards higher numbers: the squares behind its first piece, up to and including the next. */
    public static final int HOP_UP = 3;
    /** The same towards lower numbers. */
    public static final int HOP_DOWN = 4;

    private static final int UNMOVED = 1 << 8;

    /** The largest number of leaps that fit, and of rays. */
    public static final int MAX_OF_A_SORT = 0xFFF;
    /** The largest number of steps that fit. */
    public static final int MAX_STEPS = 15;

    /** How many words an element takes. */
    public static final int SIZE = 3;

    private TargetElements() {}

    /** The kind of target that fits a mask: 0 what isn't one's own, 1 empty squares, 2 the other side's pieces; or -1. */
    public static int kind(int mask) {
        return mask == (Content.EMPTY | Content.ENEMY) ? 0 : mask == Content.EMPTY ? 1 : mask == Content.ENEMY ? 2 : -1;
    }

    /** The head of an element; its set lies in the words from the first to the last. */
    public static int head(int type, int kind, int words, int firstWord, int lastWord) {
        return type | kind * words << 3 | firstWord << 7 | lastWord << 9;
    }

    /** What stands before the elements: how many there are of each sort, and in which words their targets lie. */
    public static int counts(int leaps, int rays, int steps, int firstWord, int lastWord) {
        return leaps | rays << 12 | steps << 24 | firstWord << 28 | lastWord << 30;
    }

    /** The number of leaps. */
    public static int leaps(int counts) {
        return counts & MAX_OF_A_SORT;
    }

    /** The number of rays. */
    public static int rays(int counts) {
        return counts >>> 12 & MAX_OF_A_SORT;
    }

    /** The number of steps that leave en passant squares behind. */
    public static int steps(int counts) {
        return counts >>> 24 & MAX_STEPS;
    }

    /** The first word in which there are targets. */
    public static int firstTargetWord(int counts) {
        return counts >>> 28 & 3;
    }

    /** The last word in which there are targets. */
    public static int lastTargetWord(int counts) {
        return counts >>> 30;
    }

    /** The type of an element, {@link #LEAP} or a ray. */
    public static int type(int head) {
        return head & 7;
    }

    /** The first word of an element's set that isn't empty. */
    public static int firstWord(int head) {
        return head >> 7 & 3;
    }

    /** The last word of an element's set that isn't empty. */
    public static int lastWord(int head) {
        return head >> 9 & 3;
    }

    /** The first word of a step to a square, perhaps for unmoved pieces alone. */
    public static int step(int square, boolean unmoved) {
        return square | (unmoved ? UNMOVED : 0);
    }

    /** The target of a step. */
    public static int stepTarget(int step) {
        return step & 0xFF;
    }

    /** Whether a step is for unmoved pieces alone. */
    public static boolean isForUnmoved(int step) {
        return (step & UNMOVED) != 0;
    }

    /** The kind of target in an element's head, as an offset. */
    public static int kindOffset(int head) {
        return head >> 3 & 15;
    }

    /** Whether elements are leaps alone that nothing can stand in the way of. */
    public static boolean isUnguarded(int[] elements, int start) {
        int counts = elements[start];
        boolean free = rays(counts) == 0;
        for (int p = start + 1, end = p + SIZE * leaps(counts); free && p < end; p += SIZE) {
            free = elements[p + 1] == CompiledRules.NO_SQUARES;
        }
        return free;
    }

    /** Whether elements go to whatever isn't one's own. */
    public static boolean isOfOneKind(int[] elements, int start) {
        int counts = elements[start];
        boolean same = true;
        for (int p = start + 1, end = p + SIZE * (leaps(counts) + rays(counts)); same && p < end; p += SIZE) {
            same = kindOffset(elements[p]) == 0;
        }
        return same;
    }

    /** A word of the set of squares to which a piece can leap as long as its own side doesn't hold them. */
    public static long sure(CompiledRules rules, int code, int square, int word) {
        int[] elements = rules.moves().elements();
        int start = rules.moves().elementStart()[code * rules.squares() + square];
        long squares = 0;
        for (int p = start + 1, end = p + SIZE * leaps(elements[start]); p < end; p += SIZE) {
            if (elements[p + 1] == CompiledRules.NO_SQUARES && kindOffset(elements[p]) == 0) {
                squares |= rules.sets()[elements[p + 2] + word];
            }
        }
        return squares;
    }

    /** Whether a piece has steps that it may make now, were nothing in the way. */
    public static boolean hasSteps(int[] elements, int start, boolean unmoved) {
        int counts = elements[start];
        int p = start + 1 + SIZE * (leaps(counts) + rays(counts));
        for (int count = steps(counts); count > 0; count--, p += SIZE) {
            if (unmoved || !isForUnmoved(elements[p])) {
                return true;
            }
        }
        return false;
    }

    /** The bits of a step besides its squares. */
    public static long stepBits(int effect) {
        return PackedMove.SPECIAL | PackedMove.DOUBLE_STEP | (long) (effect & 0xFFFF) << 32;
    }
}
