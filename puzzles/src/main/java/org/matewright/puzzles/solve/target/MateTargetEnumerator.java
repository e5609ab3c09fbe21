package org.matewright.puzzles.solve.target;

import java.util.Arrays;
import org.matewright.puzzles.solve.search.SearchControl;
import org.matewright.puzzles.solve.search.SearchStopped;
import org.matewright.rules.engine.ClearLines.Line;
import org.matewright.rules.engine.Walker;

/**
 * Lists the pictures of mate or stalemate that pieces could reach in time.
 *
 * <p>Take the pieces of a final position F one by one. As long as those taken leave the mated side a move that is there
 * unless a further piece prevents it, F holds such a piece: one on the move's path or target, or one of the other side that
 * attacks the royal once the move is made. That it does so alone follows from what {@link MateTargetBoard} counts as a move
 * and as an attack: pieces added never open a way, and an attack that is open in F is open among fewer pieces. So it is enough
 * to try each piece that could prevent the move in each place that it can reach; F is found on the way on which every
 * choice is a piece of F. Where F holds several pieces that would do, the first in order is taken and the others' branches
 * leave that piece out where it would be, so that a picture hardly comes up twice. In mate the piece that checks comes first.
 *
 * <p>In the same way the royal of the mating side must not be capturable in F, in stalemate nor the other one; these are
 * prevented by pieces in between alone.
 *
 * <p>In F the check is new: whoever checks from where it stood at the root has come back or was uncovered.
 *
 * <p>Pieces that were not taken stay unknown. A piece of the mated side that would have a move if it stood where it stood at
 * the root must have left or have been taken; in stalemate each piece of that side is either somewhere without a move or
 * has been taken. What a picture leaves out only makes it easier to reach.
 */
final class MateTargetEnumerator {
    /** What the royal of the mated side must be in the end. */
    enum End {
        CHECKED,
        SAFE,
        EITHER
    }

    /** Takes the pictures; false if it wants no more. */
    interface Sink {
        boolean add(int attackLeft, int helpLeft);
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
    private boolean checked;
    /** The moves that the checker needs beside its least ones. */
    private int reserve;

    private int deepest;
    private boolean settling;
    private long work;
    private long mostWork;

    /**
     * A lister.
     *
     * @param named where it tells the places of a picture: for each piece a state or a constant of {@link MateTargets}
     */
    MateTargetEnumerator(
            Walker walker, MateTargetPieces pieces, End end, short[] named, Sink sink, SearchControl control) {
        this.control = control;
        this.pieces = pieces;
        this.end = end;
        this.named = named;
        this.sink = sink;
        board = new MateTargetBoard(walker, pieces.squares, pieces.attackers);
        departures = new Departures(pieces, board);
        demands = new MateTargetDemands(pieces, board, end, named, departures.opens());
    }

    Departures departures() {
        return departures;
    }

