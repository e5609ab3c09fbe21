package org.matewright.rules;

import java.util.Locale;

/**
 * A piece on the board: the id of its type (upper case, such as {@code N} or {@code GR}) and its side. Whether the id
 * means anything is the variant's to say.
 */
public record Piece(String id, Side side) {
    public Piece {
        if (id.isEmpty() || !id.equals(id.toUpperCase(Locale.ROOT))) {
            throw new IllegalArgumentException("an id in upper case was expected, not '" + id + "'");
        }
    }

    /**
     * The id as FEN shows it: upper case for White, lower case for Black, in parentheses if longer than a letter
     * ({@code +P} and {@code Q~} stand bare).
     */
    public String fen() {
        String text = side == Side.WHITE ? id : id.toLowerCase(Locale.ROOT);
        boolean bare = text.length() == 1 || text.length() == 2 && (text.charAt(0) == '+' || text.charAt(1) == '~');
        return bare ? text : "(" + text + ")";
    }
}
