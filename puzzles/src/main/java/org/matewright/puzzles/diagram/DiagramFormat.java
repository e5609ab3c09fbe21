package org.matewright.puzzles.diagram;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The list of file formats of diagrams. A new one is a constant here, with the class that writes it; the window needs its
 * name and a hint in {@code export.properties} besides.
 */
public enum DiagramFormat {
    PNG("png", true) {
        @Override
        void write(Diagram diagram, Style style, PieceArtCatalog art, OutputStream out) throws IOException {
            PngImage.write(DiagramScene.of(diagram, style, art), out);
        }
    },
    SVG("svg", true) {
        @Override
        void write(Diagram diagram, Style style, PieceArtCatalog art, OutputStream out) throws IOException {
            writeText(SvgPainter.paint(DiagramScene.of(diagram, style, art)), out);
        }
    },
    PDF("pdf", true) {
        @Override
        void write(Diagram diagram, Style style, PieceArtCatalog art, OutputStream out) throws IOException {
            PdfPage.write(DiagramScene.of(diagram, style, art), out);
        }
    },
    TEX("tex", false) {
        @Override
        Optional<String> obstacle(Diagram diagram, PieceArtCatalog art) {
            return TexDiagram.cannotCarry(diagram, art).map(reason -> reason + "; write .pdf and include that");
        }

        @Override
        void write(Diagram diagram, Style style, PieceArtCatalog art, OutputStream out) throws IOException {
            writeText(TexDiagram.print(diagram, art), out);
        }
    },
    TEXT("txt", false) {
        @Override
        void write(Diagram diagram, Style style, PieceArtCatalog art, OutputStream out) throws IOException {
            writeText(TextBoard.print(diagram), out);
        }
    };

    private final String ending;
    private final boolean drawn;

    DiagramFormat(String ending, boolean drawn) {
        this.ending = ending;
        this.drawn = drawn;
    }

    private static void writeText(String text, OutputStream out) throws IOException {
        out.write(text.getBytes(StandardCharsets.UTF_8));
    }

    /** The ending of the format's files, without the dot. */
    public String ending() {
        return ending;
    }

    /** Whether the diagram is drawn, so that its style matters; otherwise it is set in type. */
    public boolean isDrawn() {
        return drawn;
    }

    /** Why the format can't represent a diagram, in a sentence without a full stop; empty if it can. */
    Optional<String> obstacle(Diagram diagram, PieceArtCatalog art) {
        return Optional.empty();
    }

    /** Writes a diagram to a stream, which stays open. */
    abstract void write(Diagram diagram, Style style, PieceArtCatalog art, OutputStream out) throws IOException;

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
