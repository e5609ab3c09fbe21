package org.matewright.rules.law;

import java.util.BitSet;
import org.matewright.rules.Geometry;
import org.matewright.rules.Side;
import org.matewright.rules.engine.tables.SideSquares;

/** A set of squares for each side, such as its promotion zone. Immutable. */
public final class Region {
    /** No square for either side. */
    public static final Region NONE = new Region(new BitSet(), new BitSet());

    private final BitSet white;
    private final BitSet black;

    private Region(BitSet white, BitSet black) {
        this.white = white;
        this.black = black;
    }

    /** A region of squares of White and of Black; both are copied. */
    public static Region of(BitSet white, BitSet black) {
        return new Region((BitSet) white.clone(), (BitSet) black.clone());
    }

    /** Every square of a board, holes excepted, for both sides. */
    public static Region all(Geometry geometry) {
        BitSet squares = new BitSet();
        squares.set(0, geometry.squares());
        squares.andNot(geometry.holes());
        return new Region(squares, squares);
    }

    /** Whether a square belongs to a side's part. */
    public boolean contains(Side side, int square) {
        return part(side).get(square);
    }

    /** The squares of a side's part, as a copy. */
    public BitSet squares(Side side) {
        return (BitSet) part(side).clone();
    }

    /** The region as the engine takes it. */
    SideSquares forEngine() {
        return new SideSquares(squares(Side.WHITE), squares(Side.BLACK));
    }

    /** Whether neither side has a square. */
    public boolean isEmpty() {
        return white.isEmpty() && black.isEmpty();
    }

    private BitSet part(Side side) {
        return side == Side.WHITE ? white : black;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Region r && r.white.equals(white) && r.black.equals(black);
    }

    @Override
    public int hashCode() {
        return 31 * white.hashCode() + black.hashCode();
    }

    /** The squares' numbers, White's and Black's. */
    @Override
    public String toString() {
        return white + " " + black;
    }
}
