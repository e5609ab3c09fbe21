package org.matewright.puzzles.diagram;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The text above a diagram.
 *
 * @param authors their names as printed, one line each ({@code Jane Doe})
 * @param title the title, or null
 * @param source the magazine, tourney or book; empty if unknown
 * @param number the problem's number in the source; empty if it has none
 * @param date the date as written; empty if unknown
 * @param award the distinction, such as {@code 2nd Prize}, or null
 */
public record Caption(
        List<String> authors,
        @Nullable String title,
        String source,
        String number,
        String date,
        @Nullable String award) {
    /** No text. */
    public static final Caption NONE = new Caption(List.of(), null, "", "", "", null);

    public Caption {
        authors = authors.stream().map(Caption::clean).filter(a -> !a.isEmpty()).toList();
        title = cleanOrNull(title);
        source = clean(source);
        number = clean(number);
        date = clean(date);
        award = cleanOrNull(award);
    }

    /** Number, source and date in one line, in the usual form: {@code 1234 Die Schwalbe, 1970}. */
    public String sourceLine() {
        List<String> parts = new ArrayList<>();
        String place = (number + " " + source).strip();
        if (!place.isEmpty()) {
            parts.add(place);
        }
        if (!date.isEmpty()) {
            parts.add(date);
        }
        return String.join(", ", parts);
    }

    /**
     * A name with the first name first: {@code Jane Doe} for {@code Doe, Jane}. A name without exactly one comma is
     * unchanged.
     */
    public static String displayName(String name) {
        int comma = name.indexOf(',');
        if (comma < 0 || name.indexOf(',', comma + 1) >= 0) {
            return name.strip();
        }
        return (name.substring(comma + 1).strip() + " "
                        + name.substring(0, comma).strip())
                .strip();
    }

    /** The text on one line: every run of white space and control characters becomes one space. */
    static String clean(String text) {
        return text.replaceAll("[\\s\\p{Cc}\\p{Zl}\\p{Zp}]+", " ").strip();
    }

    private static @Nullable String cleanOrNull(@Nullable String text) {
        return text == null || clean(text).isEmpty() ? null : clean(text);
    }
}
