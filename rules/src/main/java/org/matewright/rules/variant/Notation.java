package org.matewright.rules.variant;

import org.matewright.rules.Piece;

/** How a style of algebraic notation writes what {@link Effect}s consist of. */
public interface Notation {
    /** A square: {@code e5}. */
    String square(int square);

    /** What stands for a piece: {@code N}. */
    String letter(Piece piece);

    /** The sign of capture: {@code x}. */
    String takes();

    /** The mark of a capture en passant, with the blank before it: {@code  e.p.}. */
    String enPassant();
}
