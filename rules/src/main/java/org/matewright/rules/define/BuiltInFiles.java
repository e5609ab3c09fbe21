package org.matewright.rules.define;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.JarURLConnection;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarFile;
import java.util.stream.Stream;

/** Lists a folder among the program's own resources, in a jar or beside the classes. */
final class BuiltInFiles {
    private static final String SUFFIX = ".yaml";

    private BuiltInFiles() {}

    /** The names, without their suffix, of the YAML files in a folder whose name is in lower case, sorted. */
    static List<String> names(String folder) {
        URL url = BuiltInFiles.class.getResource(folder + "chess" + SUFFIX);
        if (url == null) {
            return List.of();
        }
        try {
            if (url.openConnection() instanceof JarURLConnection connection) {
                String prefix = folder.substring(1);
                JarFile jar = connection.getJarFile();
                return select(jar.stream()
                        .map(entry -> entry.getName())
                        .filter(name -> name.startsWith(prefix))
                        .map(name -> name.substring(prefix.length())));
            }
            Path parent = Path.of(url.toURI()).getParent();
            if (parent == null) {
                return List.of();
            }
            try (Stream<Path> files = Files.list(parent)) {
                return select(files.map(file -> String.valueOf(file.getFileName())));
            }
        } catch (IOException e) {
            throw new UncheckedIOException("the program's own files can't be listed", e);
        } catch (URISyntaxException e) {
            throw new IllegalStateException("the program's own files can't be listed", e);
        }
    }

    private static List<String> select(Stream<String> files) {
        return files.filter(name -> name.matches("[a-z0-9-]+\\.yaml"))
                .map(name -> name.substring(0, name.length() - SUFFIX.length()))
                .sorted()
                .toList();
    }
}
