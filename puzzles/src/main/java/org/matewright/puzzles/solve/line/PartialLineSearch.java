package org.matewright.puzzles.solve.line;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.matewright.puzzles.PartialLines;
import org.matewright.puzzles.SolveOptions;
import org.matewright.puzzles.Stipulation;
import org.matewright.puzzles.solve.search.GoalDetector;
import org.matewright.puzzles.solve.search.Meter;
import org.matewright.puzzles.solve.search.MoveStack;
import org.matewright.puzzles.solve.search.ProofTable;
import org.matewright.puzzles.solve.search.SearchControl;
import org.matewright.puzzles.solve.search.SearchStopped;
import org.matewright.rules.engine.Walker;
import org.matewright.rules.variant.Move;
import org.matewright.rules.variant.Position;

/**
 * Finds lines of full length that a few replies spoil. In play towards mate or stalemate: the side that was to be left
 * without a move has some. In self play: some replies reach the goal, a few don't. A subclass knows who moves when and
 * which lines the play allows. For one thread.
 */
abstract class PartialLineSearch {
    private static final int TABLE_BITS = 12;
    /** So many are told if nobody says how many are wanted. */
    private static final int MOST = 1_000;

    /** Tells what is left apart, in both keys: the table knows a position again by the second. */
    private static final long BY_LENGTH = 0x9E3779B97F4A7C15L;

    /** The codes of a line and of the replies that spoil it. */
    private record Spoiled(long[] line, long[] replies) {}

    final Walker walker;
    final MoveStack stack = new MoveStack();
    final GoalDetector goal;
    final Stipulation stipulation;
    /** How many replies may spoil a line. */
    final int refutations;

    private final Position position;
    private final int most;
    private final ProofTable table;
    private final SearchControl control;
    private final Meter meter;
    private final boolean self;
    private final List<Spoiled> found = new ArrayList<>();
    private long[] line = new long[64];
    private int length;

    PartialLineSearch(Position position, Stipulation stipulation, SolveOptions options, SearchControl control) {
        this.position = position;
        this.stipulation = stipulation;
        this.control = control;
        meter = new Meter(control);
        most = options.extent().maxSolutions() > 0 ? options.extent().maxSolutions() : MOST;
        refutations = options.wanted().partial();
        walker = position.walker();
        goal = GoalDetector.of(stipulation.goal(), position.variant().geometry());
        table = new ProofTable(options.limits().memoryBytes() / 2, TABLE_BITS);
        self = stipulation.play().isSelf();
    }

    /** The partial lines of a position; none if play or goal has no such. */
    static PartialLines find(Position position, Stipulation stipulation, SolveOptions options, SearchControl control) {
        if (!stipulation.hasPartialLines()) {
            return PartialLines.NONE;
        }
        return stipulation.play().isSeries()
                ? new PartialSeriesSearch(position, stipulation, options, control).listed(stipulation.moves())
                : new PartialHelpSearch(position, stipulation, options, control).listed(stipulation.halfMoves());
    }

    final PartialLines listed(int left) {
        boolean stopped = false;
        try {
            search(left, 0);
        } catch (SearchStopped limit) {
            stopped = true;
        }
        while (walker.depth() > 0) {
            walker.unmake();
        }
        meter.settle();
        List<PartialLines.Line> lines = new ArrayList<>();
        LineMoves moves = new LineMoves(position);
        for (Spoiled spoiled : found.subList(0, Math.min(found.size(), most))) {
            lines.add(told(moves, spoiled));
        }
        lines.sort(Comparator.comparing(one -> LineSolver.text(one.moves())));
        return new PartialLines(lines, stopped || found.size() > most);
    }

    /**
     * Keeps the partial lines that go through this position.
     *
     * @param left how much of the play is left, in the subclass's own unit
     * @return whether there is one
     */
    abstract boolean expand(int left, int from);

