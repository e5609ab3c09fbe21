package org.matewright.puzzles.diagram;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A mark on the board. Marks of different kinds differ in shape, not only in colour. */
public sealed interface Mark {
    /** The squares that the mark belongs to, so that they can be checked against a board. */
    List<Integer> squares();

    /** The target of a non-capturing move: a dot. */
    record Quiet(int square) implements Mark {
        @Override
        public List<Integer> squares() {
            return List.of(square);
        }
    }

    /** The victim of a capture: brackets in the four corners. */
    record Capture(int square) implements Mark {
        @Override
        public List<Integer> squares() {
            return List.of(square);
        }
    }

    /** The target of a hop: a dashed ring. */
    record Hop(int square) implements Mark {
        @Override
        public List<Integer> squares() {
            return List.of(square);
        }
    }

    /** A piece that is hopped over: a bar below it with raised ends. */
    record Platform(int square) implements Mark {
        @Override
        public List<Integer> squares() {
            return List.of(square);
        }
    }

    /** A promotion: a star in the upper right corner. */
    record Promotion(int square) implements Mark {
        @Override
        public List<Integer> squares() {
            return List.of(square);
        }
    }

    /** The origin of a move: a thin inset frame. */
    record Origin(int square) implements Mark {
        @Override
        public List<Integer> squares() {
            return List.of(square);
        }
    }

    /** The target of a move: a thick inset frame. */
    record Target(int square) implements Mark {
        @Override
        public List<Integer> squares() {
            return List.of(square);
        }
    }

    /** Castling: an arc with an arrowhead for the king, a straight arrow for its partner. */
    record Castling(int kingFrom, int kingTo, int partnerFrom, int partnerTo) implements Mark {
        @Override
        public List<Integer> squares() {
            return List.of(kingFrom, kingTo, partnerFrom, partnerTo);
        }
    }

    /** An arrow from one square's centre to another's. */
    record Arrow(int from, int to) implements Mark {
        @Override
        public List<Integer> squares() {
            return List.of(from, to);
        }
    }

    /**
     * The value of a square on a heat map: a tint.
     *
     * @param value 0 (none) to 1 (full)
     * @param label a short number written on the square, or null
     */
    record Heat(int square, double value, @Nullable String label) implements Mark {
        public Heat {
            if (!(value >= 0 && value <= 1)) {
                throw new IllegalArgumentException("a heat of 0 to 1 was expected, not " + value);
            }
        }

        @Override
        public List<Integer> squares() {
            return List.of(square);
        }
    }

    /** A fault on a square: a dashed outline with a {@code !}. */
    record Faulty(int square) implements Mark {
        @Override
        public List<Integer> squares() {
            return List.of(square);
        }
    }
}
