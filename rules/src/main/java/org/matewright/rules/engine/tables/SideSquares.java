package org.matewright.rules.engine.tables;

import java.util.BitSet;

/** A set of squares for each side. */
public record SideSquares(BitSet white, BitSet black) {
    /** No squares for either side. */
    public static SideSquares none() {
        return new SideSquares(new BitSet(), new BitSet());
    }

    /** The squares of a side: 0 for White, 1 for Black. */
    public BitSet of(int side) {
        return side == 0 ? white : black;
    }
}
