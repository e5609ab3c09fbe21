package org.matewright.puzzles.diagram;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** The file formats of diagrams. */
public enum DiagramFormat {
    PNG("png"),
    SVG("svg"),
    PDF("pdf"),
    TEX("tex"),
    TEXT("txt");

    private final String ending;

    DiagramFormat(String ending) {
        this.ending = ending;
    }

    /** The ending of the format's files, without the dot. */
    public String ending() {
        return ending;
    }

    /** The format of a file by the ending of its name, in either case. */
    public static Optional<DiagramFormat> ofFile(String fileName) {
        String name = fileName.toLowerCase(Locale.ROOT);
        return Arrays.stream(values())
                .filter(f -> name.endsWith("." + f.ending))
                .findFirst();
    }

    /** All endings, for a message: {@code .png, .svg, …}. */
    public static String endings() {
        return Arrays.stream(values()).map(f -> "." + f.ending).collect(Collectors.joining(", "));
    }
}
