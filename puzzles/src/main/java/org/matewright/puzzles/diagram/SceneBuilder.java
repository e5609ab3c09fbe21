package org.matewright.puzzles.diagram;

import java.awt.Color;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import org.matewright.rules.Checked;
import org.matewright.rules.Fault;
import org.matewright.rules.Geometry;
import org.matewright.rules.Piece;
import org.matewright.rules.Setup;
import org.matewright.rules.Side;

/** Lays out a diagram: measures first, then board, pieces, marks and text. */
final class SceneBuilder {
    private final Diagram diagram;
    private final Style style;
    private final PieceArtCatalog art;
    private final Map<String, PieceArt> pictures = new LinkedHashMap<>();
    private final List<Fault> faults = new ArrayList<>();

    SceneBuilder(Diagram diagram, Style style, PieceArtCatalog art) {
        this.diagram = diagram;
        this.style = style;
        this.art = art;
    }

    DiagramScene build() {
        Geometry geometry = diagram.geometry();
        double square = style.square();
        boolean coordinates = hasCoordinates();
        boolean disc = hasDisc();
        double rimSize = BoardShapes.rimSize(square);
        double sideGutter = style.frame() + (coordinates || disc ? Math.ceil(rimSize * 1.7) : 0);
        double boardWidth = geometry.files() * square;
        DiagramText text = new DiagramText(diagram, style, this::figure);
        double content = style.captioned() ? Math.max(boardWidth, text.minWidth()) : boardWidth;
        double sideRoom = style.margin() + Math.max(sideGutter - (content - boardWidth) / 2, 0);
        double left = Math.ceil(sideRoom + (content - boardWidth) / 2);
        double width = left * 2 + boardWidth;

        List<SceneShape> textShapes = new ArrayList<>();
        double textLeft = left + (boardWidth - content) / 2;
        double top = style.margin();
        if (style.captioned()) {
            top = text.above(textShapes, textLeft, content, top);
        }
        top = Math.ceil(top + style.frame());
        BoardLayout layout = new BoardLayout(geometry, diagram.flipped(), left, top, square);
        double bottom = top + layout.height() + style.frame();
        if (coordinates) {
            bottom += Math.ceil(rimSize * 1.45);
        }
        if (style.captioned()) {
            bottom = text.below(textShapes, textLeft, content, bottom);
        }
        double height = Math.ceil(bottom + style.margin());

        BoardShapes board = new BoardShapes(layout, style);
        MarkShapes marks = new MarkShapes(layout, style.colours());
        diagram.marks().forEach(marks::add);
        List<SceneShape> rim = new ArrayList<>();
        if (coordinates) {
            board.coordinates(rim);
        }
        Side side = diagram.side();
        if (disc && side != null) {
            board.disc(rim, side, sideGutter);
        }
        Color page = style.colours().page();
        List<SceneLayer> layers = List.of(
                new SceneLayer(
                        SceneLayer.Kind.PAGE,
                        page == null ? List.of() : List.of(new SceneShape.Rect(0, 0, width, height, page))),
                new SceneLayer(SceneLayer.Kind.BOARD, board.squares()),
                new SceneLayer(SceneLayer.Kind.RIM, rim),
                new SceneLayer(SceneLayer.Kind.UNDER, marks.under()),
                new SceneLayer(SceneLayer.Kind.PIECES, pieces(layout)),
                new SceneLayer(SceneLayer.Kind.OVER, marks.over()),
                new SceneLayer(SceneLayer.Kind.WORDS, textShapes));
        return new DiagramScene(width, height, style, layout, layers, title(), description(), faults);
    }

    private boolean hasCoordinates() {
        Geometry geometry = diagram.geometry();
        return switch (style.coordinates()) {
            case ALWAYS -> true;
            case IF_NEEDED -> diagram.flipped() || Math.max(geometry.files(), geometry.ranks()) > 8;
            case NEVER -> false;
        };
    }

    private boolean hasDisc() {
        return diagram.side() != null
                && switch (style.sideMark()) {
                    case ALWAYS -> true;
                    case IF_NOT_IMPLIED -> !diagram.sideImplied();
                    case NEVER -> false;
                };
    }

    private List<SceneShape> pieces(BoardLayout layout) {
        List<SceneShape> figures = new ArrayList<>();
        Setup setup = diagram.setup();
        for (int square : setup.occupied()) {
            Piece piece = setup.piece(square);
            if (piece != null) {
                figures.add(figure(piece, layout.x(square), layout.y(square), layout.square()));
            }
        }
        return figures;
    }

    private SceneShape.Figure figure(Piece piece, double x, double y, double size) {
        SceneShape.PieceInk ink = SceneShape.PieceInk.of(piece.side(), style.colours());
        return new SceneShape.Figure(piece, pictures.computeIfAbsent(piece.id(), this::picture), x, y, size, ink);
    }

    private PieceArt picture(String id) {
        String hint = diagram.art().get(id);
        if (hint == null) {
            return art.token(id);
        }
        Checked<PieceArt> found = art.find(hint);
        for (Fault fault : found.faults()) {
            if (!fault.code().equals(PieceArtCatalog.UNKNOWN)) {
                faults.add(fault);
            }
        }
        return found.isOk() ? found.value() : art.token(id);
    }

    private String title() {
        List<String> parts = new ArrayList<>(diagram.caption().authors());
        parts.add(diagram.caption().sourceLine());
        parts.add(diagram.stipulation());
        parts.removeIf(String::isEmpty);
        return parts.isEmpty() ? "Chess diagram" : String.join(", ", parts);
    }

    private String description() {
        return "Board " + diagram.geometry() + ". White: " + pieces(Side.WHITE) + ". Black: " + pieces(Side.BLACK)
                + ".";
    }

    private String pieces(Side side) {
        StringJoiner list = new StringJoiner(", ").setEmptyValue("none");
        Setup setup = diagram.setup();
        for (int square : setup.occupied()) {
            Piece piece = setup.piece(square);
            if (piece != null && piece.side() == side) {
                String id = piece.id().length() == 1 ? piece.id() : "(" + piece.id() + ")";
                list.add(id + setup.geometry().name(square));
            }
        }
        return list.toString();
    }
}
