package org.matewright.puzzles.diagram;

import java.awt.Color;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.matewright.rules.Piece;

/**
 * Writes scenes as SVG 1.1, with attributes instead of a style sheet, which every viewer and drawing program reads.
 * Each type of piece is a symbol that its pieces refer to. Title and description give the position to screen readers.
 */
public final class SvgPainter {
    /** How text is written. */
    public enum TextMode {
        /** As text elements: small, searchable and editable, in the viewer's own font if it has no Inter. */
        TEXT,
        /** As outlines, which look the same everywhere. */
        OUTLINES
    }

    private static final String FONTS = "Inter, 'Helvetica Neue', Arial, sans-serif";

    private final DiagramScene scene;
    private final TextMode textMode;
    private final StringBuilder out = new StringBuilder();
    private final Map<Piece, String> symbols = new LinkedHashMap<>();

    private SvgPainter(DiagramScene scene, TextMode textMode) {
        this.scene = scene;
        this.textMode = textMode;
    }

    /** The scene as an SVG document with text elements. */
    public static String paint(DiagramScene scene) {
        return paint(scene, TextMode.TEXT);
    }

    /** The scene as an SVG document. */
    public static String paint(DiagramScene scene, TextMode textMode) {
        return new SvgPainter(scene, textMode).document();
    }

    private String document() {
        String width = Numbers.print(scene.width());
        String height = Numbers.print(scene.height());
        String unit = scene.style().isPrint() ? "pt" : "";
        out.append("<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" width=\"")
                .append(width)
                .append(unit)
                .append("\" height=\"")
                .append(height)
                .append(unit)
                .append("\" viewBox=\"0 0 ")
                .append(width)
                .append(' ')
                .append(height)
                .append("\" role=\"img\">\n<title>")
                .append(escape(scene.title()))
                .append("</title>\n<desc>")
                .append(escape(scene.description()))
                .append("</desc>\n");
        definitions();
        for (SceneLayer layer : scene.layers()) {
            if (layer.shapes().isEmpty()) {
                continue;
            }
            out.append("<g id=\"")
                    .append(layer.kind().name().toLowerCase(Locale.ROOT))
                    .append('"');
            if (layer.kind() == SceneLayer.Kind.BOARD || layer.kind() == SceneLayer.Kind.PAGE) {
                out.append(" shape-rendering=\"")
                        .append(hatched() ? "auto" : "crispEdges")
                        .append('"');
            }
            if (textMode == TextMode.TEXT && layer.shapes().stream().anyMatch(SceneShape.Text.class::isInstance)) {
                out.append(" font-family=\"").append(FONTS).append('"');
            }
            out.append(">\n");
            layer.shapes().forEach(this::shape);
            out.append("</g>\n");
        }
        return out.append("</svg>\n").toString();
    }

    private boolean hatched() {
        return scene.style().colours().hatched();
    }

    private void definitions() {
        Map<Piece, SceneShape.Figure> figures = new LinkedHashMap<>();
        SceneShape.Hatch hatch = null;
        for (SceneLayer layer : scene.layers()) {
            for (SceneShape shape : layer.shapes()) {
                if (shape instanceof SceneShape.Figure figure) {
                    figures.putIfAbsent(figure.piece(), figure);
                } else if (shape instanceof SceneShape.Hatch h) {
                    hatch = h;
                }
            }
        }
        if (figures.isEmpty() && hatch == null) {
            return;
        }
        out.append("<defs>\n");
        if (hatch != null) {
            SceneShape.Hatch atOrigin = new SceneShape.Hatch(0, 0, hatch.size(), hatch.ink());
            out.append("<path id=\"hatch\"")
                    .append(fill(hatch.ink()))
                    .append(" d=\"")
                    .append(atOrigin.outline().svg())
                    .append("\"/>\n");
        }
        figures.values().forEach(this::symbol);
        out.append("</defs>\n");
    }

    private void symbol(SceneShape.Figure figure) {
        String id = symbolId(figure.piece());
        symbols.put(figure.piece(), id);
        SceneShape.PieceInk ink = figure.ink();
        out.append("<symbol id=\"")
                .append(id)
                .append("\" viewBox=\"0 0 100 100\" overflow=\"visible\">\n<title>")
                .append(escape(figure.piece().side().word() + " " + figure.art().name()))
                .append("</title>\n");
        List<PieceArt.Layer> layers = figure.art().layers();
        Color halo = ink.halo();
        if (halo != null) {
            String bodies = layers.stream()
                    .filter(l -> l.part() == PieceArt.Part.BODY)
                    .map(l -> l.outline().svg())
                    .collect(Collectors.joining());
            path(bodies, null, SceneShape.Pen.round(halo, PieceArt.OUTLINE_WIDTH + 2 * SceneShape.PieceInk.HALO_WIDTH));
        }
        for (PieceArt.Layer layer : layers) {
            String data = layer.outline().svg();
            switch (layer.part()) {
                case BODY -> path(data, ink.fill(), SceneShape.Pen.round(ink.outline(), PieceArt.OUTLINE_WIDTH));
                case LINE -> path(data, null, SceneShape.Pen.round(ink.inner(), PieceArt.LINE_WIDTH));
                case SOLID -> path(data, ink.inner(), null);
            }
        }
        out.append("</symbol>\n");
    }

