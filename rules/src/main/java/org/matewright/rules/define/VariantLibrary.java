package org.matewright.rules.define;

import java.nio.file.Path;
import java.util.List;
import org.matewright.rules.Checked;
import org.matewright.rules.variant.Variant;

/** Where variants come from: the built-in ones and files. STUB: the API stands. */
public final class VariantLibrary {
    /** The built-in variants (also inside the jar), by key. */
    public static List<String> names() {
        throw new IllegalStateException("stub");
    }

    /** The text of a built-in definition. */
    public static String text(String key) {
        throw new IllegalStateException("stub");
    }

    /** A built-in variant by key, or one from a YAML file. */
    public static Checked<Variant> load(String keyOrPath, Path base) {
        throw new IllegalStateException("stub");
    }

    /** Reads a definition. {@code base} is the folder that relative paths in {@code extends} start from. */
    public static Checked<Variant> read(String yaml, Path base) {
        throw new IllegalStateException("stub");
    }
}
