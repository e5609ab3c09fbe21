package org.matewright.rules.define;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.matewright.rules.config.KeyInfo;
import org.matewright.rules.config.Shape;
import org.matewright.rules.config.Spelling;

/**
 * Follows a path with dots through the keys of a definition. Where names stand, such as those of pieces, any will do.
 */
final class KeyPath {
    /**
     * What a path leads to.
     *
     * @param key the last declared key on it
     * @param shape what its value looks like, for the name at the end if there is one
     */
    record End(KeyInfo key, Shape shape) {}

    private KeyPath() {}

    /** All that a path can mean; empty if it means nothing. */
    static List<End> find(Shape.Keys top, String path) {
        String[] words = path.split("\\.", -1);
        List<End> ends = below(top, null, words[0]);
        for (int i = 1; i < words.length; i++) {
            ends = next(ends, words[i]);
        }
        return ends.stream().distinct().toList();
    }

    private static List<End> next(List<End> ends, String word) {
        return ends.stream()
                .flatMap(end -> below(end.shape(), end.key(), word).stream())
                .toList();
    }

    private static List<End> below(Shape shape, @Nullable KeyInfo above, String word) {
        List<End> found = new ArrayList<>();
        if (shape instanceof Shape.Keys keys) {
            keys.keys().stream()
                    .filter(key -> key.key().equals(word))
                    .forEach(key -> found.add(new End(key, key.shape())));
        } else if (shape instanceof Shape.Either either) {
            either.shapes().forEach(one -> found.addAll(below(one, above, word)));
        } else if (shape instanceof Shape.ListOf list) {
            found.addAll(below(list.item(), above, word));
        } else if (shape instanceof Shape.MapOf map && above != null && !word.isBlank()) {
            found.add(new End(above, map.value()));
        }
        // A declared key goes before a name that is written as it is.
        boolean declared = found.stream().anyMatch(end -> end.key() != above);
        return declared ? found.stream().filter(end -> end.key() != above).toList() : found;
    }

    /** The path with its first unknown word put right, and what follows as it is, if that means something then. */
    static Optional<String> guess(Shape.Keys top, String path) {
        String[] words = path.split("\\.", -1);
        String known = known(top, words);
        int at = known.isEmpty() ? 0 : known.split("\\.").length;
        if (at >= words.length) {
            return Optional.empty();
        }
        return Spelling.closest(words[at], possible(top, path))
                .map(meant -> {
                    String[] mended = words.clone();
                    mended[at] = meant;
                    return String.join(".", mended);
                })
                .flatMap(mended -> find(top, mended).isEmpty() ? guess(top, mended) : Optional.of(mended));
    }

    /** The declared keys that can stand where a path goes wrong. */
    static List<String> possible(Shape.Keys top, String path) {
        String known = known(top, path.split("\\.", -1));
        List<String> possible = new ArrayList<>();
        if (known.isEmpty()) {
            top.keys().forEach(key -> possible.add(key.key()));
        } else {
            find(top, known).forEach(end -> add(end.shape(), possible));
        }
        return possible.stream().distinct().toList();
    }

    private static void add(Shape shape, List<String> possible) {
        if (shape instanceof Shape.Keys keys) {
            keys.keys().forEach(key -> possible.add(key.key()));
        } else if (shape instanceof Shape.Either either) {
            either.shapes().forEach(one -> add(one, possible));
        } else if (shape instanceof Shape.ListOf list) {
            add(list.item(), possible);
        }
    }

    /** The longest beginning of a path that means something. */
    private static String known(Shape.Keys top, String[] words) {
        String known = "";
        for (String word : words) {
            String longer = known.isEmpty() ? word : known + "." + word;
            if (find(top, longer).isEmpty()) {
                return known;
            }
            known = longer;
        }
        return known;
    }
}
