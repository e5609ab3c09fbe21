package org.matewright.rules;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/**
 * The tables of reference facts (made by other programs): the ones beside the checkout if there are any, otherwise the
 * copies among the test resources.
 */
public final class Reference {
    private Reference() {}

    /** The rows of a table, split into their columns; comments and headings are left out. */
    public static List<String[]> rows(String table) {
        try {
            Path beside = Path.of("..", "..", "shared", "reference", table);
            Path file = Files.isRegularFile(beside) ? beside : Path.of("src", "test", "resources", "reference", table);
            return Files.readAllLines(file).stream()
                    .filter(line -> !line.isBlank() && !line.startsWith("#") && !line.startsWith("variant\t"))
                    .map(line -> line.split("\t", -1))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The words of a column that may be {@code -} for none. */
    public static List<String> words(String column) {
        return column.isBlank() || column.equals("-") ? List.of() : Arrays.asList(column.split(" "));
    }
}
