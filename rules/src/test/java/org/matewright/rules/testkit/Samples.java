package org.matewright.rules.testkit;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.matewright.rules.define.VariantLibrary;
import org.matewright.rules.variant.Variant;

/** The sample variants: those for players, and those that only serve for reference. */
public final class Samples {
    private static final String EXTENSION = ".yaml";

    private Samples() {}

    /** The names of all, those for players first; each part sorted. */
    public static List<String> names() {
        List<String> names = new ArrayList<>(VariantLibrary.names());
        for (Path file : Repository.files("samples/variants/reference", EXTENSION)) {
            String name = String.valueOf(file.getFileName());
            names.add(name.substring(0, name.length() - EXTENSION.length()));
        }
        return names;
    }

    /** A sample variant; a name that none has fails the test. */
    public static Variant variant(String name) {
        if (!VariantLibrary.isBuiltIn(name)) {
            throw new AssertionError("no sample variant is named " + name);
        }
        return VariantLibrary.load(name, Path.of("")).value();
    }

    /** The variant that a definition describes; a fault in it fails the test. */
    public static Variant defined(String yaml) {
        return VariantLibrary.read(yaml, Path.of("")).value();
    }
}
