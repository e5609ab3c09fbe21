package org.matewright.puzzles.diagram;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.matewright.rules.Geometry;
import org.matewright.rules.Piece;
import org.matewright.rules.Setup;
import org.matewright.rules.Side;

/**
 * Writes diagrams for LaTeX: an environment {@code diagram} of the package chess-problem-diagrams ({@code
 * \\usepackage{diagram}}), the form in which some magazines accept problems. The package sets them in its own fonts, so
 * the pieces look different from those of the other formats.
 *
 * <p>Written are boards of any size, pieces, caption, stipulation, conditions, twins, legend and {@code C+}; the
 * package counts the pieces itself. Fairy pieces become rotated symbols, as is customary: a queen upside down for the
 * first type, a knight upside down for the next and so on, each explained in a list below the board.
 *
 * <p>Refused are holes and more than 26 types of pieces ({@link #cannotCarry}). Omitted are marks, the flipped view,
 * coordinates, pieces in hand and everything that belongs to the {@link Style}. PDF has all of these.
 */
public final class TexDiagram {
    private static final Pattern ISO_DATE = Pattern.compile("(\\d{4})(?:-(\\d{2})(?:-(\\d{2}))?)?");

    private final Diagram diagram;
    private final TexSymbols symbols;
    private final StringBuilder out = new StringBuilder();

    private TexDiagram(Diagram diagram, TexSymbols symbols) {
        this.diagram = diagram;
        this.symbols = symbols;
    }

    /** The diagram as a fragment of LaTeX; {@code art} resolves aliases of names. */
    public static String print(Diagram diagram, PieceArtCatalog art) {
        TexDiagram tex = new TexDiagram(diagram, TexSymbols.of(diagram, art));
        tex.write();
        return tex.out.toString();
    }

    /** The reason why the format can't represent the diagram, a sentence without a full stop; empty if it can. */
    public static Optional<String> cannotCarry(Diagram diagram, PieceArtCatalog art) {
        if (diagram.geometry().hasHoles()) {
            return Optional.of("a TeX diagram has no holes");
        }
        return TexSymbols.of(diagram, art).suffice()
                ? Optional.empty()
                : Optional.of("a TeX diagram has symbols for " + TexSymbols.ORTHODOX + " orthodox and "
                        + TexSymbols.FAIRY + " other types of pieces");
    }

    private void write() {
        Geometry geometry = diagram.geometry();
        boolean standard = geometry.files() == 8 && geometry.ranks() == 8;
        line("% Needs \\usepackage{diagram} from the package chess-problem-diagrams.");
        line("\\begin{diagram}" + (standard ? "" : "[" + geometry + "]") + "%");
        caption();
        field("pieces", pieces());
        field("stipulation", stipulation());
        field("condition", items(diagram.conditions()));
        field("twins", items(diagram.twins()));
        field("piecedefs", definitions());
        field("remark", items(remarks()));
        if (diagram.tested()) {
            field("Co", "+");
        }
        line("\\end{diagram}");
    }

    private void caption() {
        Caption caption = diagram.caption();
        // the package expects a family name, a comma and a first name, and fails without the comma
        List<String> authors = new ArrayList<>();
        for (String author : caption.authors()) {
            int space = author.lastIndexOf(' ');
            authors.add(
                    space < 0
                            ? escape(author) + ", "
                            : escape(author.substring(space + 1)) + ", " + escape(author.substring(0, space)));
        }
        field("author", String.join("; ", authors));
        field("sourcenr", escape(caption.number()));
        field("source", escape(caption.source()));
        Matcher date = ISO_DATE.matcher(caption.date());
        if (date.matches()) {
            field("day", date.group(3) == null ? "" : Integer.toString(Integer.parseInt(date.group(3))));
            field("month", date.group(2) == null ? "" : Integer.toString(Integer.parseInt(date.group(2))));
            field("year", date.group(1));
        } else {
            field("year", escape(caption.date()));
        }
        field("award", escape(caption.award() == null ? "" : caption.award()));
    }

