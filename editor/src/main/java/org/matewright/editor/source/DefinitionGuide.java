package org.matewright.editor.source;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.matewright.rules.config.KeyInfo;
import org.matewright.rules.config.Shape;
import org.matewright.rules.define.DefinitionKeys;
import org.matewright.rules.variant.PieceType;
import org.matewright.rules.variant.Variant;

/** What can stand at a place of a definition, as far as it is one of a few words. */
final class DefinitionGuide {
    /**
     * Something that can be written.
     *
     * @param text what is written
     * @param shape what its value looks like, in words; empty for values
     * @param help what it's good for; may be empty
     */
    record Word(String text, String shape, String help) {}

    private static final String PIECE = "the name of a piece";

    private final Supplier<Variant> variant;
    private final Supplier<List<String>> variants;

    /**
     * @param variant the last valid variant, whose pieces are known
     * @param variants the keys of the built-in variants
     */
    DefinitionGuide(Supplier<Variant> variant, Supplier<List<String>> variants) {
        this.variant = variant;
        this.variants = variants;
    }

    /** The words that can stand at a place, in the manual's order. */
    List<Word> wordsAt(CaretPlace place) {
        List<Shape> shapes = List.of(new Shape.Keys(DefinitionKeys.all()));
        for (String key : place.path()) {
            shapes = below(shapes, key);
        }
        if (place.isValue() && place.path().equals(List.of("extends"))) {
            return plain(variants.get());
        }
        List<Word> words = new ArrayList<>();
        for (Shape shape : shapes) {
            words.addAll(place.isValue() ? values(shape) : keys(shape));
        }
        return words.stream().distinct().toList();
    }

    private static List<Shape> below(List<Shape> shapes, String key) {
        List<Shape> found = new ArrayList<>();
        for (Shape shape : shapes) {
            if (shape instanceof Shape.Keys keys) {
                keys.keys().stream()
                        .filter(info -> info.key().equals(key))
                        .forEach(info -> found.addAll(flat(info.shape())));
            } else if (shape instanceof Shape.MapOf map) {
                found.addAll(flat(map.value()));
            }
        }
        return found;
    }

    /** The shapes that a value may have, alternatives and list items taken apart. */
    private static List<Shape> flat(Shape shape) {
        if (shape instanceof Shape.Either either) {
            return either.shapes().stream().flatMap(s -> flat(s).stream()).toList();
        }
        return shape instanceof Shape.ListOf list ? flat(list.item()) : List.of(shape);
    }

    private List<Word> keys(Shape shape) {
        if (shape instanceof Shape.Keys keys) {
            return keys.keys().stream().map(DefinitionGuide::word).toList();
        }
        return shape instanceof Shape.MapOf map && map.key().equals(PIECE) ? pieces() : List.of();
    }

    private static Word word(KeyInfo info) {
        return new Word(info.key(), info.shape().words(), info.help());
    }

    private List<Word> values(Shape shape) {
        if (shape instanceof Shape.OneOf words) {
            return plain(words.choices());
        }
        if (shape instanceof Shape.Flag) {
            return plain(List.of("true", "false"));
        }
        return shape instanceof Shape.Word word && word.words().equals(PIECE) ? pieces() : List.of();
    }

    private List<Word> pieces() {
        return plain(variant.get().pieces().stream().map(PieceType::name).toList());
    }

    private static List<Word> plain(List<String> words) {
        return words.stream().map(word -> new Word(word, "", "")).toList();
    }
}
