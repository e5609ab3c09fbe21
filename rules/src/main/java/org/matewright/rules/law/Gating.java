package org.matewright.rules.law;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.matewright.rules.Side;
import org.matewright.rules.config.Config;
import org.matewright.rules.config.KeyInfo;
import org.matewright.rules.config.Section;
import org.matewright.rules.config.Shape;

/**
 * Pieces in hand that come in on the squares which other pieces leave with their first moves (S-Chess).
 *
 * @param pieces the names of those that come in; none means that there is no such rule
 * @param squares where: the pieces that stand there in the set-up let them in
 */
public record Gating(List<String> pieces, Region squares) implements Law {
    /** Nobody comes in. */
    public static final Gating NONE = new Gating(List.of(), Region.NONE);

    private static final KeyInfo PIECES = KeyInfo.required(
            "pieces", PieceNames.LIST, "The pieces that come in from the hand.", "pieces: [hawk, elephant]");
    private static final KeyInfo SQUARES = KeyInfo.optional(
            "squares",
            RegionReader.SHAPE,
            "rank 1",
            "The squares on which they come in, as the piece that stood there from the beginning leaves it; no more than"
                    + " one on each file.",
            "squares: rank 1");
    private static final List<KeyInfo> KEYS = List.of(PIECES, SQUARES);

    /** Its key and reading. */
    public static final LawKind<Gating> KIND = new LawKind<>(
            Gating.class,
            KeyInfo.optional(
                    "gating",
                    new Shape.Keys(KEYS),
                    "none",
                    "Pieces in hand that come in on the square which a piece leaves with its first move; with castling,"
                            + " on"
                            + " the square of either piece. Nobody comes in to parry a check. In a FEN the pieces in hand"
                            + " stand in brackets behind the board, and the castling field names the files of the pieces"
                            + " that haven't moved.",
                    "gating: {pieces: [queen], squares: rank 1}"),
            Gating::read,
            (law, context) -> law.write(context));

    public Gating {
        pieces = List.copyOf(pieces);
    }

    @Override
    public void install(Installation installation) {
        if (!pieces.isEmpty()) {
            installation
                    .rules()
                    .hands()
                    .gate(pieces.stream().map(installation::type).toList(), squares.forEngine());
        }
    }

    @Override
    public boolean bringsIn(String type) {
        return pieces.contains(type);
    }

    private static Gating read(@Nullable Config value, LawContext context) {
        Section section =
                value == null || value.isNone() ? null : Section.open(value, value.place(), KEYS, context.faults());
        Config pieces = section == null ? null : section.get(PIECES);
        if (section == null || pieces == null) {
            return NONE;
        }
        Config squares = section.get(SQUARES);
        Region region = context.regions().read(squares == null ? Config.Text.of("rank 1") : squares);
        if (squares != null && isCrowded(region, context)) {
            context.faults()
                    .error(
                            "gates",
                            squares.place(),
                            "no more than one square on each file was expected",
                            "a FEN names them by their files");
        }
        return new Gating(PieceNames.read(pieces, context), region);
    }

    private static boolean isCrowded(Region region, LawContext context) {
        for (Side side : Side.values()) {
            long files = region.squares(side).stream()
                    .map(context.geometry()::file)
                    .distinct()
                    .count();
            if (files < region.squares(side).cardinality()) {
                return true;
            }
        }
        return false;
    }

    private @Nullable Config write(LawContext context) {
        if (pieces.isEmpty()) {
            return null;
        }
        return Config.Fields.of(List.of(
                Config.Field.of(PIECES.key(), PieceNames.write(pieces)),
                Config.Field.of(
                        SQUARES.key(), new RegionWriter(context.geometry(), context.symmetry()).write(squares))));
    }
}
