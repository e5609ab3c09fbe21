package org.matewright.puzzles.solve.battle;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.matewright.puzzles.Stipulation.Play;
import org.matewright.puzzles.solve.search.GoalDetector;
import org.matewright.rules.Side;
import org.matewright.rules.engine.ClearLines;
import org.matewright.rules.engine.ClearLines.Line;
import org.matewright.rules.engine.Walker;

/**
 * Replies that refute many last moves of a selfmate, told without playing them. A reply that doesn't mate is enough to
 * refute; most of the attacker's moves don't touch it.
 *
 * <p>Let r be a move of the defender that is legal if the attacker leaves out his turn, and m a legal move of the attacker
 * from a to b, neither of a royal. After m, r is there and doesn't mate if
 * <ol>
 * <li>its piece, its target and the squares it passes are as before: b is none of them, and a isn't the target (r needs
 *     nothing else, it is a {@link Line});
 * <li>the defender's royal is safe after it. Of each of the attacker's pieces that might attack the royal from where it
 *     stands, one at least of the squares that such an attack needs empty must be occupied; it stays so unless it is a,
 *     for what m captures it replaces. The piece on b is looked at for itself;
 * <li>it gives no check, by the same argument about the defender's pieces and the attacker's royal; those that m captures
 *     don't matter.
 * </ol>
 * Where an attack needs more than empty squares and nothing is in its way, nothing is concluded.
 *
 * <p>For variants with plain moves in which mate alone decides. For one thread.
 */
final class SelfmateReplies {
    private static final int KEPT = 2;
    /** So many replies are looked at in a position; more seldom pay. */
    private static final int MOST_STUDIED = 4;

    private static final int[] NEVER = {};

    private final Walker walker;
    private final ClearLines lines;
    private final int squares;
    private final int[] @Nullable [] @Nullable [] needed;
    private final Line[] @Nullable [] moves;
    private final Reply[] kept = new Reply[KEPT];
    private int count;
    private int studied;
    private long latest;

    /** A reply that was studied; its arrays are used again. */
    private static final class Reply {
        private int royal;
        private int target;
        /** Where nothing may arrive. */
        private final boolean[] closed;
        /** From where nothing may leave. */
        private final boolean[] fixed;
        /** What is occupied after it. */
        private final boolean[] occupied;

        Reply(int squares) {
            closed = new boolean[squares];
            fixed = new boolean[squares];
            occupied = new boolean[squares];
        }
    }

    private SelfmateReplies(Walker walker, int squares) {
        this.walker = walker;
        this.squares = squares;
        lines = walker.clearLines();
        needed = new int[walker.occupants() * squares][][];
        moves = new Line[walker.occupants() * squares][];
        for (int i = 0; i < KEPT; i++) {
            kept[i] = new Reply(squares);
        }
    }

    /** The replies of a play towards a goal; null where the argument doesn't hold. */
    static @Nullable SelfmateReplies of(Walker walker, Play play, GoalDetector goal, int squares) {
        boolean holds = play == Play.SELF
                && goal instanceof GoalDetector.Mate
                && walker.hasPlainMoves()
                && !walker.hasOtherVerdicts()
                && walker.royalSquare(Side.WHITE) >= 0
                && walker.royalSquare(Side.BLACK) >= 0;
        return holds ? new SelfmateReplies(walker, squares) : null;
    }

    /** Forgets the replies, in a new position. */
    void begin() {
        count = 0;
        studied = 0;
        latest = 0;
    }

    /** Hears of a reply that has just refuted a move; the walker stands before that move. */
    void learn(long reply) {
        if (reply == latest || reply == 0 || studied == MOST_STUDIED) {
            return;
        }
        latest = reply;
        studied++;
        boolean plain = reply >>> 24 == 0 && (reply & 0xFF0000) == 0;
        if (!plain || walker.isRoyal(walker.occupant(Walker.from(reply))) || walker.inCheck()) {
            return;
        }
        Reply study = kept[count == KEPT ? KEPT - 1 : count];
        walker.pass();
        boolean serves = walker.isLegal(reply) && study(study, reply);
        walker.unmake();
        if (serves) {
            count = Math.min(KEPT, count + 1);
        } else if (count == KEPT) {
            count--;
        }
    }

