package org.matewright.rules.engine.compile;

import java.util.ArrayList;
import java.util.List;
import org.matewright.rules.Geometry;
import org.matewright.rules.betza.Directions;
import org.matewright.rules.betza.Leg;

/** Where the rays of single legs lead on a board, for one side. */
final class LegRays {
    /** The work of a ray besides its steps. */
    private static final int START = 12;

    private final Geometry geometry;
    private final int flipX;
    private final int flipY;
    private long work;

    /**
     * Rays of one side.
     *
     * @param flipX -1 if left and right are exchanged
     * @param flipY -1 if forward is down the board
     */
    LegRays(Geometry geometry, int flipX, int flipY) {
        this.geometry = geometry;
        this.flipX = flipX;
        this.flipY = flipY;
    }

    /**
     * One step of a leg's ray.
     *
     * @param x the file on which it ends, perhaps off the board
     * @param y the rank
     * @param square the square; -1 off the board
     * @param way the squares on its way that a lame or jumping leap tests
     */
    record Step(int x, int y, int square, int[] way) {}

    /** The work done so far, in steps of rays. */
    long work() {
        return work;
    }

    /** The direction of each step of a ray. */
    interface Angle {
        int at(int step);
    }

    /**
     * The squares of a leg's ray from a place on, up to the edge, a hole or the end of its range, whatever stands on them.
     *
     * @param startX the file from which the leg starts; it may lie off the board
     * @param startY the rank
     * @param last whether it is the last leg
     * @param alone whether it is the only leg: then the ray ends where it comes back to its start
     */
    List<Step> ray(Leg leg, int startX, int startY, Angle angle, int range, boolean last, boolean alone) {
        boolean offBoard = leg.modes().has('o') && !last;
        boolean cylinder = leg.modes().has('o') && last;
        boolean joined = cylinder || geometry.edges() != Geometry.Edges.CLOSED;
        List<Step> ray = new ArrayList<>();
        work += START;
        int x = startX;
        int y = startY;
        int start = geometry.contains(x, y) ? geometry.square(x, y) : -1;
        for (int k = 0; k < range; k++) {
            work++;
            int[] leap = Directions.leap(leg.atom(), angle.at(k));
            int dx = leap[0] * flipX;
            int dy = leap[1] * flipY;
            int[] way = way(x, y, dx, dy, cylinder);
            x = around(x + dx, cylinder);
            y = geometry.aroundRanks(y + dy);
            if (!geometry.contains(x, y)) {
                boolean hole = x >= 0 && x < geometry.files() && y >= 0 && y < geometry.ranks();
                if (!offBoard || hole || ray.size() > geometry.files() + geometry.ranks()) {
                    break;
                }
                ray.add(new Step(x, y, -1, way));
                continue;
            }
            int square = geometry.square(x, y);
            if (square == start && (joined || alone)) {
                break;
            }
            ray.add(new Step(x, y, square, way));
        }
        return ray;
    }

    private int around(int file, boolean cylinder) {
        return cylinder ? Math.floorMod(file, geometry.files()) : geometry.aroundFiles(file);
    }

    /** The squares that a lame leap tests (docs/NOTATION.md, section 6.1); those outside the board don't count. */
    private int[] way(int x, int y, int dx, int dy, boolean cylinder) {
        int ax = Math.abs(dx);
        int ay = Math.abs(dy);
        if (Math.max(ax, ay) < 2) {
            return new int[0];
        }
        Ints squares = new Ints();
        boolean straight = ax == 0 || ay == 0 || ax == ay;
        int steps = straight ? Math.max(ax, ay) : 2;
        for (int k = 1; k < steps; k++) {
            int wx = around(x + (straight ? Integer.signum(dx) * k : dx / 2), cylinder);
            int wy = geometry.aroundRanks(y + (straight ? Integer.signum(dy) * k : dy / 2));
            if (geometry.contains(wx, wy)) {
                squares.add(geometry.square(wx, wy));
            }
        }
        return squares.toArray();
    }
}
