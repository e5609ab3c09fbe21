package org.matewright.puzzles.solve.target;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.matewright.puzzles.solve.search.SearchControl;
import org.matewright.rules.Side;
import org.matewright.rules.engine.Walker;
import org.matewright.rules.variant.Position;

/**
 * The targets of a help or series play: the final positions of mate or stalemate, as far as the pieces could get there in
 * time.
 *
 * <p>A target names pieces and where they stand in the end, and says nothing about others. Every end within the given
 * numbers of moves contains a target of the list. Where there would be too many, fewer pieces are named in each.
 *
 * <p>Not for variants where pieces are moved otherwise than by their own moves: drops and the like.
 */
final class MateTargets {
    /** Stands for a piece of which a target says nothing. */
    static final short ANYWHERE = -1;
    /** Stands for a piece that isn't on its root square any more, or has been captured. */
    static final short VACATED = -2;
    /** Stands for a piece that has been captured. */
    static final short CAPTURED = -3;

    /** The costs of a target, by the indexes that follow. */
    static final int COSTS = 4;
    /** The least moves of the side that is to reach the goal. */
    static final int ATTACK_MOVES = 0;
    /** The least moves of the mated side. */
    static final int HELP_MOVES = 1;
    /** The pieces that have yet to vacate their squares; a partner, which another's castling may move, isn't counted. */
    static final int TO_VACATE = 2;
    /** The pieces that have yet to be captured. */
    static final int TO_CAPTURE = 3;

    /** The numbers of pieces that targets name that don't name all; the first that gives few enough is taken. */
    private static final int[] FEW_PIECES = {4, 3, 2};

    /** The most steps of the enumeration for each target that is worth listing. */
    private static final long STEPS_PER_TARGET = 20;

    private final RootPieces root;
    private final int attackMoves;
    private final int helpMoves;
    private final short[] named;
    private int capturesPerMove;
    private boolean capturesOwn;
    private short[] places = new short[0];
    private byte[] costs = new byte[0];
    private int count;
    private int maxCount;

    private MateTargets(RootPieces root, int attackMoves, int helpMoves) {
        this.root = root;
        this.attackMoves = attackMoves;
        this.helpMoves = helpMoves;
        this.named = new short[root.count()];
    }

    /**
     * All targets after a position, or null if they don't apply or would be too many to help.
     *
     * @param mated the side to be mated
     * @param attackMoves the number of moves of the other side
     * @param helpMoves the number of moves of the mated side
     * @param end what the mated side's royal must be in the end
     * @param whole whether each names all pieces that it needs, or the first few
     * @throws org.matewright.puzzles.solve.search.SearchStopped when the run is over
     */
    static @Nullable MateTargets of(
            Position position,
            PieceStates states,
            LeastMoves least,
            Castlings castlings,
            Side mated,
            int attackMoves,
            int helpMoves,
            MateTargetEnumerator.End end,
            boolean whole,
            SearchControl control) {
        Walker walker = position.walker();
        if (!walker.hasPlainMoves() || states.count() > Short.MAX_VALUE) {
            return null;
        }
        RootPieces root = RootPieces.of(position, least, states, castlings, mated);
        if (root == null) {
            return null;
        }
        MateTargetPieces pieces = new MateTargetPieces(walker, least, states, root, attackMoves, helpMoves);
        MateTargets targets = new MateTargets(root, attackMoves, helpMoves);
        MateTargetEnumerator enumerator =
                new MateTargetEnumerator(walker, pieces, end, targets.named, targets::add, control);
        return targets.enumerate(enumerator, whole) ? targets : null;
    }

    private boolean enumerate(MateTargetEnumerator enumerator, boolean whole) {
        capturesPerMove = enumerator.departures().capturesPerMove();
        capturesOwn = enumerator.departures().capturesOwn();
        maxCount = worthListing();
        if (whole) {
            return enumerate(enumerator, Integer.MAX_VALUE, true);
        }
        for (int maxPieces : FEW_PIECES) {
            if (enumerate(enumerator, maxPieces, false)) {
                return true;
            }
        }
        return false;
    }

    private boolean enumerate(MateTargetEnumerator enumerator, int maxPieces, boolean settling) {
        count = 0;
        places = new short[64 * root.count()];
        costs = new byte[64 * COSTS];
        return enumerator.enumerate(maxPieces, settling, STEPS_PER_TARGET * maxCount);
    }

    /** The most targets that are worth listing: a short play is searched sooner than many targets are listed. */
    private int worthListing() {
        return switch (attackMoves + helpMoves) {
            case 1, 2, 3 -> 1_000;
            case 4 -> 5_000;
            case 5 -> 20_000;
            case 6 -> 50_000;
            default -> 120_000;
        };
    }

    /** The number of targets. */
    int count() {
        return count;
    }

    /** The pieces that targets name. */
    RootPieces root() {
        return root;
    }

    /** Where a target wants a piece: a state, or {@link #ANYWHERE}, {@link #VACATED} or {@link #CAPTURED}. */
    short place(int target, int piece) {
        return places[target * root.count() + piece];
    }

    /** Copies the {@link #COSTS} of all targets at the root, one after the other, to the beginning of an array. */
    void copyCosts(byte[] into) {
        System.arraycopy(costs, 0, into, 0, count * COSTS);
    }

    /** The most pieces of the mated side that can be captured with so many moves remaining. */
    int captures(int attackRemaining, int helpRemaining) {
        return (capturesOwn ? attackRemaining + helpRemaining : attackRemaining) * capturesPerMove;
    }

    private boolean add(int attackRemaining, int helpRemaining) {
        if (count == maxCount) {
            return false;
        }
        int pieces = root.count();
        if ((count + 1) * pieces > places.length) {
            places = Arrays.copyOf(places, 2 * places.length);
            costs = Arrays.copyOf(costs, 2 * costs.length);
        }
        System.arraycopy(named, 0, places, count * pieces, pieces);
        int at = count * COSTS;
        costs[at + ATTACK_MOVES] = (byte) (attackMoves - attackRemaining);
        costs[at + HELP_MOVES] = (byte) (helpMoves - helpRemaining);
        costs[at + TO_VACATE] = count(VACATED);
        costs[at + TO_CAPTURE] = count(CAPTURED);
        count++;
        return true;
    }

    private byte count(short fate) {
        int pieces = 0;
        for (int piece = 0; piece < named.length; piece++) {
            pieces += named[piece] == fate && !(fate == VACATED && root.isPartner(piece)) ? 1 : 0;
        }
        return (byte) pieces;
    }
}
