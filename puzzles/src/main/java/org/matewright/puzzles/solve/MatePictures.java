package org.matewright.puzzles.solve;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.matewright.rules.Man;
import org.matewright.rules.Setup;
import org.matewright.rules.Side;
import org.matewright.rules.engine.Walker;
import org.matewright.rules.variant.Position;

/**
 * The ways in which a help or series play could end in mate or stalemate, as far as the men could get there in time.
 *
 * <p>If the mated side's only royal stands on k in the end, some man of the other side attacks k, and every square next
 * to k that the royal can always step on and capture on is either occupied by a man of its own side or attacked by a
 * man of the other; in stalemate the same holds without the attack on k. A picture names the men that do this and where they stand. Each needs at least its
 * {@link LeastMoves}, and the moves of a side's different men add up, so a picture that asks for more moves than a side
 * has left can't come about. Every mate within the given numbers of moves contains a picture of the list: take its own
 * checker, its own guards and blockers. What the list leaves out of a picture only makes it easier to reach, so when
 * there would be too many, fewer men are named in each.
 *
 * <p>Not for positions where men are moved in other ways than by their own moves: castling, drops and the like.
 */
final class MatePictures {
    /** Stands for a man that a picture doesn't name. */
    static final short FREE = -1;


    private final Walker walker;
    private final Position position;
    private final LeastMoves least;
    private final int squares;
    private final int mated;
    private final int menCount;
    private final int[] states;
    private final boolean[] attackers;
    private final int royal;
    private final boolean check;
    private final int attackMoves;
    private final int helpMoves;
    private short[] targets = new short[0];
    private byte[] costs = new byte[0];
    private int count;
    private int deepest;

    private int[] required = new int[0];
    private boolean[] blockable = new boolean[0];
    private int flightCount;
    private final short[] named;

    private MatePictures(
            Position position, LeastMoves least, int[] states, int royal, Side mated, int attackMoves, int helpMoves, boolean check) {
        this.check = check;
        this.position = position;
        this.walker = position.walker();
        this.least = least;
        this.squares = position.variant().geometry().squares();
        this.mated = mated.ordinal();
        this.menCount = states.length;
        this.states = states;
        this.royal = royal;
        this.attackMoves = attackMoves;
        this.helpMoves = helpMoves;
        this.attackers = new boolean[menCount];
        for (int i = 0; i < menCount; i++) {
            attackers[i] = (states[i] / squares & 1) != this.mated;
        }
        named = new short[menCount];
    }

    /**
     * All pictures from a position, or null if they don't apply or would be too many to help.
     *
     * @param mated the side to be mated
     * @param attackMoves how many moves the other side has
     * @param helpMoves how many moves the mated side has
     * @param check whether the royal must be in check in the end; not where stalemate will do
     */
    static @Nullable MatePictures of(
            Position position, LeastMoves least, Side mated, int attackMoves, int helpMoves, boolean check) {
        Walker walker = position.walker();
        int royalSquare = walker.royalSquare(mated);
        Setup setup = position.setup();
        String castling = setup.castling();
        boolean castles = castling != null && !castling.equals("-");
        if (royalSquare < 0 || castles || !walker.hasPlainMoves()
                || position.variant().geometry().squares() * walker.occupants() > Short.MAX_VALUE) {
            return null;
        }
        List<Integer> occupied = setup.occupied();
        int[] states = new int[occupied.size()];
        int royal = -1;
        for (int i = 0; i < states.length; i++) {
            states[i] = least.state(walker.occupant(occupied.get(i)), occupied.get(i));
            if (occupied.get(i) == royalSquare) {
                royal = i;
            }
        }
        MatePictures pictures =
                new MatePictures(position, least, states, royal, mated, attackMoves, helpMoves, check);
        for (int most : new int[] {Integer.MAX_VALUE, 4, 3, 2}) {
            if (pictures.list(most)) {
                return pictures;
            }
        }
        return null;
    }

    int count() {
        return count;
    }

    int men() {
        return menCount;
    }

    /** The state of a man at the root. */
    int state(int man) {
        return states[man];
    }

    /** Whether a man belongs to the side that is to mate. */
    boolean isAttacker(int man) {
        return attackers[man];
    }

    /** Where a picture wants a man: a state, {@link #FREE}, or below it -2 minus the square, as whatever it likes. */
    short target(int picture, int man) {
        return targets[picture * menCount + man];
    }

    /** The least moves of the side to mate, from the root. */
    int attackCost(int picture) {
        return costs[2 * picture];
    }

