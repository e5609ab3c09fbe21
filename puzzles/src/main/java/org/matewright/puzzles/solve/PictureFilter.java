package org.matewright.puzzles.solve;

import java.util.Arrays;
import org.matewright.rules.engine.Walker;

/**
 * Follows a line and keeps the {@link MatePictures} that can still come about. A man's least moves to a square fall by
 * one at most with each of its moves, while its side has one move fewer: a picture that is out of reach stays so, and
 * when none is left nothing need be searched. For one thread.
 */
final class PictureFilter {
    private static final int NONE = -1;

    private final MatePictures pictures;
    private final LeastMoves least;
    private final int squares;
    private final int[] manOn;
    private final int[] state;
    private int[][] live = new int[16][];
    private byte[][] attackCosts = new byte[16][];
    private byte[][] helpCosts = new byte[16][];
    private int[] liveCount = new int[16];
    private long[] undo = new long[16];
    private int[][] taken = new int[16][];
    private int ply;
    /** How many moves were not followed because that would cost more than to search on. */
    private int unfollowed;

    PictureFilter(MatePictures pictures, LeastMoves least, int squares) {
        this.pictures = pictures;
        this.least = least;
        this.squares = squares;
        manOn = new int[256];
        Arrays.fill(manOn, NONE);
        state = new int[pictures.men()];
        for (int man = 0; man < state.length; man++) {
            state[man] = pictures.state(man);
            manOn[state[man] % squares] = man;
        }
        int count = pictures.count();
        live[0] = new int[count];
        attackCosts[0] = new byte[count];
        helpCosts[0] = new byte[count];
        liveCount[0] = count;
        for (int i = 0; i < count; i++) {
            live[0][i] = i;
            attackCosts[0][i] = (byte) pictures.attackCost(i);
            helpCosts[0][i] = (byte) pictures.helpCost(i);
        }
    }

    /** Whether any picture is left. */
    boolean isAlive() {
        return liveCount[ply] > 0;
    }

    /**
     * Follows a move; the walker stands before it. To be undone by {@link #leave}.
     *
     * @param attackLeft how many moves the side that is to mate has after it
     * @param helpLeft how many the other has
     * @param left how much of the play is left before it
     * @return whether some picture can still come about
     */
    boolean enter(Walker walker, long move, int attackLeft, int helpLeft, int left) {
        if (unfollowed > 0 || liveCount[ply] > worthwhile(left)) {
            unfollowed++;
            return true;
        }
        int from = Walker.from(move);
        int to = Walker.to(move);
        int man = manOn[from];
        int before = state[man];
        int[] victims = victims(walker, move, from, to);
        if (ply + 1 == live.length) {
            grow();
        }
        int now = ply + 1;
        undo[now] = (long) before << 16 | man << 8 | to;
        taken[now] = victims;
        for (int victim : victims) {
            manOn[state[victim] % squares] = NONE;
        }
        int becomes = (int) (move >>> 16) & 0xFF;
        state[man] = (becomes == 0 ? before / squares : becomes) * squares + to;
        manOn[from] = NONE;
        manOn[to] = man;
        ply = now;
        return keep(man, before, victims, attackLeft, helpLeft);
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
        int onTarget = to != from ? manOn[to] : NONE;
        if (!special) {
            return onTarget == NONE ? NOBODY : new int[] {onTarget};
        }
        int[] found = new int[1 + walker.victims(move).size()];
        int count = 0;
        for (int square : walker.victims(move)) {
            if (manOn[square] != NONE) {
                found[count++] = manOn[square];
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

    private boolean keep(int man, int before, int[] victims, int attackLeft, int helpLeft) {
        int parent = ply - 1;
        int count = liveCount[parent];
        int[] from = live[parent];
        byte[] attackFrom = attackCosts[parent];
        byte[] helpFrom = helpCosts[parent];
        if (live[ply] == null || live[ply].length < count) {
            live[ply] = new int[count];
            attackCosts[ply] = new byte[count];
            helpCosts[ply] = new byte[count];
        }
        int[] into = live[ply];
        byte[] attackInto = attackCosts[ply];
        byte[] helpInto = helpCosts[ply];
        boolean attacker = pictures.isAttacker(man);
        byte[] oldRow = least.row(before);
        byte[] newRow = least.row(state[man]);
        byte[] oldSquares = least.squareRow(before);
        byte[] newSquares = least.squareRow(state[man]);
        int kept = 0;
        for (int i = 0; i < count; i++) {
            int picture = from[i];
            int target = pictures.target(picture, man);
            int change = 0;
            if (target >= 0) {
                change = newRow[target] - oldRow[target];
            } else if (target != MatePictures.FREE) {
                change = newSquares[-2 - target] - oldSquares[-2 - target];
            }
            int attack = attackFrom[i] + (attacker ? change : 0);
            int help = helpFrom[i] + (attacker ? 0 : change);
            if (attack > attackLeft || help > helpLeft || isMissing(picture, victims)) {
                continue;
            }
            into[kept] = picture;
            attackInto[kept] = (byte) attack;
            helpInto[kept] = (byte) help;
            kept++;
        }
        liveCount[ply] = kept;
        return kept > 0;
    }

    private boolean isMissing(int picture, int[] victims) {
        for (int victim : victims) {
            if (pictures.target(picture, victim) != MatePictures.FREE) {
                return true;
            }
        }
        return false;
    }

    /** Goes back before the last move. */
    void leave() {
        if (unfollowed > 0) {
            unfollowed--;
            return;
        }
        int man = (int) (undo[ply] >>> 8) & 0xFF;
        int to = (int) undo[ply] & 0xFF;
        int before = (int) (undo[ply] >>> 16);
        manOn[to] = NONE;
        manOn[before % squares] = man;
        state[man] = before;
        for (int victim : taken[ply]) {
            manOn[state[victim] % squares] = victim;
        }
        ply--;
    }

    /** Goes back to the root. */
    void rewind() {
        unfollowed = 0;
        while (ply > 0) {
            leave();
        }
    }

    private void grow() {
        int size = 2 * live.length;
        live = Arrays.copyOf(live, size);
        attackCosts = Arrays.copyOf(attackCosts, size);
        helpCosts = Arrays.copyOf(helpCosts, size);
        liveCount = Arrays.copyOf(liveCount, size);
        undo = Arrays.copyOf(undo, size);
        taken = Arrays.copyOf(taken, size);
    }
}
