package org.matewright.rules.engine;

/**
 * Finds the targets of a piece's plain moves as a set of squares: moves that only go somewhere, on conditions that ask no
 * more than which squares are occupied. Whole rays are cut at the first piece with a few operations on bits.
 *
 * <p>What a piece can do on a square is a list of elements, three words each: a head ({@link #head}), the set of squares
 * that must be empty before anything else counts, and the set of squares that it goes over or to. Steps that leave en
 * passant squares behind come last: the target, what must be empty (the target included), the effect.
 */
final class Reach {
    /** The squares are targets each for itself. */
    static final int LEAP = 0;
    /** The squares are a ray towards higher numbers, up to and including the first piece. */
    static final int UP = 1;
    /** The same towards lower numbers. */
    static final int DOWN = 2;
    /** A ray towards higher numbers: the squares behind its first piece, up to and including the next. */
    static final int HOP_UP = 3;
    /** The same towards lower numbers. */
    static final int HOP_DOWN = 4;

    /** In the first word of a step: it is for unmoved pieces alone. */
    static final int UNMOVED = 1 << 8;

    /** The most elements of a sort that fit, and the most steps. */
    static final int MOST = 0xFFF;

    static final int MOST_STEPS = 15;

    private static final int KINDS = 3;
    /** How many words an element takes. */
    static final int SIZE = 3;

    private final Board board;
    private final int words;
    private final long[] sets;
    private final long[] sides;
    private final int[] elements;
    /** By kind of target, then the occupied squares: {@code words} longs each. */
    private final long[] fitting;

    private final int occupied;
    private long version = -1;
    private int lookingSide;
    private final long[] shifting;
    private final long[] shifted;
    private final long[] behind;

    /** The targets found by {@link #find}, in those words in which there can be any. */
    final long[] found;

    Reach(Board board) {
        this.board = board;
        words = board.words;
        sets = board.rules.sets;
        sides = board.sides;
        elements = board.rules.elements;
        fitting = new long[(KINDS + 1) * words];
        occupied = KINDS * words;
        found = new long[words];
        shifting = new long[words];
        shifted = new long[words];
        behind = new long[words];
    }

    /** The kind of target that fits a mask: 0 what isn't one's own, 1 empty squares, 2 the other side's pieces; or -1. */
    static int kind(int mask) {
        return mask == (Op.EMPTY | Op.ENEMY) ? 0 : mask == Op.EMPTY ? 1 : mask == Op.ENEMY ? 2 : -1;
    }

    /** The head of an element; its set lies in the words from the first to the last. */
    static int head(int type, int kind, int words, int firstWord, int lastWord) {
        return type | kind * words << 3 | firstWord << 7 | lastWord << 9;
    }

    /** What stands before the elements: how many there are of each sort, and in which words their targets lie. */
    static int counts(int leaps, int rays, int steps, int firstWord, int lastWord) {
        return leaps | rays << 12 | steps << 24 | firstWord << 28 | lastWord << 30;
    }

    static int leaps(int counts) {
        return counts & MOST;
    }

    static int rays(int counts) {
        return counts >>> 12 & MOST;
    }

    static int steps(int counts) {
        return counts >>> 24 & MOST_STEPS;
    }

    /** The kind of target in an element's head, as an offset. */
    static int kindOffset(int head) {
        return head >> 3 & 15;
    }

    /** Whether elements are leaps alone that nothing can stand in the way of. */
    static boolean isUnguarded(int[] elements, int start) {
        int counts = elements[start];
        boolean free = rays(counts) == 0;
        for (int p = start + 1, end = p + SIZE * leaps(counts); free && p < end; p += SIZE) {
            free = elements[p + 1] == SquareSets.NOTHING;
        }
        return free;
    }

    /** Whether elements go to whatever isn't one's own. */
    static boolean isOfOneKind(int[] elements, int start) {
        int counts = elements[start];
        boolean same = true;
        for (int p = start + 1, end = p + SIZE * (leaps(counts) + rays(counts)); same && p < end; p += SIZE) {
            same = kindOffset(elements[p]) == 0;
        }
        return same;
    }

    /** A word of the set of squares to which a piece can leap as long as its own side doesn't hold them. */
    static long sure(Compiled rules, int code, int square, int word) {
        int[] elements = rules.elements;
        int start = rules.reachStart[code * rules.squares + square];
        long squares = 0;
        for (int p = start + 1, end = p + SIZE * leaps(elements[start]); p < end; p += SIZE) {
            if (elements[p + 1] == SquareSets.NOTHING && kindOffset(elements[p]) == 0) {
                squares |= rules.sets[elements[p + 2] + word];
            }
        }
        return squares;
    }

