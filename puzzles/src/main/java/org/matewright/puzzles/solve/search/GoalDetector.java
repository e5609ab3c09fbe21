package org.matewright.puzzles.solve.search;

import org.matewright.puzzles.Stipulation;
import org.matewright.rules.Geometry;
import org.matewright.rules.engine.Walker;
import org.matewright.rules.engine.packed.PackedMove;

/**
 * Detects a goal right after a move was made, when the other side is to move. One detector a kind of goal; it has no
 * state.
 */
public interface GoalDetector {
    /** Whether the move just made reaches the goal. */
    boolean reached(Walker walker, long move);

    /**
     * Lists the legal moves that may reach the goal: every one that does, and perhaps others.
     *
     * @return the index behind the last one
     */
    default int candidates(Walker walker, long[] moves, int from) {
        return walker.generate(moves, from);
    }

    /**
     * Whether the other side's last move has conceded the goal to the side to move. That happens only in games that a rule
     * ends against the side that has just moved.
     */
    default boolean conceded(Walker walker) {
        return false;
    }

    /** Whether {@link #conceded} can be true in the variant of a walker. */
    default boolean canBeConceded(Walker walker) {
        return false;
    }

    /** The detector of a goal on a board. */
    static GoalDetector of(Stipulation.Goal goal, Geometry geometry) {
        int square = goal.kind() == Stipulation.Kind.TARGET ? geometry.square(goal.square()) : -1;
        return switch (goal.kind()) {
            case MATE -> new Mate();
            case STALEMATE -> (walker, move) -> walker.isStalemate();
            case DOUBLE_STALEMATE -> new DoubleStalemate();
            case MATE_OR_STALEMATE -> (walker, move) -> walker.isCheckmate() || walker.isStalemate();
            case CHECK -> new Check();
            case CAPTURE -> new Capture();
            case TARGET -> (walker, move) -> PackedMove.to(move) == square;
            case PROMOTION -> (walker, move) -> PackedMove.isPromotion(move);
            case CASTLING -> (walker, move) -> walker.isCastling(move);
            case EN_PASSANT -> (walker, move) -> PackedMove.isEnPassant(move);
            case ANY -> (walker, move) -> true;
            case WIN -> new Win();
        };
    }

    /** Checkmate: only moves that give check can reach it. */
    final class Mate implements GoalDetector {
        @Override
        public boolean reached(Walker walker, long move) {
            return walker.isCheckmate();
        }

        @Override
        public int candidates(Walker walker, long[] moves, int from) {
            return walker.generateChecks(moves, from);
        }
    }

    /** Check, whether or not it's mate. */
    final class Check implements GoalDetector {
        @Override
        public boolean reached(Walker walker, long move) {
            return walker.inCheck();
        }

        @Override
        public int candidates(Walker walker, long[] moves, int from) {
            return walker.generateChecks(moves, from);
        }
    }

    /** Any capture. Whether a move captures shows only in the position before it. */
    final class Capture implements GoalDetector {
        @Override
        public boolean reached(Walker walker, long move) {
            walker.unmake();
            boolean captures = walker.isCapture(move);
            walker.make(move);
            return captures;
        }

        @Override
        public int candidates(Walker walker, long[] moves, int from) {
            int end = walker.generate(moves, from);
            int kept = from;
            for (int i = from; i < end; i++) {
                if (walker.isCapture(moves[i])) {
                    moves[kept++] = moves[i];
                }
            }
            return kept;
        }
    }

    /** Double stalemate: neither side is in check and neither could move. */
    final class DoubleStalemate implements GoalDetector {
        @Override
        public boolean reached(Walker walker, long move) {
            if (!walker.isStalemate()) {
                return false;
            }
            walker.pass();
            boolean both = walker.isStalemate();
            walker.unmake();
            return both;
        }
    }

    /** A win by the rules of the variant. */
    final class Win implements GoalDetector {
        @Override
        public boolean reached(Walker walker, long move) {
            return walker.outcome() == -1;
        }

        @Override
        public boolean conceded(Walker walker) {
            return walker.hasOtherVerdicts() && walker.outcome() == 1;
        }

        @Override
        public boolean canBeConceded(Walker walker) {
            return walker.hasOtherVerdicts();
        }
    }
}
