package org.matewright.rules.betza;

/**
 * The modes of a leg: the set of its mode letters, and how many times the letters that may be doubled are written.
 *
 * @param bits a bit for each letter of the alphabet, {@code a} the lowest
 * @param lame the number of {@code n}; 2 for a double step that can always be answered en passant
 * @param jumps the number of {@code j}: of squares skipped, or left out of account in castling
 */
public record Modes(int bits, int lame, int jumps) {
    /** No mode at all. */
    public static final Modes NONE = new Modes(0, 0, 0);

    /** All mode letters, in the order in which they are printed. */
    static final String ORDER = "imcdekpygnjouzq";

    /** Whether a letter is one of them. */
    public boolean has(char letter) {
        return (bits >> letter - 'a' & 1) != 0;
    }

    /** Whether any of the letters is one of them. */
    public boolean hasAny(String letters) {
        return letters.chars().anyMatch(c -> has((char) c));
    }

    /** These modes with one more letter. */
    Modes with(char letter) {
        return new Modes(bits | 1 << letter - 'a', lame + (letter == 'n' ? 1 : 0), jumps + (letter == 'j' ? 1 : 0));
    }

    /** The modes of both. */
    Modes and(Modes other) {
        return new Modes(bits | other.bits, Math.max(lame, other.lame), Math.max(jumps, other.jumps));
    }

    /** The letters in canonical order. */
    String print() {
        StringBuilder out = new StringBuilder();
        for (char letter : ORDER.toCharArray()) {
            if (has(letter)) {
                int times = letter == 'n' ? lame : letter == 'j' ? jumps : 1;
                out.append(String.valueOf(letter).repeat(times));
            }
        }
        return out.toString();
    }
}
