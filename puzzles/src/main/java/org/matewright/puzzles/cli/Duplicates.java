package org.matewright.puzzles.cli;

import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/** Finds names that occur twice in one JSON object: which of the two values is meant can't be known. */
final class Duplicates {
    private Duplicates() {}

    /**
     * The first name that occurs twice in an object of a JSON text.
     *
     * @throws IOException if the text isn't JSON
     */
    static Optional<String> in(String json) throws IOException {
        JsonReader reader = new JsonReader(new StringReader(json));
        Deque<Set<String>> names = new ArrayDeque<>();
        for (JsonToken token = reader.peek(); token != JsonToken.END_DOCUMENT; token = reader.peek()) {
            switch (token) {
                case BEGIN_OBJECT -> {
                    reader.beginObject();
                    names.push(new HashSet<>());
                }
                case END_OBJECT -> {
                    reader.endObject();
                    names.pop();
                }
                case BEGIN_ARRAY -> reader.beginArray();
                case END_ARRAY -> reader.endArray();
                case NAME -> {
                    String name = reader.nextName();
                    if (!names.element().add(name)) {
                        return Optional.of(name);
                    }
                }
                default -> reader.skipValue();
            }
        }
        return Optional.empty();
    }
}