    /** The same unless it is known that there is none. */
    final boolean search(int left, int from) {
        if (left < 2) {
            return expand(left, from);
        }
        long key = walker.key() ^ left * BY_LENGTH;
        long key2 = walker.key2() ^ left * BY_LENGTH;
        if (isRefuted(key, key2, left)) {
            return false;
        }
        boolean any = expand(left, from);
        if (!any && !enough()) {
            table.storeRefuted(key, key2, left, 0);
        }
        return any;
    }

    final boolean isRefuted(long key, long key2, int left) {
        return ProofTable.refuted(table.probe(key, key2)) >= left;
    }

    final ProofTable table() {
        return table;
    }

    /** How many lines were found so far, to {@link #forget} later ones. */
    final int mark() {
        return found.size();
    }

    /** Forgets the lines found since a mark. */
    final void forget(int mark) {
        found.subList(mark, found.size()).clear();
    }

    /** Whether more lines were found than are wanted. */
    final boolean enough() {
        return found.size() > most;
    }

    /** Lists the moves that may end a line by what they leave the other side. */
    final int lastMoves(int from) {
        return stipulation.goal().kind() == Stipulation.Kind.MATE
                ? goal.candidates(walker, stack.room(from), from)
                : walker.generate(stack.room(from), from);
    }

    /** Plays each of the moves that may end a line and keeps the lines that a few replies spoil. */
    final boolean playLast(int from) {
        boolean any = false;
        int end = lastMoves(from);
        for (int i = from; i < end && !enough(); i++) {
            make(stack.moves[i]);
            any |= ends(end);
            unmake();
        }
        return any;
    }

    /** Whether the side to move can reach the goal at once. */
    final boolean canReachGoal(int from) {
        int end = goal.candidates(walker, stack.room(from), from);
        for (int i = from; i < end; i++) {
            if (reaches(stack.moves[i])) {
                return true;
            }
        }
        return false;
    }

    /** Whether a few replies, and not more, spoil what was just played; then the line is kept. */
    final boolean ends(int from) {
        if (!self && !fits()) {
            return false;
        }
        int end = walker.generate(stack.room(from), from);
        int kept = from;
        for (int i = from; i < end && kept - from <= refutations; i++) {
            long reply = stack.moves[i];
            if (!self || !reaches(reply)) {
                stack.moves[kept++] = reply;
            }
        }
        boolean all = self && kept == end;
        return !all && keep(from, kept);
    }

    /** Keeps the line as it stands if the replies listed are neither none nor too many. */
    final boolean keep(int from, int end) {
        int spoiling = end - from;
        if (spoiling == 0 || spoiling > refutations) {
            return false;
        }
        found.add(new Spoiled(Arrays.copyOf(line, length), Arrays.copyOfRange(stack.moves, from, end)));
        control.keep(length + spoiling);
        return true;
    }

    /** Whether the side to move is in check or isn't, as the goal wants it. */
    private boolean fits() {
        return switch (stipulation.goal().kind()) {
            case MATE -> walker.inCheck();
            case STALEMATE -> !walker.inCheck();
            default -> true;
        };
    }

    final boolean reaches(long reply) {
        make(reply);
        boolean reached = goal.reached(walker, reply);
        unmake();
        return reached;
    }

    final void make(long move) {
        walker.make(move);
        push(move);
        meter.node();
    }

    final void pass() {
        walker.pass();
        push(LineSearch.PASS);
    }

    private void push(long move) {
        if (length == line.length) {
            line = Arrays.copyOf(line, 2 * length);
        }
        line[length++] = move;
    }

    final void unmake() {
        walker.unmake();
        length--;
    }

    private static PartialLines.Line told(LineMoves moves, Spoiled spoiled) {
        List<Move> line = moves.of(spoiled.line());
        List<Move> replies = new ArrayList<>();
        for (Move reply : moves.end().moves()) {
            for (long code : spoiled.replies()) {
                if (reply.code() == code) {
                    replies.add(reply);
                }
            }
        }
        return new PartialLines.Line(line, replies);
    }
}
