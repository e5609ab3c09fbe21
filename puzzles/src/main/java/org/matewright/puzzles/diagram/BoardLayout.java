package org.matewright.puzzles.diagram;

import java.awt.geom.Rectangle2D;
import org.matewright.rules.Geometry;

/**
 * The positions of the squares in a picture.
 *
 * @param geometry the board
 * @param flipped whether Black's side is at the bottom
 * @param left the left edge of the board, frame excluded
 * @param top the upper edge of the board, frame excluded
 * @param square the side of a square
 */
public record BoardLayout(Geometry geometry, boolean flipped, double left, double top, double square) {
    /** The width of the board, frame excluded. */
    public double width() {
        return geometry.files() * square;
    }

    /** The height of the board, frame excluded. */
    public double height() {
        return geometry.ranks() * square;
    }

    /** The column in which a square is drawn, from 0 at the left. */
    public int column(int squareNumber) {
        int file = geometry.file(squareNumber);
        return flipped ? geometry.files() - 1 - file : file;
    }

    /** The row in which a square is drawn, from 0 at the top. */
    public int row(int squareNumber) {
        int rank = geometry.rank(squareNumber);
        return flipped ? rank : geometry.ranks() - 1 - rank;
    }

    /** The left edge of a square. */
    public double x(int squareNumber) {
        return left + column(squareNumber) * square;
    }

    /** The upper edge of a square. */
    public double y(int squareNumber) {
        return top + row(squareNumber) * square;
    }

    /** The rectangle of a square. */
    public Rectangle2D bounds(int squareNumber) {
        return new Rectangle2D.Double(x(squareNumber), y(squareNumber), square, square);
    }

    /** The square at a point; -1 outside the board and on a hole. */
    public int squareAt(double x, double y) {
        int column = (int) Math.floor((x - left) / square);
        int row = (int) Math.floor((y - top) / square);
        int file = flipped ? geometry.files() - 1 - column : column;
        int rank = flipped ? row : geometry.ranks() - 1 - row;
        return geometry.contains(file, rank) ? geometry.square(file, rank) : -1;
    }
}
