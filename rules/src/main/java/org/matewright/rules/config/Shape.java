package org.matewright.rules.config;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** The shape of a key's value: the single source for messages, the manual and the JSON Schema. */
public sealed interface Shape {
    /** The shape in words: {@code a whole number from 1 to 16}. */
    String words();

    /** A single text. */
    record Word(String words) implements Shape {}

    /** A whole number within bounds. */
    record Whole(int min, int max) implements Shape {
        @Override
        public String words() {
            return "a whole number from " + min + " to " + max;
        }
    }

    /** A non-negative decimal number. */
    record Decimal() implements Shape {
        @Override
        public String words() {
            return "a number";
        }
    }

    /** True or false. */
    record Flag() implements Shape {
        @Override
        public String words() {
            return "true or false";
        }
    }

    /** One of several words. */
    record OneOf(List<String> choices) implements Shape {
        public OneOf {
            choices = List.copyOf(choices);
        }

        @Override
        public String words() {
            return joined(choices, " or ");
        }
    }

    /** A list; a single value counts as a list of one. */
    record ListOf(Shape item) implements Shape {
        @Override
        public String words() {
            return item.words() + ", or several in a list";
        }
    }

    /** A mapping with the declared keys. */
    record Keys(List<KeyInfo> keys) implements Shape {
        public Keys {
            keys = List.copyOf(keys);
        }

        @Override
        public String words() {
            String names = joined(keys.stream().map(KeyInfo::key).toList(), " and ");
            return "a mapping with the key" + (keys.size() == 1 ? " " : "s ") + names;
        }
    }

    /** A mapping whose keys are all of one kind, such as names of pieces. */
    record MapOf(String key, Shape value) implements Shape {
        @Override
        public String words() {
            boolean simple = value instanceof Keys || !value.words().contains(", or ");
            return "a mapping from " + key + " to " + (simple ? value.words() : "(" + value.words() + ")");
        }
    }

    /** One of several shapes. */
    record Either(List<Shape> shapes) implements Shape {
        public Either {
            shapes = List.copyOf(shapes);
        }

        @Override
        public String words() {
            return shapes.stream().map(Shape::words).collect(Collectors.joining(", or "));
        }
    }

    private static String joined(List<String> words, String last) {
        int end = words.size() - 1;
        return end < 1 ? String.join("", words) : String.join(", ", words.subList(0, end)) + last + words.get(end);
    }

    /** One of the given constants of an enum, as YAML writes them. */
    static Shape oneOf(Enum<?>... constants) {
        return new OneOf(Arrays.stream(constants).map(Shape::word).toList());
    }

    /** One of two shapes. */
    static Shape either(Shape a, Shape b) {
        return new Either(List.of(a, b));
    }

    /** A constant as YAML writes it: {@code mutual bare} for {@code MUTUAL_BARE}. */
    static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
