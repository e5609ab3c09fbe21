package org.matewright.rules.betza;

import java.util.ArrayList;
import java.util.List;

/** Reads a bracket: {@code [leg sep leg ...]}, where each leg has an atom of its own (docs/NOTATION.md, section 12). */
final class BracketParser {
    private final String text;
    private final BetzaScanner in;
    private final List<Leg> legs = new ArrayList<>();

    /** The numbers of legs with which the move may end: at each {@code ?} and at the end of the bracket. */
    private final List<Integer> ends = new ArrayList<>();

    BracketParser(String text, BetzaScanner in) {
        this.text = text;
        this.in = in;
    }

    /**
     * Reads the bracket that begins here: one term for each alternative, none if there are faults.
     *
     * @param prefix the modifiers before the bracket
     */
    List<MoveTerm> read(String prefix) {
        int open = in.at();
        int before = in.faults().size();
        int close = text.indexOf(']', open);
        if (close < 0) {
            in.fault("betza-bracket", open, text.length(), "']' was expected after '['");
            in.moveTo(text.length());
            return List.of();
        }
        in.skip();
        boolean more = true;
        while (more && in.at() < close) {
            more = readLeg(close);
        }
        in.moveTo(close + 1);
        if (legs.isEmpty() && in.faults().size() == before) {
            in.fault("betza-bracket", open, in.at(), "a leg was expected inside the bracket");
        }
        in.hasTooManyLegs(legs.size(), open, in.at());
        if (in.faults().size() > before) {
            return List.of();
        }
        ends.add(legs.size());
        Leg whole = new Modifiers(prefix, 0).leg(legs.get(0).atom(), true, 1);
        String written = text.substring(open, in.at());
        return ends.stream()
                .map(count -> term(legs.subList(0, count), whole, written))
                .toList();
    }

    /** Reads a leg and the separator after it; false if the bracket ended before an atom came. */
    private boolean readLeg(int close) {
        int start = in.at();
        while (in.at() < close && !BetzaScanner.isCapital(in.peek())) {
            if (!Modifiers.isLetter(in.peek())) {
                in.unknownLetter();
            }
            in.skip();
        }
        if (in.at() >= close) {
            in.fault("betza-atom", start, close, "an atom was expected inside the bracket");
            return false;
        }
        Modifiers modifiers = new Modifiers(text.substring(start, in.at()), start);
        Atom atom = in.atom();
        int range = in.range(atom);
        if (atom == null) {
            return true;
        }
        if (atom.isCastling() || atom.kind() == Atom.Kind.UNIVERSAL) {
            in.fault("betza-bracket", start, in.at(), atom.letter() + " can't stand inside a bracket");
        }
        boolean first = legs.isEmpty();
        in.check(atom, modifiers, first);
        legs.add(modifiers.leg(atom, first, atom.range(range)));
        if (in.at() < close) {
            readSeparator();
        }
        return true;
    }

    private void readSeparator() {
        char separator = in.peek();
        if (separator == '?') {
            ends.add(legs.size());
        } else if (separator != '-') {
            in.fault(
                    "betza-bracket",
                    in.at(),
                    in.at() + 1,
                    "'-' or '?' was expected between the legs, found '" + separator + "'");
        }
        in.skip();
    }

    /** One alternative. Modes before the bracket belong to its last leg, {@code i} to its first. */
    private static MoveTerm term(List<Leg> legs, Leg whole, String written) {
        List<Leg> own = new ArrayList<>(legs);
        Modes initial = whole.modes().has('i') ? Modes.NONE.with('i') : Modes.NONE;
        Modes rest = Modes.NONE;
        for (char c : Modes.ORDER.toCharArray()) {
            if (c != 'i' && whole.modes().has(c)) {
                rest = rest.with(c);
            }
        }
        int last = own.size() - 1;
        own.set(0, own.get(0).with(initial));
        own.set(last, own.get(last).with(rest));
        return new MoveTerm(own, "", "", "", whole.directions(), written);
    }
}
