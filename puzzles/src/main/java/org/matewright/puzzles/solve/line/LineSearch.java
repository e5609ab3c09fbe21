package org.matewright.puzzles.solve.line;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.matewright.puzzles.solve.search.GoalDetector;
import org.matewright.puzzles.solve.search.Meter;
import org.matewright.puzzles.solve.search.MoveStack;
import org.matewright.puzzles.solve.search.ProofTable;
import org.matewright.puzzles.solve.search.SearchControl;
import org.matewright.puzzles.solve.search.SearchSwitches;
import org.matewright.puzzles.solve.target.MateTargetFilter;
import org.matewright.rules.engine.Walker;

/**
 * Finds all lines of help or series play below a first move. A subclass knows who moves when and where a line may end;
 * this class holds the line, its record and the table of positions that are known to lead nowhere.
 *
 * <p>For one thread; shares the table with its like.
 */
abstract class LineSearch {
    /** Stands in a line for a turn that is left out. */
    static final long PASS = 0;

    final Walker walker;
    final MoveStack stack = new MoveStack();
    final GoalDetector goal;
    final boolean exact;
    private final @Nullable ProofTable table;
    private final SearchControl control;
    private List<MateTargetFilter> filters = List.of();
    private List<long[]> found = new ArrayList<>();
    private int wanted;
    private long[] line = new long[64];
    private int length;
    /** The reply that last didn't reach the goal: likely not to again. */
    private long lastEscape;

    private final Meter meter;

    LineSearch(
            Walker walker,
            GoalDetector goal,
            boolean exact,
            @Nullable ProofTable table,
            SearchSwitches switches,
            SearchControl control) {
        this.walker = walker;
        this.goal = goal;
        this.exact = exact;
        this.table = switches.table() ? table : null;
        this.control = control;
        this.meter = new Meter(control);
    }

    /**
     * Plays a move of the side to move in a position with so much left, and searches what follows.
     *
     * @param left how much of the play is left before the move, in the subclass's own unit
     * @param from where the stack is free
     * @return whether there is a line
     */
    abstract boolean step(long move, int left, int from);

    /** Records the lines that end at this position by a rule that no single move decides; whether there is one. */
    boolean endings(int left, int from) {
        return false;
    }

    /** Whether play may go on from here at all. */
    boolean mayPlay(int left, int from) {
        return true;
    }

    /** Lists the moves worth playing with so much left. */
    int moves(int left, int from) {
        return walker.generate(stack.room(from), from);
    }

    /** From now on leaves lines for which these see no end; at the root. */
    final void use(List<MateTargetFilter> pictureFilters) {
        filters = pictureFilters;
    }

    /** How long a line with so much left is for the table; positions with less are refuted with it. */
    int depth(int left) {
        return left;
    }

    /**
     * All lines that begin with a move, in a fixed order; at most {@code wanted} of them, if above 0.
     *
     * @param first the first move, or {@link #PASS} for the lines that end at the root
     */
    List<long[]> lines(long first, int left, int wanted) {
        this.found = new ArrayList<>();
        this.wanted = wanted;
        if (first == PASS) {
            endings(left, 0);
        } else {
            play(first, left, 0);
        }
        return found;
    }

    /** Whether so many lines were found that no more are wanted. */
    final boolean enough() {
        return wanted > 0 && found.size() >= wanted;
    }

    /** Searches all moves from a position; whether there is a line. */
    final boolean search(int left, int from) {
        int depth = depth(left);
        ProofTable t = depth >= 2 && depth <= ProofTable.MAX_MOVES ? table : null;
        long key = 0;
        long key2 = 0;
        if (t != null) {
            // Both keys, since the table knows a position again by the second.
            long apart = exact ? depth * 0x9E3779B97F4A7C15L : 0;
            key = walker.key() ^ apart;
            key2 = walker.key2() ^ apart;
            long data = t.probe(key, key2);
            if (data != 0 && ProofTable.refuted(data) >= depth) {
                meter.tableHit();
                return false;
            }
        }
        boolean any = false;
        if (mayPlay(left, from)) {
            any = endings(left, from);
            int end = moves(left, from);
            for (int i = from; i < end && !enough(); i++) {
                any |= play(stack.moves[i], left, end);
            }
        }
        if (!any && t != null && !enough()) {
            t.storeRefuted(key, key2, depth, 0);
        }
        return any;
    }

