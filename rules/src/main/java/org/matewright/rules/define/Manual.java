package org.matewright.rules.define;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.matewright.rules.config.KeyInfo;
import org.matewright.rules.config.Shape;
import org.matewright.rules.config.Spelling;

/** The manual of definitions, made from what the keys say of themselves. */
public final class Manual {
    private final Map<String, KeyInfo> entries = new LinkedHashMap<>();
    private final Shape.Keys top;

    /** The manual of the keys of a variant's definition. */
    public Manual() {
        this(DefinitionKeys.all());
    }

    /** The manual of some keys and those below them. */
    public Manual(List<KeyInfo> keys) {
        top = new Shape.Keys(keys);
        keys.forEach(key -> enter("", key));
    }

    private void enter(String above, KeyInfo key) {
        String path = above + key.key();
        if (!entries.containsValue(key) && entries.putIfAbsent(path, key) == null) {
            enterBelow(path + ".", key.shape());
        }
    }

    private void enterBelow(String above, Shape shape) {
        if (shape instanceof Shape.Keys keys) {
            keys.keys().forEach(key -> enter(above, key));
        } else if (shape instanceof Shape.Either either) {
            either.shapes().forEach(one -> enterBelow(above, one));
        } else if (shape instanceof Shape.ListOf list) {
            enterBelow(above, list.item());
        } else if (shape instanceof Shape.MapOf map) {
            enterBelow(above, map.value());
        }
    }

    /** All keys with their information, by path. */
    Map<String, KeyInfo> entries() {
        return entries;
    }

    /** All keys, those below others with a dot between: {@code promotion.zone}. */
    public List<String> keys() {
        return List.copyOf(entries.keySet());
    }

    /**
     * What a key means: by its last word, with several explanations if several keys end so, or by a path with dots
     * between as it can stand in a definition, names of pieces included ({@code promotion.pawn.zone}).
     */
    public Optional<String> explain(String key) {
        List<String> texts = new ArrayList<>();
        entries.forEach((path, info) -> {
            if (path.equals(key) || info.key().equals(key)) {
                texts.add(explanation(path, info, info.shape()));
            }
        });
        if (texts.isEmpty()) {
            KeyPath.find(top, key).forEach(end -> texts.add(explanation(key, end.key(), end.shape())));
        }
        return texts.isEmpty() ? Optional.empty() : Optional.of(String.join("\n", texts));
    }

    /** The key or path that was probably meant by one that isn't known. */
    public Optional<String> guess(String key) {
        List<String> words = new ArrayList<>(entries.keySet());
        entries.values().forEach(info -> words.add(info.key()));
        return Spelling.closest(key, words).filter(word -> !key.contains(".")).or(() -> KeyPath.guess(top, key));
    }

    /** What can stand where an unknown path goes wrong; empty if its first word is unknown. */
    public List<String> possible(String key) {
        return KeyPath.possible(top, key);
    }

    private static String explanation(String path, KeyInfo info, Shape shape) {
        StringBuilder out = new StringBuilder(path).append('\n');
        paragraph(out, info.help());
        paragraph(out, "Value: " + shape.words() + ".");
        if (info.required()) {
            paragraph(out, "Must be there.");
        } else if (!info.preset().isEmpty()) {
            paragraph(out, "If missing: " + info.preset() + ".");
        }
        out.append("  Example:\n");
        info.example().lines().forEach(line -> out.append("    ").append(line).append('\n'));
        return out.toString();
    }

    /** Breaks lines at 100 columns. */
    private static void paragraph(StringBuilder out, String text) {
        int column = 0;
        for (String word : text.split(" ")) {
            if (column > 0 && column + 1 + word.length() > 98) {
                out.append('\n');
                column = 0;
            }
            out.append(column == 0 ? "  " : " ").append(word);
            column += word.length() + 1;
        }
        out.append('\n');
    }
}
