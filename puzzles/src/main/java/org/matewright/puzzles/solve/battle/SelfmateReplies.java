package org.matewright.puzzles.solve.battle;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.matewright.puzzles.Stipulation.Play;
import org.matewright.puzzles.solve.search.GoalDetector;
import org.matewright.puzzles.solve.search.LineTables;
import org.matewright.rules.Side;
import org.matewright.rules.engine.ClearLines.Line;
import org.matewright.rules.engine.Walker;
import org.matewright.rules.engine.packed.PackedMove;
import org.matewright.rules.engine.packed.PieceCode;

/**
 * Certificates for the last move of a selfmate: that a reply is legal and doesn't mate. One such reply refutes, and most of
 * the attacker's moves don't interfere with it.
 *
 * <p>Let r be a reply that is legal if the attacker passes, and m a legal move of the attacker from a to b; neither moves
 * a royal. After m, r is legal and doesn't mate if
 * <ol>
 * <li>its piece, its target and the squares that it passes are as before: b is none of them, and a isn't the target (r
 *     needs nothing else, it is a {@link Line});
 * <li>the defender's royal is safe after it. Of each of the attacker's pieces that might attack the royal from where it
 *     stands, one at least of the squares that such an attack needs empty must be occupied. It stays so unless it is a,
 *     since m replaces what it captures. The piece on b is examined by itself;
 * <li>it gives no check, by the same argument about the defender's pieces and the attacker's royal; those that m captures
 *     don't matter.
 * </ol>
 * Where an attack needs more than empty squares and nothing is in its way, nothing is concluded.
 *
 * <p>For variants with plain moves in which mate alone decides. For one thread.
 */
final class SelfmateReplies implements Certificates {
    private static final int MAX_KEPT = 2;
    /** The most replies that are examined in a position; more seldom pay. */
    private static final int MAX_EXAMINED = 4;

    private final Walker walker;
    private final LineTables lines;
    private final int squares;
    private final Certificate[] kept = new Certificate[MAX_KEPT];
    private int count;
    private int examined;
    private long latest;

    /** What a reply depends on; used again for other replies. */
    private static final class Certificate {
        private int royal;
        private int target;
        /** The squares on which nothing may arrive. */
        private final boolean[] closed;
        /** The squares from which nothing may leave. */
        private final boolean[] fixed;
        /** The squares that are occupied after the reply. */
        private final boolean[] occupied;

        Certificate(int squares) {
            closed = new boolean[squares];
            fixed = new boolean[squares];
            occupied = new boolean[squares];
        }
    }

    private SelfmateReplies(Walker walker, int squares) {
        this.walker = walker;
        this.squares = squares;
        lines = new LineTables(walker, squares);
        for (int i = 0; i < MAX_KEPT; i++) {
            kept[i] = new Certificate(squares);
        }
    }

    /** The certificates of a play towards a goal; null where the argument doesn't hold. */
    static @Nullable SelfmateReplies of(Walker walker, Play play, GoalDetector goal, int squares) {
        boolean holds = play == Play.SELF
                && goal instanceof GoalDetector.Mate
                && walker.hasPlainMoves()
                && !walker.hasOtherVerdicts()
                && walker.royalSquare(Side.WHITE) >= 0
                && walker.royalSquare(Side.BLACK) >= 0;
        return holds ? new SelfmateReplies(walker, squares) : null;
    }

    @Override
    public int moves() {
        return 1;
    }

    @Override
    public void begin(long reply, int attacks) {
        count = 0;
        examined = 0;
        latest = PackedMove.NONE;
    }

    @Override
    public void learn(long reply, int attacks) {
        if (reply == latest || reply == PackedMove.NONE || examined == MAX_EXAMINED) {
            return;
        }
        latest = reply;
        examined++;
        if (!PackedMove.isBare(reply) || walker.isRoyal(walker.occupant(PackedMove.from(reply))) || walker.inCheck()) {
            return;
        }
        Certificate certificate = kept[count == MAX_KEPT ? MAX_KEPT - 1 : count];
        walker.pass();
        boolean written = walker.isLegal(reply) && write(certificate, reply);
        walker.unmake();
        if (written) {
            count = Math.min(MAX_KEPT, count + 1);
        } else if (count == MAX_KEPT) {
            count--;
        }
    }

    @Override
    public boolean refutes(long attack) {
        if (count == 0 || !PackedMove.isPlain(attack)) {
            return false;
        }
        int from = PackedMove.from(attack);
        int to = PackedMove.to(attack);
        int occupant = walker.occupant(from);
        if (walker.isRoyal(occupant)) {
            return false;
        }
        int arriving = PackedMove.arriving(attack, occupant);
        for (int i = 0; i < count; i++) {
            Certificate certificate = kept[i];
            if (!certificate.closed[to]
                    && !certificate.fixed[from]
                    && from != certificate.target
                    && isHarmless(certificate, arriving, from, to)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a piece that has just arrived doesn't attack the royal after the reply. */
    private boolean isHarmless(Certificate certificate, int occupant, int from, int to) {
        int[] between = lines.neededEmpty(occupant, to, certificate.royal);
        if (between == LineTables.IMPOSSIBLE) {
            return true;
        }
        for (int square : between) {
            if (square != to && square != from && certificate.occupied[square]) {
                return true;
            }
        }
        return false;
    }

    /** Writes the certificate of a legal reply, before which the walker stands; whether there can be one. */
    private boolean write(Certificate certificate, long reply) {
        int from = PackedMove.from(reply);
        int to = PackedMove.to(reply);
        Line line = line(walker.occupant(from), from, to, walker.occupant(to) != PieceCode.NONE);
        if (line == null) {
            return false;
        }
        Side side = side(walker.occupant(from));
        Arrays.fill(certificate.closed, false);
        Arrays.fill(certificate.fixed, false);
        certificate.target = to;
        certificate.closed[from] = true;
        certificate.closed[to] = true;
        for (int square : line.path()) {
            certificate.closed[square] = true;
        }
        walker.make(reply);
        for (int square = 0; square < squares; square++) {
            certificate.occupied[square] = walker.occupant(square) != PieceCode.NONE;
        }
        int own = walker.royalSquare(side);
        int other = walker.royalSquare(side.other());
        certificate.royal = own;
        boolean written = own >= 0 && other >= 0;
        for (int square = 0; square < squares && written; square++) {
            if (certificate.occupied[square]) {
                int occupant = walker.occupant(square);
                written = isBlocked(certificate, occupant, square, side(occupant) == side ? other : own);
            }
        }
        walker.unmake();
        return written;
    }

    private static Side side(int occupant) {
        return PieceCode.side(occupant) == Side.WHITE.ordinal() ? Side.WHITE : Side.BLACK;
    }

    /** Whether something stands in the way of a piece's attack on a square; if that is one piece, it is fixed there. */
    private boolean isBlocked(Certificate certificate, int occupant, int from, int target) {
        int[] between = lines.neededEmpty(occupant, from, target);
        if (between == LineTables.IMPOSSIBLE) {
            return true;
        }
        int blocks = 0;
        int last = -1;
        for (int square : between) {
            if (square != from && square != target && certificate.occupied[square]) {
                blocks++;
                last = square;
            }
        }
        if (blocks == 1) {
            certificate.fixed[last] = true;
        }
        return blocks > 0;
    }

    private @Nullable Line line(int occupant, int from, int to, boolean captures) {
        for (Line line : lines.moves(occupant, from)) {
            if (line.to() == to && (captures ? line.captures() : line.quiet())) {
                return line;
            }
        }
        return null;
    }
}
