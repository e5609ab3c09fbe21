package org.matewright.rules.config;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** What the value of a key looks like: the one source for messages, the manual and the schema. */
public sealed interface Shape {
    /** What is expected, in words: {@code a whole number from 1 to 16}. */
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

    /** A decimal number that isn't negative. */
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

    /** A list; a single value is a list of one. */
    record ListOf(Shape item) implements Shape {
        @Override
        public String words() {
            return item.words() + ", or several in a list";
        }
    }

    /** A mapping with declared keys. */
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

    /** A mapping whose keys are of one sort, such as names of pieces. */
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

    /** The words of some constants of an enum. */
    static Shape oneOf(Enum<?>... constants) {
        return new OneOf(Arrays.stream(constants).map(Shape::word).toList());
    }

    /** One of two shapes. */
    static Shape either(Shape a, Shape b) {
        return new Either(List.of(a, b));
    }

    /** A constant as YAML writes it: {@code MUTUAL_BARE} is {@code mutual bare}. */
    static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
