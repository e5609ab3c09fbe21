package org.matewright.puzzles.cli;

import com.google.gson.Gson;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.math.BigDecimal;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;

/** As much of JSON Schema as the schema of variants uses, read straight from the standard. */
final class SchemaValidation {
    private SchemaValidation() {}

    /** Whether a schema allows the value that a YAML text holds. */
    static boolean allows(String schema, String yaml) {
        Object value = new Yaml(new SafeConstructor(new LoaderOptions())).load(yaml);
        return allows(JsonParser.parseString(schema), new Gson().toJsonTree(value));
    }

    private static boolean allows(JsonElement any, JsonElement value) {
        if (any.isJsonPrimitive()) {
            return any.getAsBoolean();
        }
        JsonObject schema = any.getAsJsonObject();
        return hasType(schema, value)
                && (!schema.has("const") || schema.get("const").equals(value))
                && (!schema.has("enum") || schema.getAsJsonArray("enum").contains(value))
                && (!schema.has("minimum") || number(value).compareTo(number(schema.get("minimum"))) >= 0)
                && (!schema.has("maximum") || number(value).compareTo(number(schema.get("maximum"))) <= 0)
                && (!schema.has("anyOf")
                        || schema.getAsJsonArray("anyOf").asList().stream().anyMatch(one -> allows(one, value)))
                && (!value.isJsonArray()
                        || !schema.has("items")
                        || value.getAsJsonArray().asList().stream().allMatch(i -> allows(schema.get("items"), i)))
                && (!value.isJsonObject() || fieldsAllowed(schema, value.getAsJsonObject()));
    }

    private static boolean fieldsAllowed(JsonObject schema, JsonObject value) {
        JsonObject declared = schema.has("properties") ? schema.getAsJsonObject("properties") : new JsonObject();
        return value.entrySet().stream()
                .allMatch(field -> declared.has(field.getKey())
                        ? allows(declared.get(field.getKey()), field.getValue())
                        : !schema.has("additionalProperties")
                                || allows(schema.get("additionalProperties"), field.getValue()));
    }

    private static boolean hasType(JsonObject schema, JsonElement value) {
        if (!schema.has("type")) {
            return true;
        }
        JsonElement type = schema.get("type");
        return type.isJsonArray()
                ? type.getAsJsonArray().asList().stream().anyMatch(one -> isA(one.getAsString(), value))
                : isA(type.getAsString(), value);
    }

    private static boolean isA(String type, JsonElement value) {
        return switch (type) {
            case "object" -> value.isJsonObject();
            case "array" -> value.isJsonArray();
            case "boolean" ->
                value.isJsonPrimitive() && value.getAsJsonPrimitive().isBoolean();
            case "string" ->
                value.isJsonPrimitive() && value.getAsJsonPrimitive().isString();
            case "number" ->
                value.isJsonPrimitive() && value.getAsJsonPrimitive().isNumber();
            case "integer" ->
                isA("number", value) && number(value).stripTrailingZeros().scale() <= 0;
            default -> throw new IllegalArgumentException(type);
        };
    }

    private static BigDecimal number(JsonElement value) {
        return value.getAsBigDecimal();
    }
}