    /**
     * The stipulation, otherwise the side to move; never empty, since without it the package runs the next lines
     * together.
     */
    private String stipulation() {
        if (!diagram.stipulation().isEmpty()) {
            return escape(diagram.stipulation());
        }
        return diagram.side() == null ? "~" : toMove(diagram.side());
    }

    private static String toMove(Side side) {
        return (side == Side.WHITE ? "White" : "Black") + " to move";
    }

    /** The pieces by side and type: {@code wKc2, sBa2b{10}}; numbers of two digits need braces. */
    private String pieces() {
        Map<Piece, StringBuilder> groups = new LinkedHashMap<>();
        Setup setup = diagram.setup();
        Geometry geometry = setup.geometry();
        for (int square : setup.occupied()) {
            Piece piece = setup.piece(square);
            if (piece != null) {
                int rank = geometry.rank(square) + 1;
                groups.computeIfAbsent(piece, m -> new StringBuilder(colour(m.side())).append(symbols.of(m.id())))
                        .append((char) ('a' + geometry.file(square)))
                        .append(rank < 10 ? Integer.toString(rank) : "{" + rank + "}");
            }
        }
        List<String> white = new ArrayList<>();
        List<String> black = new ArrayList<>();
        groups.forEach((piece, text) -> (piece.side() == Side.WHITE ? white : black).add(text.toString()));
        white.addAll(black);
        return String.join(", ", white);
    }

    private static String colour(Side side) {
        return side == Side.WHITE ? "w" : "s";
    }

    /** The meaning of each fairy symbol: {@code {ws}{DU}{Grasshopper}}. */
    private String definitions() {
        List<String> items = new ArrayList<>();
        symbols.fairy().forEach((id, symbol) -> {
            StringBuilder sides = new StringBuilder();
            for (Side side : Side.values()) {
                if (isOnBoard(new Piece(id, side))) {
                    sides.append(colour(side));
                }
            }
            items.add("{" + sides + "}{" + symbol + "}{" + escape(meaning(id)) + "}");
        });
        return String.join("; ", items);
    }

    private boolean isOnBoard(Piece piece) {
        return diagram.setup().occupied().stream()
                .anyMatch(s -> piece.equals(diagram.setup().piece(s)));
    }

    private String meaning(String id) {
        for (LegendEntry entry : diagram.legend()) {
            Piece piece = entry.piece();
            if (piece != null && piece.id().equals(id)) {
                return entry.text();
            }
        }
        String hint = diagram.art().get(id);
        return hint == null || hint.endsWith(".svg") ? id : hint;
    }

    private List<String> remarks() {
        List<String> remarks = new ArrayList<>();
        if (diagram.caption().title() != null) {
            remarks.add(diagram.caption().title());
        }
        for (LegendEntry entry : diagram.legend()) {
            Piece piece = entry.piece();
            if (piece == null || !symbols.fairy().containsKey(piece.id())) {
                remarks.add(entry.text());
            }
        }
        if (diagram.side() != null
                && !diagram.sideImplied()
                && !diagram.stipulation().isEmpty()) {
            remarks.add(toMove(diagram.side()));
        }
        return remarks;
    }

    /** A list as the package parses it; braces protect semicolons inside an item. */
    private static String items(List<String> texts) {
        return String.join("; ", texts.stream().map(t -> "{" + escape(t) + "}").toList());
    }

    private void field(String name, @Nullable String value) {
        if (value != null && !value.isEmpty()) {
            line("\\" + name + "{" + value + "}%");
        }
    }

    private void line(String text) {
        out.append(text).append('\n');
    }

    private static String escape(String text) {
        StringBuilder safe = new StringBuilder();
        text.codePoints().forEach(c -> {
            switch (c) {
                case '#', '$', '%', '&', '_', '{', '}' -> safe.append('\\').appendCodePoint(c);
                case '~' -> safe.append("\\textasciitilde{}");
                case '^' -> safe.append("\\textasciicircum{}");
                case '\\' -> safe.append("\\textbackslash{}");
                case '→' -> safe.append("$\\rightarrow$");
                case '×' -> safe.append("$\\times$");
                default -> safe.appendCodePoint(c);
            }
        });
        return safe.toString();
    }
}
