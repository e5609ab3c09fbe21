package org.matewright.rules.config;

import java.util.Collection;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Guesses which known word a misspelt one stands for. */
public final class Spelling {
    private Spelling() {}

    /** The nearest known word, if it is near enough to be a likely correction. */
    public static Optional<String> closest(String word, Collection<String> known) {
        String lower = word.toLowerCase(Locale.ROOT);
        String best = null;
        int smallest = Integer.MAX_VALUE;
        if (word.length() <= 60) {
            for (String candidate : known) {
                int distance = distance(lower, candidate.toLowerCase(Locale.ROOT));
                if (distance < smallest && distance <= Math.max(1, Math.max(lower.length(), candidate.length()) / 3)) {
                    smallest = distance;
                    best = candidate;
                }
            }
        }
        return Optional.ofNullable(best);
    }

    /**
     * A hint such as {@code did you mean 'queen'?}; failing that, a list of the known words if they are few, or null.
     */
    public static @Nullable String hint(String word, Collection<String> known) {
        Optional<String> guess = closest(word, known);
        if (guess.isPresent()) {
            return "did you mean '" + guess.get() + "'?";
        }
        return known.isEmpty() || known.size() > 24 ? null : "known are " + String.join(", ", known);
    }

    /**
     * The number of letters that are wrong, missing, surplus or swapped with a neighbour (optimal string alignment).
     */
    static int distance(String a, String b) {
        int[][] d = new int[a.length() + 1][b.length() + 1];
        for (int i = 0; i <= a.length(); i++) {
            for (int j = 0; j <= b.length(); j++) {
                if (i == 0 || j == 0) {
                    d[i][j] = i + j;
                    continue;
                }
                int same = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
                d[i][j] = Math.min(d[i - 1][j - 1] + same, Math.min(d[i - 1][j], d[i][j - 1]) + 1);
                if (i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1)) {
                    d[i][j] = Math.min(d[i][j], d[i - 2][j - 2] + 1);
                }
            }
        }
        return d[a.length()][b.length()];
    }
}
