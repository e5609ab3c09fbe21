package org.matewright.rules.config;

import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Writes {@link Config} as YAML for human readers: texts are quoted only where necessary, small lists and mappings
 * stand in brackets on one line, larger ones are indented by two spaces.
 */
public final class YamlWriter {
    private static final int WIDTH = 100;
    private static final Pattern PLAIN_IN_BRACKETS =
            Pattern.compile("[\\p{L}\\p{N}(_/.+~](?:[^:?#\\[\\]{},\"\\p{Cc}\\u2028\\u2029\\uFEFF]|(?<=\\S)#)*");
    private static final Pattern PLAIN_IN_BLOCK =
            Pattern.compile("[\\p{L}\\p{N}(_/.+~](?:[^:#\"\\p{Cc}\\u2028\\u2029\\uFEFF]|:(?=\\S)|(?<=\\S)#)*");
    private static final Set<String> SPECIAL = Set.of("~", "null", "Null", "NULL", "...");

    private final StringBuilder out = new StringBuilder();

    private YamlWriter() {}

    /** A whole document, ending with a line break. */
    public static String print(Config value) {
        YamlWriter writer = new YamlWriter();
        if (value instanceof Config.Fields fields && !fields.fields().isEmpty()) {
            writer.fields(fields, 0);
        } else if (value instanceof Config.Items items && !items.items().isEmpty()) {
            writer.items(items, 0);
        } else {
            writer.out.append(flow(value, false)).append('\n');
        }
        return writer.out.toString();
    }

    /** A value on one line, as it can follow a key. */
    public static String line(Config value) {
        return flow(value, false);
    }

    /** A key with its value, indented by {@code indent} spaces, ending with a line break. */
    public static String field(String key, Config value, int indent) {
        YamlWriter writer = new YamlWriter();
        writer.field(new Config.Field(key, Place.startOf(""), value), indent);
        return writer.out.toString();
    }

    private void fields(Config.Fields fields, int indent) {
        for (Config.Field field : fields.fields()) {
            field(field, indent);
        }
    }

    private void field(Config.Field field, int indent) {
        out.append(" ".repeat(indent)).append(scalar(field.key(), true)).append(':');
        below(field.value(), indent, indent + 2);
    }

    private void items(Config.Items items, int indent) {
        for (Config item : items.items()) {
            out.append(" ".repeat(indent)).append('-');
            below(item, indent, indent + 2);
        }
    }

    /** Writes a value after a key or dash: on the same line if it fits there, otherwise indented below. */
    private void below(Config value, int outer, int indent) {
        String line = flow(value, false);
        boolean deep = value instanceof Config.Fields fields
                && (outer == 0 && fields.fields().size() > 4
                        || fields.fields().stream().anyMatch(f -> f.value() instanceof Config.Fields));
        if (value instanceof Config.Text || !deep && line.length() + indent <= WIDTH) {
            out.append(line.isEmpty() ? "" : " ").append(line).append('\n');
            return;
        }
        out.append('\n');
        if (value instanceof Config.Fields fields) {
            fields(fields, indent);
        } else {
            items((Config.Items) value, indent);
        }
    }

    private static String flow(Config value, boolean inside) {
        if (value instanceof Config.Text text) {
            return scalar(text.value(), inside);
        }
        if (value instanceof Config.Items items) {
            List<String> parts = items.items().stream().map(i -> flow(i, true)).toList();
            return "[" + String.join(", ", parts) + "]";
        }
        List<String> parts = ((Config.Fields) value)
                .fields().stream()
                        .map(f -> scalar(f.key(), true) + ": " + flow(f.value(), true))
                        .toList();
        return "{" + String.join(", ", parts) + "}";
    }

    /** A text as YAML writes it; {@code inside} brackets, and for a key, more texts need quotes. */
    static String scalar(String text, boolean inside) {
        boolean plain =
                (inside ? PLAIN_IN_BRACKETS : PLAIN_IN_BLOCK).matcher(text).matches()
                        && !text.endsWith(" ")
                        && !text.endsWith(":")
                        && !SPECIAL.contains(text);
        if (plain) {
            return text;
        }
        StringBuilder quoted = new StringBuilder("\"");
        text.codePoints().forEach(c -> {
            switch (c) {
                case '"' -> quoted.append("\\\"");
                case '\\' -> quoted.append("\\\\");
                case '\n' -> quoted.append("\\n");
                case '\t' -> quoted.append("\\t");
                case '\r' -> quoted.append("\\r");
                default -> {
                    if (Character.isISOControl(c) || c == 0x2028 || c == 0x2029 || c == 0xFEFF) {
                        quoted.append(String.format("\\u%04X", c));
                    } else {
                        quoted.appendCodePoint(c);
                    }
                }
            }
        });
        return quoted.append('"').toString();
    }
}