    /** Whether a legal move of this position is refuted by one of the replies; false if that isn't known. */
    boolean refutes(long move) {
        if (count == 0 || move >>> 24 != 0) {
            return false;
        }
        int from = Walker.from(move);
        int to = Walker.to(move);
        int occupant = walker.occupant(from);
        if (walker.isRoyal(occupant)) {
            return false;
        }
        int becomes = (int) (move >>> 16) & 0xFF;
        int arrived = becomes == 0 ? occupant : becomes;
        for (int i = 0; i < count; i++) {
            Reply reply = kept[i];
            if (!reply.closed[to]
                    && !reply.fixed[from]
                    && from != reply.target
                    && isHarmless(reply, arrived, from, to)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a piece that has just arrived doesn't attack the royal. */
    private boolean isHarmless(Reply reply, int occupant, int from, int to) {
        int[] between = needed(occupant, to, reply.royal);
        if (between == NEVER) {
            return true;
        }
        for (int square : between) {
            if (square != to && square != from && reply.occupied[square]) {
                return true;
            }
        }
        return false;
    }

    /** Studies a legal reply; the walker stands before it. Whether it can serve. */
    private boolean study(Reply reply, long move) {
        int from = Walker.from(move);
        int to = Walker.to(move);
        Line line = line(walker.occupant(from), from, to, walker.occupant(to) != 0);
        if (line == null) {
            return false;
        }
        int side = walker.occupant(from) & 1;
        Arrays.fill(reply.closed, false);
        Arrays.fill(reply.fixed, false);
        reply.target = to;
        reply.closed[from] = true;
        reply.closed[to] = true;
        for (int square : line.path()) {
            reply.closed[square] = true;
        }
        walker.make(move);
        for (int square = 0; square < squares; square++) {
            reply.occupied[square] = walker.occupant(square) != 0;
        }
        int own = walker.royalSquare(Side.values()[side]);
        int other = walker.royalSquare(Side.values()[side ^ 1]);
        reply.royal = own;
        boolean serves = own >= 0 && other >= 0;
        for (int square = 0; square < squares && serves; square++) {
            if (reply.occupied[square]) {
                int occupant = walker.occupant(square);
                serves = isBlocked(reply, occupant, square, (occupant & 1) == side ? other : own);
            }
        }
        walker.unmake();
        return serves;
    }

    /** Whether a piece can't attack a square because something stands in its way, which is then noted. */
    private boolean isBlocked(Reply reply, int occupant, int from, int target) {
        int[] between = needed(occupant, from, target);
        if (between == NEVER) {
            return true;
        }
        int blocks = 0;
        int last = -1;
        for (int square : between) {
            if (square != from && square != target && reply.occupied[square]) {
                blocks++;
                last = square;
            }
        }
        if (blocks == 1) {
            reply.fixed[last] = true;
        }
        return blocks > 0;
    }

    private @Nullable Line line(int occupant, int from, int to, boolean captures) {
        Line[] known = moves[occupant * squares + from];
        if (known == null) {
            known = lines.moves(occupant, from).toArray(new Line[0]);
            moves[occupant * squares + from] = known;
        }
        for (Line line : known) {
            if (line.to() == to && (captures ? line.captures() : line.quiet())) {
                return line;
            }
        }
        return null;
    }

    /** The squares that an attack needs empty; {@link #NEVER} if there can be none. */
    private int[] needed(int occupant, int from, int target) {
        int[][] row = needed[occupant * squares + from];
        if (row == null) {
            row = new int[squares][];
            needed[occupant * squares + from] = row;
        }
        int[] known = row[target];
        if (known == null) {
            int[] between = lines.neededEmpty(occupant, from, target);
            known = between == null ? NEVER : between.clone();
            row[target] = known;
        }
        return known;
    }
}
