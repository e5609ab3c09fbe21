package org.matewright.puzzles.diagram;

import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Rectangle2D;
import java.util.List;

/** Pictures for pieces that have none: a round counter with the letters of the id. */
final class LetterToken {
    private static final double MIDDLE_X = 50;
    private static final double MIDDLE_Y = 51;
    private static final double RADIUS = 39;
    private static final double RING = 34.5;
    private static final double ROOM = 30;
    private static final int MOST_LETTERS = 3;

    private LetterToken() {}

    static PieceArt of(String id) {
        String letters = id.codePointCount(0, id.length()) <= MOST_LETTERS
                ? id
                : id.substring(0, id.offsetByCodePoints(0, MOST_LETTERS));
        Outline at100 = Typeface.inter().outline(letters, Lettering.SEMIBOLD, 100, 0, 0);
        Rectangle2D ink = at100.bounds();
        double tall = 0.5;
        double wide = tall;
        if (!ink.isEmpty()) {
            // The letters' box has to lie within the ring: its corners decide. Long ids are drawn a little narrower.
            double slim = letters.length() > 1 ? 0.88 : 1;
            double corner = Math.hypot(ink.getWidth() * slim / 2, ink.getHeight() / 2);
            tall = Math.min(tall, ROOM / corner);
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
