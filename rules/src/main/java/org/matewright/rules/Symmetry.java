package org.matewright.rules;

/** How Black's side of things follows from White's: directions of moves, zones, set-ups. */
public enum Symmetry {
    /** Reflected in the board's horizontal middle line: the same file, the rank counted from the other edge. */
    MIRROR,
    /** Turned by half a turn: file and rank counted from the other edge. */
    ROTATE;

    /** The square that is to the other side what {@code square} is to one side. */
    public int reflect(Geometry geometry, int square) {
        int file = geometry.file(square);
        int rank = geometry.ranks() - 1 - geometry.rank(square);
        return geometry.square(this == MIRROR ? file : geometry.files() - 1 - file, rank);
    }
}
