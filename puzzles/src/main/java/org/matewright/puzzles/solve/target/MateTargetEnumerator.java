package org.matewright.puzzles.solve.target;

import java.util.Arrays;
import org.matewright.puzzles.solve.search.SearchControl;
import org.matewright.rules.engine.ClearLines.Line;
import org.matewright.rules.engine.Walker;

/**
 * Enumerates the targets of mate or stalemate that the pieces could reach in time. The package's page says why none is
 * missed. For one thread.
 */
final class MateTargetEnumerator {
    /** What the royal of the mated side must be in the end. */
    enum End {
        /** In check: mate. */
        CHECKED,
        /** Not in check: stalemate. */
        SAFE,
        /** In check or not. */
        EITHER
    }

    /** Receives the targets. */
    interface Sink {
        /** Adds the target that is named now, with the moves that remain; false if no more can be added. */
        boolean add(int attackRemaining, int helpRemaining);
    }

    private static final int NOBODY = MateTargetBoard.NOBODY;
    private static final int[] NONE = {};
    /** The least moves with which a piece leaves a square and comes back. */
    private static final int RETURN = 2;

    private final MateTargetPieces pieces;
    private final End end;
    private final MateTargetBoard board;
    private final MateTargetDemands demands;
    private final Departures departures;
    private final Sink sink;
    private final SearchControl control;
    private final short[] named;
    /** Whether the piece that checks is named. */
    private boolean checked;
    /** The moves that the checker needs beside its least ones. */
    private int reserve;

    private int maxPieces;
    private boolean settling;
    private long steps;
    private long maxSteps;

    /**
     * An enumerator.
     *
     * @param named receives where a target wants each piece: a state or a constant of {@link MateTargets}
     */
    MateTargetEnumerator(
            Walker walker, MateTargetPieces pieces, End end, short[] named, Sink sink, SearchControl control) {
        this.control = control;
        this.pieces = pieces;
        this.end = end;
        this.named = named;
        this.sink = sink;
        board = new MateTargetBoard(walker, pieces);
        departures = new Departures(pieces, board);
        demands = new MateTargetDemands(pieces, board, end, named, departures.openLines());
    }

    /** Whether pieces can have left the board or their squares. */
    Departures departures() {
        return departures;
    }

    /**
     * Enumerates all targets.
     *
     * @param maxPieces the most pieces that a target names beside the mated royal
     * @param settling whether to decide about pieces that no target needs
     * @param maxSteps the most steps that it may take
     * @return false if there are too many
     * @throws org.matewright.puzzles.solve.search.SearchStopped when the run is over
     */
    boolean enumerate(int maxPieces, boolean settling, long maxSteps) {
        this.maxPieces = maxPieces;
        this.settling = settling;
        this.maxSteps = maxSteps;
        steps = 0;
        int royal = pieces.root.royal();
        byte[] row = pieces.row(royal);
        Arrays.fill(named, MateTargets.ANYWHERE);
        for (int state = 0; state < row.length; state++) {
            if (row[state] <= pieces.helpMoves) {
                name(royal, state);
                boolean fits = extend(pieces.attackMoves, pieces.helpMoves - row[state], 0, 0);
                unname(royal, MateTargets.ANYWHERE);
                if (!fits) {
                    return false;
                }
            }
        }
        return true;
    }

    private void name(int piece, int state) {
        named[piece] = (short) state;
        board.place(piece, state);
    }

    private void unname(int piece, short before) {
        board.lift(piece);
        named[piece] = before;
    }

    /**
     * Names further pieces until nothing prevents the end, and adds the target.
     *
     * @param depth the number of pieces named beside the mated royal
     * @param start where the lists of choices are free
     * @return false if there are too many
     */
    private boolean extend(int attackRemaining, int helpRemaining, int depth, int start) {
        if (!countStep()) {
            return false;
        }
        if (end == End.CHECKED && !checked) {
            return nameChecker(attackRemaining, helpRemaining);
        }
        if (attackRemaining < reserve) {
            return true;
        }
        int found = demands.choose(attackRemaining, helpRemaining, start);
        if (found == 0) {
            return true;
        }
        if (depth >= maxPieces) {
            return sink.add(attackRemaining, helpRemaining);
        }
        return found < 0
                ? settle(0, attackRemaining, helpRemaining, depth, start)
                : nameEach(found, attackRemaining, helpRemaining, depth, start);
    }

    /** Names each of the pieces that would meet a demand; later branches know that the earlier ones aren't there. */
    private boolean nameEach(int found, int attackRemaining, int helpRemaining, int depth, int start) {
        int stop = start + found;
        boolean fits = true;
        int done = start;
        for (; done < stop && fits; done++) {
            int piece = Placement.piece(demands.choice(done));
            int state = Placement.state(demands.choice(done));
            short before = named[piece];
            int cost = pieces.row(piece)[state];
            name(piece, state);
            fits = pieces.isAttacker(piece)
                    ? extend(attackRemaining - cost, helpRemaining, depth + 1, stop)
                    : extend(attackRemaining, helpRemaining - cost, depth + 1, stop);
            unname(piece, before);
            demands.forbid(piece, state, true);
        }
        for (int i = start; i < done; i++) {
            demands.forbid(Placement.piece(demands.choice(i)), Placement.state(demands.choice(i)), false);
        }
        return fits;
    }

