package org.matewright.puzzles.diagram;

import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.awt.geom.PathIterator;
import java.awt.geom.Rectangle2D;
import org.jspecify.annotations.Nullable;

/** An immutable path of lines and curves, filled by the non-zero winding rule. */
public final class Outline {
    private final Path2D path;

    private Outline(Path2D path) {
        this.path = path;
    }

    /** A copy of the outline of a shape. */
    public static Outline of(Shape shape) {
        return new Outline(copy(shape, null));
    }

    /** The outline of a shape after a transform. */
    public static Outline of(Shape shape, AffineTransform transform) {
        return new Outline(copy(shape, transform));
    }

    private static Path2D copy(Shape shape, @Nullable AffineTransform transform) {
        Path2D.Double copy = new Path2D.Double(PathIterator.WIND_NON_ZERO);
        copy.append(shape.getPathIterator(transform), false);
        copy.trimToSize();
        return copy;
    }

    /** This outline moved and scaled: a point (px, py) goes to (x + scale px, y + scale py). */
    public Outline placed(double x, double y, double scale) {
        return new Outline(copy(path, new AffineTransform(scale, 0, 0, scale, x, y)));
    }

    /** The bounding box. */
    public Rectangle2D bounds() {
        return path.getBounds2D();
    }

    /** A copy as a shape, which the caller may change. */
    public Shape toShape() {
        return new Path2D.Double(path);
    }

    /** The internal shape, for painters in this package, which must not change it. */
    Shape shape() {
        return path;
    }

    /** The outline as SVG path data with absolute coordinates, rounded to hundredths. */
    public String svg() {
        StringBuilder text = new StringBuilder();
        double[] c = new double[6];
        for (PathIterator i = path.getPathIterator(null); !i.isDone(); i.next()) {
            switch (i.currentSegment(c)) {
                case PathIterator.SEG_MOVETO -> append(text, 'M', c, 2);
                case PathIterator.SEG_LINETO -> append(text, 'L', c, 2);
                case PathIterator.SEG_QUADTO -> append(text, 'Q', c, 4);
                case PathIterator.SEG_CUBICTO -> append(text, 'C', c, 6);
                default -> text.append('Z');
            }
        }
        return text.toString();
    }

    private static void append(StringBuilder text, char command, double[] numbers, int count) {
        text.append(command);
        for (int i = 0; i < count; i++) {
            String number = Numbers.print(numbers[i]);
            if (i > 0 && number.charAt(0) != '-') {
                text.append(' ');
            }
            text.append(number);
        }
    }
}
