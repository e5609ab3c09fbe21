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
    /** Below this our time can't be told from nothing. */
    private static final double LEAST = 1e-4;

    /** The same for the other one's, of which hundredths are told. */
    private static final double LEAST_OTHER = 5e-3;

    /** How many times as long the other one took; empty if either didn't finish. */
    OptionalDouble ratio() {
        OptionalDouble other = seconds();
        return other.isEmpty() || ours.isIncomplete()
                ? OptionalDouble.empty()
                : OptionalDouble.of(Math.max(LEAST_OTHER, other.getAsDouble()) / Math.max(LEAST, ours.seconds()));
    }

    /** The other solver's seconds; empty if there's none, or if it failed or was stopped. */
    OptionalDouble seconds() {
        return theirs == null || theirs.end() != ExternalSolver.End.FINISHED
                ? OptionalDouble.empty()
                : OptionalDouble.of(theirs.seconds());
    }

    /** Whether the other one's time is wall time, although it finished. */
    boolean isWall() {
        return theirs != null && theirs.end() == ExternalSolver.End.FINISHED && !theirs.processor();
    }

    /** The geometric mean of the ratios that there are; empty if there's none. */
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

    /** The document; {@code external} and {@code ratio} only beside another solver, null where there's no figure. */
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
