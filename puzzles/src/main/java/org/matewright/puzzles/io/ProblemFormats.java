package org.matewright.puzzles.io;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;

/** The list of formats of files with problems. */
public final class ProblemFormats {
    /** YAML, which holds every part of a problem. */
    public static final ProblemFormat YAML = new YamlFormat();

    /** EPD: one problem a line. */
    public static final ProblemFormat EPD = new EpdFormat();

    private static final List<ProblemFormat> ALL = List.of(YAML, EPD, new FenFormat());

    private ProblemFormats() {}

    /** All formats, the usual one first. */
    public static List<ProblemFormat> all() {
        return ALL;
    }

    /** The format of a file, by its ending in any case. */
    public static Optional<ProblemFormat> ofFile(Path file) {
        String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
        return ALL.stream()
                .filter(format -> format.endings().stream().anyMatch(ending -> name.endsWith("." + ending)))
                .findFirst();
    }

    /** The endings of all formats for people: {@code .yaml, .yml, .epd or .fen}. */
    public static String endings() {
        return endings(format -> true, "or");
    }

    /**
     * The endings of some formats for people.
     *
     * @param conjunction the word before the last one
     */
    public static String endings(Predicate<ProblemFormat> which, String conjunction) {
        List<String> endings = ALL.stream()
                .filter(which)
                .flatMap(format -> format.endings().stream())
                .map(ending -> "." + ending)
                .toList();
        int last = endings.size() - 1;
        return last < 1
                ? String.join("", endings)
                : String.join(", ", endings.subList(0, last)) + " " + conjunction + " " + endings.get(last);
    }
}
