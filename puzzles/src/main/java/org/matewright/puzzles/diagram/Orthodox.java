package org.matewright.puzzles.diagram;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.matewright.puzzles.text.RuleWords;
import org.matewright.rules.Geometry;
import org.matewright.rules.betza.Betza;
import org.matewright.rules.betza.MoveTerm;
import org.matewright.rules.config.Config;
import org.matewright.rules.config.Shape;
import org.matewright.rules.define.VariantLibrary;
import org.matewright.rules.define.VariantWriter;
import org.matewright.rules.law.Law;
import org.matewright.rules.law.LawContext;
import org.matewright.rules.variant.PieceType;
import org.matewright.rules.variant.Variant;

/** Tells pieces and rules of chess, which need no explanation below a diagram, from all others. */
final class Orthodox {
    private static final String KING = "king";

    private Orthodox() {}

    /** Chess, for comparison; loaded when the first legend is made. */
    private static final class Chess {
        static final Variant VARIANT = VariantLibrary.load("chess", Path.of("")).value();
        static final Config.Fields DEFINITION = VariantWriter.write(VARIANT);
    }

    /**
     * Whether a type moves as the piece of this name does in chess, castling disregarded. Only the last word of the
     * name counts: a {@code promoted queen} is a queen.
     */
    static boolean is(PieceType type) {
        String name = type.name().toLowerCase(Locale.ROOT);
        String last = name.substring(name.lastIndexOf(' ') + 1);
        return Chess.VARIANT
                .pieceByName(last)
                .filter(usual -> usual.royal() == type.royal() && moves(usual).equals(moves(type)))
                .isPresent();
    }

    static boolean isKing(PieceType type) {
        return type.name().toLowerCase(Locale.ROOT).equals(KING);
    }

    /** The moves in canonical form and order, without castling. */
    private static Set<String> moves(PieceType type) {
        Set<String> moves = new TreeSet<>();
        for (MoveTerm term : type.moves().terms()) {
            if (!term.isCastling()) {
                moves.add(new Betza("", List.of(term)).print());
            }
        }
        return moves;
    }

    /**
     * The rules in which a variant differs from chess, a line each.
     *
     * @param present the names of the types that are or can come on the board; rules that concern only others are
     *     omitted
     */
    static List<String> otherRules(Variant variant, Set<String> present) {
        List<String> lines = new ArrayList<>();
        if (variant.geometry().edges() != Geometry.Edges.CLOSED) {
            lines.add("Board: " + Shape.word(variant.geometry().edges()));
        }
        Set<String> absent = new TreeSet<>();
        variant.pieces().stream()
                .map(PieceType::name)
                .filter(name -> !present.contains(name))
                .forEach(absent::add);
        RuleWords words = new RuleWords(key -> !absent.contains(key));
        List<LawContext.Type> types = variant.pieces().stream()
                .filter(type -> present.contains(type.name()))
                .map(PieceType::forLaws)
                .toList();
        Config.Fields definition = VariantWriter.write(variant);
        for (Law law : variant.laws().all()) {
            Config value = value(definition, law.key());
            if (value != null && law.concerns(types)) {
                RuleWords.difference(value, value(Chess.DEFINITION, law.key()))
                        .map(words::of)
                        .filter(text -> !text.isEmpty())
                        .ifPresent(text -> lines.add(line(law.heading(), text)));
            }
        }
        return lines;
    }

    private static String line(String heading, String text) {
        return heading.isEmpty() ? title(text) : title(heading) + ": " + text;
    }

    private static @Nullable Config value(Config.Fields definition, String key) {
        return definition.field(key).map(Config.Field::value).orElse(null);
    }

    /** A text with its first letter capitalised. */
    static String title(String name) {
        return name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
    }
}