    /** An XML name for a piece: letters and digits as they are, anything else as its code point. */
    private static String symbolId(Piece piece) {
        StringBuilder id = new StringBuilder(piece.side().word()).append('-');
        piece.id().codePoints().forEach(c -> {
            if (c >= 'A' && c <= 'Z' || c >= '0' && c <= '9') {
                id.append((char) c);
            } else {
                id.append("_").append(Integer.toHexString(c));
            }
        });
        return id.toString();
    }

    private void shape(SceneShape shape) {
        if (shape instanceof SceneShape.Rect rect) {
            out.append("<rect x=\"")
                    .append(Numbers.print(rect.x()))
                    .append("\" y=\"")
                    .append(Numbers.print(rect.y()))
                    .append("\" width=\"")
                    .append(Numbers.print(rect.width()))
                    .append("\" height=\"")
                    .append(Numbers.print(rect.height()))
                    .append('"')
                    .append(fill(rect.fill()))
                    .append("/>\n");
        } else if (shape instanceof SceneShape.Hatch hatch) {
            out.append("<use xlink:href=\"#hatch\" x=\"")
                    .append(Numbers.print(hatch.x()))
                    .append("\" y=\"")
                    .append(Numbers.print(hatch.y()))
                    .append("\"/>\n");
        } else if (shape instanceof SceneShape.Area area) {
            path(area.outline().svg(), area.fill(), null);
        } else if (shape instanceof SceneShape.Stroke stroke) {
            path(stroke.outline().svg(), null, stroke.pen());
        } else if (shape instanceof SceneShape.Figure figure) {
            String size = Numbers.print(figure.size());
            out.append("<use xlink:href=\"#")
                    .append(symbols.get(figure.piece()))
                    .append("\" x=\"")
                    .append(Numbers.print(figure.x()))
                    .append("\" y=\"")
                    .append(Numbers.print(figure.y()))
                    .append("\" width=\"")
                    .append(size)
                    .append("\" height=\"")
                    .append(size)
                    .append("\"/>\n");
        } else if (shape instanceof SceneShape.Text text) {
            text(text);
        }
    }

    private void text(SceneShape.Text text) {
        if (textMode == TextMode.OUTLINES) {
            Outline outline =
                    Typeface.inter().outline(text.text(), text.face(), text.size(), text.left(), text.baseline());
            path(outline.svg(), text.colour(), null);
            return;
        }
        out.append("<text x=\"")
                .append(Numbers.print(text.x()))
                .append("\" y=\"")
                .append(Numbers.print(text.baseline()))
                .append("\" font-size=\"")
                .append(Numbers.print(text.size()))
                .append('"');
        if (text.anchor() != SceneShape.Anchor.START) {
            out.append(" text-anchor=\"")
                    .append(text.anchor().name().toLowerCase(Locale.ROOT))
                    .append('"');
        }
        if (text.face() == FontFace.ITALIC) {
            out.append(" font-style=\"").append(text.face().slope()).append('"');
        } else if (text.face() == FontFace.SEMIBOLD) {
            out.append(" font-weight=\"").append(text.face().weight()).append('"');
        }
        out.append(fill(text.colour()))
                .append(" xml:space=\"preserve\">")
                .append(escape(text.text()))
                .append("</text>\n");
    }

    private void path(String data, @Nullable Color fill, SceneShape.@Nullable Pen pen) {
        out.append("<path");
        out.append(fill == null ? " fill=\"none\"" : fill(fill));
        if (pen != null) {
            out.append(" stroke=\"")
                    .append(hex(pen.colour()))
                    .append("\" stroke-width=\"")
                    .append(Numbers.print(pen.width()))
                    .append('"');
            if (pen.colour().getAlpha() < 255) {
                out.append(" stroke-opacity=\"")
                        .append(Numbers.print(pen.colour().getAlpha() / 255.0))
                        .append('"');
            }
            if (pen.round()) {
                out.append(" stroke-linecap=\"round\" stroke-linejoin=\"round\"");
            }
            if (!pen.dashes().isEmpty()) {
                out.append(" stroke-dasharray=\"")
                        .append(pen.dashes().stream().map(Numbers::print).collect(Collectors.joining(" ")))
                        .append('"');
            }
        }
        out.append(" d=\"").append(data).append("\"/>\n");
    }

    private static String fill(Color colour) {
        String fill = " fill=\"" + hex(colour) + '"';
        return colour.getAlpha() == 255
                ? fill
                : fill + " fill-opacity=\"" + Numbers.print(colour.getAlpha() / 255.0) + '"';
    }

    private static String hex(Color colour) {
        return String.format(Locale.ROOT, "#%06x", colour.getRGB() & 0xFFFFFF);
    }

    /** Text for an element: markup is escaped, and characters that XML doesn't allow are omitted. */
    private static String escape(String text) {
        StringBuilder safe = new StringBuilder();
        text.codePoints().forEach(c -> {
            switch (c) {
                case '&' -> safe.append("&amp;");
                case '<' -> safe.append("&lt;");
                case '>' -> safe.append("&gt;");
                default -> {
                    if (c >= 0x20 && c < 0xD800 || c > 0xDFFF && c < 0xFFFE || c > 0xFFFF) {
                        safe.appendCodePoint(c);
                    }
                }
            }
        });
        return safe.toString();
    }
}
