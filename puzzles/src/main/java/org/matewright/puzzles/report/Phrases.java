package org.matewright.puzzles.report;

import java.util.List;

/** Turns of phrase for sentences with counts and lists. */
public final class Phrases {
    /** How many items of one kind a sentence lists. */
    public static final int MAX_LISTED = 12;

    private Phrases() {}

    /** {@code 1 key}, {@code 2 keys}. */
    public static String counted(long count, String noun) {
        return count + " " + noun + (count == 1 ? "" : "s");
    }

    /** The first items, and how many more there are: {@code a, b and 7 more}. */
    public static String first(List<String> items) {
        return first(items, MAX_LISTED);
    }

    /** The first {@code max} items, and how many more there are. */
    public static String first(List<String> items, int max) {
        String rest = items.size() > max ? " and " + (items.size() - max) + " more" : "";
        return String.join(", ", items.subList(0, Math.min(max, items.size()))) + rest;
    }

    /** Numbers with {@code and} before the last: {@code 1, 2 and 3}; of very many the first, and how many more. */
    public static String numbers(List<Integer> numbers) {
        List<String> texts = numbers.stream().map(String::valueOf).toList();
        int last = texts.size() - 1;
        return last == 0 || texts.size() > MAX_LISTED
                ? first(texts)
                : String.join(", ", texts.subList(0, last)) + " and " + texts.get(last);
    }
}
