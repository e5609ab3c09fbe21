package org.matewright.puzzles.diagram;

import java.awt.geom.Path2D;

/**
 * A strict parser of SVG path data (SVG 1.1, section 8.3): all commands, absolute and relative, and numbers without
 * separators where the grammar allows that. A browser draws an invalid path up to the error; this reports the error.
 */
final class PathData {
    /** A syntax error in path data. */
    static final class PathException extends Exception {
        private final int offset;

        PathException(int offset, String message) {
            super(message);
            this.offset = offset;
        }

        /** The offset of the error in the data, counted from 0. */
        int offset() {
            return offset;
        }
    }

    private final String text;
    private final Path2D.Double path = new Path2D.Double(Path2D.WIND_NON_ZERO);
    private int at;
    private double x;
    private double y;
    private double startX;
    private double startY;
    private double controlX;
    private double controlY;

    private PathData(String text) {
        this.text = text;
    }

    /**
     * Reads path data.
     *
     * @throws PathException if the data is empty or invalid
     */
    static Outline read(String text) throws PathException {
        PathData data = new PathData(text);
        data.readAll();
        return Outline.of(data.path);
    }

    private void readAll() throws PathException {
        skipWhiteSpace();
        if (at == text.length()) {
            throw new PathException(at, "a path was expected, found nothing");
        }
        char previous = ' ';
        while (at < text.length()) {
            char command = text.charAt(at);
            if ("MmLlHhVvCcSsQqTtAaZz".indexOf(command) < 0) {
                throw new PathException(at, "a path command was expected, found '" + command + "'");
            }
            if (previous == ' ' && command != 'M' && command != 'm') {
                throw new PathException(at, "a path begins with M or m, not with '" + command + "'");
            }
            at++;
            if (command == 'Z' || command == 'z') {
                path.closePath();
                moveTo(startX, startY);
                previous = command;
                skipWhiteSpace();
                continue;
            }
            if (previous == 'z' || previous == 'Z') {
                resumeAfterClose(command);
            }
            do {
                segment(command, previous);
                previous = command;
                command = command == 'M' ? 'L' : command == 'm' ? 'l' : command;
                skipComma();
            } while (numberFollows());
            skipWhiteSpace();
        }
    }

    /** Moves back to the start of a closed subpath, from where a drawing command goes on; Path2D doesn't do that. */
    private void resumeAfterClose(char command) {
        if (command != 'M' && command != 'm') {
            path.moveTo(x, y);
        }
    }

    private void segment(char command, char previous) throws PathException {
        boolean relative = Character.isLowerCase(command);
        double baseX = relative ? x : 0;
        double baseY = relative ? y : 0;
        switch (Character.toUpperCase(command)) {
            case 'M' -> {
                startX = baseX + number();
                startY = baseY + number();
                moveTo(startX, startY);
                path.moveTo(x, y);
            }
            case 'L' -> lineTo(baseX + number(), baseY + number());
            case 'H' -> lineTo(baseX + number(), y);
            case 'V' -> lineTo(x, baseY + number());
            case 'C' ->
                curveTo(
                        baseX + number(),
                        baseY + number(),
                        baseX + number(),
                        baseY + number(),
                        baseX + number(),
                        baseY + number());
            case 'S' -> {
                boolean smooth = "CcSs".indexOf(previous) >= 0;
                curveTo(
                        smooth ? 2 * x - controlX : x,
                        smooth ? 2 * y - controlY : y,
                        baseX + number(),
                        baseY + number(),
                        baseX + number(),
                        baseY + number());
            }
            case 'Q' -> quadTo(baseX + number(), baseY + number(), baseX + number(), baseY + number());
            case 'T' -> {
                boolean smooth = "QqTt".indexOf(previous) >= 0;
                double cx = smooth ? 2 * x - controlX : x;
                double cy = smooth ? 2 * y - controlY : y;
                quadTo(cx, cy, baseX + number(), baseY + number());
            }
            default -> {
                double rx = number();
                double ry = number();
                double turn = number();
                boolean large = flag();
                boolean sweep = flag();
                double endX = baseX + number();
                double endY = baseY + number();
                EllipticArc.append(path, x, y, rx, ry, turn, large, sweep, endX, endY);
                moveTo(endX, endY);
            }
        }
    }

    private void moveTo(double newX, double newY) {
        x = newX;
        y = newY;
        controlX = newX;
        controlY = newY;
    }

    private void lineTo(double newX, double newY) {
        path.lineTo(newX, newY);
        moveTo(newX, newY);
    }

    private void curveTo(double x1, double y1, double x2, double y2, double newX, double newY) {
        path.curveTo(x1, y1, x2, y2, newX, newY);
        moveTo(newX, newY);
        controlX = x2;
        controlY = y2;
    }

    private void quadTo(double x1, double y1, double newX, double newY) {
        path.quadTo(x1, y1, newX, newY);
        moveTo(newX, newY);
        controlX = x1;
        controlY = y1;
    }

    private boolean flag() throws PathException {
        skipComma();
        if (at < text.length() && (text.charAt(at) == '0' || text.charAt(at) == '1')) {
            return text.charAt(at++) == '1';
        }
        throw new PathException(at, "a flag 0 or 1 was expected, found " + found());
    }

    private double number() throws PathException {
        skipComma();
        int start = at;
        if (at < text.length() && (text.charAt(at) == '-' || text.charAt(at) == '+')) {
            at++;
        }
        int digits = digits();
        if (at < text.length() && text.charAt(at) == '.') {
            at++;
            digits += digits();
        }
        if (digits == 0) {
            at = start;
            throw new PathException(start, "a number was expected, found " + found());
        }
        int beforeExponent = at;
        if (at < text.length() && (text.charAt(at) == 'e' || text.charAt(at) == 'E')) {
            at++;
            if (at < text.length() && (text.charAt(at) == '-' || text.charAt(at) == '+')) {
                at++;
            }
            if (digits() == 0) {
                throw new PathException(beforeExponent, "an exponent without digits");
            }
        }
        double value = Double.parseDouble(text.substring(start, at));
        if (!(Math.abs(value) <= 1e6)) {
            throw new PathException(start, "the number " + text.substring(start, at) + " is too large");
        }
        return value;
    }

    private int digits() {
        int start = at;
        while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
            at++;
        }
        return at - start;
    }

    private String found() {
        return at < text.length() ? "'" + text.charAt(at) + "'" : "the end";
    }

    private boolean numberFollows() {
        return at < text.length() && "+-.0123456789".indexOf(text.charAt(at)) >= 0;
    }

    private void skipWhiteSpace() {
        while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
    }

    private void skipComma() {
        skipWhiteSpace();
        if (at < text.length() && text.charAt(at) == ',') {
            at++;
            skipWhiteSpace();
        }
    }
}
