package org.matewright.editor.board;

import java.awt.AlphaComposite;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.LinkedHashMap;
import java.util.Map;
import org.matewright.puzzles.diagram.Java2DPainter;
import org.matewright.puzzles.diagram.PieceArt;
import org.matewright.puzzles.diagram.SceneShape;

/**
 * Pieces painted once in pixels and kept, so that a board with a hundred of them repaints at once. Works in pixels of the
 * device: the graphics given must not be scaled.
 */
public final class PieceSprites {
    private static final int MOST = 400;
    private static final int PAD = 2;

    private record Key(PieceArt art, SceneShape.PieceInk ink, int size) {}

    private final Map<Key, BufferedImage> sprites = new LinkedHashMap<>(64, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Key, BufferedImage> eldest) {
            return size() > MOST;
        }
    };

    /** Paints a piece in a field of {@code size} pixels with its corner at (x, y). */
    public void paint(Graphics2D g, SceneShape.Figure piece, double x, double y, double size, float opacity) {
        int pixels = (int) Math.round(size);
        if (pixels < 4) {
            return;
        }
        BufferedImage sprite =
                sprites.computeIfAbsent(new Key(piece.art(), piece.ink(), pixels), key -> draw(piece, pixels));
        Graphics2D faded = (Graphics2D) g.create();
        if (opacity < 1) {
            faded.setComposite(AlphaComposite.getInstance(AlphaComposite.SRC_OVER, opacity));
        }
        faded.drawImage(sprite, (int) Math.round(x) - PAD, (int) Math.round(y) - PAD, null);
        faded.dispose();
    }

    private static BufferedImage draw(SceneShape.Figure piece, int pixels) {
        int side = pixels + 2 * PAD;
        BufferedImage image = new BufferedImage(side, side, BufferedImage.TYPE_INT_ARGB_PRE);
        Graphics2D g = image.createGraphics();
        Java2DPainter.paint(new SceneShape.Figure(piece.piece(), piece.art(), PAD, PAD, pixels, piece.ink()), g);
        g.dispose();
        return image;
    }
}
