package org.matewright.puzzles.cli;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import java.util.Collection;
import java.util.function.Function;

/** JSON as the command line prints it: in one line, keys in the order of the contract. */
final class Json {
    private static final Gson GSON =
            new GsonBuilder().disableHtmlEscaping().serializeNulls().create();

    private Json() {}

    /** A document in one line, without a line feed. */
    static String print(JsonElement document) {
        return GSON.toJson(document);
    }

    /** An array of texts. */
    static JsonArray texts(Collection<String> texts) {
        JsonArray array = new JsonArray();
        texts.forEach(array::add);
        return array;
    }

    /** An array of what a function makes of the items. */
    static <T> JsonArray array(Collection<T> items, Function<? super T, ? extends JsonElement> document) {
        JsonArray array = new JsonArray();
        items.forEach(item -> array.add(document.apply(item)));
        return array;
    }

    /** A time in seconds, to the tenth of a millisecond. */
    static double seconds(long nanos) {
        return Math.round(nanos / 1e5) / 1e4;
    }

    /** A time in seconds, to the tenth of a millisecond. */
    static double seconds(double seconds) {
        return Math.round(seconds * 1e4) / 1e4;
    }
}
