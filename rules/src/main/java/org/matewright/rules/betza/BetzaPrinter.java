package org.matewright.rules.betza;

import java.util.List;

/** Writes terms in canonical form, as {@link Betza#print} describes it. */
final class BetzaPrinter {
    private BetzaPrinter() {}

    static String print(MoveTerm term) {
        Leg first = term.legs().get(0);
        if (term.isCastling()) {
            return modifiers(first) + "O" + first.range();
        }
        if (term.text().startsWith("[") || !term.outline().isEmpty() || ownRanges(term.legs())) {
            StringBuilder out = new StringBuilder(term.outline()).append('[');
            for (int i = 0; i < term.legs().size(); i++) {
                Leg leg = term.legs().get(i);
                out.append(i == 0 ? "" : "-").append(modifiers(leg)).append(atom(leg));
            }
            return out.append(']').toString();
        }
        if (term.repeats()) {
            return term.head() + "(" + term.group() + ")" + term.tail() + atom(first);
        }
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < term.legs().size(); i++) {
            out.append(i == 0 ? "" : "a").append(modifiers(term.legs().get(i)));
        }
        return out.append(atom(first)).toString();
    }

    private static boolean ownRanges(List<Leg> legs) {
        return legs.size() > 1 && legs.get(1).range() != Leg.INHERITED;
    }

    private static String modifiers(Leg leg) {
        String modes = leg.modes().print();
        return modes.startsWith("i") ? "i" + leg.directions() + modes.substring(1) : leg.directions() + modes;
    }

    private static String atom(Leg leg) {
        Atom atom = leg.atom();
        if (leg.range() == 0) {
            return atom.slider()
                    ? atom.letter()
                    : atom.letter().length() == 1 ? atom.letter().repeat(2) : atom.letter() + "0";
        }
        boolean plain = !atom.slider() && leg.range() == 1;
        return plain ? atom.letter() : atom.letter() + leg.range();
    }
}
