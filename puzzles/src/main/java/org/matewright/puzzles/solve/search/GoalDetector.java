package org.matewright.puzzles.solve.search;

import org.matewright.puzzles.Stipulation;
import org.matewright.rules.Geometry;
import org.matewright.rules.engine.Walker;

/** Whether a goal is reached, asked right after a move was made, when the other side is to move. Has no state. */
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
     * Whether the side to move has been given the goal by the other side's move. That happens in games alone that a
     * rule decides against the side that has just moved.
     */
    default boolean granted(Walker walker) {
        return false;
    }

    /** Whether {@link #granted} can ever be true. */
    default boolean canBeGranted(Walker walker) {
        return false;
    }

    /** The test for a goal on a board. */
    static GoalDetector of(Stipulation.Goal goal, Geometry geometry) {
        int square = goal.kind() == Stipulation.Kind.TARGET ? geometry.square(goal.square()) : -1;
        return switch (goal.kind()) {
            case MATE -> new Mate();
            case STALEMATE -> (walker, move) -> walker.isStalemate();
            case DOUBLE_STALEMATE -> new DoubleStalemate();
            case MATE_OR_STALEMATE -> (walker, move) -> walker.isCheckmate() || walker.isStalemate();
            case CHECK -> new Check();
            case CAPTURE -> new Capture();
            case TARGET -> (walker, move) -> Walker.to(move) == square;
            case PROMOTION -> (walker, move) -> Walker.isPromotion(move);
            case CASTLING -> (walker, move) -> walker.isCastling(move);
            case EN_PASSANT -> (walker, move) -> Walker.isEnPassant(move);
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

    /** Any capture. What a move captures is to be seen in the position before it. */
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

    /** Neither side is in check and neither could move. */
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

    /** A win by the variant's own rules. */
    final class Win implements GoalDetector {
        @Override
        public boolean reached(Walker walker, long move) {
            return walker.outcome() == -1;
        }

        @Override
        public boolean granted(Walker walker) {
            return walker.hasOtherVerdicts() && walker.outcome() == 1;
        }

        @Override
        public boolean canBeGranted(Walker walker) {
            return walker.hasOtherVerdicts();
        }
    }
}
