package org.matewright.puzzles.diagram;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Something drawn on a board besides the pieces. Each kind differs from the others in shape, not by colour alone. */
public sealed interface Mark {
    /** The squares that it touches, for checking them against a board. */
    List<Integer> squares();

    /** A quiet move's target: a dot. */
    record Quiet(int square) implements Mark {
        @Override
        public List<Integer> squares() {
            return List.of(square);
        }
    }

    /** A capture's victim: marks in the four corners. */
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

    /** The piece that is hopped over: a bar under it with raised ends. */
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

    /** Where a move began: a thin inset frame. */
    record Origin(int square) implements Mark {
        @Override
        public List<Integer> squares() {
            return List.of(square);
        }
    }

    /** Where a move ended: a strong inset frame. */
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

    /** An arrow between the middles of two squares. */
    record Arrow(int from, int to) implements Mark {
        @Override
        public List<Integer> squares() {
            return List.of(from, to);
        }
    }

    /**
     * A square's value on a heat map: a tint.
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

    /** Something wrong on a square: a dashed outline with a {@code !}. */
    record Faulty(int square) implements Mark {
        @Override
        public List<Integer> squares() {
            return List.of(square);
        }
    }
}
