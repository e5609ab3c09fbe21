package org.matewright.puzzles.solve.target;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.matewright.puzzles.solve.search.SearchControl;
import org.matewright.puzzles.solve.search.SearchStopped;
import org.matewright.rules.Setup;
import org.matewright.rules.Side;
import org.matewright.rules.engine.Walker;
import org.matewright.rules.variant.Position;

/**
 * The ways in which a help or series play could end in mate or stalemate, as far as the pieces could get there in time.
 *
 * <p>A picture names pieces and where they stand in the end. Each needs at least its {@link LeastMoves}, and the moves of a
 * side's different pieces add up, so a picture that asks for more moves than a side has left can't come about. Every end
 * within the given numbers of moves contains a picture of the list ({@link MateTargetEnumerator} says why). Where there would
 * be too many, fewer pieces are named in each.
 *
 * <p>A castling's partner moves without a move of its own: {@link LeastMoves} takes that step as free, and where a picture
 * only wants it gone, nothing is counted for that.
 *
 * <p>Not for positions where pieces are moved in further ways than by their own moves: drops and the like.
 */
final class MateTargets {
    /** Stands for a piece of which a picture says nothing. */
    static final short FREE = -1;
    /** Stands for a piece that isn't where it stood at the root, or has been taken. */
    static final short GONE = -2;
    /** Stands for a piece that has been taken. */
    static final short TAKEN = -3;

    /** How many pieces pictures name that don't name all. */
    private static final int[] FEW_PIECES = {4, 3, 2};

    /** The numbers of a picture at the root: the least moves of both sides, pieces to be gone, pieces to be taken. */
    static final int COSTS = 4;

    private final int piecesCount;
    private final int[] states;
    private final boolean[] attackers;
    private final boolean[] unmoved;
    private final boolean[] partners;
    private final int attackMoves;
    private final int helpMoves;
    private final short[] named;
    private int takesPerMove;
    private boolean takesOwn;
    private short[] targets = new short[0];
    private byte[] costs = new byte[0];
    private int count;
    private int most;

    private MateTargets(
            int[] states, boolean[] attackers, boolean[] unmoved, boolean[] partners, int attackMoves, int helpMoves) {
        this.partners = partners;
        this.piecesCount = states.length;
        this.states = states;
        this.attackers = attackers;
        this.unmoved = unmoved;
        this.attackMoves = attackMoves;
        this.helpMoves = helpMoves;
        this.named = new short[piecesCount];
    }

    /**
     * All pictures from a position, or null if they don't apply or would be too many to help.
     *
     * @param mated the side to be mated
     * @param attackMoves how many moves the other side has
     * @param helpMoves how many moves the mated side has
     * @param end whether the mated side's royal must be in check in the end
     * @param whole whether each names all pieces that it needs, or the first few
     * @throws SearchStopped when the run is over
     */
    static @Nullable MateTargets of(
            Position position,
            LeastMoves least,
            Castlings castlings,
            Side mated,
            int attackMoves,
            int helpMoves,
            MateTargetEnumerator.End end,
            boolean whole,
            SearchControl control) {
        Walker walker = position.walker();
        int squares = position.variant().geometry().squares();
        Setup setup = position.setup();
        if (!walker.hasPlainMoves() || squares * walker.occupants() > Short.MAX_VALUE) {
            return null;
        }
        List<Integer> occupied = setup.occupied();
        int[] states = new int[occupied.size()];
        boolean[] attackers = new boolean[states.length];
        boolean[] unmoved = new boolean[states.length];
        for (int i = 0; i < states.length; i++) {
            int occupant = walker.occupant(occupied.get(i));
            states[i] = least.state(occupant, occupied.get(i));
            unmoved[i] = walker.isUnmoved(occupied.get(i));
            attackers[i] = (occupant & 1) != mated.ordinal();
        }
        int royal = royal(walker, least, occupied, states, mated);
        if (royal < 0) {
            return null;
        }
        int matingRoyal = royal(walker, least, occupied, states, mated.other());
        MateTargetPieces pieces = new MateTargetPieces(
                walker, least, squares, states, attackers, royal, matingRoyal, attackMoves, helpMoves, castlings);
        MateTargets pictures = new MateTargets(states, attackers, unmoved, pieces.partners, attackMoves, helpMoves);
        MateTargetEnumerator lister =
                new MateTargetEnumerator(walker, pieces, end, pictures.named, pictures::add, control);
        return pictures.list(lister, whole) ? pictures : null;
    }

