package org.matewright.rules.betza;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.matewright.rules.Checked;
import org.matewright.rules.Fault;
import org.matewright.rules.Span;

/** Reads move descriptions (grammar: section 0 of the notation's specification). */
final class BetzaParser {
    /** The direction and mode letters of one leg, and where they stand. */
    record Modifiers(String text, int at) {}

    private static final String DIRECTIONS = "fblrvsh";
    private static final String MODES = "mcdeknjpgozqui" + "y";
    private static final int MAX_LENGTH = 2000;
    private static final int MAX_LEGS = 24;

    private final String text;
    private final List<Fault> faults = new ArrayList<>();
    private final List<MoveTerm> terms = new ArrayList<>();
    private int at;

    BetzaParser(String text) {
        this.text = text;
    }

    Checked<Betza> parse() {
        if (text.isBlank()) {
            fault("betza-empty", 0, text.length(), "a move in Betza notation was expected, found nothing");
        } else if (text.length() > MAX_LENGTH) {
            fault(
                    "betza-length",
                    0,
                    1,
                    "a move description has at most " + MAX_LENGTH + " characters, found " + text.length());
        } else {
            while (at < text.length()) {
                int before = at;
                readTerm();
                if (at == before) {
                    at++;
                }
            }
        }
        return Checked.of(new Betza(text, terms), faults);
    }

    private void fault(String code, int from, int to, String message) {
        faults.add(Fault.error(
                code, new Span(1, text.codePointCount(0, from) + 1, text.codePointCount(from, to)), message));
    }

    private void fault(String code, int from, int to, String message, String hint) {
        fault(code, from, to, message);
        faults.add(faults.remove(faults.size() - 1).withHint(hint));
    }

    /** Reads modifiers up to a capital or bracket, then what they belong to. */
    private void readTerm() {
        int start = at;
        int before = faults.size();
        int open = -1;
        int close = -1;
        while (at < text.length() && !isCapital(text.charAt(at)) && text.charAt(at) != '[') {
            char c = text.charAt(at);
            if (c == '(') {
                if (open >= 0) {
                    fault(
                            "betza-group",
                            at,
                            at + 1,
                            "only one group in parentheses may stand in a move, found another");
                }
                open = at;
            } else if (c == ')') {
                if (open < 0 || close >= 0) {
                    fault("betza-group", at, at + 1, "found ')' without '(' before it");
                }
                close = at;
            } else if (DIRECTIONS.indexOf(c) < 0 && MODES.indexOf(c) < 0 && c != 'a') {
                unknownLetter(c);
            }
            at++;
        }
        if (open >= 0 && close < open) {
            fault("betza-group", open, open + 1, "')' was expected behind '('");
            close = at;
        }
        if (at >= text.length()) {
            if (faults.size() == before) {
                // what isn't even a letter of the notation was told already
                fault(
                        "betza-atom",
                        start,
                        text.length(),
                        "an atom (a capital letter) was expected behind '" + text.substring(start) + "'");
            }
            return;
        }
        String head = open < 0 ? text.substring(start, at) : text.substring(start, open);
        String group = open < 0 ? "" : text.substring(open + 1, close);
        String tail = open < 0 ? "" : text.substring(Math.min(at, close + 1), at);
        if (text.charAt(at) == '[') {
            readBracket(head + group + tail);
            return;
        }
        readAtom(start, head, group, tail);
    }

    private void unknownLetter(char c) {
        String found = "'" + new String(Character.toChars(text.codePointAt(at))) + "'";
        switch (c) {
            case 'x' -> fault("betza-letter", at, at + 1, "the relay mode x isn't supported");
            case 't' -> fault("betza-letter", at, at + 1, "the mode t isn't supported");
            case ']' -> fault("betza-bracket", at, at + 1, "found ']' without '[' before it");
            default ->
                fault(
                        "betza-letter",
                        at,
                        at + Character.charCount(text.codePointAt(at)),
                        "a direction (" + DIRECTIONS + "), a mode, 'a' or an atom was expected, found " + found);
        }
    }

    private static boolean isCapital(char c) {
        return c >= 'A' && c <= 'Z';
    }

