package org.matewright.rules.betza;

import java.util.ArrayList;
import java.util.List;

/**
 * One move of a description: an atom with its modifiers, or one alternative of a bracket.
 *
 * @param legs its legs; in {@code head(group)tail} those without the group
 * @param head the modifiers before the group; all of them if there is no group
 * @param group the modifiers in parentheses, which may be repeated (docs/NOTATION.md, section 13); empty if there are
 *     none
 * @param tail the modifiers after the group
 * @param outline the direction letters before a bracket, which restrict the move as a whole (section 12); otherwise
 *     empty
 * @param text the term as it was written
 */
public record MoveTerm(List<Leg> legs, String head, String group, String tail, String outline, String text) {
    public MoveTerm {
        legs = List.copyOf(legs);
    }

    /** Whether part of it may be repeated. */
    public boolean repeats() {
        return !group.isEmpty();
    }

    /** The legs with the group written that many times, from 0. */
    public List<Leg> legs(int repetitions) {
        if (repetitions == 0 || group.isEmpty()) {
            return legs;
        }
        Leg first = legs.get(0);
        List<Leg> all = new ArrayList<>();
        for (Modifiers m : new Modifiers(head + group.repeat(repetitions) + tail, 0).legs()) {
            int range = all.isEmpty() ? first.range() : Leg.INHERITED;
            all.add(m.leg(first.atom(), all.isEmpty(), range));
        }
        return all;
    }

    /** Whether this is castling. */
    public boolean isCastling() {
        return legs.get(0).atom().isCastling();
    }
}
