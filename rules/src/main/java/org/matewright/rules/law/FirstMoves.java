package org.matewright.rules.law;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.matewright.rules.config.Config;
import org.matewright.rules.config.KeyInfo;
import org.matewright.rules.config.Shape;

/**
 * Where pieces make the moves that their notation marks as first moves ({@code i}), for types whose right goes by square
 * and not by whether the piece has moved.
 *
 * @param squares the squares by type
 */
public record FirstMoves(Map<String, Region> squares) implements Law {
    /** First moves are for pieces that haven't moved. */
    public static final FirstMoves UNMOVED = new FirstMoves(Map.of());

    private static final Shape SHAPE = new Shape.MapOf("the name of a piece", RegionReader.SHAPE);

    /** Its key and reading. */
    public static final LawKind<FirstMoves> KIND = new LawKind<>(
            FirstMoves.class,
            KeyInfo.optional(
                    "first moves",
                    SHAPE,
                    "pieces that haven't moved",
                    "On which squares a piece makes the moves marked i, such as a pawn's double step, whether it has"
                            + " moved or not and even if it was dropped there. Pieces that aren't named make them as"
                            + " long as they haven't moved. Castling isn't concerned.",
                    "first moves: {pawn: first 2}"),
            FirstMoves::read,
            (law, context) -> law.write(context));

    public FirstMoves {
        squares = Collections.unmodifiableMap(new LinkedHashMap<>(squares));
    }

    @Override
    public void install(Installation installation) {
        squares.forEach(
                (name, region) -> installation.rules().firstMoves().on(installation.type(name), region.forEngine()));
    }

    /** In a problem, where a piece stands says whether it has moved. */
    @Override
    public boolean concerns(List<LawContext.Type> present) {
        return false;
    }

    private static FirstMoves read(@Nullable Config value, LawContext context) {
        if (value == null || value.isNone()) {
            return UNMOVED;
        }
        return new FirstMoves(PieceNames.readMap(value, SHAPE, context, context.regions()::read));
    }

    private @Nullable Config write(LawContext context) {
        RegionWriter writer = new RegionWriter(context.geometry(), context.symmetry());
        return squares.isEmpty() ? null : PieceNames.writeMap(squares, writer::write);
    }
}
