package org.matewright.rules.law;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.matewright.rules.config.Config;
import org.matewright.rules.config.Section;
import org.matewright.rules.config.Shape;

/** Reads and writes lists of pieces, and mappings from pieces to something. */
final class PieceNames {
    /** A list of pieces. */
    static final Shape LIST = new Shape.ListOf(new Shape.Word("the name of a piece"));

    /** A list of pieces, or {@code all}. */
    static final Shape LIST_OR_ALL = new Shape.ListOf(new Shape.Word("the name of a piece, or all"));

    private static final int MOST = 256;

    /** A number of pieces. */
    static final Shape COUNT = new Shape.Whole(1, MOST);

    private static final String ALL = "all";

    private PieceNames() {}

    /** The types that a value names, in its order; faults for unknown ones and for those named twice. */
    static List<String> read(Config value, LawContext context) {
        List<String> names = new ArrayList<>();
        for (Config.Text text : Section.texts(value, LIST, context.faults())) {
            String name = context.pieceName(text);
            if (name != null && names.contains(name)) {
                context.faults().error("twice", text.place(), "'" + name + "' is listed twice");
            } else if (name != null) {
                names.add(name);
            }
        }
        return names;
    }

    /** The types that a value names, where {@code all} stands for every type. */
    static List<String> readOrAll(Config value, LawContext context) {
        return value instanceof Config.Text text && text.value().equals(ALL) ? context.names() : read(value, context);
    }

    /** A list of names, or a single one, as it is read. */
    static Config write(List<String> names) {
        return names.size() == 1
                ? Config.Text.of(names.get(0))
                : Config.Items.of(names.stream().map(Config.Text::of).toList());
    }

    /** A list of names, as {@link #readOrAll} reads it. */
    static Config writeOrAll(List<String> names, LawContext context) {
        return names.size() > 1 && names.equals(context.names()) ? Config.Text.of(ALL) : write(names);
    }

    /**
     * What a mapping says of each piece, in the order of the types. Entries that {@code one} can't read are left out.
     *
     * @param shape what the whole value looks like, for the fault if it is no mapping
     */
    static <T> Map<String, T> readMap(
            Config value, Shape shape, LawContext context, Function<Config, @Nullable T> one) {
        Map<String, T> read = new LinkedHashMap<>();
        if (!(value instanceof Config.Fields fields)) {
            Section.wrong(value, shape, context.faults());
            return read;
        }
        Map<String, T> unordered = new LinkedHashMap<>();
        for (Config.Field field : fields.fields()) {
            String name = context.pieceName(new Config.Text(field.key(), field.key(), field.keyPlace()));
            T content = name == null || field.value().isNone() ? null : one.apply(field.value());
            if (name != null && content != null) {
                unordered.put(name, content);
            }
        }
        for (String name : context.names()) {
            T content = unordered.get(name);
            if (content != null) {
                read.put(name, content);
            }
        }
        return read;
    }

    /** A whole number from 1 to 256; null, with a fault, if a value is none. */
    static @Nullable Integer readCount(Config value, LawContext context) {
        if (value instanceof Config.Text text && text.value().matches("[0-9]{1,3}")) {
            int count = Integer.parseInt(text.value());
            if (count >= 1 && count <= MOST) {
                return count;
            }
        }
        Section.wrong(value, COUNT, context.faults());
        return null;
    }

    /** A mapping as {@link #readMap} reads it. */
    static <T> Config writeMap(Map<String, T> map, Function<T, Config> one) {
        List<Config.Field> fields = new ArrayList<>();
        map.forEach((name, content) -> fields.add(Config.Field.of(name, one.apply(content))));
        return Config.Fields.of(fields);
    }
}
