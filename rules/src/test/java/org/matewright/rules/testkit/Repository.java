package org.matewright.rules.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Files of the repository that the tests run in, by their path from its root. A missing one fails the test. */
public final class Repository {
    private static final Path ROOT = root();

    private Repository() {}

    /** A file or folder, such as {@code samples/problems}. */
    public static Path path(String fromRoot) {
        Path path = ROOT.resolve(fromRoot);
        if (!Files.exists(path)) {
            throw new AssertionError("the repository has no " + fromRoot);
        }
        return path;
    }

    /** The files of a folder whose names end with a text, sorted. There is at least one. */
    public static List<Path> files(String folder, String ending) {
        try (Stream<Path> listed = Files.list(path(folder))) {
            List<Path> files = listed.filter(
                            file -> String.valueOf(file.getFileName()).endsWith(ending))
                    .sorted()
                    .toList();
            if (files.isEmpty()) {
                throw new AssertionError(folder + " has no *" + ending);
            }
            return files;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Tests run in the folder of their module; an IDE may run them in the root itself. */
    private static Path root() {
        Path start = Path.of("").toAbsolutePath();
        for (Path folder = start; folder != null; folder = folder.getParent()) {
            if (Files.exists(folder.resolve("mvnw")) && Files.exists(folder.resolve("samples"))) {
                return folder;
            }
        }
        throw new IllegalStateException(start + " is not inside the repository");
    }
}