    private void readAtom(int start, String head, String group, String tail) {
        int atomAt = at;
        Atom atom = atomHere();
        int range = -1;
        boolean explicit = false;
        if (at < text.length() && Character.isDigit(text.charAt(at))) {
            range = readNumber();
            explicit = true;
        } else if (atom != null
                && atom.letter().length() == 1
                && at < text.length()
                && text.charAt(at) == atom.letter().charAt(0)
                && atom.kind() != Atom.Kind.CASTLING) {
            at++;
            range = 0;
            explicit = true;
        }
        if (atom == null) {
            return;
        }
        String all = head + group + tail;
        if (atom.kind() == Atom.Kind.CASTLING) {
            addCastling(start, all, atom, range);
            return;
        }
        int legRange = range >= 0 ? range : atom.slider() ? 0 : 1;
        if (!group.isEmpty() && group.indexOf('a') < 0) {
            fault("betza-group", start, atomAt, "a repeated group needs an 'a' inside, found '(" + group + ")'");
            return;
        }
        List<Leg> legs = new ArrayList<>();
        List<Modifiers> split = split(head + tail);
        if (split.size() > MAX_LEGS) {
            fault("betza-legs", start, atomAt, "a move has at most " + MAX_LEGS + " legs, found " + split.size());
            return;
        }
        int before = faults.size();
        for (Modifiers m : split) {
            checkLeg(atom, m.text(), start + m.at(), legs.isEmpty());
            legs.add(leg(atom, m, legs.isEmpty(), legs.isEmpty() ? legRange : Leg.INHERITED, explicit));
        }
        if (!group.isEmpty()) {
            for (Modifiers m : split(group)) {
                checkLeg(atom, m.text(), start + head.length() + 1 + m.at(), false);
            }
        }
        if (faults.size() == before) {
            terms.add(new MoveTerm(legs, head, group, tail, "", text.substring(start, at)));
        }
    }

