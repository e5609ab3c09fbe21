package org.matewright.rules.betza;

import java.util.ArrayList;
import java.util.List;

/**
 * One move of a description: an atom with its modifiers, or one alternative of a bracket.
 *
 * @param legs the legs; those of {@code head(group)tail} without the group
 * @param group the modifiers inside {@code ( )}, or empty
 * @param head the modifiers before the group, or all of them
 * @param tail the modifiers behind the group
 * @param outline the direction letters before a bracket, which say where the whole move may go; otherwise empty
 * @param text how the term was written
 */
public record MoveTerm(List<Leg> legs, String head, String group, String tail, String outline, String text) {
    public MoveTerm {
        legs = List.copyOf(legs);
    }

    /** Whether a group repeats. */
    public boolean repeats() {
        return !group.isEmpty();
    }

    /** The legs with the group repeated that many times. */
    public List<Leg> legs(int repetitions) {
        if (repetitions == 0 || group.isEmpty()) {
            return legs;
        }
        Leg first = legs.get(0);
        List<Leg> all = new ArrayList<>();
        for (BetzaParser.Modifiers m : BetzaParser.split(head + group.repeat(repetitions) + tail)) {
            int range = all.isEmpty() ? first.range() : Leg.INHERITED;
            all.add(BetzaParser.leg(first.atom(), m, all.isEmpty(), range, first.explicit()));
        }
        return all;
    }

    /** Whether this is castling. */
    public boolean isCastling() {
        return legs.get(0).atom().kind() == Atom.Kind.CASTLING;
    }
}
