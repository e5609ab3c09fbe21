package org.matewright.puzzles.solve.target;

import java.util.Arrays;
import org.matewright.rules.engine.Walker;

/**
 * Follows a line and keeps the {@link MateTargets} that can still come about. A piece's least moves to a square fall by
 * one at most with each of its moves, while its side has one move fewer: a picture that is out of reach stays so, and
 * when none is left nothing need be searched. For one thread.
 */
public final class MateTargetFilter {
    private static final int NONE = -1;

    private final MateTargets pictures;
    private final LineTargets.MovesLeft moves;
    private final LeastMoves least;
    private final int squares;
    private final int[] pieceOn;
    private final int[] state;
    /** How many moves each piece has made, one more if it had moved before the root. */
    private final int[] moved;

    private int[][] live = new int[16][];
    private byte[][] costs = new byte[16][];
    private int[] liveCount = new int[16];
    private long[] undo = new long[16];
    private int[][] taken = new int[16][];
    /** The partner that a castling moved too, or {@link #NONE}, and where it stood before. */
    private int[] partner = new int[16];

    private int[] partnerBefore = new int[16];
    private int ply;
    /** How many moves were not followed because that would cost more than to search on. */
    private int unfollowed;

    MateTargetFilter(MateTargets pictures, LineTargets.MovesLeft moves, LeastMoves least, int squares) {
        this.pictures = pictures;
        this.moves = moves;
        this.least = least;
        this.squares = squares;
        pieceOn = new int[256];
        Arrays.fill(pieceOn, NONE);
        state = new int[pictures.pieces()];
        moved = new int[state.length];
        for (int piece = 0; piece < state.length; piece++) {
            state[piece] = pictures.state(piece);
            moved[piece] = pictures.isUnmoved(piece) ? 0 : 1;
            pieceOn[state[piece] % squares] = piece;
        }
        int count = pictures.count();
        live[0] = new int[count];
        costs[0] = new byte[count * MateTargets.COSTS];
        liveCount[0] = count;
        for (int i = 0; i < count; i++) {
            live[0][i] = i;
            for (int which = 0; which < MateTargets.COSTS; which++) {
                costs[0][i * MateTargets.COSTS + which] = pictures.cost(i, which);
            }
        }
    }

    /**
     * Follows a move; the walker stands before it. To be undone by {@link #leave}.
     *
     * @param left how much of the play is left before it, or before the move that it parries
     * @param parry whether it parries a check in series play
     * @return whether some picture can still come about
     */
    public boolean enter(Walker walker, long move, int left, boolean parry) {
        if (unfollowed > 0 || liveCount[ply] > worthwhile(left)) {
            unfollowed++;
            return true;
        }
        int from = Walker.from(move);
        int to = Walker.to(move);
        int piece = pieceOn[from];
        int before = state[piece];
        int[] victims = victims(walker, move, from, to);
        if (ply + 1 == live.length) {
            grow();
        }
        int now = ply + 1;
        undo[now] = (long) before << 16 | piece << 8 | to;
        taken[now] = victims;
        for (int victim : victims) {
            pieceOn[state[victim] % squares] = NONE;
        }
        int becomes = (int) (move >>> 16) & 0xFF;
        state[piece] = (becomes == 0 ? before / squares : becomes) * squares + to;
        moved[piece]++;
        pieceOn[from] = NONE;
        partner[now] = NONE;
        int partnerFrom = move >>> 24 == 0 ? NONE : walker.partnerFrom(move);
        if (partnerFrom >= 0) {
            castle(pieceOn[partnerFrom], partnerFrom, walker.partnerTo(move), now);
        }
        pieceOn[to] = piece;
        ply = now;
        return keep(piece, before, victims, moves.attack(left, parry), moves.help(left, parry));
    }

    private void castle(int other, int from, int to, int now) {
        partner[now] = other;
        partnerBefore[now] = state[other];
        state[other] = state[other] / squares * squares + to;
        moved[other]++;
        pieceOn[from] = NONE;
        pieceOn[to] = other;
    }

    /** How many pictures it pays to look at before a search of so little play: about as long as the search takes. */
    private static int worthwhile(int left) {
        return switch (left) {
            case 1 -> 50;
            case 2 -> 300;
            case 3 -> 4_000;
            case 4 -> 60_000;
            default -> Integer.MAX_VALUE;
        };
    }

    private static final int[] NOBODY = {};

