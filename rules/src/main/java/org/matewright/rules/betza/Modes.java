package org.matewright.rules.betza;

/**
 * The mode letters of a leg, as a set; {@code n}, {@code j} and {@code i} also count how often they stand there.
 *
 * @param bits one bit for each letter of the alphabet
 * @param lame how many {@code n}
 * @param jumps how many {@code j}
 * @param initial how many {@code i}
 */
public record Modes(int bits, int lame, int jumps, int initial) {
    /** No mode at all. */
    public static final Modes NONE = new Modes(0, 0, 0, 0);

    /** The mode letters in the order in which they are printed. */
    static final String ORDER = "imcdekpygnjouzq";

    /** Whether a letter is among them. */
    public boolean has(char letter) {
        return (bits >> letter - 'a' & 1) != 0;
    }

    /** Whether any of the letters is among them. */
    public boolean hasAny(String letters) {
        return letters.chars().anyMatch(c -> has((char) c));
    }

    /** The same with one more letter. */
    Modes with(char letter) {
        return new Modes(
                bits | 1 << letter - 'a',
                lame + (letter == 'n' ? 1 : 0),
                jumps + (letter == 'j' ? 1 : 0),
                initial + (letter == 'i' ? 1 : 0));
    }

    /** Both together. */
    Modes and(Modes other) {
        return new Modes(
                bits | other.bits,
                Math.max(lame, other.lame),
                Math.max(jumps, other.jumps),
                Math.max(initial, other.initial));
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
