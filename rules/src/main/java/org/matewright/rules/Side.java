package org.matewright.rules;

/** The two sides. White moves up the board, towards higher ranks. */
public enum Side {
    WHITE,
    BLACK;

    /** The other side. */
    public Side other() {
        return this == WHITE ? BLACK : WHITE;
    }

    /** The FEN letter, {@code w} or {@code b}. */
    public char letter() {
        return this == WHITE ? 'w' : 'b';
    }

    /** The name in lower case, {@code white} or {@code black}. */
    public String word() {
        return this == WHITE ? "white" : "black";
    }

    /** The name as sentences have it, {@code White} or {@code Black}. */
    public String title() {
        return this == WHITE ? "White" : "Black";
    }
}
