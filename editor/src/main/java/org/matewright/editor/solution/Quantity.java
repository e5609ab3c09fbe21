package org.matewright.editor.solution;

import java.util.Locale;

/** Numbers and times as people read them at a glance. */
final class Quantity {
    private Quantity() {}

    /** A count with its unit's prefix: {@code 831}, {@code 4.2 k}, {@code 12.0 M}. */
    static String count(double value) {
        if (value < 1000) {
            return Long.toString(Math.round(value));
        }
        if (value < 1e6) {
            return String.format(Locale.ROOT, "%.1f\u00a0k", value / 1e3);
        }
        return value < 1e9
                ? String.format(Locale.ROOT, "%.1f\u00a0M", value / 1e6)
                : String.format(Locale.ROOT, "%.1f\u00a0G", value / 1e9);
    }

    /** A running time: {@code 0:07}, {@code 1:02:03}. */
    static String clock(double seconds) {
        long whole = (long) seconds;
        return whole < 3600
                ? String.format(Locale.ROOT, "%d:%02d", whole / 60, whole % 60)
                : String.format(Locale.ROOT, "%d:%02d:%02d", whole / 3600, whole / 60 % 60, whole % 60);
    }

    /** A time that is over: {@code 0.31 s}, {@code 12 s}, {@code 3:05}. */
    static String duration(double seconds) {
        if (seconds >= 60) {
            return clock(seconds);
        }
        return String.format(Locale.ROOT, seconds < 10 ? "%.2f\u00a0s" : "%.0f\u00a0s", seconds);
    }
}