    /**
     * Lists all pictures.
     *
     * @param deepest how many pieces a picture names at most beside the mated royal
     * @param settling whether to look at pieces that no picture needs
     * @param mostWork how many steps it may take
     * @return false if they are too many
     * @throws SearchStopped when the run is over
     */
    boolean list(int deepest, boolean settling, long mostWork) {
        this.deepest = deepest;
        this.settling = settling;
        this.mostWork = mostWork;
        work = 0;
        byte[] row = pieces.row(pieces.royal);
        Arrays.fill(named, MateTargets.FREE);
        for (int state = 0; state < row.length; state++) {
            if (row[state] <= pieces.helpMoves) {
                name(pieces.royal, state);
                boolean fits = extend(pieces.attackMoves, pieces.helpMoves - row[state], 0, 0);
                free(pieces.royal, MateTargets.FREE);
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

    private void free(int piece, short before) {
        board.lift(piece);
        named[piece] = before;
    }

    /**
     * Names further pieces until nothing prevents the end, and tells the picture.
     *
     * @param start where the choices are free
     * @return false if there are too many
     */
    private boolean extend(int attackLeft, int helpLeft, int depth, int start) {
        if (!goesOn()) {
            return false;
        }
        if (end == End.CHECKED && !checked) {
            return check(attackLeft, helpLeft);
        }
        if (attackLeft < reserve) {
            return true;
        }
        int found = demands.choose(attackLeft, helpLeft, start);
        if (found == 0) {
            return true;
        }
        if (depth >= deepest) {
            return sink.add(attackLeft, helpLeft);
        }
        if (found < 0) {
            return settle(0, attackLeft, helpLeft, depth, start);
        }
        int stop = start + found;
        boolean fits = true;
        int done = start;
        for (; done < stop && fits; done++) {
            int piece = demands.piece(done);
            int state = demands.state(done);
            short before = named[piece];
            int cost = pieces.row(piece)[state];
            name(piece, state);
            fits = pieces.attackers[piece]
                    ? extend(attackLeft - cost, helpLeft, depth + 1, stop)
                    : extend(attackLeft, helpLeft - cost, depth + 1, stop);
            free(piece, before);
            demands.forbid(piece, state, true);
        }
        for (int i = start; i < done; i++) {
            demands.forbid(demands.piece(i), demands.state(i), false);
        }
        return fits;
    }

    /** Names a piece that checks in the end. Where several do, each has its turn. */
    private boolean check(int attackLeft, int helpLeft) {
        int k = board.state(pieces.royal) % pieces.squares;
        boolean fits = true;
        for (int piece = 0; piece < pieces.count() && fits; piece++) {
            byte[] row = pieces.row(piece);
            int[] states = pieces.attackers[piece] ? pieces.attacking(piece, k) : NONE;
            for (int i = 0; i < states.length && fits; i++) {
                int state = states[i];
                int away = mustReturn(piece, state) ? RETURN : 0;
                if (row[state] + away <= attackLeft) {
                    name(piece, state);
                    demands.setChecker(piece);
                    checked = true;
                    reserve = away;
                    fits = extend(attackLeft - row[state], helpLeft, 1, 0);
                    demands.setChecker(NOBODY);
                    checked = false;
                    reserve = 0;
                    free(piece, MateTargets.FREE);
                }
            }
        }
        return fits;
    }

    /**
     * Whether a piece can check in the end from where it stood at the root only if it comes back there. Before the last move
     * it didn't check, though the royal, whose side hadn't the move, stood where it stands in the end. So the piece made that
     * move itself, or another one left a square that decides whether it checks.
     */
    private boolean mustReturn(int piece, int state) {
        int[] deciding = state == pieces.states[piece] ? board.decisive(state, board.state(pieces.royal)) : null;
        if (deciding == null || deciding.length > 0 && departures.opens()) {
            return false;
        }
        for (int square : deciding) {
            for (int other = 0; other < pieces.count(); other++) {
                if (pieces.attackers[other] && other != piece && pieces.squareRow(other)[square] < pieces.attackMoves) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Books a step; whether more may follow. */
    private boolean goesOn() {
        if ((++work & SearchControl.STRIDE - 1) == 0) {
            control.spend(0, 0);
        }
        return work <= mostWork;
    }

    /** Decides about pieces of the mated side that aren't named, from one on, and tells the picture. */
    private boolean settle(int first, int attackLeft, int helpLeft, int depth, int start) {
        if (!settling) {
            return sink.add(attackLeft, helpLeft);
        }
        if (!goesOn()) {
            return false;
        }
        for (int piece = first; piece < pieces.count(); piece++) {
            if (pieces.attackers[piece] || named[piece] != MateTargets.FREE) {
                continue;
            }
            if (end == End.SAFE) {
                return takeOrPlace(piece, attackLeft, helpLeft, depth, start);
            }
            boolean stays = board.on(pieces.square(piece)) == NOBODY;
            if (stays && !disturbs(piece)) {
                continue;
            }
            // A castling's partner leaves with another piece's move.
            if (pieces.partners[piece] || count(MateTargets.GONE) < helpLeft + departures.takes()) {
                named[piece] = MateTargets.GONE;
                boolean fits = settle(piece + 1, attackLeft, helpLeft, depth, start);
                named[piece] = MateTargets.FREE;
                if (!fits) {
                    return false;
                }
            }
            if (stays && !demands.isForbidden(piece, pieces.states[piece])) {
                name(piece, pieces.states[piece]);
                boolean fits = extend(attackLeft, helpLeft, depth, start);
                free(piece, MateTargets.FREE);
                return fits;
            }
            return true;
        }
        return !departures.arePossible(named, attackLeft, helpLeft) || sink.add(attackLeft, helpLeft);
    }

    /** Whether a piece where it stood at the root would have a move, or check the other side. */
    private boolean disturbs(int piece) {
        board.place(piece, pieces.states[piece]);
        int k = board.state(pieces.royal) % pieces.squares;
        boolean disturbs = pieces.matingRoyal >= 0
                && board.isPlaced(pieces.matingRoyal)
                && board.capture(piece, pieces.matingRoyal) != null;
        for (Line move : board.moves(pieces.states[piece])) {
            disturbs = disturbs || board.isLegal(piece, move, k);
        }
        board.lift(piece);
        return disturbs;
    }

    private boolean takeOrPlace(int piece, int attackLeft, int helpLeft, int depth, int start) {
        if (count(MateTargets.TAKEN) < departures.takes() && departures.mayBeTaken(piece, attackLeft, helpLeft)) {
            named[piece] = MateTargets.TAKEN;
            boolean fits = settle(piece + 1, attackLeft, helpLeft, depth, start);
            named[piece] = MateTargets.FREE;
            if (!fits) {
                return false;
            }
        }
        byte[] row = pieces.row(piece);
        for (int square = 0; square < pieces.squares; square++) {
            int[] standing = board.on(square) == NOBODY ? pieces.standing(piece, square) : NONE;
            for (int state : standing) {
                if (row[state] <= helpLeft && !demands.isForbidden(piece, state)) {
                    name(piece, state);
                    boolean fits = extend(attackLeft, helpLeft - row[state], depth, start);
                    free(piece, MateTargets.FREE);
                    if (!fits) {
                        return false;
                    }
                }
            }
        }
        return true;
    }

    private int count(short what) {
        int count = 0;
        for (int piece = 0; piece < named.length; piece++) {
            count += named[piece] == what && !(what == MateTargets.GONE && pieces.partners[piece]) ? 1 : 0;
        }
        return count;
    }
}
