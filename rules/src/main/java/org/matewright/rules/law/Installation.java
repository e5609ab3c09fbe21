package org.matewright.rules.law;

import java.util.List;
import org.matewright.rules.engine.Ruleset;

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
}
