package org.matewright.puzzles.diagram;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Stroke;
import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;
import java.util.EnumSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Paints scenes on any {@link Graphics2D}: a screen, an image, a printer. Text is painted as outlines, so the target
 * needs no font. Squares are painted without antialiasing, so their edges are sharp at any scale.
 */
public final class Java2DPainter {
    private final Graphics2D g;
    private final @Nullable PieceStamps stamps;

    private Java2DPainter(Graphics2D g, @Nullable PieceStamps stamps) {
        this.g = g;
        this.stamps = stamps;
    }

    /** Paints a whole scene with its upper left corner at the origin; the state of the graphics is unchanged. */
    public static void paint(DiagramScene scene, Graphics2D graphics) {
        paint(scene, graphics, EnumSet.allOf(SceneLayer.Kind.class));
    }

    /** Paints some layers of a scene, for example all but the pieces. */
    public static void paint(DiagramScene scene, Graphics2D graphics, Set<SceneLayer.Kind> layers) {
        paint(scene, graphics, layers, null);
    }

    /** Paints some layers of a scene on a screen or an image, with cached pieces where they look the same. */
    public static void paint(
            DiagramScene scene, Graphics2D graphics, Set<SceneLayer.Kind> layers, @Nullable PieceStamps stamps) {
        Graphics2D own = (Graphics2D) graphics.create();
        try {
            Java2DPainter painter = new Java2DPainter(own, stamps);
            painter.prepare();
            for (SceneLayer layer : scene.layers()) {
                if (layers.contains(layer.kind())) {
                    layer.shapes().forEach(painter::paint);
                }
            }
        } finally {
            own.dispose();
        }
    }

    /** Paints one shape, such as a piece being dragged; the state of the graphics is unchanged. */
    public static void paint(SceneShape shape, Graphics2D graphics) {
        Graphics2D own = (Graphics2D) graphics.create();
        try {
            Java2DPainter painter = new Java2DPainter(own, null);
            painter.prepare();
            painter.paint(shape);
        } finally {
            own.dispose();
        }
    }

    private void prepare() {
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        g.setRenderingHint(RenderingHints.KEY_RENDERING, RenderingHints.VALUE_RENDER_QUALITY);
    }

    private void paint(SceneShape shape) {
        if (shape instanceof SceneShape.Rect rect) {
            g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_OFF);
            g.setColor(rect.fill());
            g.fill(new Rectangle2D.Double(rect.x(), rect.y(), rect.width(), rect.height()));
            g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        } else if (shape instanceof SceneShape.Hatch hatch) {
            fill(hatch.outline(), hatch.ink());
        } else if (shape instanceof SceneShape.Area area) {
            fill(area.outline(), area.fill());
        } else if (shape instanceof SceneShape.Stroke stroke) {
            stroke(stroke.outline(), stroke.pen());
        } else if (shape instanceof SceneShape.Figure figure) {
            paint(figure);
        } else if (shape instanceof SceneShape.Text text) {
            fill(
                    Typeface.inter().outline(text.text(), text.face(), text.size(), text.left(), text.baseline()),
                    text.colour());
        }
    }

    private void fill(Outline outline, Color colour) {
        g.setColor(colour);
        g.fill(outline.shape());
    }

    private void stroke(Outline outline, SceneShape.Pen pen) {
        g.setColor(pen.colour());
        g.setStroke(basic(pen));
        g.draw(outline.shape());
    }

    private static Stroke basic(SceneShape.Pen pen) {
        int cap = pen.round() ? BasicStroke.CAP_ROUND : BasicStroke.CAP_BUTT;
        int join = pen.round() ? BasicStroke.JOIN_ROUND : BasicStroke.JOIN_MITER;
        if (pen.dashes().isEmpty()) {
            return new BasicStroke((float) pen.width(), cap, join, 10);
        }
        float[] dashes = new float[pen.dashes().size()];
        for (int i = 0; i < dashes.length; i++) {
            dashes[i] = pen.dashes().get(i).floatValue();
        }
        return new BasicStroke((float) pen.width(), cap, join, 10, dashes, 0);
    }

    private void paint(SceneShape.Figure figure) {
        if (stamps != null && stamps.stamp(figure, g)) {
            return;
        }
        AffineTransform before = g.getTransform();
        g.translate(figure.x(), figure.y());
        g.scale(figure.size() / PieceArt.FIELD, figure.size() / PieceArt.FIELD);
        SceneShape.PieceInk ink = figure.ink();
        Color halo = ink.halo();
        if (halo != null) {
            SceneShape.Pen pen =
                    SceneShape.Pen.round(halo, PieceArt.OUTLINE_WIDTH + 2 * SceneShape.PieceInk.HALO_WIDTH);
            for (PieceArt.Layer layer : figure.art().layers()) {
                if (layer.part() == PieceArt.Part.BODY) {
                    stroke(layer.outline(), pen);
                }
            }
        }
        SceneShape.Pen outline = SceneShape.Pen.round(ink.outline(), PieceArt.OUTLINE_WIDTH);
        SceneShape.Pen line = SceneShape.Pen.round(ink.inner(), PieceArt.LINE_WIDTH);
        for (PieceArt.Layer layer : figure.art().layers()) {
            switch (layer.part()) {
                case BODY -> {
                    fill(layer.outline(), ink.fill());
                    stroke(layer.outline(), outline);
                }
                case LINE -> stroke(layer.outline(), line);
                case SOLID -> fill(layer.outline(), ink.inner());
            }
        }
        g.setTransform(before);
    }
}
