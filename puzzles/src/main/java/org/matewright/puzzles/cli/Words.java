package org.matewright.puzzles.cli;

import java.util.List;

/** Turns of phrase that several commands use. */
final class Words {
    /** How many items of one kind are told in a sentence. */
    static final int SHOWN = 12;

    private Words() {}

    /** What an exception says, or its name if it says nothing. */
    static String reason(Throwable e) {
        String message = e.getMessage();
        return message == null ? e.getClass().getSimpleName() : message;
    }

    /** A number without a fraction that is 0: {@code 7}, {@code 7.5}. */
    static String number(double value) {
        boolean whole = value == Math.rint(value) && Math.abs(value) < 1e15;
        return whole ? Long.toString((long) value) : Double.toString(value);
    }

    /** {@code 1 key}, {@code 2 keys}. */
    static String counted(long count, String noun) {
        return count + " " + noun + (count == 1 ? "" : "s");
    }

    /** The first items, and how many more there are: {@code a, b and 7 more}. */
    static String first(List<String> items) {
        String rest = items.size() > SHOWN ? " and " + (items.size() - SHOWN) + " more" : "";
        return String.join(", ", items.subList(0, Math.min(SHOWN, items.size()))) + rest;
    }

    /** The same where all of them are told if they are few: {@code 1, 2 and 3}. */
    static String numbers(List<Integer> numbers) {
        List<String> texts = numbers.stream().map(String::valueOf).toList();
        int last = texts.size() - 1;
        return last == 0 || texts.size() > SHOWN
                ? first(texts)
                : String.join(", ", texts.subList(0, last)) + " and " + texts.get(last);
    }
}
