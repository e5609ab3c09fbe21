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

    /** The manual of the keys of a variant's definition. */
    public Manual() {
        this(DefinitionKeys.all());
    }

    /** The manual of some keys and those below them. */
    public Manual(List<KeyInfo> keys) {
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

    /** What a key means, by its whole name or by its last word; several explanations if several keys end so. */
    public Optional<String> explain(String key) {
        List<String> texts = new ArrayList<>();
        entries.forEach((path, info) -> {
            if (path.equals(key) || info.key().equals(key)) {
                texts.add(explanation(path, info));
            }
        });
        return texts.isEmpty() ? Optional.empty() : Optional.of(String.join("\n", texts));
    }

    /** The key that was probably meant by one that isn't known. */
    public Optional<String> guess(String key) {
        List<String> words = new ArrayList<>(entries.keySet());
        entries.values().forEach(info -> words.add(info.key()));
        return Spelling.closest(key, words);
    }

    private static String explanation(String path, KeyInfo info) {
        StringBuilder out = new StringBuilder(path).append('\n');
        paragraph(out, info.help());
        paragraph(out, "Value: " + info.shape().words() + ".");
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
