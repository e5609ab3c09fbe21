package org.matewright.puzzles.cli;

import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import java.util.List;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;

/**
 * A problem solved here and by another solver.
 *
 * @param ours our result, with its time
 * @param theirs the other solver's run, or null if there's no other
 */
record Comparison(VerifyResult ours, ExternalSolver.@Nullable Run theirs) {
    /** The least time that our clock can measure, in seconds. */
    private static final double MIN_SECONDS = 1e-4;

    /** The least time of the other solver: its clock counts hundredths of a second. */
    private static final double MIN_SECONDS_OTHER = 5e-3;

    /** The other solver's time divided by ours; empty if either didn't finish. */
    OptionalDouble ratio() {
        OptionalDouble other = seconds();
        return other.isEmpty() || ours.isIncomplete()
                ? OptionalDouble.empty()
                : OptionalDouble.of(
                        Math.max(MIN_SECONDS_OTHER, other.getAsDouble()) / Math.max(MIN_SECONDS, ours.seconds()));
    }

    /** The other solver's seconds; empty if there's none, or if it failed or was stopped. */
    OptionalDouble seconds() {
        return theirs == null || theirs.end() != ExternalSolver.End.FINISHED
                ? OptionalDouble.empty()
                : OptionalDouble.of(theirs.seconds());
    }

    /** Whether the other solver finished and its time is wall time. */
    boolean isWall() {
        return theirs != null && theirs.end() == ExternalSolver.End.FINISHED && !theirs.processor();
    }

    /** The geometric mean of the known ratios; empty if there is none. */
    static OptionalDouble mean(List<Comparison> comparisons) {
        double[] ratios = comparisons.stream()
                .map(Comparison::ratio)
                .filter(OptionalDouble::isPresent)
                .mapToDouble(OptionalDouble::getAsDouble)
                .toArray();
        double sum = 0;
        for (double ratio : ratios) {
            sum += Math.log(ratio);
        }
        return ratios.length == 0 ? OptionalDouble.empty() : OptionalDouble.of(Math.exp(sum / ratios.length));
    }

    /** The document; {@code external} and {@code ratio} only if another solver ran, null where no time is known. */
    JsonObject document(boolean compared) {
        JsonObject document = ours.document();
        if (compared) {
            put(document, "external", seconds());
            document.addProperty(
                    "externalEnd", theirs == null ? "none" : theirs.end().word());
            if (theirs != null) {
                document.addProperty("externalTime", theirs.processor() ? "processor" : "wall");
            }
            put(document, "ratio", ratio());
        }
        return document;
    }

    static void put(JsonObject document, String name, OptionalDouble value) {
        if (value.isPresent()) {
            document.addProperty(name, Json.seconds(value.getAsDouble()));
        } else {
            document.add(name, JsonNull.INSTANCE);
        }
    }
}
