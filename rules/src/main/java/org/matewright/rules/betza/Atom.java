package org.matewright.rules.betza;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * An atom: the elementary leap that a capital letter stands for (docs/NOTATION.md, section 2).
 *
 * @param letter how it is written, such as {@code N} or {@code FX}
 * @param small the smaller coordinate of the leap
 * @param large the larger coordinate of the leap
 * @param kind which directions it has and how direction letters are read with it
 * @param slider whether its range is unlimited unless another is written (R, B, Q)
 */
public record Atom(String letter, int small, int large, Kind kind, boolean slider) {
    /** Which directions an atom has. */
    public enum Kind {
        /** Four directions along ranks and files. */
        ORTHOGONAL,
        /** Four diagonal directions. */
        DIAGONAL,
        /** All eight directions of king and queen. */
        EIGHT,
        /** Eight oblique directions. */
        OBLIQUE,
        /** Any square of the board. */
        UNIVERSAL,
        /** Castling. */
        CASTLING
    }

    private static final Map<Character, Atom> BASIC = Map.ofEntries(
            leaper("W", 0, 1),
            leaper("F", 1, 1),
            leaper("D", 0, 2),
            leaper("A", 2, 2),
            leaper("N", 1, 2),
            leaper("H", 0, 3),
            leaper("G", 3, 3),
            leaper("C", 1, 3),
            leaper("L", 1, 3),
            leaper("Z", 2, 3),
            leaper("J", 2, 3),
            Map.entry('R', new Atom("R", 0, 1, Kind.ORTHOGONAL, true)),
            Map.entry('B', new Atom("B", 1, 1, Kind.DIAGONAL, true)),
            Map.entry('K', new Atom("K", 0, 1, Kind.EIGHT, false)),
            Map.entry('Q', new Atom("Q", 0, 1, Kind.EIGHT, true)),
            Map.entry('U', new Atom("U", 0, 0, Kind.UNIVERSAL, false)),
            Map.entry('O', new Atom("O", 0, 0, Kind.CASTLING, false)));

    private static Map.Entry<Character, Atom> leaper(String letter, int small, int large) {
        return Map.entry(letter.charAt(0), new Atom(letter, small, large, kind(small, large), false));
    }

    private static Kind kind(int small, int large) {
        return small == 0 ? Kind.ORTHOGONAL : small == large ? Kind.DIAGONAL : Kind.OBLIQUE;
    }

    /** The atom of a capital without suffix, or null if the letter stands for none. */
    static @Nullable Atom of(char letter) {
        return BASIC.get(letter);
    }

    /** Whether {@code X} or {@code Y} may follow, as with all leapers. */
    boolean stretches() {
        return !slider && (kind == Kind.ORTHOGONAL || kind == Kind.DIAGONAL || kind == Kind.OBLIQUE);
    }

    /**
     * The longer leaper that a suffix makes of this one: {@code X} adds 3 to the larger coordinate, {@code Y} adds 2 to
     * both (section 2.3).
     */
    Atom stretched(char suffix) {
        int a = suffix == 'X' ? small : small + 2;
        int b = large + (suffix == 'X' ? 3 : 2);
        return new Atom(letter + suffix, a, b, kind(a, b), false);
    }

    /** Whether the leap goes one square, so that nothing lies on its way. */
    public boolean isStep() {
        return large == 1;
    }

    /** Whether this is castling. */
    boolean isCastling() {
        return kind == Kind.CASTLING;
    }

    /** The range of a leg for which a range is written, or {@link BetzaScanner#NO_RANGE}. */
    int range(int written) {
        return written != BetzaScanner.NO_RANGE ? written : slider ? 0 : 1;
    }
}
