package org.matewright.rules.define;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.matewright.rules.Fen;
import org.matewright.rules.Geometry;
import org.matewright.rules.Setup;
import org.matewright.rules.Symmetry;
import org.matewright.rules.config.Config;
import org.matewright.rules.config.Faults;
import org.matewright.rules.config.KeyInfo;
import org.matewright.rules.config.Shape;
import org.matewright.rules.config.YamlWriter;
import org.matewright.rules.law.LawContext;
import org.matewright.rules.law.RegionWriter;
import org.matewright.rules.variant.PieceType;
import org.matewright.rules.variant.Variant;

/** Writes the whole definition of a variant, whatever it was read from; only its key isn't in it. */
public final class VariantWriter {
    private final Variant variant;
    private final List<Config.Field> fields = new ArrayList<>();

    private VariantWriter(Variant variant) {
        this.variant = variant;
    }

    /** The definition in YAML. */
    public static String print(Variant variant) {
        return YamlWriter.print(write(variant));
    }

    /** The definition as a mapping. */
    public static Config.Fields write(Variant variant) {
        return new VariantWriter(variant).write();
    }

    private Config.Fields write() {
        add(DefinitionKeys.NAME, Config.Text.of(variant.name()));
        if (!variant.authors().isEmpty()) {
            add(
                    DefinitionKeys.AUTHORS,
                    Config.Items.of(
                            variant.authors().stream().map(Config.Text::of).toList()));
        }
        addText(DefinitionKeys.YEAR, variant.year());
        addText(DefinitionKeys.SOURCE, variant.source());
        add(DefinitionKeys.BOARD, board());
        if (variant.symmetry() != Symmetry.MIRROR) {
            add(DefinitionKeys.SYMMETRY, Config.Text.of("rotate"));
        }
        add(
                DefinitionKeys.PIECES,
                Config.Fields.of(variant.pieces().stream()
                        .map(piece -> Config.Field.of(piece.name(), piece(piece)))
                        .toList()));
        add(DefinitionKeys.SETUP, Config.Text.of(setup(variant.start())));
        fields.addAll(variant.laws().write(context(variant)));
        return Config.Fields.of(fields);
    }

    private static LawContext context(Variant variant) {
        List<LawContext.Type> pieces =
                variant.pieces().stream().map(PieceType::forLaws).toList();
        return new LawContext(variant.geometry(), variant.symmetry(), pieces, new Faults());
    }

    private void add(KeyInfo key, Config value) {
        fields.add(Config.Field.of(key.key(), value));
    }

    private void addText(KeyInfo key, @Nullable String value) {
        if (value != null) {
            add(key, Config.Text.of(value));
        }
    }

    private Config board() {
        Geometry geometry = variant.geometry();
        Config size = Config.Text.of(geometry.toString());
        List<Config.Field> parts = new ArrayList<>(List.of(Config.Field.of(DefinitionKeys.SIZE.key(), size)));
        if (geometry.hasHoles()) {
            Config holes = new RegionWriter(Geometry.of(geometry.files(), geometry.ranks()), Symmetry.MIRROR)
                    .squares(geometry.holes());
            parts.add(Config.Field.of(DefinitionKeys.HOLES.key(), holes));
        }
        if (geometry.edges() != Geometry.Edges.CLOSED) {
            parts.add(Config.Field.of(DefinitionKeys.EDGES.key(), Config.Text.of(Shape.word(geometry.edges()))));
        }
        return parts.size() == 1 ? size : Config.Fields.of(parts);
    }

    private static Config piece(PieceType piece) {
        List<Config.Field> fields = new ArrayList<>();
        fields.add(Config.Field.of(DefinitionKeys.ID.key(), Config.Text.of(piece.id())));
        fields.add(Config.Field.of(
                DefinitionKeys.MOVES.key(), Config.Text.of(piece.moves().text())));
        if (piece.royal()) {
            fields.add(Config.Field.of(DefinitionKeys.ROYAL.key(), Config.Text.of("true")));
        }
        if (piece.image() != null) {
            fields.add(Config.Field.of(DefinitionKeys.IMAGE.key(), Config.Text.of(piece.image())));
        }
        if (piece.value() != null) {
            String value = Double.toString(piece.value()).replaceAll("\\.0$", "");
            fields.add(Config.Field.of(DefinitionKeys.VALUE.key(), Config.Text.of(value)));
        }
        return Config.Fields.of(fields);
    }

    /** A castling field that isn't stated can only be left out with all that follows it. */
    private static String setup(Setup start) {
        boolean plain = start.castling() == null
                && start.enPassant().isEmpty()
                && start.extra().isEmpty()
                && start.halfMoves() == 0
                && start.moveNumber() == 1;
        return plain ? Fen.board(start) + " " + start.side().letter() : Fen.print(start);
    }
}
