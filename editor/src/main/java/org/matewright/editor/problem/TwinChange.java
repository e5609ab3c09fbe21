package org.matewright.editor.problem;

import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.matewright.puzzles.Problem;

/** Twins as the form writes them: a twin's changes in one line, semicolons between them. */
final class TwinChange {
    private static final Pattern MOVE = Pattern.compile("move\\s+([a-p]\\d{1,2})\\s*-?\\s*([a-p]\\d{1,2})");
    private static final Pattern STIPULATION = Pattern.compile("stipulation\\s+(\\S.*)");

    private TwinChange() {}

    static String show(Problem.Twin twin) {
        return String.join("; ", twin.changes());
    }

    /** The twin with other changes. Its caption follows, unless it was written by hand. */
    static Problem.Twin write(Problem.Twin twin, String text) {
        List<String> changes = Arrays.stream(text.split(";"))
                .map(String::strip)
                .filter(change -> !change.isEmpty())
                .toList();
        boolean own = !twin.text().equals(caption(twin.changes())) && !twin.text().isBlank();
        return new Problem.Twin(twin.label(), changes, own ? twin.text() : caption(changes), twin.continued());
    }

    /** The caption of changes: {@code move g2-f2} is {@code g2 to f2}, {@code stipulation s#2} is {@code s#2}. */
    static String caption(List<String> changes) {
        return changes.stream()
                .map(change -> {
                    String moved = MOVE.matcher(change).replaceFirst("$1 to $2");
                    return STIPULATION.matcher(moved).replaceFirst("$1");
                })
                .collect(Collectors.joining(", "));
    }

    /** The letter of the twin behind {@code count} others: b, c, … z, then z1, z2 and so on. */
    static String label(int count) {
        return count < 25 ? Character.toString('b' + count) : "z" + (count - 24);
    }
}
