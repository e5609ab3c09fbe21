package org.matewright.editor.board;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.matewright.puzzles.diagram.Diagram;
import org.matewright.puzzles.diagram.DiagramScene;
import org.matewright.puzzles.diagram.PieceArtCatalog;
import org.matewright.puzzles.diagram.SceneLayer;
import org.matewright.puzzles.diagram.SceneShape;
import org.matewright.puzzles.diagram.Style;
import org.matewright.rules.Geometry;
import org.matewright.rules.Piece;
import org.matewright.rules.Setup;
import org.matewright.rules.variant.Variant;

/** The pictures of single pieces, as the board shows them. */
public final class PieceFigures {
    private final Supplier<Style> style;
    private final Supplier<PieceArtCatalog> art;
    private final Map<Piece, SceneShape.Figure> figures = new HashMap<>();
    private @Nullable Variant variant;
    private @Nullable Style seen;
    private @Nullable PieceArtCatalog seenArt;

    /** Pictures in a style, from a catalogue; both may change. */
    public PieceFigures(Supplier<Style> style, Supplier<PieceArtCatalog> art) {
        this.style = style;
        this.art = art;
    }

    /** The style that they are painted in. */
    public Style style() {
        return style.get();
    }

    /** The picture of a piece of a variant. */
    public SceneShape.Figure of(Variant of, Piece piece) {
        Style now = style.get();
        PieceArtCatalog artNow = art.get();
        if (of != variant || !now.equals(seen) || artNow != seenArt) {
            figures.clear();
            variant = of;
            seen = now;
            seenArt = artNow;
        }
        return figures.computeIfAbsent(piece, m -> figure(of, m, now, artNow));
    }

    /** The picture of a piece of a variant in a field of another size. */
    SceneShape.Figure of(Variant of, Piece piece, double size) {
        SceneShape.Figure figure = of(of, piece);
        return new SceneShape.Figure(figure.piece(), figure.art(), 0, 0, size, figure.ink());
    }

    private static SceneShape.Figure figure(Variant variant, Piece piece, Style style, PieceArtCatalog art) {
        Setup setup = Setup.empty(Geometry.of(1, 1)).with(0, piece);
        Diagram diagram = Diagram.builder(setup, variant.pieces()).side(null).build();
        for (SceneShape shape : DiagramScene.of(diagram, style, art).shapes(SceneLayer.Kind.PIECES)) {
            if (shape instanceof SceneShape.Figure figure) {
                return figure;
            }
        }
        throw new IllegalStateException("a diagram of " + piece + " shows no piece");
    }
}
