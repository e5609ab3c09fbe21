package org.matewright.rules.config;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A mapping read by its declared keys. Opening it reports unknown and missing keys; each getter reports a value of the
 * wrong shape and then answers as if the key were missing. {@code key: none} counts as missing. Faults are added to the
 * {@link Faults} given.
 */
public final class Section {
    private static final Pattern WHOLE = Pattern.compile("-?[0-9]{1,9}");
    private static final Pattern DECIMAL = Pattern.compile("[0-9]{1,9}([.][0-9]{1,9})?");

    private final Config.Fields fields;
    private final Faults faults;

    private Section(Config.Fields fields, Faults faults) {
        this.fields = fields;
        this.faults = faults;
    }

    /**
     * Opens a mapping.
     *
     * @param at the place at which missing keys are reported
     */
    public static Section open(Config.Fields fields, Place at, List<KeyInfo> keys, Faults faults) {
        List<String> known = keys.stream().map(KeyInfo::key).toList();
        for (Config.Field field : fields.fields()) {
            if (!known.contains(field.key())) {
                faults.error(
                        "unknown-key",
                        field.keyPlace(),
                        "unknown key " + field.quotedKey(),
                        faults.hint(field.key(), known));
            }
        }
        for (KeyInfo key : keys) {
            boolean stated = fields.field(key.key())
                    .filter(f -> !f.value().isNone() || hasNone(key.shape()))
                    .isPresent();
            if (key.required() && !stated) {
                faults.error(
                        "missing-key",
                        at,
                        "the key '" + key.key() + "' is missing: " + key.shape().words());
            }
        }
        return new Section(fields, faults);
    }

    /** Opens a value as a mapping; null, with a fault, if it isn't one. */
    public static @Nullable Section open(Config value, Place at, List<KeyInfo> keys, Faults faults) {
        if (value instanceof Config.Fields fields) {
            return open(fields, at, keys, faults);
        }
        wrong(value, new Shape.Keys(keys), faults);
        return null;
    }

    /** Reports a value that hasn't the expected shape. */
    public static void wrong(Config value, Shape shape, Faults faults) {
        faults.error("wrong-value", value.place(), expected(shape.words()) + ", found " + value.found());
    }

    /** Such as {@code a number was expected}; examples after "such as" are closed by a comma. */
    private static String expected(String words) {
        boolean several = words.matches("(two|squares|keys|moves|words) .*");
        return words + (words.contains(", such as ") ? "," : "") + (several ? " were" : " was") + " expected";
    }

    /** The value of a key; null if it is missing or is {@code none} and the key has no such choice. */
    public @Nullable Config get(KeyInfo key) {
        Config value = fields.field(key.key()).map(Config.Field::value).orElse(null);
        return value != null && value.isNone() && !hasNone(key.shape()) ? null : value;
    }

    /** Whether {@code none} is one of the choices of a shape. */
    private static boolean hasNone(Shape shape) {
        return shape instanceof Shape.OneOf words && words.choices().contains("none")
                || shape instanceof Shape.Either either
                        && either.shapes().stream().anyMatch(Section::hasNone);
    }

    /** The non-blank text of a key, or null. */
    public Config.@Nullable Text text(KeyInfo key) {
        Config value = get(key);
        if (value == null) {
            return null;
        }
        return text(value, key.shape(), faults);
    }

    /** The characters of the non-blank text of a key, or null. */
    public @Nullable String string(KeyInfo key) {
        Config.Text text = text(key);
        return text == null ? null : text.value();
    }

    /** A value as a non-blank text; null, with a fault, if it isn't one. */
    public static Config.@Nullable Text text(Config value, Shape shape, Faults faults) {
        if (value instanceof Config.Text text && !text.value().isBlank()) {
            return text;
        }
        wrong(value, shape, faults);
        return null;
    }

    /** The boolean value of a key. */
    public boolean flag(KeyInfo key, boolean preset) {
        Config value = get(key);
        if (value == null) {
            return preset;
        }
        if (value instanceof Config.Text text) {
            switch (text.value()) {
                case "true":
                    return true;
                case "false":
                    return false;
                case "yes", "on", "y":
                    faults.error(
                            "wrong-value",
                            value.place(),
                            "true or false was expected, found " + value.found(),
                            "write true");
                    return preset;
                case "no", "off", "n":
                    faults.error(
                            "wrong-value",
                            value.place(),
                            "true or false was expected, found " + value.found(),
                            "write false");
                    return preset;
                default:
                    break;
            }
        }
        wrong(value, new Shape.Flag(), faults);
        return preset;
    }

    /** The value of a key as a whole number within the bounds that the key declares. */
    public int whole(KeyInfo key, int preset) {
        Config value = get(key);
        if (value == null) {
            return preset;
        }
        if (key.shape() instanceof Shape.Whole bounds
                && value instanceof Config.Text text
                && WHOLE.matcher(text.value()).matches()) {
            int number = Integer.parseInt(text.value());
            if (number >= bounds.min() && number <= bounds.max()) {
                return number;
            }
        }
        wrong(value, key.shape(), faults);
        return preset;
    }

    /** The value of a key as a decimal number, or null. */
    public @Nullable Double decimal(KeyInfo key) {
        Config value = get(key);
        if (value == null) {
            return null;
        }
        if (value instanceof Config.Text text && DECIMAL.matcher(text.value()).matches()) {
            return Double.valueOf(text.value());
        }
        wrong(value, key.shape(), faults);
        return null;
    }

    /** The value of a key as one of the words that the key declares. */
    public <E extends Enum<E>> E choice(KeyInfo key, Class<E> type, E preset) {
        Config value = get(key);
        if (value == null) {
            return preset;
        }
        E found = choice(value, key.shape(), type, faults);
        return found == null ? preset : found;
    }

    /** A value as one of the words that a shape declares; null, with a fault, if it isn't one. */
    public static <E extends Enum<E>> @Nullable E choice(Config value, Shape shape, Class<E> type, Faults faults) {
        List<String> words = shape instanceof Shape.OneOf oneOf
                ? oneOf.choices()
                : Arrays.stream(type.getEnumConstants()).map(Shape::word).toList();
        if (value instanceof Config.Text text) {
            for (E constant : type.getEnumConstants()) {
                if (Shape.word(constant).equals(text.value()) && words.contains(text.value())) {
                    return constant;
                }
            }
            faults.error(
                    "wrong-value",
                    value.place(),
                    expected(new Shape.OneOf(words).words()) + ", found " + value.found(),
                    faults.isFull()
                            ? null
                            : Spelling.closest(text.value(), words)
                                    .map(w -> "did you mean '" + w + "'?")
                                    .orElse(null));
            return null;
        }
        wrong(value, new Shape.OneOf(words), faults);
        return null;
    }

    /** The value of a key as a list of texts; a single text counts as a list of one. */
    public List<Config.Text> texts(KeyInfo key) {
        Config value = get(key);
        return value == null ? List.of() : texts(value, key.shape(), faults);
    }

    /** The items of a value that are texts; every other item is reported. */
    public static List<Config.Text> texts(Config value, Shape shape, Faults faults) {
        Shape item = shape instanceof Shape.ListOf list ? list.item() : shape;
        List<Config.Text> texts = new ArrayList<>();
        for (Config one : value.asList()) {
            Config.Text text = text(one, item, faults);
            if (text != null) {
                texts.add(text);
            }
        }
        return texts;
    }
}