    private int[] victims(Walker walker, long move, int from, int to) {
        boolean special = move >>> 24 != 0;
        int onTarget = to != from && !(special && walker.isCastling(move)) ? pieceOn[to] : NONE;
        if (!special) {
            return onTarget == NONE ? NOBODY : new int[] {onTarget};
        }
        int[] found = new int[1 + walker.victims(move).size()];
        int count = 0;
        for (int square : walker.victims(move)) {
            if (pieceOn[square] != NONE) {
                found[count++] = pieceOn[square];
            }
        }
        boolean listed = false;
        for (int i = 0; i < count; i++) {
            listed |= found[i] == onTarget;
        }
        if (onTarget != NONE && !listed) {
            found[count++] = onTarget;
        }
        return Arrays.copyOf(found, count);
    }

    private boolean keep(int piece, int before, int[] victims, int attackLeft, int helpLeft) {
        int parent = ply - 1;
        int count = liveCount[parent];
        int[] from = live[parent];
        byte[] costsFrom = costs[parent];
        if (live[ply] == null || live[ply].length < count) {
            live[ply] = new int[count];
            costs[ply] = new byte[count * MateTargets.COSTS];
        }
        int[] into = live[ply];
        byte[] costsInto = costs[ply];
        int side = pictures.isAttacker(piece) ? 0 : 1;
        byte[] oldRow = least.row(before, moved[piece] == 1);
        byte[] newRow = least.row(state[piece]);
        int root = pictures.state(piece);
        int moreGone = pictures.isPartner(piece) ? 0 : (before == root ? -1 : 0) + (state[piece] == root ? 1 : 0);
        int other = partner[ply];
        byte[] otherOldRow = other == NONE ? newRow : least.row(partnerBefore[ply], moved[other] == 1);
        byte[] otherNewRow = other == NONE ? newRow : least.row(state[other]);
        int takes = pictures.takes(attackLeft, helpLeft);
        int kept = 0;
        for (int i = 0; i < count; i++) {
            int picture = from[i];
            int target = pictures.target(picture, piece);
            int at = i * MateTargets.COSTS;
            int change = target >= 0 ? newRow[target] - oldRow[target] : 0;
            int otherTarget = other == NONE ? MateTargets.FREE : pictures.target(picture, other);
            change += otherTarget >= 0 ? otherNewRow[otherTarget] - otherOldRow[otherTarget] : 0;
            int attack = costsFrom[at] + (side == 0 ? change : 0);
            int help = costsFrom[at + 1] + (side == 1 ? change : 0);
            if (attack > attackLeft || help > helpLeft) {
                continue;
            }
            int gone = costsFrom[at + 2] + (target == MateTargets.GONE ? moreGone : 0);
            int taken = costsFrom[at + 3];
            boolean missing = false;
            for (int victim : victims) {
                int wanted = pictures.target(picture, victim);
                missing |= wanted >= 0;
                taken -= wanted == MateTargets.TAKEN ? 1 : 0;
                gone -= wanted == MateTargets.GONE && isAtHome(victim) ? 1 : 0;
            }
            if (missing || taken > takes || gone + taken > takes + helpLeft - help) {
                continue;
            }
            int to = kept * MateTargets.COSTS;
            into[kept++] = picture;
            costsInto[to] = (byte) attack;
            costsInto[to + 1] = (byte) help;
            costsInto[to + 2] = (byte) gone;
            costsInto[to + 3] = (byte) taken;
        }
        liveCount[ply] = kept;
        return kept > 0;
    }

    /** Whether a piece that counts as still to go does so. */
    private boolean isAtHome(int piece) {
        return state[piece] == pictures.state(piece) && !pictures.isPartner(piece);
    }

    /** Goes back before the last move. */
    public void leave() {
        if (unfollowed > 0) {
            unfollowed--;
            return;
        }
        int piece = (int) (undo[ply] >>> 8) & 0xFF;
        int to = (int) undo[ply] & 0xFF;
        int before = (int) (undo[ply] >>> 16);
        pieceOn[to] = NONE;
        int other = partner[ply];
        if (other != NONE) {
            pieceOn[state[other] % squares] = NONE;
            state[other] = partnerBefore[ply];
            pieceOn[state[other] % squares] = other;
            moved[other]--;
        }
        pieceOn[before % squares] = piece;
        state[piece] = before;
        moved[piece]--;
        for (int victim : taken[ply]) {
            pieceOn[state[victim] % squares] = victim;
        }
        ply--;
    }

    /** Goes back to the root. */
    public void rewind() {
        unfollowed = 0;
        while (ply > 0) {
            leave();
        }
    }

    private void grow() {
        int size = 2 * live.length;
        live = Arrays.copyOf(live, size);
        costs = Arrays.copyOf(costs, size);
        liveCount = Arrays.copyOf(liveCount, size);
        undo = Arrays.copyOf(undo, size);
        taken = Arrays.copyOf(taken, size);
        partner = Arrays.copyOf(partner, size);
        partnerBefore = Arrays.copyOf(partnerBefore, size);
    }
}
