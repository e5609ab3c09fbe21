package org.matewright.rules.betza;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.matewright.rules.Fault;
import org.matewright.rules.Span;

/**
 * A description's text with a position in it and the faults found so far; reads atoms and ranges, which are alike in
 * chains and in brackets.
 */
final class BetzaScanner {
    /** What {@link #range} returns where no range is written. */
    static final int NO_RANGE = -1;

    private static final int MAX_LEGS = 24;

    private final String text;
    private final List<Fault> faults = new ArrayList<>();
    private int at;

    BetzaScanner(String text) {
        this.text = text;
    }

    /** The index of the next character. */
    int at() {
        return at;
    }

    boolean isAtEnd() {
        return at >= text.length();
    }

    /** The next character. */
    char peek() {
        return text.charAt(at);
    }

    /** Passes over the next character. */
    void skip() {
        at++;
    }

    void moveTo(int index) {
        at = index;
    }

    List<Fault> faults() {
        return faults;
    }

    void fault(String code, int from, int to, String message) {
        faults.add(Fault.error(
                code, new Span(1, text.codePointCount(0, from) + 1, text.codePointCount(from, to)), message));
    }

    private void fault(String code, int from, int to, String message, String hint) {
        fault(code, from, to, message);
        faults.add(faults.remove(faults.size() - 1).withHint(hint));
    }

    /** Reports the next character, which begins nothing that the notation knows. */
    void unknownLetter() {
        char c = peek();
        switch (c) {
            case 'x' -> fault("betza-letter", at, at + 1, "the relay mode x isn't supported");
            case 't' -> fault("betza-letter", at, at + 1, "the mode t isn't supported");
            case ']' -> fault("betza-bracket", at, at + 1, "found ']' without '[' before it");
            default ->
                fault(
                        "betza-letter",
                        at,
                        at + Character.charCount(text.codePointAt(at)),
                        "a direction (" + Modifiers.DIRECTIONS + "), a mode, 'a' or an atom was expected, found '"
                                + new String(Character.toChars(text.codePointAt(at))) + "'");
        }
    }

    static boolean isCapital(char c) {
        return c >= 'A' && c <= 'Z';
    }

    /** Reads an atom with its suffix; null if the capital here stands for none. */
    @Nullable
    Atom atom() {
        char c = peek();
        Atom atom = Atom.of(c);
        if (atom == null) {
            if (c == 'I') {
                fault("betza-atom", at, at + 1, "the imitator I isn't supported");
            } else {
                fault("betza-atom", at, at + 1, c + " isn't an atom", "the atoms are W F D A N H G C Z K Q R B U O");
            }
            at++;
            return null;
        }
        if (c == 'L' || c == 'J') {
            faults.add(Fault.warning(
                            "betza-old-atom",
                            new Span(1, at + 1, 1),
                            c + " is an old letter that programs read differently")
                    .withHint("write " + (c == 'L' ? "C for (1,3)" : "Z for (2,3)")));
        }
        at++;
        while (!isAtEnd() && atom.stretches() && (peek() == 'X' || peek() == 'Y')) {
            if (atom.letter().length() > 1) {
                fault("betza-suffix", at, at + 1, "only one X or Y may follow an atom");
            }
            atom = atom.stretched(peek());
            at++;
        }
        return atom;
    }

    /**
     * Reads the range after an atom (section 3): digits, or the atom's letter once more, which is 0 (unlimited).
     *
     * @param atom the atom, or null if what stood there wasn't one: then only digits are read
     */
    int range(@Nullable Atom atom) {
        if (!isAtEnd() && Character.isDigit(peek())) {
            return number();
        }
        if (atom != null && !isAtEnd() && atom.letter().equals(String.valueOf(peek())) && !atom.isCastling()) {
            at++;
            return 0;
        }
        return NO_RANGE;
    }

    private int number() {
        int from = at;
        while (!isAtEnd() && Character.isDigit(peek())) {
            at++;
        }
        if (at - from > 2) {
            fault(
                    "betza-range",
                    from,
                    at,
                    "a range of at most two digits was expected, found "
                            + text.substring(from, Math.min(at, from + 12)));
            return 1;
        }
        return Integer.parseInt(text.substring(from, at));
    }

    /** Reports a move with too many legs; gives whether it has. */
    boolean hasTooManyLegs(int legs, int from, int to) {
        if (legs > MAX_LEGS) {
            fault("betza-legs", from, to, "a move has at most " + MAX_LEGS + " legs, found " + legs);
        }
        return legs > MAX_LEGS;
    }

    /** Reports the letters of a leg that its atom can't have (section 16). */
    void check(Atom atom, Modifiers modifiers, boolean first) {
        String letters = modifiers.text();
        int start = modifiers.at();
        String directions = modifiers.leg(atom, first, 1).directions();
        boolean known = atom.kind() == Atom.Kind.OBLIQUE || directions.indexOf('h') < 0;
        if (first && known && !directions.isEmpty() && Directions.first(atom.kind(), directions) == 0) {
            fault(
                    "betza-direction",
                    start,
                    start + letters.length(),
                    "no move of " + atom.letter() + " goes in the direction '" + directions + "'");
        }
        for (int i = 0; i < letters.length(); i++) {
            char c = letters.charAt(i);
            if (c == 'h' && atom.kind() != Atom.Kind.OBLIQUE) {
                fault(
                        "betza-half",
                        start + i,
                        start + i + 1,
                        "h (half) belongs to oblique atoms such as N, found it with " + atom.letter());
            }
            if (atom.kind() == Atom.Kind.UNIVERSAL && "mcdki".indexOf(c) < 0) {
                fault(
                        "betza-universal",
                        start + i,
                        start + i + 1,
                        "U takes the modes m, c, d, k and i, found '" + c + "'");
            }
            if (c == 'i' && first && letters.indexOf('i') != i) {
                fault("betza-initial", start + i, start + i + 1, "the double ii isn't supported");
            }
        }
    }
}