    private @Nullable Atom atomHere() {
        char c = text.charAt(at);
        Atom atom = Atom.of(c);
        if (atom == null) {
            if (c == 'I') {
                fault("betza-atom", at, at + 1, "the imitator I isn't supported");
            } else {
                fault("betza-atom", at, at + 1, c + " is no atom", "the atoms are W F D A N H G C Z K Q R B U O");
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
        while (at < text.length() && atom.stretches() && (text.charAt(at) == 'X' || text.charAt(at) == 'Y')) {
            if (atom.letter().length() > 1) {
                fault("betza-suffix", at, at + 1, "only one X or Y may follow an atom");
            }
            atom = atom.stretched(text.charAt(at));
            at++;
        }
        return atom;
    }

    private int readNumber() {
        int from = at;
        while (at < text.length() && Character.isDigit(text.charAt(at))) {
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

    private void addCastling(int start, String modifiers, Atom atom, int range) {
        for (int i = 0; i < modifiers.length(); i++) {
            if ("ilrsj".indexOf(modifiers.charAt(i)) < 0) {
                fault(
                        "betza-castling",
                        start + i,
                        start + i + 1,
                        "castling takes i, l, r, s and j, found '" + modifiers.charAt(i) + "'");
                return;
            }
        }
        if (range == 0) {
            fault("betza-castling", start, at, "castling needs a distance of at least 1");
            return;
        }
        Leg leg = leg(atom, new Modifiers(modifiers, 0), true, range < 0 ? 2 : range, range >= 0);
        terms.add(new MoveTerm(List.of(leg), modifiers, "", "", "", text.substring(start, at)));
    }

    private void checkLeg(Atom atom, String modifiers, int start, boolean first) {
        String directions =
                leg(atom, new Modifiers(modifiers, 0), first, 1, false).directions();
        boolean known = atom.kind() == Atom.Kind.OBLIQUE || directions.indexOf('h') < 0;
        if (first && known && !directions.isEmpty() && Directions.first(atom.kind(), directions) == 0) {
            fault(
                    "betza-direction",
                    start,
                    start + modifiers.length(),
                    "no move of " + atom.letter() + " goes in the direction '" + directions + "'");
        }
        for (int i = 0; i < modifiers.length(); i++) {
            char c = modifiers.charAt(i);
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
            if (c == 'i' && first && modifiers.indexOf('i') != i) {
                fault("betza-initial", start + i, start + i + 1, "the double ii isn't supported");
            }
        }
    }

    /** Splits modifiers into legs at each {@code a}. */
    static List<Modifiers> split(String modifiers) {
        List<Modifiers> legs = new ArrayList<>();
        int from = 0;
        for (int i = 0; i <= modifiers.length(); i++) {
            if (i == modifiers.length() || modifiers.charAt(i) == 'a') {
                legs.add(new Modifiers(modifiers.substring(from, i), from));
                from = i + 1;
            }
        }
        return legs;
    }

    static Leg leg(Atom atom, Modifiers modifiers, boolean first, int range, boolean explicit) {
        StringBuilder directions = new StringBuilder();
        Modes modes = Modes.NONE;
        for (char c : modifiers.text().toCharArray()) {
            if (DIRECTIONS.indexOf(c) >= 0 || !first && (c == 'z' || c == 'q')) {
                directions.append(c);
            } else if (MODES.indexOf(c) >= 0) {
                modes = modes.with(c);
            }
        }
        return new Leg(atom, directions.toString(), modes, range, explicit);
    }

    /** {@code mods[leg sep leg ...]}: every alternative becomes a term of its own (section 6). */
    private void readBracket(String prefix) {
        int open = at;
        int before = faults.size();
        int end = text.indexOf(']', open);
        if (end < 0) {
            fault("betza-bracket", open, text.length(), "']' was expected behind '['");
            at = text.length();
            return;
        }
        at++;
        List<Leg> legs = new ArrayList<>();
        List<Integer> ends = new ArrayList<>();
        while (at < end) {
            int legAt = at;
            while (at < end && !isCapital(text.charAt(at))) {
                char c = text.charAt(at);
                if (DIRECTIONS.indexOf(c) < 0 && MODES.indexOf(c) < 0) {
                    unknownLetter(c);
                }
                at++;
            }
            if (at >= end) {
                fault("betza-atom", legAt, end, "an atom was expected inside the bracket");
                break;
            }
            String modifiers = text.substring(legAt, at);
            Atom atom = atomHere();
            int range = -1;
            if (at < end && Character.isDigit(text.charAt(at))) {
                range = readNumber();
            } else if (atom != null
                    && at < end
                    && text.charAt(at) == atom.letter().charAt(0)) {
                at++;
                range = 0;
            }
            if (atom == null) {
                continue;
            }
            if (atom.kind() == Atom.Kind.CASTLING || atom.kind() == Atom.Kind.UNIVERSAL) {
                fault("betza-bracket", legAt, at, atom.letter() + " can't stand inside a bracket");
            }
            checkLeg(atom, modifiers, legAt, legs.isEmpty());
            legs.add(leg(
                    atom,
                    new Modifiers(modifiers, 0),
                    legs.isEmpty(),
                    range >= 0 ? range : atom.slider() ? 0 : 1,
                    range >= 0));
            if (at < end) {
                char separator = text.charAt(at);
                if (separator == '?') {
                    ends.add(legs.size());
                } else if (separator != '-') {
                    fault(
                            "betza-bracket",
                            at,
                            at + 1,
                            "'-' or '?' was expected between the legs, found '" + separator + "'");
                }
                at++;
            }
        }
        at = end + 1;
        if (legs.isEmpty() && faults.size() == before) {
            fault("betza-bracket", open, at, "a leg was expected inside the bracket");
        }
        if (legs.size() > MAX_LEGS) {
            fault("betza-legs", open, at, "a move has at most " + MAX_LEGS + " legs, found " + legs.size());
        }
        if (faults.size() > before) {
            return;
        }
        ends.add(legs.size());
        Leg whole = leg(legs.get(0).atom(), new Modifiers(prefix, 0), true, 1, false);
        for (int count : ends) {
            terms.add(bracketTerm(legs.subList(0, count), whole, text.substring(open, at)));
        }
    }

    /** Modes before the bracket belong to the final leg of every alternative, i to the first. */
    private static MoveTerm bracketTerm(List<Leg> legs, Leg whole, String text) {
        List<Leg> own = new ArrayList<>(legs);
        Modes initial = whole.modes().has('i') ? Modes.NONE.with('i') : Modes.NONE;
        Modes rest = Modes.NONE;
        for (char c : Modes.ORDER.toCharArray()) {
            if (c != 'i' && whole.modes().has(c)) {
                rest = rest.with(c);
            }
        }
        Leg first = own.get(0);
        own.set(
                0,
                new Leg(first.atom(), first.directions(), first.modes().and(initial), first.range(), first.explicit()));
        Leg last = own.get(own.size() - 1);
        own.set(
                own.size() - 1,
                new Leg(last.atom(), last.directions(), last.modes().and(rest), last.range(), last.explicit()));
        return new MoveTerm(own, "", "", "", whole.directions(), text);
    }
}
