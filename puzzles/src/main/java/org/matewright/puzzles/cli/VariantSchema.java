package org.matewright.puzzles.cli;

import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.util.ArrayList;
import java.util.List;
import org.matewright.rules.config.KeyInfo;
import org.matewright.rules.config.Shape;
import org.matewright.rules.define.DefinitionKeys;
import org.matewright.rules.law.RegionReader;

/** The JSON Schema of a variant's definition, by which other editors complete and check the YAML. */
final class VariantSchema {
    private VariantSchema() {}

    /** The schema as a text that ends with a line break. */
    static String text() {
        JsonObject schema = new JsonObject();
        schema.addProperty("$schema", "http://json-schema.org/draft-07/schema#");
        schema.addProperty("title", "Matewright variant");
        keys(DefinitionKeys.all(), false).entrySet().forEach(e -> schema.add(e.getKey(), e.getValue()));
        return new GsonBuilder()
                        .setPrettyPrinting()
                        .disableHtmlEscaping()
                        .create()
                        .toJson(schema) + "\n";
    }

    /** What a parent defines may be missing, so nothing is required. */
    private static JsonObject keys(List<KeyInfo> keys, boolean required) {
        JsonObject object = type("object");
        JsonObject properties = new JsonObject();
        JsonArray needed = new JsonArray();
        for (KeyInfo key : keys) {
            JsonObject property = new JsonObject();
            property.addProperty("description", key.help());
            JsonArray any = new JsonArray();
            any.add(of(key.shape()));
            any.add(constant("none"));
            property.add("anyOf", any);
            properties.add(key.key(), property);
            if (required && key.required()) {
                needed.add(key.key());
            }
        }
        object.add("properties", properties);
        object.addProperty("additionalProperties", false);
        if (!needed.isEmpty()) {
            object.add("required", needed);
        }
        return object;
    }

    private static JsonObject of(Shape shape) {
        if (shape instanceof Shape.Whole whole) {
            JsonObject number = type("integer");
            number.addProperty("minimum", whole.min());
            number.addProperty("maximum", whole.max());
            return number;
        }
        if (shape instanceof Shape.Decimal) {
            JsonObject number = type("number");
            number.addProperty("minimum", 0);
            return number;
        }
        if (shape instanceof Shape.Flag) {
            return type("boolean");
        }
        if (shape instanceof Shape.OneOf oneOf) {
            JsonObject choice = new JsonObject();
            JsonArray words = new JsonArray();
            oneOf.choices().forEach(words::add);
            choice.add("enum", words);
            return choice;
        }
        if (shape instanceof Shape.ListOf list) {
            return listOf(of(list.item()));
        }
        if (shape instanceof Shape.Keys keys) {
            return keys(keys.keys(), false);
        }
        if (shape instanceof Shape.MapOf map) {
            JsonObject object = type("object");
            object.add("additionalProperties", anyOf(of(map.value()), constant("none")));
            return object;
        }
        if (shape instanceof Shape.Either either) {
            return anyOf(alternatives(either).toArray(JsonObject[]::new));
        }
        return shape.equals(RegionReader.SHAPE) ? region() : word(shape);
    }

    /** Squares: a text or a list of texts, or a mapping with either for each side. */
    private static JsonObject region() {
        JsonObject squares = listOf(word(RegionReader.SHAPE));
        JsonObject sides = new JsonObject();
        sides.add("white", squares);
        sides.add("black", squares);
        JsonObject bySide = type("object");
        bySide.add("properties", sides);
        bySide.addProperty("additionalProperties", false);
        return anyOf(squares, bySide);
    }

    /** YAML reads some words as numbers or as true and false. */
    private static JsonObject word(Shape shape) {
        JsonObject word = new JsonObject();
        JsonArray types = new JsonArray();
        List.of("string", "number", "boolean").forEach(types::add);
        word.add("type", types);
        word.addProperty("description", shape.words());
        return word;
    }

    /**
     * The shapes to choose from; declared keys and names of one sort may stand in one mapping, as promotion has them.
     */
    private static List<JsonObject> alternatives(Shape.Either either) {
        List<JsonObject> alternatives =
                new ArrayList<>(either.shapes().stream().map(VariantSchema::of).toList());
        for (Shape declared : either.shapes()) {
            for (Shape named : either.shapes()) {
                if (declared instanceof Shape.Keys keys && named instanceof Shape.MapOf map) {
                    JsonObject both = keys(keys.keys(), false);
                    both.add("additionalProperties", anyOf(of(map.value()), constant("none")));
                    alternatives.removeIf(one -> one.equals(of(declared)) || one.equals(of(named)));
                    alternatives.add(both);
                }
            }
        }
        return alternatives;
    }

    private static JsonObject anyOf(JsonElement... shapes) {
        JsonObject any = new JsonObject();
        JsonArray array = new JsonArray();
        List.of(shapes).forEach(array::add);
        any.add("anyOf", array);
        return any;
    }

    private static JsonObject listOf(JsonObject item) {
        JsonObject array = type("array");
        array.add("items", item);
        return anyOf(item, array);
    }

    private static JsonObject constant(String word) {
        JsonObject constant = new JsonObject();
        constant.add("const", new JsonPrimitive(word));
        return constant;
    }

    private static JsonObject type(String name) {
        JsonObject type = new JsonObject();
        type.addProperty("type", name);
        return type;
    }
}
