package org.matewright.puzzles.cli;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonPrimitive;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** Turns the fields of a request into the arguments of a command, so that both are parsed by the same rules. */
final class RequestArguments {
    private final CommandSpec spec;
    private final List<String> options = new ArrayList<>();
    private final List<String> positionals = new ArrayList<>();

    private RequestArguments(CommandSpec spec) {
        this.spec = spec;
    }

    /**
     * The arguments.
     *
     * @throws Refusal for fields that the command doesn't have and for values of the wrong type
     */
    static List<String> of(CommandSpec spec, Map<String, JsonElement> fields) {
        RequestArguments arguments = new RequestArguments(spec);
        fields.forEach(arguments::add);
        List<String> all = new ArrayList<>(arguments.options);
        all.add("--");
        all.addAll(arguments.positionals);
        return all;
    }

    private void add(String field, JsonElement value) {
        OptionSpec option = spec.findOption("--" + dashed(field));
        PositionalParamSpec positional = option == null ? positional(field) : null;
        if (option != null && !option.usageHelp() && !option.versionHelp() && !field.equals("json")) {
            if (!value.isJsonNull()) {
                addOption(option, field, value);
            }
        } else if (positional != null) {
            if (!value.isJsonNull()) {
                positionals.addAll(texts(positional, field, value));
            }
        } else {
            throw Refusal.because("unknown-field", "'" + spec.name() + "' has no field '" + field + "'");
        }
    }

    private void addOption(OptionSpec option, String field, JsonElement value) {
        String name = option.longestName();
        boolean flag = option.arity().max() == 0;
        boolean truth = value instanceof JsonPrimitive primitive && primitive.isBoolean();
        if (truth && option.arity().min() == 0) {
            if (value.getAsBoolean()) {
                options.add(name);
            }
        } else if (flag) {
            throw wrongType(field, "true or false");
        } else {
            List<String> texts = texts(option, field, value);
            if (!texts.isEmpty()) {
                options.add(name + "=" + String.join(",", texts));
            }
        }
    }

    private List<String> texts(ArgSpec argument, String field, JsonElement value) {
        List<String> texts = new ArrayList<>();
        if (argument.isMultiValue() && value instanceof JsonArray array) {
            array.forEach(item -> texts.add(text(argument, field, item)));
        } else {
            texts.add(text(argument, field, value));
        }
        return texts;
    }

    private String text(ArgSpec argument, String field, JsonElement value) {
        Class<?> type = argument.isMultiValue() ? String.class : argument.type();
        boolean number = type.isPrimitive() || Number.class.isAssignableFrom(type);
        boolean either = !number && type != String.class && type != Path.class;
        boolean fits = number ? isNumber(value) : isText(value) || either && isNumber(value);
        if (!fits) {
            throw wrongType(field, number ? "a number" : argument.isMultiValue() ? "a list of texts" : "a text");
        }
        return value.getAsString();
    }

    private Refusal wrongType(String field, String expected) {
        return Refusal.because("type", "the field '" + field + "' of '" + spec.name() + "' must be " + expected);
    }

    /**
     * The positional parameter that a field names: {@code file} or {@code files} for {@code FILE}. A variant may be
     * called a file, as it is in the answer to {@code check}.
     */
    private @Nullable PositionalParamSpec positional(String field) {
        String singular = field.endsWith("s") ? field.substring(0, field.length() - 1) : field;
        for (PositionalParamSpec positional : spec.positionalParameters()) {
            String name = positional.paramLabel().toLowerCase(Locale.ROOT);
            if (field.equals(name)
                    || positional.isMultiValue()
                            && (singular.equals(name) || name.equals("variant") && singular.equals("file"))) {
                return positional;
            }
        }
        return null;
    }

    /** {@code keysOnly} as {@code keys-only}. */
    private static String dashed(String field) {
        return field.replaceAll("([A-Z])", "-$1").toLowerCase(Locale.ROOT);
    }

    private static boolean isText(JsonElement value) {
        return value instanceof JsonPrimitive primitive && primitive.isString();
    }

    private static boolean isNumber(JsonElement value) {
        return value instanceof JsonPrimitive primitive && primitive.isNumber();
    }
}
