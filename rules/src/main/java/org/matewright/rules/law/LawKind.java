package org.matewright.rules.law;

import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.matewright.rules.config.Config;
import org.matewright.rules.config.KeyInfo;

/**
 * A family of rules as the definition of a variant sees it.
 *
 * @param type its record
 * @param info its key with everything below it
 * @param reader reads it
 * @param writer writes it
 */
public record LawKind<L extends Law>(Class<L> type, KeyInfo info, Reader<L> reader, Writer<L> writer) {
    /** Reads a law from the value of its key. */
    public interface Reader<L extends Law> {
        /**
         * The law that a value states, or the orthodox one if the key is missing ({@code null}). Faults go to the
         * context; what they concern is left out.
         */
        L read(@Nullable Config value, LawContext context);
    }

    /** Writes a law as the value of its key. */
    public interface Writer<L extends Law> {
        /** The value that reads as the law; null if it goes without saying. */
        @Nullable
        Config write(L law, LawContext context);
    }

    /** The key of the law in {@code laws} that is of this kind, with its value; nothing if it goes without saying. */
    Stream<Config.Field> write(Laws laws, LawContext context) {
        Config value = writer.write(laws.get(type), context);
        return value == null ? Stream.empty() : Stream.of(Config.Field.of(info.key(), value));
    }
}
