package org.matewright.rules.law;

import java.util.List;
import org.matewright.rules.Outcome;
import org.matewright.rules.engine.compile.Ruleset;

/**
 * Where laws put what they ask of the engine.
 *
 * @param rules the rules being gathered
 * @param names the names of the types, in the order of their indices
 */
public record Installation(Ruleset rules, List<String> names) {
    /** The index of a type. */
    public int type(String name) {
        int index = names.indexOf(name);
        if (index < 0) {
            throw new IllegalArgumentException("no piece is named " + name);
        }
        return index;
    }

    /** An outcome for the side to move as the engine's number for it. */
    static int verdict(Outcome outcome) {
        return switch (outcome) {
            case WIN -> 1;
            case DRAW -> 2;
            case LOSS -> -1;
            case NONE -> 0;
        };
    }
}
