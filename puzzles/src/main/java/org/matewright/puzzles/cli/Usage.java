package org.matewright.puzzles.cli;

import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Translates messages of the library that parses the command line into words for people who don't program. */
final class Usage {
    private static final String PLACE =
            "Invalid value for (?:option|positional parameter at index \\S+) \\(?'?([^')]+)'?\\)?(?: \\([^)]*\\))?: ";

    /** A message of the library and its translation. */
    private record Known(Pattern message, Function<MatchResult, String> words) {
        static Known of(String message, Function<MatchResult, String> words) {
            return new Known(Pattern.compile(message), words);
        }
    }

    private static final List<Known> KNOWN = List.of(
            Known.of(
                    PLACE + "'(.*)' is not an? (?:int|long)",
                    m -> m.group(1) + ": a whole number was expected, found '" + m.group(2) + "'"),
            Known.of(
                    PLACE + "'(.*)' is not a (?:double|float)",
                    m -> m.group(1) + ": a number was expected, found '" + m.group(2) + "'"),
            Known.of(
                    PLACE + "expected one of \\[(.*)](?: \\(case-(?:in)?sensitive\\))? but was '(.*)'",
                    m -> m.group(1) + ": one of " + m.group(2).toLowerCase(Locale.ROOT) + " was expected, found '"
                            + m.group(3) + "'"),
            Known.of("Unmatched arguments? (?:at|from) index \\d+: (.*)", m -> "unexpected: " + m.group(1)),
            Known.of("Unknown subcommand ('.*')\\.", m -> "there is no command " + m.group(1)));

    private Usage() {}

    /** The translation of a message; an unknown message stays as it is. */
    static String inWords(String message) {
        for (Known known : KNOWN) {
            Matcher matcher = known.message().matcher(message);
            if (matcher.matches()) {
                return known.words().apply(matcher);
            }
        }
        return message;
    }
}
