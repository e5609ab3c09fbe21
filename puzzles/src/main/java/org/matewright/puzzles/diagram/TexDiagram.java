package org.matewright.puzzles.diagram;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.matewright.rules.Geometry;
import org.matewright.rules.Piece;
import org.matewright.rules.Setup;
import org.matewright.rules.Side;

/**
 * Diagrams for LaTeX: an environment {@code diagram} of the package chess-problem-diagrams ({@code
 * \\usepackage{diagram}}), in which the magazines that use it take problems. It's set in that package's own fonts, so
 * the pictures differ from ours.
 *
 * <p>What it carries: boards of any size, pieces, caption, stipulation, conditions, twins, legend, {@code C+}, the count
 * (which the package works out itself). Pieces other than the orthodox six become turned symbols as the field has them, a
 * queen upside down for the first such type, a knight upside down for the next and so on, each explained in the list
 * under the board.
 *
 * <p>What it can't: holes and more than 26 types of pieces ({@link #cannotCarry}); marks, the flipped view, coordinates,
 * pieces in hand and all of the {@link Style}. For these write PDF and include that.
 */
public final class TexDiagram {
    private static final Map<String, String> ORTHODOX =
            Map.of("king", "K", "queen", "D", "rook", "T", "bishop", "L", "knight", "S", "pawn", "B");
    private static final List<String> FAIRY = List.of(
            "DU", "SU", "TU", "LU", "KU", "BU", "DL", "SL", "TL", "LL", "KL", "BL", "DR", "SR", "TR", "LR", "KR", "BR",
            "E", "X");
    private static final Pattern ISO_DATE = Pattern.compile("(\\d{4})(?:-(\\d{2})(?:-(\\d{2}))?)?");

    private final Diagram diagram;
    private final PieceArtCatalog art;
    private final Map<String, String> symbols = new LinkedHashMap<>();
    private final StringBuilder out = new StringBuilder();

    private TexDiagram(Diagram diagram, PieceArtCatalog art) {
        this.diagram = diagram;
        this.art = art;
    }

    /** The diagram as a fragment of LaTeX, with the pictures' names from {@code art}. */
    public static String print(Diagram diagram, PieceArtCatalog art) {
        TexDiagram tex = new TexDiagram(diagram, art);
        tex.chooseSymbols();
        tex.write();
        return tex.out.toString();
    }

    /** Why the diagram can't be printed, as a sentence without a full stop; empty if it can. */
    public static Optional<String> cannotCarry(Diagram diagram, PieceArtCatalog art) {
        if (diagram.geometry().hasHoles()) {
            return Optional.of("a TeX diagram has no holes");
        }
        TexDiagram tex = new TexDiagram(diagram, art);
        tex.chooseSymbols();
        return tex.symbols.containsValue("")
                ? Optional.of("a TeX diagram has symbols for 6 orthodox and " + FAIRY.size() + " other types of pieces")
                : Optional.empty();
    }

    private void chooseSymbols() {
        TreeSet<String> fairy = new TreeSet<>();
        Setup setup = diagram.setup();
        for (int square : setup.occupied()) {
            Piece piece = setup.piece(square);
            if (piece != null) {
                String symbol = ORTHODOX.get(pictureName(piece.id()));
                if (symbol == null) {
                    fairy.add(piece.id());
                } else {
                    symbols.put(piece.id(), symbol);
                }
            }
        }
        int next = 0;
        for (String id : fairy) {
            symbols.put(id, next < FAIRY.size() ? FAIRY.get(next++) : "");
        }
    }

    private String pictureName(String id) {
        String hint = diagram.art().get(id);
        return hint == null ? id : art.canonical(hint);
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
        // The package takes each name for a family name, a comma and a first name: without the comma it fails.
        List<String> authors = new ArrayList<>();
        for (String author : caption.authors()) {
            int blank = author.lastIndexOf(' ');
            authors.add(
                    blank < 0
                            ? escape(author) + ", "
                            : escape(author.substring(blank + 1)) + ", " + escape(author.substring(0, blank)));
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
     * What is asked, otherwise who is to move; never empty, for without it the package runs the next lines together.
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

    /** The pieces by side and type: {@code wKc2, sBa2b{10}}; a number of two digits needs braces. */
    private String pieces() {
        Map<Piece, StringBuilder> groups = new LinkedHashMap<>();
        Setup setup = diagram.setup();
        Geometry geometry = setup.geometry();
        for (int square : setup.occupied()) {
            Piece piece = setup.piece(square);
            if (piece != null) {
                int rank = geometry.rank(square) + 1;
                groups.computeIfAbsent(piece, m -> new StringBuilder(colour(m.side())).append(symbols.get(m.id())))
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

    /** The meaning of each symbol that isn't orthodox: {@code {ws}{DU}{Grasshopper}}. */
    private String definitions() {
        List<String> items = new ArrayList<>();
        symbols.forEach((id, symbol) -> {
            if (!ORTHODOX.containsValue(symbol)) {
                StringBuilder sides = new StringBuilder();
                for (Side side : Side.values()) {
                    if (stands(new Piece(id, side))) {
                        sides.append(colour(side));
                    }
                }
                items.add("{" + sides + "}{" + symbol + "}{" + escape(meaning(id)) + "}");
            }
        });
        return String.join("; ", items);
    }

    private boolean stands(Piece piece) {
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
            if (piece == null || ORTHODOX.containsValue(symbols.getOrDefault(piece.id(), "K"))) {
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

    /** A list as the package parses it; the braces keep a semicolon inside an item from ending it. */
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
