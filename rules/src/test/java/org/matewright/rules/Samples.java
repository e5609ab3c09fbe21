package org.matewright.rules;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.matewright.rules.define.VariantLibrary;

/** The names of all sample variants, those for players first. */
public final class Samples {
    private Samples() {}

    /** All names, each part sorted. */
    public static List<String> names() {
        List<String> names = new ArrayList<>(VariantLibrary.names());
        try (Stream<Path> files = Files.list(Path.of("..", "samples", "variants", "reference"))) {
            files.map(file -> String.valueOf(file.getFileName()))
                    .filter(name -> name.endsWith(".yaml"))
                    .map(name -> name.substring(0, name.length() - ".yaml".length()))
                    .sorted()
                    .forEach(names::add);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return names;
    }
}
