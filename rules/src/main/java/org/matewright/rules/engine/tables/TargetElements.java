package org.matewright.rules.engine.tables;

import org.matewright.rules.engine.packed.PackedMove;

/**
 * The plain moves of a piece on a square, which depend on nothing but which squares are occupied, and by which side: a word
 * that counts them ({@link #counts}), then elements of {@link #SIZE} words each.
 *
 * <p>First come the leaps, then the rays: a head ({@link #head}), the index of the set of squares that must be empty before
 * anything else counts (the guard), the index of the set of squares that the element goes to or along. Last come the steps
 * that leave en passant squares behind: the target ({@link #step}), the index of the set of squares that must be empty
 * (the target included), the effect word ({@link EffectWord}).
 */
public final class TargetElements {
    /** The squares are targets each for itself. */
    public static final int LEAP = 0;
    /** The squares are a ray towards higher numbers: targets up to and including the first piece. */
    public static final int UP = 1;
    /** The squares are a ray towards lower numbers: targets down to and including the first piece. */
    public static final int DOWN = 2;
    /** The squares are a ray towards higher numbers: targets behind its first piece, up to and including the next. */
    public static final int HOP_UP = 3;
    /** The squares are a ray towards lower numbers: targets behind its first piece, down to and including the next. */
    public static final int HOP_DOWN = 4;

    /** The kind of target that isn't held by one's own side. */
    public static final int NOT_OWN = 0;
    /** The kind of target that is empty. */
    public static final int EMPTY = 1;
    /** The kind of target that the other side holds. */
    public static final int ENEMY = 2;
    /** The number of kinds of target. */
    public static final int KINDS = 3;

    /** The number of words of an element. */
    public static final int SIZE = 3;
    /** The largest number of leaps, and of rays. */
    public static final int MAX_OF_A_SORT = 0xFFF;
    /** The largest number of steps. */
    public static final int MAX_STEPS = 15;

    private static final int UNMOVED = 1 << 8;

    private TargetElements() {}

    /** The kind of target that fits a mask of {@link Content}; -1 if there is none. */
    public static int kind(int mask) {
        return switch (mask) {
            case Content.EMPTY | Content.ENEMY -> NOT_OWN;
            case Content.EMPTY -> EMPTY;
            case Content.ENEMY -> ENEMY;
            default -> -1;
        };
    }

    /**
     * The head of a leap or ray.
     *
     * @param type {@link #LEAP} or the type of ray
     * @param kind the kind of target
     * @param words the number of words of a set
     * @param firstWord the first word of its set that isn't empty
     * @param lastWord the last word of its set that isn't empty
     */
    public static int head(int type, int kind, int words, int firstWord, int lastWord) {
        return type | kind * words << 3 | firstWord << 7 | lastWord << 9;
    }

    /** The type of an element. */
    public static int type(int head) {
        return head & 7;
    }

    /** Whether a type of ray goes towards higher numbers. */
    public static boolean goesUp(int type) {
        return (type & 1) != 0;
    }

    /** Whether a type of ray begins behind its first piece. */
    public static boolean hops(int type) {
        return type > DOWN;
    }

    /** The kind of target of an element, times the number of words of a set. */
    public static int kindOffset(int head) {
        return head >> 3 & 15;
    }

    /** The first word of an element's set that isn't empty. */
    public static int firstWord(int head) {
        return head >> 7 & 3;
    }

    /** The last word of an element's set that isn't empty. */
    public static int lastWord(int head) {
        return head >> 9 & 3;
    }

    /** The number of elements of each sort, and the words of a set of squares in which their targets lie. */
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

    /** The bits of a step's move besides its squares. */
    public static long stepBits(int effectWord) {
        return PackedMove.doubleStepBits(EffectWord.effect(effectWord));
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

    /** Whether all leaps and rays go to whatever isn't one's own. */
    public static boolean isOfOneKind(int[] elements, int start) {
        int counts = elements[start];
        boolean same = true;
        for (int p = start + 1, end = p + SIZE * (leaps(counts) + rays(counts)); same && p < end; p += SIZE) {
            same = kindOffset(elements[p]) == NOT_OWN;
        }
        return same;
    }

    /** A word of the set of squares to which a piece can leap as long as its own side doesn't hold them. */
    public static long sure(CompiledRules rules, int code, int square, int word) {
        int[] elements = rules.moves().elements();
        int start = rules.moves().elementStart()[code * rules.squares() + square];
        long squares = 0;
        for (int p = start + 1, end = p + SIZE * leaps(elements[start]); p < end; p += SIZE) {
            if (elements[p + 1] == CompiledRules.NO_SQUARES && kindOffset(elements[p]) == NOT_OWN) {
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
}
