package org.matewright.puzzles.solve.line;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.matewright.puzzles.PartialLines;
import org.matewright.puzzles.SolveOptions;
import org.matewright.puzzles.Stipulation;
import org.matewright.puzzles.solve.search.Bounds;
import org.matewright.puzzles.solve.search.GoalDetector;
import org.matewright.puzzles.solve.search.KeySalt;
import org.matewright.puzzles.solve.search.MoveStack;
import org.matewright.puzzles.solve.search.ProofTable;
import org.matewright.puzzles.solve.search.SearchControl;
import org.matewright.puzzles.solve.search.SearchStopped;
import org.matewright.puzzles.solve.search.TableView;
import org.matewright.rules.engine.Walker;
import org.matewright.rules.engine.packed.PackedMove;
import org.matewright.rules.variant.Move;
import org.matewright.rules.variant.Position;

/**
 * Finds partial lines: lines of full length that a few replies spoil. In play towards mate or stalemate the side that
 * was to be without a move has a few; in self play a few replies don't reach the goal. A subclass knows who moves when
 * and which lines the play allows.
 *
 * <p>In all methods {@code remaining} is the length of the play that remains, in the unit of the subclass, and {@code
 * from} is where the stack is free. For one thread.
 */
abstract class PartialLineSearch {
    private static final int TABLE_BITS = 12;
    /** With less play remaining a look-up costs more than it saves. */
    private static final int STORED_FROM = 2;

    /** The most lines that are kept if no maximum is given. */
    private static final int DEFAULT_MAX_LINES = 1_000;

    /** The codes of a line and of the replies that spoil it. */
    private record Spoiled(long[] line, long[] replies) {}

    final Walker walker;
    final MoveStack stack = new MoveStack();
    final CurrentLine line;
    final NextMove next;
    final GoalDetector goal;
    final Stipulation stipulation;

    private final Position position;
    private final int maxLines;
    /** The most replies that may spoil a line. */
    private final int maxSpoiling;

    private final ProofTable table;
    private final TableView refuted;
    private final SearchControl control;
    private final boolean self;
    private final List<Spoiled> found = new ArrayList<>();

    PartialLineSearch(Position position, Stipulation stipulation, SolveOptions options, SearchControl control) {
        this.position = position;
        this.stipulation = stipulation;
        this.control = control;
        int wanted = options.extent().maxSolutions();
        maxLines = wanted > 0 ? wanted : DEFAULT_MAX_LINES;
        maxSpoiling = options.wanted().partial();
        walker = position.walker();
        goal = GoalDetector.of(stipulation.goal(), position.variant().geometry());
        line = new CurrentLine(walker, control);
        next = new NextMove(walker, stack, line, goal);
        table = new ProofTable(options.limits().memoryBytes() / 2, TABLE_BITS);
        refuted = view(KeySalt.BY_LENGTH, STORED_FROM);
        self = stipulation.play().isSelf();
    }

    /** The partial lines of a position; none if its play or goal has no such lines. */
    static PartialLines find(Position position, Stipulation stipulation, SolveOptions options, SearchControl control) {
        if (!stipulation.hasPartialLines()) {
            return PartialLines.NONE;
        }
        return stipulation.play().isSeries()
                ? new PartialSeriesSearch(position, stipulation, options, control).list(stipulation.moves())
                : new PartialHelpSearch(position, stipulation, options, control).list(stipulation.halfMoves());
    }

    /** All partial lines, or as many as are wanted. */
    final PartialLines list(int remaining) {
        boolean stopped = false;
        try {
            search(remaining, 0);
        } catch (SearchStopped limit) {
            stopped = true;
        }
        line.rewind();
        line.settle();
        List<PartialLines.Line> lines = new ArrayList<>();
        LineMoves moves = new LineMoves(position);
        for (Spoiled spoiled : found.subList(0, Math.min(found.size(), maxLines))) {
            lines.add(withMoves(moves, spoiled));
        }
        lines.sort(Comparator.comparing(one -> LineSolver.text(one.moves())));
        return PartialLines.found(lines, stopped || found.size() > maxLines);
    }

    /**
     * Keeps the partial lines that go through this position.
     *
     * @return whether there is one
     */
    abstract boolean expand(int remaining, int from);

    /** As {@link #expand}, unless the table knows that there is none. */
    final boolean search(int remaining, int from) {
        if (Bounds.refute(refuted.probe(remaining), remaining)) {
            return false;
        }
        boolean any = expand(remaining, from);
        if (!any && !enough()) {
            refuted.storeRefuted(remaining, remaining, PackedMove.NONE);
        }
        return any;
    }

    /** A view of the table of this search, for other questions about its positions. */
    final TableView view(KeySalt salt, int fewestMoves) {
        return new TableView(table, walker, salt, fewestMoves);
    }

    /** A mark after the lines found so far, to {@link #forget} later ones. */
    final int mark() {
        return found.size();
    }

    /** Forgets the lines found since a mark. */
    final void forget(int mark) {
        found.subList(mark, found.size()).clear();
    }

    /** Whether more lines were found than are wanted. */
    final boolean enough() {
        return found.size() > maxLines;
    }

    /** Lists the moves after which a line may end; returns the index after the last one. */
    final int lastMoves(int from) {
        return stipulation.goal().kind() == Stipulation.Kind.MATE
                ? goal.candidates(walker, stack.room(from), from)
                : walker.generate(stack.room(from), from);
    }

    /** Plays each of the moves after which a line may end and keeps the lines that a few replies spoil. */
    final boolean playLast(int from) {
        boolean any = false;
        int end = lastMoves(from);
        for (int i = from; i < end && !enough(); i++) {
            line.make(stack.moves[i]);
            any |= ends(end);
            line.unmake();
        }
        return any;
    }

    /** Keeps the line as it stands if a few replies, and not more, spoil it; whether they do. */
    final boolean ends(int from) {
        if (!self && !fitsGoal()) {
            return false;
        }
        int end = walker.generate(stack.room(from), from);
        int kept = from;
        for (int i = from; i < end && kept - from <= maxSpoiling; i++) {
            long reply = stack.moves[i];
            if (!self || !next.reachesGoal(reply)) {
                stack.moves[kept++] = reply;
            }
        }
        boolean all = self && kept == end;
        return !all && keep(from, kept);
    }

    /** Keeps the line as it stands if the listed replies spoil it and are not too many; whether they are so. */
    final boolean keep(int from, int end) {
        int spoiling = end - from;
        if (spoiling == 0 || spoiling > maxSpoiling) {
            return false;
        }
        found.add(new Spoiled(line.moves(), Arrays.copyOfRange(stack.moves, from, end)));
        control.keep(line.length() + spoiling);
        return true;
    }

    /** Whether the side to move is in check for mate, and isn't for stalemate. */
    private boolean fitsGoal() {
        return switch (stipulation.goal().kind()) {
            case MATE -> walker.inCheck();
            case STALEMATE -> !walker.inCheck();
            default -> true;
        };
    }

    private static PartialLines.Line withMoves(LineMoves moves, Spoiled spoiled) {
        List<Move> played = moves.of(spoiled.line());
        List<Move> replies = new ArrayList<>();
        for (Move reply : moves.end().moves()) {
            for (long code : spoiled.replies()) {
                if (reply.code() == code) {
                    replies.add(reply);
                }
            }
        }
        return new PartialLines.Line(played, replies);
    }
}