    /** The least moves of the mated side, from the root. */
    int helpCost(int picture) {
        return costs[2 * picture + 1];
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

    private boolean list(int most) {
        count = 0;
        deepest = most;
        targets = new short[64 * menCount];
        costs = new byte[128];
        byte[] royalRow = least.row(states[royal]);
        int code = states[royal] / squares;
        for (int k = 0; k < squares; k++) {
            int moves = royalRow[least.state(code, k)];
            if (moves <= helpMoves && !position.variant().geometry().isHole(k)) {
                Arrays.fill(named, FREE);
                named[royal] = (short) least.state(code, k);
                require(code, k);
                if (!extend(0, attackMoves, helpMoves - moves)) {
                    return false;
                }
            }
        }
        return true;
    }

    /** The squares to attack or block for a royal on k: first k itself, then the hardest ones. */
    private void require(int code, int k) {
        List<Integer> list = new ArrayList<>();
        for (int f : flights(code, k)) {
            list.add(f);
        }
        list.sort((a, b) -> cheapest(b, k) - cheapest(a, k));
        flightCount = list.size();
        if (check) {
            list.add(0, k);
        }
        required = list.stream().mapToInt(Integer::intValue).toArray();
        blockable = new boolean[required.length];
        Arrays.fill(blockable, true);
        if (check) {
            blockable[0] = false;
        }
    }

    /** The squares next to k where a royal alone on the board can go, and capture. */
    private int[] flights(int code, int k) {
        Man man = walker.man(states[royal] % squares);
        Setup alone = Setup.empty(position.variant().geometry())
                .withSide(mated == 0 ? Side.WHITE : Side.BLACK)
                .withCastling("-")
                .with(k, man);
        long[] moves = new long[Walker.MAX_MOVES];
        int end = position.variant().position(alone).value().walker().pseudoLegal(k, moves, 0);
        int[] flights = new int[end];
        int found = 0;
        var geometry = position.variant().geometry();
        for (int i = 0; i < end; i++) {
            int to = Walker.to(moves[i]);
            boolean next = Math.abs(geometry.file(to) - geometry.file(k)) <= 1
                    && Math.abs(geometry.rank(to) - geometry.rank(k)) <= 1;
            if (next && to != k && walker.mayAttack(code, k, to)) {
                flights[found++] = to;
            }
        }
        return Arrays.copyOf(flights, found);
    }

    private int cheapest(int square, int k) {
        int cheapest = LeastMoves.NEVER;
        for (int i = 0; i < menCount; i++) {
            if (attackers[i]) {
                byte[] row = least.row(states[i]);
                for (int s = 0; s < row.length; s++) {
                    if (row[s] < cheapest && s % squares != k && walker.mayAttack(s / squares, s % squares, square)) {
                        cheapest = row[s];
                    }
                }
            } else if (i != royal) {
                cheapest = Math.min(cheapest, least.squareRow(states[i])[square]);
            }
        }
        return cheapest;
    }

    private boolean isCovered(int square) {
        for (int i = 0; i < menCount; i++) {
            if (i != royal && named[i] != FREE && covers(named[i], attackers[i], square)) {
                return true;
            }
        }
        return false;
    }

    private boolean covers(int target, boolean attacker, int square) {
        if (!attacker) {
            return target == -2 - square;
        }
        int occupant = target / squares;
        int from = target % squares;
        return walker.mayAttack(occupant, from, square) && !isShut(occupant, from, square);
    }

    /** Whether a man that is named stands in the way of an attack. The royal doesn't: it is about to leave. */
    private boolean isShut(int occupant, int from, int square) {
        for (int i = 0; i < menCount; i++) {
            if (named[i] != FREE && i != royal) {
                int on = named[i] >= 0 ? named[i] % squares : -2 - named[i];
                if (on != square && walker.isBlockedBy(occupant, from, square, on)) {
                    return true;
                }
            }
        }
        return false;
    }

    /**
     * Names men until everything required is covered, and lists the picture.
     *
     * <p>A man named later may stand in the way of one named before, so all that is required is looked at anew.
     *
     * @param depth how many men were named
     * @return false if there are too many
     */
    private boolean extend(int depth, int attackLeft, int helpLeft) {
        int r = 0;
        while (r < required.length && isCovered(required[r])) {
            r++;
        }
        if (r == required.length || depth == deepest) {
            return add(attackLeft, helpLeft);
        }
        int square = required[r];
        for (int i = 0; i < menCount; i++) {
            if (named[i] != FREE) {
                continue;
            }
            if (attackers[i]) {
                byte[] row = least.row(states[i]);
                for (int s = 0; s < row.length; s++) {
                    if (row[s] <= attackLeft
                            && walker.mayAttack(s / squares, s % squares, square)
                            && !isShut(s / squares, s % squares, square)
                            && isFree(s % squares)
                            && !(walker.isRoyal(s / squares) && isNextTo(s % squares))) {
                        named[i] = (short) s;
                        boolean fits = extend(depth + 1, attackLeft - row[s], helpLeft);
                        named[i] = FREE;
                        if (!fits) {
                            return false;
                        }
                    }
                }
            } else if (blockable[r] && least.squareRow(states[i])[square] <= helpLeft && isFree(square)) {
                named[i] = (short) (-2 - square);
                boolean fits = extend(depth + 1, attackLeft, helpLeft - least.squareRow(states[i])[square]);
                named[i] = FREE;
                if (!fits) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Whether the mated royal attacks a square: then a royal of the other side can't have gone or stayed there. */
    private boolean isNextTo(int square) {
        for (int i = required.length - flightCount; i < required.length; i++) {
            if (required[i] == square) {
                return true;
            }
        }
        return false;
    }

    private boolean isFree(int square) {
        for (int i = 0; i < menCount; i++) {
            if (named[i] != FREE && (named[i] >= 0 ? named[i] % squares == square : named[i] == -2 - square)) {
                return false;
            }
        }
        return true;
    }

    private boolean add(int attackLeft, int helpLeft) {
        if (count == worthwhile()) {
            return false;
        }
        if ((count + 1) * menCount > targets.length) {
            targets = Arrays.copyOf(targets, 2 * targets.length);
            costs = Arrays.copyOf(costs, 2 * costs.length);
        }
        System.arraycopy(named, 0, targets, count * menCount, menCount);
        costs[2 * count] = (byte) (attackMoves - attackLeft);
        costs[2 * count + 1] = (byte) (helpMoves - helpLeft);
        count++;
        return true;
    }
}
