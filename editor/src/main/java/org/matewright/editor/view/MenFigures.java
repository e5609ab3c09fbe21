package org.matewright.editor.view;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.matewright.puzzles.diagram.Diagram;
import org.matewright.puzzles.diagram.DiagramScene;
import org.matewright.puzzles.diagram.MenArt;
import org.matewright.puzzles.diagram.SceneLayer;
import org.matewright.puzzles.diagram.SceneShape;
import org.matewright.puzzles.diagram.Style;
import org.matewright.rules.Geometry;
import org.matewright.rules.Man;
import org.matewright.rules.Setup;
import org.matewright.rules.variant.Variant;

/** The pictures of single men, as the board shows them. */
final class MenFigures {
    private final Supplier<Style> style;
    private final Supplier<MenArt> art;
    private final Map<Man, SceneShape.Figure> figures = new HashMap<>();
    private @Nullable Variant variant;
    private @Nullable Style seen;
    private @Nullable MenArt seenArt;

    MenFigures(Supplier<Style> style, Supplier<MenArt> art) {
        this.style = style;
        this.art = art;
    }

    /** The style that they are painted in. */
    Style style() {
        return style.get();
    }

    /** Where the pictures come from. */
    MenArt art() {
        return art.get();
    }

    /** The picture of a man of a variant. */
    SceneShape.Figure of(Variant of, Man man) {
        Style now = style.get();
        MenArt artNow = art.get();
        if (of != variant || !now.equals(seen) || artNow != seenArt) {
            figures.clear();
            variant = of;
            seen = now;
            seenArt = artNow;
        }
        return figures.computeIfAbsent(man, m -> figure(of, m, now, artNow));
    }

    /** The picture of a man of a variant in a field of another size. */
    SceneShape.Figure of(Variant of, Man man, double size) {
        SceneShape.Figure figure = of(of, man);
        return new SceneShape.Figure(figure.man(), figure.art(), 0, 0, size, figure.ink());
    }

    private static SceneShape.Figure figure(Variant variant, Man man, Style style, MenArt art) {
        Setup setup = Setup.empty(Geometry.of(1, 1)).with(0, man);
        Diagram diagram = Diagram.builder(setup, variant.pieces()).side(null).build();
        for (SceneShape shape : DiagramScene.of(diagram, style, art).shapes(SceneLayer.Kind.MEN)) {
            if (shape instanceof SceneShape.Figure figure) {
                return figure;
            }
        }
        throw new IllegalStateException("a diagram of " + man + " shows no man");
    }
}
