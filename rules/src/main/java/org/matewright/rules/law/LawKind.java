package org.matewright.rules.law;

import org.jspecify.annotations.Nullable;
import org.matewright.rules.config.Config;
import org.matewright.rules.config.KeyInfo;

/**
 * A family of rules as the definition of a variant sees it.
 *
 * @param type its record
 * @param info its key with everything below it
 * @param reader reads it
 */
public record LawKind<L extends Law>(Class<L> type, KeyInfo info, Reader<L> reader) {
    /** Reads a law from the value of its key. */
    public interface Reader<L extends Law> {
        /**
         * The law that a value states, or the orthodox one if the key is missing ({@code null}). Faults go to the
         * context; what they concern is left out.
         */
        L read(@Nullable Config value, LawContext context);
    }
}
