package org.matewright.rules.engine.compile;

import java.util.ArrayList;
import java.util.List;

/**
 * A path of several legs where a leg begins: what the legs before have done and hand on. Immutable.
 *
 * @param x the file on which the leg begins, perhaps off the board
 * @param y the rank
 * @param angle the direction of the leg before
 * @param range the current range; 0 for unlimited
 * @param bend the sense of the last bend: 1 or -1, 0 before the first
 * @param slideLength the number of steps of the last leg that slid
 * @param victims the squares of the pieces captured so far
 * @param capturesEnPassant whether a piece has been captured en passant
 * @param unloadTo the square on which the last captured piece is put down; {@link #NOWHERE} if it isn't
 * @param enPassant the squares on which the piece may be captured en passant afterwards
 * @param sumX the sum of the unit steps of the legs, towards higher files for White
 * @param sumY the same towards higher ranks
 */
record PathState(
        int x,
        int y,
        int angle,
        int range,
        int bend,
        int slideLength,
        List<Integer> victims,
        boolean capturesEnPassant,
        int unloadTo,
        List<Integer> enPassant,
        int sumX,
        int sumY) {
    /** No square. */
    static final int NOWHERE = -1;

    /** A path that begins on a square. */
    static PathState start(int x, int y, int range) {
        return new PathState(x, y, 0, range, 0, 1, List.of(), false, NOWHERE, List.of(), 0, 0);
    }

    PathState withRange(int newRange) {
        return new PathState(
                x, y, angle, newRange, bend, slideLength, victims, capturesEnPassant, unloadTo, enPassant, sumX, sumY);
    }

    /** The path with one captured piece more. */
    PathState capturing(int square) {
        return new PathState(
                x,
                y,
                angle,
                range,
                bend,
                slideLength,
                with(victims, square),
                capturesEnPassant,
                unloadTo,
                enPassant,
                sumX,
                sumY);
    }

    /** The path with a capture en passant. */
    PathState capturingEnPassant() {
        return new PathState(x, y, angle, range, bend, slideLength, victims, true, unloadTo, enPassant, sumX, sumY);
    }

    /** The path with one square more on which the piece may be captured en passant afterwards. */
    PathState leaving(int square) {
        return new PathState(
                x,
                y,
                angle,
                range,
                bend,
                slideLength,
                victims,
                capturesEnPassant,
                unloadTo,
                with(enPassant, square),
                sumX,
                sumY);
    }

    /** The path with the last captured piece put down on a square. */
    PathState unloading(int square) {
        return new PathState(
                x, y, angle, range, bend, slideLength, victims, capturesEnPassant, square, enPassant, sumX, sumY);
    }

    /**
     * The path after a leg.
     *
     * @param toX the file on which the leg ends
     * @param toY the rank
     * @param direction the leg's direction
     * @param newBend the sense of the last bend, that of this leg included
     * @param newSlideLength the number of steps of the last slide, perhaps this leg
     * @param unit the unit step in the leg's direction
     */
    PathState after(int toX, int toY, int direction, int newBend, int newSlideLength, int[] unit) {
        return new PathState(
                toX,
                toY,
                direction,
                range,
                newBend,
                newSlideLength,
                victims,
                capturesEnPassant,
                unloadTo,
                enPassant,
                sumX + unit[0],
                sumY + unit[1]);
    }

    private static List<Integer> with(List<Integer> squares, int square) {
        List<Integer> more = new ArrayList<>(squares);
        more.add(square);
        return more;
    }
}
