package org.matewright.puzzles.solve;

import java.util.Arrays;
import org.matewright.rules.engine.ClearLines.Line;
import org.matewright.rules.engine.Walker;

/**
 * Lists the pictures of mate or stalemate that men could reach in time.
 *
 * <p>Take the men of a final position F one by one. As long as those taken leave the mated side a move that is there
 * unless a further man prevents it, F holds such a man: one on the move's path or target, or one of the other side that
 * attacks the royal once the move is made. That it does so alone follows from what {@link PictureBoard} counts as a move
 * and as an attack: men added never open a way, and an attack that is open in F is open among fewer men. So it is enough
 * to try each man that could prevent the move in each place that it can reach; F is found on the way on which every
 * choice is a man of F. Where F holds several men that would do, the first in order is taken and the others' branches
 * leave that man out where it would be, so that a picture hardly comes up twice. In mate the man that checks comes first.
 *
 * <p>In the same way the royal of the mating side must not be capturable in F, in stalemate nor the other one; these are
 * prevented by men in between alone.
 *
 * <p>In F the check is new: whoever checks from where it stood at the root has come back or was uncovered.
 *
 * <p>Men that were not taken stay unknown. A man of the mated side that would have a move if it stood where it stood at
 * the root must have left or have been taken; in stalemate each man of that side is either somewhere without a move or
 * has been taken. What a picture leaves out only makes it easier to reach.
 */
final class PictureLister {
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

    private static final int NOBODY = PictureBoard.NOBODY;
    private static final int[] NONE = {};
    /** The least moves with which a man leaves a square and comes back. */
    private static final int RETURN = 2;

    private final PictureMen men;
    private final End end;
    private final PictureBoard board;
    private final PictureDemands demands;
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
     * @param named where it tells the places of a picture: for each man a state or a constant of {@link MatePictures}
     */
    PictureLister(Walker walker, PictureMen men, End end, short[] named, Sink sink, SearchControl control) {
        this.control = control;
        this.men = men;
        this.end = end;
        this.named = named;
        this.sink = sink;
        board = new PictureBoard(walker, men.squares, men.attackers);
        departures = new Departures(men, board);
        demands = new PictureDemands(men, board, end, named, departures.opens());
    }

    Departures departures() {
        return departures;
    }

    /**
     * Lists all pictures.
     *
     * @param deepest how many men a picture names at most beside the mated royal
     * @param settling whether to look at men that no picture needs
     * @param mostWork how many steps it may take
     * @return false if they are too many
     * @throws SearchStopped when the run is over
     */
    boolean list(int deepest, boolean settling, long mostWork) {
        this.deepest = deepest;
        this.settling = settling;
        this.mostWork = mostWork;
        work = 0;
        byte[] row = men.row(men.royal);
        Arrays.fill(named, MatePictures.FREE);
        for (int state = 0; state < row.length; state++) {
            if (row[state] <= men.helpMoves) {
                name(men.royal, state);
                boolean fits = extend(men.attackMoves, men.helpMoves - row[state], 0, 0);
                free(men.royal, MatePictures.FREE);
                if (!fits) {
                    return false;
                }
            }
        }
        return true;
    }

    private void name(int man, int state) {
        named[man] = (short) state;
        board.place(man, state);
    }

    private void free(int man, short before) {
        board.lift(man);
        named[man] = before;
    }

    /**
     * Names further men until nothing prevents the end, and tells the picture.
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
            int man = demands.man(done);
            int state = demands.state(done);
            short before = named[man];
            int cost = men.row(man)[state];
            name(man, state);
            fits = men.attackers[man]
                    ? extend(attackLeft - cost, helpLeft, depth + 1, stop)
                    : extend(attackLeft, helpLeft - cost, depth + 1, stop);
            free(man, before);
            demands.forbid(man, state, true);
        }
        for (int i = start; i < done; i++) {
            demands.forbid(demands.man(i), demands.state(i), false);
        }
        return fits;
    }

    /** Names a man that checks in the end. Where several do, each has its turn. */
    private boolean check(int attackLeft, int helpLeft) {
        int k = board.state(men.royal) % men.squares;
        boolean fits = true;
        for (int man = 0; man < men.count() && fits; man++) {
            byte[] row = men.row(man);
            int[] states = men.attackers[man] ? men.attacking(man, k) : NONE;
            for (int i = 0; i < states.length && fits; i++) {
                int state = states[i];
                int away = mustReturn(man, state) ? RETURN : 0;
                if (row[state] + away <= attackLeft) {
                    name(man, state);
                    demands.setChecker(man);
                    checked = true;
                    reserve = away;
                    fits = extend(attackLeft - row[state], helpLeft, 1, 0);
                    demands.setChecker(NOBODY);
                    checked = false;
                    reserve = 0;
                    free(man, MatePictures.FREE);
                }
            }
        }
        return fits;
    }