    /** Whether a piece has steps that it may make now, were nothing in the way. */
    static boolean hasSteps(int[] elements, int start, boolean unmoved) {
        int counts = elements[start];
        int p = start + 1 + SIZE * (leaps(counts) + rays(counts));
        for (int count = steps(counts); count > 0; count--, p += SIZE) {
            if (unmoved || (elements[p] & UNMOVED) == 0) {
                return true;
            }
        }
        return false;
    }

    /** The bits of a step besides its squares. */
    static long stepBits(int effect) {
        return Board.SPECIAL | Board.HARMLESS | (long) (effect & 0xFFFF) << 32;
    }

    /** Writes the plain moves of a piece whose elements begin at an index, and its steps; gives the index behind. */
    int list(int start, int side, int from, long[] moves, int firstFree) {
        int n = firstFree;
        find(start, side);
        int counts = elements[start];
        int last = counts >>> 30;
        for (int w = counts >>> 28 & 3; w <= last; w++) {
            long bits = found[w];
            int base = from | w << 14;
            while (bits != 0) {
                moves[n++] = base + (Long.numberOfTrailingZeros(bits) << 8);
                bits &= bits - 1;
            }
        }
        int steps = steps(counts);
        return steps == 0 ? n : steps(start + 1 + SIZE * (leaps(counts) + rays(counts)), steps, from, moves, n);
    }

    private int steps(int start, int count, int from, long[] moves, int firstFree) {
        int n = firstFree;
        int p = start;
        for (int i = 0; i < count; i++, p += SIZE) {
            int step = elements[p];
            if (((step & UNMOVED) == 0 || board.isVirgin(from)) && !isBlocked(elements[p + 1])) {
                moves[n++] = from | (step & 0xFF) << 8 | stepBits(elements[p + 2]);
            }
        }
        return n;
    }

    /** Finds the targets of a piece of a side. */
    void find(int start, int side) {
        look(side);
        if (words == 1) {
            found[0] = small(start);
        } else {
            large(start);
        }
    }

    /**
     * Writes the moves of all pieces of a set that make a shift; gives the index behind the last.
     *
     * @param pieces squares of pieces of one code
     */
    int list(Shift shift, int side, long[] pieces, long[] moves, int firstFree) {
        int n = firstFree;
        if (!shift(shift, side, pieces)) {
            return n;
        }
        int distance = shift.distance();
        for (int w = 0; w < words; w++) {
            long bits = shifted[w] & fitting[shift.kind() + w];
            while (bits != 0) {
                int to = (w << 6) + Long.numberOfTrailingZeros(bits);
                int from = to - distance;
                moves[n++] = from | to << 8 | shift.effects()[from];
                bits &= bits - 1;
            }
        }
        return n;
    }

    /** The number of moves that {@link #list(Shift, int, long[], long[], int)} writes. */
    int count(Shift shift, int side, long[] pieces) {
        int count = 0;
        if (shift(shift, side, pieces)) {
            for (int w = 0; w < words; w++) {
                count += Long.bitCount(shifted[w] & fitting[shift.kind() + w]);
            }
        }
        return count;
    }

    /** The number of plain moves of a piece without steps; -1 if it has steps. */
    int count(int start, int side) {
        int counts = elements[start];
        if (steps(counts) > 0) {
            return -1;
        }
        find(start, side);
        int count = 0;
        int last = counts >>> 30;
        for (int w = counts >>> 28 & 3; w <= last; w++) {
            count += Long.bitCount(found[w]);
        }
        return count;
    }

    /** Shifts the pieces for which that isn't ruled out by what lies between; false if there are none. */
    private boolean shift(Shift shift, int side, long[] pieces) {
        look(side);
        long any = 0;
        for (int w = 0; w < words; w++) {
            shifting[w] = pieces[w] & shift.origins()[w] & (shift.unmoved() ? board.virgin[w] : -1L);
            any |= shifting[w];
        }
        for (int between : shift.between()) {
            any = empty(between);
        }
        if (any == 0) {
            return false;
        }
        move(shift.distance());
        return true;
    }

    /** Keeps those of the pieces being shifted for which a square at some distance is empty. */
    private long empty(int distance) {
        move(distance);
        for (int w = 0; w < words; w++) {
            shifted[w] &= fitting[words + w];
        }
        long any = 0;
        Shift.move(shifted, -distance, behind);
        for (int w = 0; w < words; w++) {
            shifting[w] &= behind[w];
            any |= shifting[w];
        }
        return any;
    }

    private void move(int distance) {
        if (words == 1) {
            shifted[0] = distance >= 0 ? shifting[0] << distance : shifting[0] >>> -distance;
        } else {
            Shift.move(shifting, distance, shifted);
        }
    }

    /** Forgets where pieces stand: somebody stands elsewhere for a test. */
    void forget() {
        version = -1;
    }

