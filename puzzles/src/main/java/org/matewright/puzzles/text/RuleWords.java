package org.matewright.puzzles.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.matewright.rules.Checked;
import org.matewright.rules.betza.Betza;
import org.matewright.rules.config.Config;

/**
 * Parts of a variant's definition in words, as they are printed below diagrams and in captions of twins:
 * {@code soldier: steps one square sideways, from last 5}.
 */
public final class RuleWords {
    private static final Set<String> ENDS = Set.of("checkmate", "stalemate", "bare king", "mutual bare king");
    private static final Map<String, String> OUTCOMES =
            Map.of("loss", "loses", "draw", "draws", "win", "wins", "none", "goes on");

    private final Predicate<String> wanted;

    /**
     * Words for parts of a definition.
     *
     * @param wanted whether the value of a key belongs into the words
     */
    public RuleWords(Predicate<String> wanted) {
        this.wanted = wanted;
    }

    /**
     * A value in words; empty if nothing in it belongs there. Colons, semicolons and commas separate the levels.
     */
    public String of(Config value) {
        return value instanceof Config.Fields fields
                ? joined(fields, "; ")
                : value instanceof Config.Items items ? listed(items) : plain(value);
    }

    private String joined(Config.Fields fields, String between) {
        List<String> parts = new ArrayList<>();
        for (Config.Field field : fields.fields()) {
            String part = wanted.test(field.key()) ? part(field) : "";
            if (!part.isEmpty()) {
                parts.add(part);
            }
        }
        return String.join(between, parts);
    }

    private String part(Config.Field field) {
        if (field.value() instanceof Config.Fields inner) {
            String words = joined(inner, ", ");
            return words.isEmpty() ? "" : field.key() + ": " + words;
        }
        if (field.value() instanceof Config.Items items && hasMappings(items)) {
            String words = listed(items);
            return words.isEmpty() ? "" : field.key() + ": " + words;
        }
        String value = plain(field.value());
        if (field.key().equals("moves")) {
            return moves(value);
        }
        if (ENDS.contains(field.key())) {
            return field.key() + " " + OUTCOMES.getOrDefault(value, value);
        }
        return switch (value) {
            case "true" -> field.key();
            case "false" -> "not " + field.key();
            default -> field.key() + " " + value;
        };
    }

    private static boolean hasMappings(Config.Items items) {
        return items.items().stream().anyMatch(Config.Fields.class::isInstance);
    }

    /** A list, with several mappings as {@code steps one square ahead, from d8, or leaps two squares, from e9}. */
    private String listed(Config.Items items) {
        return items.items().stream()
                .map(item -> item instanceof Config.Fields fields ? joined(fields, ", ") : plain(item))
                .filter(words -> !words.isEmpty())
                .collect(Collectors.joining(hasMappings(items) ? ", or " : ", "));
    }

    private static String plain(Config value) {
        if (value instanceof Config.Items items) {
            return String.join(
                    ", ", items.items().stream().map(RuleWords::plain).toList());
        }
        return value instanceof Config.Text text ? ranks(text.value()) : value.found();
    }

    /** Regions as diagrams name them: {@code last 5} is {@code last 5 ranks}. */
    private static String ranks(String value) {
        return value.replaceAll("^(first|last) 1$", "$1 rank")
                .replaceAll("^(first|last) (\\d+)$", "$1 $2 ranks")
                .replaceAll("^(rank|file) (\\w+-\\w+)$", "$1s $2");
    }

    private static String moves(String betza) {
        Checked<Betza> moves = Betza.parse(betza);
        return moves.isOk() ? moves(moves.value()) : betza;
    }

    /** What a piece does, as a part of a sentence: {@code steps one square diagonally}. */
    public static String moves(Betza moves) {
        String words = moves.inWords().strip().replaceFirst("\\.$", "");
        return words.isEmpty() ? "never moves" : words.substring(0, 1).toLowerCase(Locale.ROOT) + words.substring(1);
    }

    private static List<String> sorted(Config value) {
        RuleWords all = new RuleWords(key -> true);
        return value instanceof Config.Items items
                ? items.items().stream().map(all::of).sorted().toList()
                : List.of(plain(value));
    }

    /** What a value says that another doesn't; empty if they say the same. The order of lists doesn't count. */
    public static Optional<Config> difference(Config value, @Nullable Config usual) {
        if (!(value instanceof Config.Fields fields) || !(usual instanceof Config.Fields others)) {
            boolean same = usual != null
                    && !(value instanceof Config.Fields)
                    && !(usual instanceof Config.Fields)
                    && sorted(value).equals(sorted(usual));
            return same ? Optional.empty() : Optional.of(value);
        }
        List<Config.Field> different = new ArrayList<>();
        for (Config.Field field : fields.fields()) {
            Config other = others.field(field.key()).map(Config.Field::value).orElse(null);
            difference(field.value(), other).ifPresent(rest -> different.add(Config.Field.of(field.key(), rest)));
        }
        return different.isEmpty() ? Optional.empty() : Optional.of(Config.Fields.of(different));
    }
}
