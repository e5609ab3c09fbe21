package org.matewright.rules.betza;

import java.util.ArrayList;
import java.util.List;
import org.matewright.rules.Checked;

/**
 * Reads move descriptions (grammar: docs/NOTATION.md, section 1). Reading goes on after a fault, so that all faults of
 * a description are reported at once.
 */
final class BetzaParser {
    private static final int MAX_LENGTH = 2000;
    private static final int DEFAULT_CASTLING_DISTANCE = 2;

    private final String text;
    private final BetzaScanner in;
    private final List<MoveTerm> terms = new ArrayList<>();

    BetzaParser(String text) {
        this.text = text;
        in = new BetzaScanner(text);
    }

    Checked<Betza> parse() {
        if (text.isBlank()) {
            in.fault("betza-empty", 0, text.length(), "a move in Betza notation was expected, found nothing");
        } else if (text.length() > MAX_LENGTH) {
            in.fault(
                    "betza-length",
                    0,
                    1,
                    "a move description has at most " + MAX_LENGTH + " characters, found " + text.length());
        } else {
            while (!in.isAtEnd()) {
                int before = in.at();
                readTerm();
                if (in.at() == before) {
                    in.skip();
                }
            }
        }
        return Checked.of(new Betza(text, terms), in.faults());
    }

    /** Reads modifiers up to a capital or bracket, then what they belong to. */
    private void readTerm() {
        int start = in.at();
        int before = in.faults().size();
        int open = -1;
        int close = -1;
        while (!in.isAtEnd() && !BetzaScanner.isCapital(in.peek()) && in.peek() != '[') {
            char c = in.peek();
            int at = in.at();
            if (c == '(') {
                if (open >= 0) {
                    in.fault("betza-group", at, at + 1, "a move has at most one group in parentheses, found another");
                }
                open = at;
            } else if (c == ')') {
                if (open < 0 || close >= 0) {
                    in.fault("betza-group", at, at + 1, "found ')' without '(' before it");
                }
                close = at;
            } else if (!Modifiers.isLetter(c) && c != 'a') {
                in.unknownLetter();
            }
            in.skip();
        }
        if (open >= 0 && close < open) {
            in.fault("betza-group", open, open + 1, "')' was expected after '('");
            close = in.at();
        }
        if (in.isAtEnd()) {
            boolean isReported = in.faults().size() > before;
            if (!isReported) {
                in.fault(
                        "betza-atom",
                        start,
                        text.length(),
                        "an atom (a capital letter) was expected after '" + text.substring(start) + "'");
            }
            return;
        }
        int end = in.at();
        Modifiers head = new Modifiers(text.substring(start, open < 0 ? end : open), start);
        Modifiers group = open < 0 ? new Modifiers("", end) : new Modifiers(text.substring(open + 1, close), open + 1);
        String tail = open < 0 ? "" : text.substring(Math.min(end, close + 1), end);
        if (in.peek() == '[') {
            terms.addAll(new BracketParser(text, in).read(head.text() + group.text() + tail));
        } else {
            readAtom(head, group, tail);
        }
    }

    private void readAtom(Modifiers head, Modifiers group, String tail) {
        int start = head.at();
        int atomAt = in.at();
        Atom atom = in.atom();
        int range = in.range(atom);
        if (atom == null) {
            return;
        }
        if (atom.isCastling()) {
            addCastling(new Modifiers(head.text() + group.text() + tail, start), atom, range);
            return;
        }
        if (!group.text().isEmpty() && group.text().indexOf('a') < 0) {
            in.fault(
                    "betza-group",
                    start,
                    atomAt,
                    "a repeated group needs an 'a' inside, found '(" + group.text() + ")'");
            return;
        }
        List<Modifiers> modifiers = new Modifiers(head.text() + tail, start).legs();
        if (in.hasTooManyLegs(modifiers.size(), start, atomAt)) {
            return;
        }
        int before = in.faults().size();
        List<Leg> legs = new ArrayList<>();
        for (Modifiers m : modifiers) {
            boolean first = legs.isEmpty();
            in.check(atom, m, first);
            legs.add(m.leg(atom, first, first ? atom.range(range) : Leg.INHERITED));
        }
        if (!group.text().isEmpty()) {
            group.legs().forEach(m -> in.check(atom, m, false));
        }
        if (in.faults().size() == before) {
            terms.add(new MoveTerm(legs, head.text(), group.text(), tail, "", text.substring(start, in.at())));
        }
    }

    private void addCastling(Modifiers modifiers, Atom atom, int range) {
        int start = modifiers.at();
        for (int i = 0; i < modifiers.text().length(); i++) {
            char c = modifiers.text().charAt(i);
            if ("ilrsj".indexOf(c) < 0) {
                in.fault(
                        "betza-castling",
                        start + i,
                        start + i + 1,
                        "castling takes i, l, r, s and j, found '" + c + "'");
                return;
            }
        }
        if (range == 0) {
            in.fault("betza-castling", start, in.at(), "castling needs a distance of at least 1");
            return;
        }
        int distance = range != BetzaScanner.NO_RANGE ? range : DEFAULT_CASTLING_DISTANCE;
        Leg leg = modifiers.leg(atom, true, distance);
        terms.add(new MoveTerm(List.of(leg), modifiers.text(), "", "", "", text.substring(start, in.at())));
    }
}
