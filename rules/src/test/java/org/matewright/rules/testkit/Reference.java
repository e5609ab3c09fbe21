package org.matewright.rules.testkit;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/**
 * A table of facts that other programs found: lines of columns between tabs, with comments behind {@code #}. Only the
 * copy among the test resources of a module is read; a missing table or one without rows fails the test.
 */
public final class Reference {
    private final String file;
    private final List<Row> rows;

    private Reference(String file, List<Row> rows) {
        this.file = file;
        this.rows = rows;
    }

    /**
     * A table by its file name, with the names of its columns. If its first line states them, it must state these.
     */
    public static Reference table(String file, String... columns) {
        List<String> names = List.of(columns);
        List<Row> rows = new ArrayList<>();
        List<String> lines = text(file).lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            if (line.isBlank() || line.startsWith("#")) {
                continue;
            }
            Row row = new Row(file, i + 1, names, List.of(line.split("\t", -1)));
            if (row.cells().size() != names.size()) {
                throw new AssertionError(row.place() + " has " + row.cells().size() + " columns, not " + names.size());
            }
            if (!row.cells().equals(names)) {
                rows.add(row);
            }
        }
        return new Reference(file, rows).where(row -> true);
    }

    /** The rows that a condition holds for; if there is none, a test of them would test nothing, so it fails. */
    public Reference where(Predicate<Row> condition) {
        List<Row> chosen = rows.stream().filter(condition).toList();
        if (chosen.isEmpty()) {
            throw new AssertionError(file + " has no such row");
        }
        return new Reference(file, chosen);
    }

    /** The rows. */
    public List<Row> rows() {
        return rows;
    }

    /** A test of each row, named by its place in the table and by what is said of it; a failure states both. */
    public Stream<DynamicTest> tests(Function<Row, String> name, Consumer<Row> test) {
        return rows.stream().map(row -> {
            String title = row.place() + " " + name.apply(row);
            return DynamicTest.dynamicTest(title, () -> {
                try {
                    test.accept(row);
                } catch (AssertionError | RuntimeException e) {
                    throw new AssertionError(title + ": " + e.getMessage(), e);
                }
            });
        });
    }

    private static String text(String file) {
        try (InputStream in = Reference.class.getResourceAsStream("/reference/" + file)) {
            if (in == null) {
                throw new AssertionError("there is no reference table " + file);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** One fact of a table, with its line, counted from 1. */
    public record Row(String file, int line, List<String> names, List<String> cells) {
        /** The text of a column. */
        public String text(String column) {
            int index = names.indexOf(column);
            if (index < 0) {
                throw new IllegalArgumentException(file + " has no column " + column);
            }
            return cells.get(index);
        }

        /** The number in a column. */
        public int number(String column) {
            return Integer.parseInt(text(column));
        }

        /** The number in a column, which may be large. */
        public long count(String column) {
            return Long.parseLong(text(column));
        }

        /** The number in a column, which may be a fraction. */
        public double decimal(String column) {
            return Double.parseDouble(text(column));
        }

        /** The words of a column, which says {@code -} where it has none. */
        public List<String> words(String column) {
            return Reference.words(text(column));
        }

        /** Where the fact stands: file and line. */
        public String place() {
            return file + ":" + line;
        }
    }

    /** The words of a text, which is {@code -} where it has none. */
    public static List<String> words(String text) {
        return text.isBlank() || text.equals("-") ? List.of() : Arrays.asList(text.split(" "));
    }
}
