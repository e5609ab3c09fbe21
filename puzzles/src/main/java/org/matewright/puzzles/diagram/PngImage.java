package org.matewright.puzzles.diagram;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.OutputStream;
import java.util.EnumSet;

/** Renders scenes as raster images. */
public final class PngImage {
    private PngImage() {}

    /**
     * The scene as an image with the style's number of pixels per unit, rounded so that a square has a whole number of
     * pixels and the board begins on a whole pixel.
     */
    public static BufferedImage paint(DiagramScene scene) {
        return paint(scene, scene.style().pngScale());
    }

    /**
     * Writes the scene as PNG to a stream, which stays open. The file states its resolution: a unit is a point in the
     * style for print and 1/96 inch in the others.
     *
     * @throws IOException if the stream fails
     */
    public static void write(DiagramScene scene, OutputStream out) throws IOException {
        Style style = scene.style();
        double pixelsPerInch = style.pngScale() * style.unitsPerInch();
        PngWriter.write(paint(scene), (int) Math.round(pixelsPerInch / 0.0254), out);
    }

    /** The scene as an image with about {@code scale} pixels per unit. */
    public static BufferedImage paint(DiagramScene scene, double scale) {
        BoardLayout layout = scene.layout();
        double exact = Math.max(1, Math.rint(layout.square() * scale)) / layout.square();
        double shiftX = Math.ceil(layout.left() * exact - 1e-9) - layout.left() * exact;
        double shiftY = Math.ceil(layout.top() * exact - 1e-9) - layout.top() * exact;
        int width = (int) Math.ceil(scene.width() * exact + shiftX - 1e-9);
        int height = (int) Math.ceil(scene.height() * exact + shiftY - 1e-9);
        Color page = scene.style().colours().page();
        BufferedImage image = new BufferedImage(
                width, height, page == null ? BufferedImage.TYPE_INT_ARGB : BufferedImage.TYPE_INT_RGB);
        Graphics2D g = image.createGraphics();
        try {
            if (page != null) {
                g.setColor(page);
                g.fillRect(0, 0, width, height);
            }
            g.translate(shiftX, shiftY);
            g.scale(exact, exact);
            Java2DPainter.paint(scene, g, EnumSet.allOf(SceneLayer.Kind.class), new PieceStamps());
        } finally {
            g.dispose();
        }
        return image;
    }
}