    /** Names a piece that checks in the end. Where several do, each has its turn. */
    private boolean nameChecker(int attackRemaining, int helpRemaining) {
        int royal = board.square(pieces.root.royal());
        boolean fits = true;
        for (int piece = 0; piece < pieces.count() && fits; piece++) {
            byte[] row = pieces.row(piece);
            int[] states = pieces.isAttacker(piece) ? pieces.attacking(piece, royal) : NONE;
            for (int i = 0; i < states.length && fits; i++) {
                int state = states[i];
                int away = mustReturn(piece, state) ? RETURN : 0;
                if (row[state] + away <= attackRemaining) {
                    name(piece, state);
                    demands.setChecker(piece);
                    checked = true;
                    reserve = away;
                    fits = extend(attackRemaining - row[state], helpRemaining, 1, 0);
                    demands.setChecker(NOBODY);
                    checked = false;
                    reserve = 0;
                    unname(piece, MateTargets.ANYWHERE);
                }
            }
        }
        return fits;
    }

    /**
     * Whether a piece can check in the end from its root square only if it comes back there. Before the last move it didn't
     * check, though the royal, whose side hadn't the move, stood where it stands in the end. So the piece made that move
     * itself, or another one left a square that decides whether it checks.
     */
    private boolean mustReturn(int piece, int state) {
        boolean atHome = state == pieces.root.state(piece);
        int[] deciding = atHome ? board.decisive(state, board.state(pieces.root.royal())) : null;
        if (deciding == null || deciding.length > 0 && departures.openLines()) {
            return false;
        }
        for (int square : deciding) {
            for (int other = 0; other < pieces.count(); other++) {
                if (pieces.isAttacker(other)
                        && other != piece
                        && pieces.squareRow(other)[square] < pieces.attackMoves) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Counts a step; whether more may follow. */
    private boolean countStep() {
        if (++steps % SearchControl.STRIDE == 0) {
            control.spend(0, 0);
        }
        return steps <= maxSteps;
    }

    /** Decides about the unnamed pieces of the mated side, from one on, and adds the target. */
    private boolean settle(int first, int attackRemaining, int helpRemaining, int depth, int start) {
        if (!settling) {
            return sink.add(attackRemaining, helpRemaining);
        }
        if (!countStep()) {
            return false;
        }
        for (int piece = first; piece < pieces.count(); piece++) {
            if (pieces.isAttacker(piece) || named[piece] != MateTargets.ANYWHERE) {
                continue;
            }
            if (end == End.SAFE) {
                return captureOrPlace(piece, attackRemaining, helpRemaining, depth, start);
            }
            boolean mayStay = board.on(pieces.rootSquare(piece)) == NOBODY;
            if (mayStay && !disturbs(piece)) {
                continue;
            }
            return vacateOrStay(piece, mayStay, attackRemaining, helpRemaining, depth, start);
        }
        return !departures.arePossible(named, attackRemaining, helpRemaining)
                || sink.add(attackRemaining, helpRemaining);
    }

    /** A piece that can't simply stay: it vacates its square, or it stays and further pieces deal with it. */
    private boolean vacateOrStay(
            int piece, boolean mayStay, int attackRemaining, int helpRemaining, int depth, int start) {
        // A castling's partner vacates its square with another piece's move.
        if (pieces.root.isPartner(piece) || count(MateTargets.VACATED) < helpRemaining + departures.captures()) {
            named[piece] = MateTargets.VACATED;
            boolean fits = settle(piece + 1, attackRemaining, helpRemaining, depth, start);
            named[piece] = MateTargets.ANYWHERE;
            if (!fits) {
                return false;
            }
        }
        int home = pieces.root.state(piece);
        if (!mayStay || demands.isForbidden(piece, home)) {
            return true;
        }
        name(piece, home);
        boolean fits = extend(attackRemaining, helpRemaining, depth, start);
        unname(piece, MateTargets.ANYWHERE);
        return fits;
    }

    /** Whether a piece on its root square would have a move, or check the other side. */
    private boolean disturbs(int piece) {
        int home = pieces.root.state(piece);
        board.place(piece, home);
        int royal = board.square(pieces.root.royal());
        int matingRoyal = pieces.root.matingRoyal();
        boolean disturbs = matingRoyal >= 0 && board.isPlaced(matingRoyal) && board.capture(piece, matingRoyal) != null;
        for (Line move : board.moves(home)) {
            disturbs = disturbs || board.isLegal(piece, move, royal);
        }
        board.lift(piece);
        return disturbs;
    }

    /** In stalemate: a piece is captured, or it is somewhere and further pieces deal with it. */
    private boolean captureOrPlace(int piece, int attackRemaining, int helpRemaining, int depth, int start) {
        if (count(MateTargets.CAPTURED) < departures.captures()
                && departures.mayBeCaptured(piece, attackRemaining, helpRemaining)) {
            named[piece] = MateTargets.CAPTURED;
            boolean fits = settle(piece + 1, attackRemaining, helpRemaining, depth, start);
            named[piece] = MateTargets.ANYWHERE;
            if (!fits) {
                return false;
            }
        }
        byte[] row = pieces.row(piece);
        for (int square = 0; square < pieces.squares; square++) {
            int[] standing = board.on(square) == NOBODY ? pieces.standing(piece, square) : NONE;
            for (int state : standing) {
                if (row[state] <= helpRemaining && !demands.isForbidden(piece, state)) {
                    name(piece, state);
                    boolean fits = extend(attackRemaining, helpRemaining - row[state], depth, start);
                    unname(piece, MateTargets.ANYWHERE);
                    if (!fits) {
                        return false;
                    }
                }
            }
        }
        return true;
    }

    private int count(short fate) {
        int count = 0;
        for (int piece = 0; piece < named.length; piece++) {
            boolean free = fate == MateTargets.VACATED && pieces.root.isPartner(piece);
            count += named[piece] == fate && !free ? 1 : 0;
        }
        return count;
    }
}
