package org.matewright.puzzles.diagram;

import java.awt.AlphaComposite;
import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A cache of pieces as images, so that each kind is drawn once and then copied. For screens and raster images only,
 * since in a vector format a stamp would be a raster image. A view that repaints often keeps one instance. Not
 * thread-safe.
 */
public final class PieceStamps {
    private record Key(PieceArt art, SceneShape.PieceInk ink, int pixels) {}

    /** How far outline and halo may extend beyond a piece's field, as a fraction of its side. */
    private static final double OVERHANG = 0.08;

    private static final int MAX_IMAGES = 256;

    private final Map<Key, BufferedImage> stamps = new LinkedHashMap<>(64, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Key, BufferedImage> eldest) {
            return size() > MAX_IMAGES;
        }
    };

    /**
     * Copies a piece to the target if its field lies on whole pixels and the target isn't rotated or mirrored.
     *
     * @return whether that was possible; otherwise the piece has to be drawn
     */
    boolean stamp(SceneShape.Figure figure, Graphics2D g) {
        AffineTransform transform = g.getTransform();
        double scale = transform.getScaleX();
        boolean upright = transform.getShearX() == 0
                && transform.getShearY() == 0
                && scale > 0
                && Math.abs(transform.getScaleY() - scale) < 1e-9;
        double left = figure.x() * scale + transform.getTranslateX();
        double top = figure.y() * scale + transform.getTranslateY();
        double size = figure.size() * scale;
        if (!upright || !isWhole(left) || !isWhole(top) || !isWhole(size)) {
            return false;
        }
        int pixels = (int) Math.rint(size);
        int overhang = (int) Math.ceil(pixels * OVERHANG);
        BufferedImage image = stamps.computeIfAbsent(
                new Key(figure.art(), figure.ink(), pixels), key -> draw(figure, pixels, overhang));
        g.setTransform(new AffineTransform());
        g.drawImage(image, (int) Math.rint(left) - overhang, (int) Math.rint(top) - overhang, null);
        g.setTransform(transform);
        return true;
    }

    private static boolean isWhole(double length) {
        return Math.abs(length - Math.rint(length)) < 1e-3;
    }

    private static BufferedImage draw(SceneShape.Figure figure, int pixels, int overhang) {
        int side = pixels + 2 * overhang;
        BufferedImage image = new BufferedImage(side, side, BufferedImage.TYPE_INT_ARGB_PRE);
        Graphics2D g = image.createGraphics();
        try {
            g.setComposite(AlphaComposite.SrcOver);
            Java2DPainter.paint(
                    new SceneShape.Figure(figure.piece(), figure.art(), overhang, overhang, pixels, figure.ink()), g);
        } finally {
            g.dispose();
        }
        return image;
    }
}
