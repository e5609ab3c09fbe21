package org.matewright.rules.engine.moves;

import org.matewright.rules.engine.board.Board;
import org.matewright.rules.engine.packed.PackedMove;
import org.matewright.rules.engine.tables.CompiledRules;
import org.matewright.rules.engine.tables.Shift;
import org.matewright.rules.engine.tables.TargetElements;

/**
 * Finds the targets of a piece's plain moves as a set of squares: moves that only go somewhere, on conditions that ask no
 * more than which squares are occupied. Whole rays are cut at the first piece with a few operations on bits.
 *
 * <p>What a piece can do on a square is a list of elements, three words each: a head ({@link #head}), the set of squares
 * that must be empty before anything else counts, and the set of squares that it goes over or to. Steps that leave en
 * passant squares behind come last: the target, what must be empty (the target included), the effect.
 */
public final class TargetFinder {
    private static final int KINDS = 3;

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

    TargetFinder(Board board) {
        this.board = board;
        words = board.words;
        sets = board.rules.sets();
        sides = board.sides;
        elements = board.rules.moves().elements();
        fitting = new long[(KINDS + 1) * words];
        occupied = KINDS * words;
        found = new long[words];
        shifting = new long[words];
        shifted = new long[words];
        behind = new long[words];
    }

    /** Writes the plain moves of a piece whose elements begin at an index, and its steps; gives the index behind. */
    int list(int start, int side, int from, long[] moves, int firstFree) {
        int n = firstFree;
        find(start, side);
        int counts = elements[start];
        int last = TargetElements.lastTargetWord(counts);
        for (int w = TargetElements.firstTargetWord(counts); w <= last; w++) {
            long bits = found[w];
            int base = from | w << 14;
            while (bits != 0) {
                moves[n++] = base + (Long.numberOfTrailingZeros(bits) << 8);
                bits &= bits - 1;
            }
        }
        int steps = TargetElements.steps(counts);
        return steps == 0
                ? n
                : steps(
                        start + 1 + TargetElements.SIZE * (TargetElements.leaps(counts) + TargetElements.rays(counts)),
                        steps,
                        from,
                        moves,
                        n);
    }

    private int steps(int start, int count, int from, long[] moves, int firstFree) {
        int n = firstFree;
        int p = start;
        for (int i = 0; i < count; i++, p += TargetElements.SIZE) {
            int step = elements[p];
            if ((!TargetElements.isForUnmoved(step) || board.isUnmoved(from)) && !isBlocked(elements[p + 1])) {
                moves[n++] =
                        PackedMove.of(from, TargetElements.stepTarget(step)) | TargetElements.stepBits(elements[p + 2]);
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
                moves[n++] = PackedMove.of(from, to) | shift.effects()[from];
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
        if (TargetElements.steps(counts) > 0) {
            return -1;
        }
        find(start, side);
        int count = 0;
        int last = TargetElements.lastTargetWord(counts);
        for (int w = TargetElements.firstTargetWord(counts); w <= last; w++) {
            count += Long.bitCount(found[w]);
        }
        return count;
    }

    /** Shifts the pieces for which that isn't ruled out by what lies between; false if there are none. */
    private boolean shift(Shift shift, int side, long[] pieces) {
        look(side);
        long any = 0;
        for (int w = 0; w < words; w++) {
            shifting[w] = pieces[w] & shift.origins()[w] & (shift.unmoved() ? board.unmoved[w] : -1L);
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
        move(shifted, -distance, behind);
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
            move(shifting, distance, shifted);
        }
    }

    /** Moves a set of squares by a distance of less than 64. */
    private static void move(long[] from, int distance, long[] to) {
        int last = to.length - 1;
        if (distance > 0) {
            for (int w = last; w > 0; w--) {
                to[w] = from[w] << distance | from[w - 1] >>> -distance;
            }
            to[0] = from[0] << distance;
        } else {
            for (int w = 0; w < last; w++) {
                to[w] = from[w] >>> -distance | from[w + 1] << distance;
            }
            to[last] = from[last] >>> -distance;
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
        for (int end = p + TargetElements.SIZE * TargetElements.leaps(counts); p < end; p += TargetElements.SIZE) {
            if ((sets[elements[p + 1]] & standing) == 0) {
                targets |= sets[elements[p + 2]] & fitting[TargetElements.kindOffset(elements[p])];
            }
        }
        for (int end = p + TargetElements.SIZE * TargetElements.rays(counts); p < end; p += TargetElements.SIZE) {
            if ((sets[elements[p + 1]] & standing) != 0) {
                continue;
            }
            int head = elements[p];
            long set = sets[elements[p + 2]];
            long pieces = set & standing;
            int type = TargetElements.type(head);
            if (type > TargetElements.DOWN) {
                set = pieces == 0 ? 0 : set & ~(type == TargetElements.HOP_UP ? upTo(pieces) : downTo(pieces));
                pieces = set & standing;
            }
            if (pieces != 0) {
                set &= (type & 1) != 0 ? upTo(pieces) : downTo(pieces);
            }
            targets |= set & fitting[TargetElements.kindOffset(head)];
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
        int last = TargetElements.lastTargetWord(counts);
        int first = start + 1;
        int p = first + TargetElements.SIZE * TargetElements.leaps(counts);
        for (int w = TargetElements.firstTargetWord(counts); w <= last; w++) {
            long targets = 0;
            for (int q = first; q < p; q += TargetElements.SIZE) {
                int guard = elements[q + 1];
                if (guard == CompiledRules.NO_SQUARES || !isBlocked(guard)) {
                    targets |= sets[elements[q + 2] + w] & fitting[TargetElements.kindOffset(elements[q]) + w];
                }
            }
            found[w] = targets;
        }
        for (int end = p + TargetElements.SIZE * TargetElements.rays(counts); p < end; p += TargetElements.SIZE) {
            int guard = elements[p + 1];
            if (guard == CompiledRules.NO_SQUARES || !isBlocked(guard)) {
                ray(elements[p], elements[p + 2]);
            }
        }
    }

    private void ray(int head, int set) {
        int kind = TargetElements.kindOffset(head);
        int first = TargetElements.firstWord(head);
        int last = TargetElements.lastWord(head);
        switch (TargetElements.type(head)) {
            case TargetElements.UP -> up(set, kind, first, last, -1L);
            case TargetElements.DOWN -> down(set, kind, first, last, -1L);
            case TargetElements.HOP_UP -> hopUp(set, kind, first, last);
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
