package org.matewright.puzzles.solve;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.matewright.puzzles.PartialLines;
import org.matewright.puzzles.SolveOptions;
import org.matewright.puzzles.Stipulation;
import org.matewright.puzzles.Stipulation.Play;
import org.matewright.rules.engine.Walker;
import org.matewright.rules.variant.Move;
import org.matewright.rules.variant.Position;

/**
 * Finds lines of full length that a few replies spoil. In play towards mate or stalemate: the side that was to be left
 * without a move has some. In self play: most replies reach the goal, some don't. Other goals and plays have no such lines.
 *
 * <p>Counted is what is played before the last position: half-moves in help play, in series play the moves of the series
 * and, where the other side is to reach the goal, its move. For one thread.
 */
final class PartialLineSearch {
    private static final int TABLE_BITS = 12;
    /** So many are told if nobody says how many are wanted. */
    private static final int MOST = 1_000;

    /** The codes of a line and of the replies that spoil it. */
    private record Spoiled(long[] line, long[] replies) {}

    private final Position position;
    private final Stipulation stipulation;
    private final int most;
    private final int refutations;
    private final Walker walker;
    private final MoveStack stack = new MoveStack();
    private final GoalTest goal;
    private final ProofTable table;
    private final SearchControl control;
    private final boolean self;
    private final boolean series;
    /** In series play, whether the other side makes the last move. */
    private final boolean answered;
    private final long[] line;
    private final List<Spoiled> found = new ArrayList<>();
    private int length;
    private long nodes;
    private long booked;

    PartialLineSearch(Position position, Stipulation stipulation, SolveOptions options, SearchControl control) {
        this.position = position;
        this.stipulation = stipulation;
        this.control = control;
        most = options.extent().maxSolutions() > 0 ? options.extent().maxSolutions() : MOST;
        refutations = options.wanted().partial();
        walker = position.walker();
        goal = GoalTest.of(stipulation.goal(), position.variant().geometry());
        table = new ProofTable(options.limits().memoryBytes() / 2, TABLE_BITS);
        Play play = stipulation.play();
        self = play == Play.HELP_SELF || play == Play.SERIES_SELF;
        answered = play == Play.SERIES_HELP;
        series = play == Play.SERIES || answered || play == Play.SERIES_SELF;
        line = new long[2 * stipulation.halfMoves() + 2];
    }

    /** The lines; none if play or goal has no such. */
    PartialLines find() {
        if (!series && stipulation.play() != Play.HELP && stipulation.play() != Play.HELP_SELF || !self && !isStuckGoal()) {
            return PartialLines.NONE;
        }
        boolean stopped = false;
        try {
            search(length(), 0);
        } catch (SearchStopped limit) {
            stopped = true;
        }
        while (walker.depth() > 0) {
            walker.unmake();
        }
        control.settle(nodes - booked, 0);
        List<PartialLines.Line> lines = new ArrayList<>();
        LineMoves moves = new LineMoves(position);
        for (Spoiled spoiled : found.subList(0, Math.min(found.size(), most))) {
            lines.add(told(moves, spoiled));
        }
        lines.sort(Comparator.comparing(one -> LineSolver.text(one.moves())));
        return new PartialLines(lines, stopped || found.size() > most);
    }

    private boolean isStuckGoal() {
        return switch (stipulation.goal().kind()) {
            case MATE, STALEMATE, MATE_OR_STALEMATE -> true;
            default -> false;
        };
    }

    private int length() {
        if (series) {
            return stipulation.halfMoves() / 2 + (answered ? 1 : 0);
        }
        return self ? stipulation.halfMoves() - 1 : stipulation.halfMoves();
    }

    /** Whether there is a line with so much left from here. */
    private boolean search(int left, int from) {
        long key = walker.key() ^ left * 0x9E3779B97F4A7C15L;
        if (left >= 2 && ProofTable.refuted(table.probe(key, walker.key2())) >= left) {
            return false;
        }
        long key2 = walker.key2();
        boolean any = false;
        boolean checks = left == 1 && !self && stipulation.goal().kind() == Stipulation.Kind.MATE;
        int end = checks
                ? goal.candidates(walker, stack.room(from), from)
                : walker.generate(stack.room(from), from);
        for (int i = from; i < end && found.size() <= most; i++) {
            make(stack.moves[i]);
            any |= left == 1 ? ends(end) : goesOn(left, end);
            unmake();
        }
        if (!any && left >= 2 && found.size() <= most) {
            table.storeRefuted(key, key2, left, 0);
        }
        return any;
    }

    private boolean goesOn(int left, int from) {
        if (!series || answered && left == 2) {
            return search(left - 1, from);
        }
        if (walker.inCheck()) {
            return false;
        }
        walker.pass();
        line[length++] = LineSearch.PASS;
        boolean any = search(left - 1, from);
        unmake();
        return any;
    }

    /** Whether a few replies, and not more, spoil what was just played; then the line is kept. */
    private boolean ends(int from) {
        if (!self && !fits()) {
            return false;
        }
        int end = walker.generate(stack.room(from), from);
        int spoiling = 0;
        int kept = from;
        for (int i = from; i < end && spoiling <= refutations; i++) {
            long reply = stack.moves[i];
            if (!self || !reaches(reply)) {
                spoiling++;
                stack.moves[kept++] = reply;
            }
        }
        boolean all = self && spoiling == end - from;
        if (spoiling == 0 || spoiling > refutations || all) {
            return false;
        }
        found.add(new Spoiled(Arrays.copyOf(line, length), Arrays.copyOfRange(stack.moves, from, kept)));
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

    private boolean reaches(long reply) {
        make(reply);
        boolean reached = goal.reached(walker, reply);
        unmake();
        return reached;
    }

    private void make(long move) {
        walker.make(move);
        line[length++] = move;
        if ((++nodes & SearchControl.STRIDE - 1) == 0) {
            control.spend(nodes - booked, 0);
            booked = nodes;
        }
    }

    private void unmake() {
        walker.unmake();
        length--;
    }

    private PartialLines.Line told(LineMoves moves, Spoiled spoiled) {
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
