package org.matewright.editor.document;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.matewright.rules.define.VariantLibrary;

/** Where a document's variant comes from. */
public sealed interface VariantSource {
    /** The definition as YAML. */
    String text();

    /** The key of a built-in variant, or null. */
    default @Nullable String key() {
        return null;
    }

    /** A built-in variant, untouched. */
    record BuiltIn(String key) implements VariantSource {
        @Override
        public String text() {
            return VariantLibrary.text(key);
        }
    }

    /**
     * A definition written out.
     *
     * @param text the YAML, valid or not
     * @param file the file it was read from; null if it has none of its own
     */
    record Text(String text, @Nullable Path file) implements VariantSource {}
}
