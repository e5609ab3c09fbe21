package org.matewright.puzzles.cli;

import com.google.gson.JsonElement;
import com.google.gson.JsonIOException;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import com.google.gson.Strictness;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import java.io.IOException;
import java.io.StringReader;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.matewright.rules.Span;

/**
 * A request of {@code batch}: the command and its options as fields.
 *
 * @param id what the answer repeats, or null
 * @param command the command's name, or null if the request names none
 * @param fields the other fields
 */
record Request(@Nullable JsonElement id, @Nullable String command, Map<String, JsonElement> fields) {
    private static final Pattern PLACE = Pattern.compile("line (\\d+) column (\\d+)");

    /**
     * Reads a line.
     *
     * @throws Refusal if it isn't a JSON object
     */
    static Request parse(String line) {
        JsonElement json = json(line);
        if (!json.isJsonObject()) {
            throw Refusal.at("request", "a JSON object was expected", Span.START);
        }
        JsonObject fields = json.getAsJsonObject();
        JsonElement id = fields.remove("id");
        JsonElement command = fields.remove("command");
        boolean named = command instanceof JsonPrimitive primitive && primitive.isString();
        return new Request(id, named ? command.getAsString() : null, fields.asMap());
    }

    private static JsonElement json(String line) {
        try {
            JsonReader reader = new JsonReader(new StringReader(line));
            reader.setStrictness(Strictness.STRICT);
            JsonElement json = JsonParser.parseReader(reader);
            if (reader.peek() != JsonToken.END_DOCUMENT) {
                throw Refusal.at("json", "one JSON document a line was expected, more follows", Span.START);
            }
            Duplicates.in(line).ifPresent(name -> {
                throw Refusal.at("json", "the field '" + name + "' occurs twice", Span.START);
            });
            return json;
        } catch (IOException | JsonParseException | IllegalStateException e) {
            Throwable cause = e instanceof JsonIOException && e.getCause() != null ? e.getCause() : e;
            Matcher place = PLACE.matcher(String.valueOf(cause.getMessage()));
            boolean known = place.find();
            int column = known ? Math.max(1, Integer.parseInt(place.group(2))) : 1;
            throw Refusal.at("json", "the line isn't JSON", new Span(1, column, 0));
        }
    }
}