    /** Takes note of where pieces stand, for the pieces of a side. */
    private void look(int side) {
        if (version == board.version && side == lookingSide) {
            return;
        }
        version = board.version;
        lookingSide = side;
        int own = side * words;
        int other = words - own;
        for (int w = 0; w < words; w++) {
            long standing = sides[w] | sides[words + w];
            fitting[w] = ~sides[own + w];
            fitting[words + w] = ~standing;
            fitting[2 * words + w] = sides[other + w];
            fitting[occupied + w] = standing;
        }
    }

    private long small(int start) {
        int[] elements = this.elements;
        long[] sets = this.sets;
        long[] fitting = this.fitting;
        long standing = fitting[KINDS];
        long targets = 0;
        int counts = elements[start];
        int p = start + 1;
        for (int end = p + SIZE * leaps(counts); p < end; p += SIZE) {
            if ((sets[elements[p + 1]] & standing) == 0) {
                targets |= sets[elements[p + 2]] & fitting[kindOffset(elements[p])];
            }
        }
        for (int end = p + SIZE * rays(counts); p < end; p += SIZE) {
            if ((sets[elements[p + 1]] & standing) != 0) {
                continue;
            }
            int head = elements[p];
            long set = sets[elements[p + 2]];
            long pieces = set & standing;
            int type = head & 7;
            if (type > DOWN) {
                set = pieces == 0 ? 0 : set & ~(type == HOP_UP ? upTo(pieces) : downTo(pieces));
                pieces = set & standing;
            }
            if (pieces != 0) {
                set &= (type & 1) != 0 ? upTo(pieces) : downTo(pieces);
            }
            targets |= set & fitting[kindOffset(head)];
        }
        return targets;
    }

    /** The squares up to and including the lowest of some; all if there is none. */
    private static long upTo(long squares) {
        return squares ^ squares - 1;
    }

    /** The squares down to and including the highest of some. */
    private static long downTo(long squares) {
        return -Long.highestOneBit(squares);
    }

    private void large(int start) {
        int[] elements = this.elements;
        long[] sets = this.sets;
        long[] fitting = this.fitting;
        int counts = elements[start];
        int last = counts >>> 30;
        int first = start + 1;
        int p = first + SIZE * leaps(counts);
        for (int w = counts >>> 28 & 3; w <= last; w++) {
            long targets = 0;
            for (int q = first; q < p; q += SIZE) {
                int guard = elements[q + 1];
                if (guard == SquareSets.NOTHING || !isBlocked(guard)) {
                    targets |= sets[elements[q + 2] + w] & fitting[kindOffset(elements[q]) + w];
                }
            }
            found[w] = targets;
        }
        for (int end = p + SIZE * rays(counts); p < end; p += SIZE) {
            int guard = elements[p + 1];
            if (guard == SquareSets.NOTHING || !isBlocked(guard)) {
                ray(elements[p], elements[p + 2]);
            }
        }
    }

    private void ray(int head, int set) {
        int kind = kindOffset(head);
        int first = head >> 7 & 3;
        int last = head >> 9 & 3;
        switch (head & 7) {
            case UP -> up(set, kind, first, last, -1L);
            case DOWN -> down(set, kind, first, last, -1L);
            case HOP_UP -> hopUp(set, kind, first, last);
            default -> hopDown(set, kind, first, last);
        }
    }

    private boolean isBlocked(int guard) {
        long pieces = 0;
        for (int w = 0; w < words; w++) {
            pieces |= sets[guard + w] & fitting[occupied + w];
        }
        return pieces != 0;
    }

    /** Adds a ray from a word on, of which only some squares count. */
    private void up(int set, int kind, int first, int last, long counting) {
        long squares = sets[set + first] & counting;
        int w = first;
        while (true) {
            long pieces = squares & fitting[occupied + w];
            if (pieces != 0) {
                found[w] |= squares & upTo(pieces) & fitting[kind + w];
                return;
            }
            found[w] |= squares & fitting[kind + w];
            if (++w > last) {
                return;
            }
            squares = sets[set + w];
        }
    }

    private void down(int set, int kind, int first, int last, long counting) {
        long squares = sets[set + last] & counting;
        int w = last;
        while (true) {
            long pieces = squares & fitting[occupied + w];
            if (pieces != 0) {
                found[w] |= squares & downTo(pieces) & fitting[kind + w];
                return;
            }
            found[w] |= squares & fitting[kind + w];
            if (--w < first) {
                return;
            }
            squares = sets[set + w];
        }
    }

    private void hopUp(int set, int kind, int first, int last) {
        for (int w = first; w <= last; w++) {
            long pieces = sets[set + w] & fitting[occupied + w];
            if (pieces != 0) {
                up(set, kind, w, last, ~upTo(pieces));
                return;
            }
        }
    }

    private void hopDown(int set, int kind, int first, int last) {
        for (int w = last; w >= first; w--) {
            long pieces = sets[set + w] & fitting[occupied + w];
            if (pieces != 0) {
                down(set, kind, first, w, ~downTo(pieces));
                return;
            }
        }
    }
}
