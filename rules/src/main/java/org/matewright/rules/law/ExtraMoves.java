package org.matewright.rules.law;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.matewright.rules.Checked;
import org.matewright.rules.betza.Betza;
import org.matewright.rules.config.Config;
import org.matewright.rules.config.KeyInfo;
import org.matewright.rules.config.Section;
import org.matewright.rules.config.Shape;

/**
 * Moves that pieces have besides their own while they stand in some part of the board.
 *
 * @param extras the additions, in the order of the types
 */
public record ExtraMoves(List<AddedMoves> extras) implements Law {
    /** Nobody has more moves anywhere. */
    public static final ExtraMoves NONE = new ExtraMoves(List.of());

    private static final KeyInfo MOVES = KeyInfo.required(
            "moves", new Shape.Word("moves in Betza's notation"), "The additional moves.", "moves: sW");
    private static final KeyInfo FROM = KeyInfo.required(
            "from", RegionReader.SHAPE, "The squares from which the piece makes them.", "from: last 5");
    private static final List<KeyInfo> KEYS = List.of(MOVES, FROM);
    private static final Shape SHAPE = new Shape.MapOf("the name of a piece", new Shape.ListOf(new Shape.Keys(KEYS)));

    /** Its key and reading. */
    public static final LawKind<ExtraMoves> KIND = new LawKind<>(
            ExtraMoves.class,
            KeyInfo.optional(
                    "extra moves",
                    SHAPE,
                    "no more moves anywhere",
                    "Moves that a piece has besides its own while it stands on certain squares, such as a soldier's"
                            + " steps sideways once it has crossed the river. A piece may have a list of them.",
                    "extra moves: {pawn: {moves: sW, from: last 4}}"),
            ExtraMoves::read,
            (law, context) -> law.write(context));

    public ExtraMoves {
        extras = List.copyOf(extras);
    }

    @Override
    public void install(Installation installation) {
        for (AddedMoves extra : extras) {
            installation
                    .rules()
                    .movement()
                    .add(installation.type(extra.piece()), extra.from().forEngine(), extra.moves());
        }
    }

    @Override
    public List<AddedMoves> addedMoves() {
        return extras;
    }

    private static ExtraMoves read(@Nullable Config value, LawContext context) {
        if (value == null || value.isNone()) {
            return NONE;
        }
        Map<String, Config> byPiece = PieceNames.readMap(value, SHAPE, context, one -> one);
        List<AddedMoves> extras = new ArrayList<>();
        byPiece.forEach((piece, list) -> list.asList().forEach(one -> {
            AddedMoves extra = extra(piece, one, context);
            if (extra != null) {
                extras.add(extra);
            }
        }));
        return new ExtraMoves(extras);
    }

    private static @Nullable AddedMoves extra(String piece, Config value, LawContext context) {
        Section section = Section.open(value, value.place(), KEYS, context.faults());
        if (section == null) {
            return null;
        }
        Config.Text text = section.text(MOVES);
        Config from = section.get(FROM);
        if (text == null) {
            return null;
        }
        Checked<Betza> moves = Betza.parse(text.value());
        context.faults().addInside(text, moves.faults());
        Betza read = moves.valueOrNull();
        return read == null || from == null
                ? null
                : new AddedMoves(piece, read, context.regions().read(from));
    }

    private @Nullable Config write(LawContext context) {
        RegionWriter regions = new RegionWriter(context.geometry(), context.symmetry());
        List<Config.Field> fields = new ArrayList<>();
        for (String name : context.names()) {
            List<Config> items = new ArrayList<>();
            for (AddedMoves extra : extras) {
                if (extra.piece().equals(name)) {
                    items.add(Config.Fields.of(List.of(
                            Config.Field.of(
                                    MOVES.key(), Config.Text.of(extra.moves().text())),
                            Config.Field.of(FROM.key(), regions.write(extra.from())))));
                }
            }
            if (!items.isEmpty()) {
                fields.add(Config.Field.of(name, items.size() == 1 ? items.get(0) : Config.Items.of(items)));
            }
        }
        return fields.isEmpty() ? null : Config.Fields.of(fields);
    }
}
