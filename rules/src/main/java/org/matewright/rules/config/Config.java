package org.matewright.rules.config;

import java.util.List;
import java.util.Optional;

/**
 * A value in a YAML file: a text, a list or a mapping, each with its place. Independent of the YAML library that read
 * it.
 */
public sealed interface Config {
    /** The place of the value. */
    Place place();

    /** The value as messages name it after "found": {@code 'qeen'}, {@code a list}. */
    String found();

    /**
     * A single text. YAML's types are not applied: {@code on}, {@code 012} and {@code 1:30} are these characters.
     *
     * @param value the text, with quotes and escapes resolved; empty if nothing was written
     * @param written the characters of the file that it was read from
     * @param place the place of these characters
     */
    record Text(String value, String written, Place place) implements Config {
        /** A text that was not read from a file. */
        public static Text of(String value) {
            return new Text(value, value, Place.startOf(""));
        }

        /** Locates parts of the value in the file. */
        public PartPlaces parts() {
            return new PartPlaces(this);
        }

        @Override
        public String found() {
            return value.isEmpty() ? "nothing" : quoted(value);
        }
    }

    /**
     * A list.
     *
     * @param items its items in order
     * @param place the place of the list
     */
    record Items(List<Config> items, Place place) implements Config {
        public Items {
            items = List.copyOf(items);
        }

        /** A list that was not read from a file. */
        public static Items of(List<? extends Config> items) {
            return new Items(List.copyOf(items), Place.startOf(""));
        }

        @Override
        public String found() {
            return items.isEmpty() ? "an empty list" : "a list";
        }
    }

    /**
     * A mapping; no key occurs twice.
     *
     * @param fields its keys and values in order
     * @param place the place of the mapping
     */
    record Fields(List<Field> fields, Place place) implements Config {
        public Fields {
            fields = List.copyOf(fields);
        }

        /** A mapping that was not read from a file. */
        public static Fields of(List<Field> fields) {
            return new Fields(fields, Place.startOf(""));
        }

        /** The field with the given key. */
        public Optional<Field> field(String key) {
            return fields.stream().filter(f -> f.key().equals(key)).findFirst();
        }

        @Override
        public String found() {
            return fields.isEmpty() ? "an empty mapping" : "a mapping";
        }
    }

    /**
     * A key with its value.
     *
     * @param key the key
     * @param keyPlace the place of the key
     * @param value the value
     */
    record Field(String key, Place keyPlace, Config value) {
        /** A key and value that were not read from a file. */
        public static Field of(String key, Config value) {
            return new Field(key, Place.startOf(""), value);
        }

        /** The key in quotes for a message: {@code 'peices'}. */
        public String quotedKey() {
            return quoted(key);
        }
    }

    /** A text in quotes for a message, cut after 40 characters. */
    static String quoted(String text) {
        return text.codePointCount(0, text.length()) <= 40
                ? "'" + text + "'"
                : "'" + text.substring(0, text.offsetByCodePoints(0, 40)) + "…'";
    }

    /** Whether this is the word {@code none}. */
    default boolean isNone() {
        return this instanceof Text text && text.value().equals("none");
    }

    /** The items of a list. A text or a mapping counts as a list of one, an empty text as an empty list. */
    default List<Config> asList() {
        if (this instanceof Items list) {
            return list.items();
        }
        return this instanceof Text text && text.value().isEmpty() ? List.of() : List.of(this);
    }
}
