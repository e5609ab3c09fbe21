package org.matewright.puzzles.diagram;

import java.awt.geom.AffineTransform;
import java.awt.geom.Arc2D;
import java.awt.geom.Path2D;

/** Converts an elliptic arc given by its end points, as in SVG, into curves (SVG 1.1, implementation notes F.6). */
final class EllipticArc {
    private EllipticArc() {}

    static void append(
            Path2D path,
            double x1,
            double y1,
            double radiusX,
            double radiusY,
            double turnDegrees,
            boolean large,
            boolean sweep,
            double x2,
            double y2) {
        double rx = Math.abs(radiusX);
        double ry = Math.abs(radiusY);
        if (rx == 0 || ry == 0 || (x1 == x2 && y1 == y2)) {
            path.lineTo(x2, y2);
            return;
        }
        double turn = Math.toRadians(turnDegrees);
        double cos = Math.cos(turn);
        double sin = Math.sin(turn);
        double halfX = (x1 - x2) / 2;
        double halfY = (y1 - y2) / 2;
        double px = cos * halfX + sin * halfY;
        double py = cos * halfY - sin * halfX;
        double lambda = px * px / (rx * rx) + py * py / (ry * ry);
        if (lambda > 1) {
            rx *= Math.sqrt(lambda);
            ry *= Math.sqrt(lambda);
        }
        double area = rx * rx * py * py + ry * ry * px * px;
        double root = Math.sqrt(Math.max(0, (rx * rx * ry * ry - area) / area));
        double factor = large == sweep ? -root : root;
        double cxTurned = factor * rx * py / ry;
        double cyTurned = -factor * ry * px / rx;
        double cx = cos * cxTurned - sin * cyTurned + (x1 + x2) / 2;
        double cy = sin * cxTurned + cos * cyTurned + (y1 + y2) / 2;
        double start = Math.atan2((py - cyTurned) / ry, (px - cxTurned) / rx);
        double end = Math.atan2((-py - cyTurned) / ry, (-px - cxTurned) / rx);
        double extent = end - start;
        if (sweep && extent < 0) {
            extent += 2 * Math.PI;
        } else if (!sweep && extent > 0) {
            extent -= 2 * Math.PI;
        }
        // angles are anticlockwise in Arc2D and clockwise in SVG, hence the signs
        Arc2D arc =
                new Arc2D.Double(-rx, -ry, 2 * rx, 2 * ry, -Math.toDegrees(start), -Math.toDegrees(extent), Arc2D.OPEN);
        AffineTransform place = AffineTransform.getTranslateInstance(cx, cy);
        place.rotate(turn);
        path.append(arc.getPathIterator(place), true);
    }
}