    /** The only royal of a side, which stays one whatever it moves to; -1 if there is none such. */
    private static int royal(Walker walker, LeastMoves least, List<Integer> occupied, int[] states, Side side) {
        int piece = occupied.indexOf(walker.royalSquare(side));
        if (piece < 0) {
            return -1;
        }
        byte[] row = least.row(states[piece], walker.isUnmoved(occupied.get(piece)));
        int squares = row.length / walker.occupants();
        for (int state = 0; state < row.length; state++) {
            if (row[state] != LeastMoves.NEVER && !walker.isRoyal(state / squares)) {
                return -1;
            }
        }
        return piece;
    }

    private boolean list(MateTargetEnumerator lister, boolean whole) {
        takesPerMove = lister.departures().takesPerMove();
        takesOwn = lister.departures().takesOwn();
        most = worthwhile();
        if (whole) {
            return lists(lister, Integer.MAX_VALUE, true);
        }
        for (int deepest : FEW_PIECES) {
            if (lists(lister, deepest, false)) {
                return true;
            }
        }
        return false;
    }

    private boolean lists(MateTargetEnumerator lister, int deepest, boolean settling) {
        count = 0;
        targets = new short[64 * piecesCount];
        costs = new byte[64 * COSTS];
        return lister.list(deepest, settling, 20L * most);
    }

    /** How many pictures it may pay to list: a short play is searched sooner than many pictures are listed. */
    private int worthwhile() {
        return switch (attackMoves + helpMoves) {
            case 1, 2, 3 -> 1_000;
            case 4 -> 5_000;
            case 5 -> 20_000;
            case 6 -> 50_000;
            default -> 120_000;
        };
    }

    int count() {
        return count;
    }

    int pieces() {
        return piecesCount;
    }

    /** The state of a piece at the root. */
    int state(int piece) {
        return states[piece];
    }

    /** Whether a piece hasn't moved at the root. */
    boolean isUnmoved(int piece) {
        return unmoved[piece];
    }

    /** Whether a piece may be moved by another's castling. */
    boolean isPartner(int piece) {
        return partners[piece];
    }

    /** Whether a piece belongs to the side that is to mate. */
    boolean isAttacker(int piece) {
        return attackers[piece];
    }

    /** Where a picture wants a piece: a state, or {@link #FREE}, {@link #GONE} or {@link #TAKEN}. */
    short target(int picture, int piece) {
        return targets[picture * piecesCount + piece];
    }

    /** One of the {@link #COSTS} numbers of a picture. */
    byte cost(int picture, int which) {
        return costs[picture * COSTS + which];
    }

    /** How many pieces can be taken from the board with so many moves left. */
    int takes(int attackLeft, int helpLeft) {
        return (takesOwn ? attackLeft + helpLeft : attackLeft) * takesPerMove;
    }

    private boolean add(int attackLeft, int helpLeft) {
        if (count == most) {
            return false;
        }
        if ((count + 1) * piecesCount > targets.length) {
            targets = Arrays.copyOf(targets, 2 * targets.length);
            costs = Arrays.copyOf(costs, 2 * costs.length);
        }
        System.arraycopy(named, 0, targets, count * piecesCount, piecesCount);
        int at = count * COSTS;
        costs[at] = (byte) (attackMoves - attackLeft);
        costs[at + 1] = (byte) (helpMoves - helpLeft);
        costs[at + 2] = count(GONE);
        costs[at + 3] = count(TAKEN);
        count++;
        return true;
    }

    /** How many pieces have a fate; those that a castling may take away aren't counted as gone. */
    private byte count(short fate) {
        int count = 0;
        for (int piece = 0; piece < named.length; piece++) {
            count += named[piece] == fate && !(fate == GONE && partners[piece]) ? 1 : 0;
        }
        return (byte) count;
    }
}