    /** Plays a move unless no mate could come about after it. */
    private boolean play(long move, int left, int from) {
        int followed = follow(move, left, false);
        boolean any = followed >= 0 && step(move, left, from);
        leave(followed);
        return any;
    }

    /**
     * Has the filters follow a move; the walker stands before it. To be undone by {@link #leave}.
     *
     * @return how many do; the number's complement if nothing can come of it
     */
    final int follow(long move, int left, boolean parry) {
        int followed = 0;
        for (MateTargetFilter filter : filters) {
            followed++;
            if (!filter.enter(walker, move, left, parry)) {
                return ~followed;
            }
        }
        return followed;
    }

    /** Takes back what {@link #follow} answered with. */
    final void leave(int followed) {
        int count = followed < 0 ? ~followed : followed;
        for (int i = 0; i < count; i++) {
            filters.get(i).leave();
        }
    }

    /** Plays each of the moves that reach the goal at once and records the line; whether there is one. */
    final boolean goalMoves(int from) {
        int end = goal.candidates(walker, stack.room(from), from);
        boolean any = false;
        for (int i = from; i < end && !enough(); i++) {
            long move = stack.moves[i];
            make(move);
            if (goal.reached(walker, move)) {
                record();
                any = true;
            }
            unmake();
        }
        return any;
    }

    /** Whether the side to move can reach the goal at once. */
    final boolean canReachGoal(int from) {
        int end = goal.candidates(walker, stack.room(from), from);
        for (int i = from; i < end; i++) {
            long move = stack.moves[i];
            make(move);
            boolean reached = goal.reached(walker, move);
            unmake();
            if (reached) {
                return true;
            }
        }
        return false;
    }

    /** Whether there is a reply and every one reaches the goal. */
    final boolean everyReplyReaches(int from) {
        if (lastEscape != 0 && walker.isLegal(lastEscape)) {
            make(lastEscape);
            boolean reached = goal.reached(walker, lastEscape);
            unmake();
            if (!reached) {
                return false;
            }
        }
        int end = walker.generate(stack.room(from), from);
        for (int i = from; i < end; i++) {
            long move = stack.moves[i];
            make(move);
            boolean reached = goal.reached(walker, move);
            unmake();
            if (!reached) {
                lastEscape = move;
                return false;
            }
        }
        return end > from;
    }

    /** Adds the line as it stands to what was found. */
    final void record() {
        found.add(Arrays.copyOf(line, length));
        control.keep(length);
    }

    /** How many lines were found so far, to {@link #forget} later ones. */
    final int mark() {
        return found.size();
    }

    /** Forgets the lines found since a mark. */
    final void forget(int mark) {
        found.subList(mark, found.size()).clear();
    }

    final void make(long move) {
        walker.make(move);
        push(move);
        meter.node();
    }

    final void pass() {
        walker.pass();
        push(PASS);
    }

    final void unmake() {
        walker.unmake();
        length--;
    }

    private void push(long move) {
        if (length == line.length) {
            line = Arrays.copyOf(line, 2 * length);
        }
        line[length++] = move;
    }

    /** Goes back to the root after a stop. */
    final void rewind() {
        while (walker.depth() > 0) {
            walker.unmake();
        }
        length = 0;
        filters.forEach(MateTargetFilter::rewind);
    }

    /** What was found before a stop. */
    final List<long[]> foundSoFar() {
        return found;
    }

    /** Books what was done since the last time, at the end of a thread. */
    final void settle() {
        meter.settle();
    }
}