    /**
     * Whether a man can check in the end from where it stood at the root only if it comes back there. Before the last move
     * it didn't check, though the royal, whose side hadn't the move, stood where it stands in the end. So the man made that
     * move itself, or another one left a square that decides whether it checks.
     */
    private boolean mustReturn(int man, int state) {
        int[] deciding = state == men.states[man] ? board.decisive(state, board.state(men.royal)) : null;
        if (deciding == null || deciding.length > 0 && departures.opens()) {
            return false;
        }
        for (int square : deciding) {
            for (int other = 0; other < men.count(); other++) {
                if (men.attackers[other] && other != man && men.squareRow(other)[square] < men.attackMoves) {
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

    /** Decides about men of the mated side that aren't named, from one on, and tells the picture. */
    private boolean settle(int first, int attackLeft, int helpLeft, int depth, int start) {
        if (!settling) {
            return sink.add(attackLeft, helpLeft);
        }
        if (!goesOn()) {
            return false;
        }
        for (int man = first; man < men.count(); man++) {
            if (men.attackers[man] || named[man] != MatePictures.FREE) {
                continue;
            }
            if (end == End.SAFE) {
                return takeOrPlace(man, attackLeft, helpLeft, depth, start);
            }
            boolean stays = board.on(men.square(man)) == NOBODY;
            if (stays && !disturbs(man)) {
                continue;
            }
            // A castling's partner leaves with another man's move.
            if (men.partners[man] || count(MatePictures.GONE) < helpLeft + departures.takes()) {
                named[man] = MatePictures.GONE;
                boolean fits = settle(man + 1, attackLeft, helpLeft, depth, start);
                named[man] = MatePictures.FREE;
                if (!fits) {
                    return false;
                }
            }
            if (stays && !demands.isForbidden(man, men.states[man])) {
                name(man, men.states[man]);
                boolean fits = extend(attackLeft, helpLeft, depth, start);
                free(man, MatePictures.FREE);
                return fits;
            }
            return true;
        }
        return !departures.arePossible(named, attackLeft, helpLeft) || sink.add(attackLeft, helpLeft);
    }

    /** Whether a man where it stood at the root would have a move, or check the other side. */
    private boolean disturbs(int man) {
        board.place(man, men.states[man]);
        int k = board.state(men.royal) % men.squares;
        boolean disturbs =
                men.matingRoyal >= 0 && board.isPlaced(men.matingRoyal) && board.capture(man, men.matingRoyal) != null;
        for (Line move : board.moves(men.states[man])) {
            disturbs = disturbs || board.isLegal(man, move, k);
        }
        board.lift(man);
        return disturbs;
    }

    private boolean takeOrPlace(int man, int attackLeft, int helpLeft, int depth, int start) {
        if (count(MatePictures.TAKEN) < departures.takes() && departures.mayBeTaken(man, attackLeft, helpLeft)) {
            named[man] = MatePictures.TAKEN;
            boolean fits = settle(man + 1, attackLeft, helpLeft, depth, start);
            named[man] = MatePictures.FREE;
            if (!fits) {
                return false;
            }
        }
        byte[] row = men.row(man);
        for (int square = 0; square < men.squares; square++) {
            int[] standing = board.on(square) == NOBODY ? men.standing(man, square) : NONE;
            for (int state : standing) {
                if (row[state] <= helpLeft && !demands.isForbidden(man, state)) {
                    name(man, state);
                    boolean fits = extend(attackLeft, helpLeft - row[state], depth, start);
                    free(man, MatePictures.FREE);
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
        for (int man = 0; man < named.length; man++) {
            count += named[man] == what && !(what == MatePictures.GONE && men.partners[man]) ? 1 : 0;
        }
        return count;
    }
}
