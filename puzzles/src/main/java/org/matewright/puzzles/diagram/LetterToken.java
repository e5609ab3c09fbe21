package org.matewright.puzzles.diagram;

import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Rectangle2D;
import java.util.List;

/** Makes pictures for types of piece without one: a round counter with the letters of the id. */
final class LetterToken {
    private static final double MIDDLE_X = 50;
    private static final double MIDDLE_Y = 51;
    private static final double RADIUS = 39;
    private static final double RING = 34.5;
    private static final double MAX_TEXT_RADIUS = 30;
    private static final int MAX_LETTERS = 3;

    private LetterToken() {}

    static PieceArt of(String id) {
        String letters = id.codePointCount(0, id.length()) <= MAX_LETTERS
                ? id
                : id.substring(0, id.offsetByCodePoints(0, MAX_LETTERS));
        Outline at100 = Typeface.inter().outline(letters, FontFace.SEMIBOLD, 100, 0, 0);
        Rectangle2D ink = at100.bounds();
        double tall = 0.5;
        double wide = tall;
        if (!ink.isEmpty()) {
            // the corners of the letters' bounding box must lie inside the ring; long ids are condensed a little
            double slim = letters.length() > 1 ? 0.88 : 1;
            double corner = Math.hypot(ink.getWidth() * slim / 2, ink.getHeight() / 2);
            tall = Math.min(tall, MAX_TEXT_RADIUS / corner);
            wide = tall * slim;
        }
        Outline text = Outline.of(
                at100.shape(),
                new AffineTransform(
                        wide, 0, 0, tall, MIDDLE_X - ink.getCenterX() * wide, MIDDLE_Y - ink.getCenterY() * tall));
        return new PieceArt(
                "counter " + letters,
                List.of(
                        new PieceArt.Layer(PieceArt.Part.BODY, circle(RADIUS)),
                        new PieceArt.Layer(PieceArt.Part.LINE, circle(RING)),
                        new PieceArt.Layer(PieceArt.Part.SOLID, text)));
    }

    private static Outline circle(double radius) {
        return Outline.of(new Ellipse2D.Double(MIDDLE_X - radius, MIDDLE_Y - radius, 2 * radius, 2 * radius));
    }
}
