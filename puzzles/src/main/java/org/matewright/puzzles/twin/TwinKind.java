package org.matewright.puzzles.twin;

import java.util.Optional;
import java.util.function.Function;
import org.matewright.rules.config.KeyInfo;
import org.matewright.rules.config.Shape;

/**
 * A kind of change.
 *
 * @param key its key in a problem file, with the texts of the manual
 * @param reader reads a change of this kind; empty, with faults, if the value isn't one
 */
public record TwinKind(KeyInfo key, Function<TwinValue, Optional<? extends TwinChange>> reader) {
    /**
     * A kind of change.
     *
     * @param key its key
     * @param shape what its value looks like
     * @param help what it means, in full sentences
     * @param example a line of YAML that shows it
     * @param reader reads a change of this kind
     */
    static TwinKind of(
            String key,
            Shape shape,
            String help,
            String example,
            Function<TwinValue, Optional<? extends TwinChange>> reader) {
        return new TwinKind(KeyInfo.optional(key, shape, "", help, example), reader);
    }
}
