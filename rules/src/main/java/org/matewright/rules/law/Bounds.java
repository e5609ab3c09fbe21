package org.matewright.rules.law;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.matewright.rules.config.Config;
import org.matewright.rules.config.KeyInfo;
import org.matewright.rules.config.Shape;

/**
 * The squares that pieces of some types can't leave: palaces, the own side of a river.
 *
 * @param squares the squares by type; types that aren't there go everywhere
 */
public record Bounds(Map<String, Region> squares) implements Law {
    /** Everybody goes everywhere. */
    public static final Bounds NONE = new Bounds(Map.of());

    private static final Shape SHAPE = new Shape.MapOf("the name of a piece", RegionReader.SHAPE);

    /** Its key and reading. */
    public static final LawKind<Bounds> KIND = new LawKind<>(
            Bounds.class,
            KeyInfo.optional(
                    "bounds",
                    SHAPE,
                    "the whole board",
                    "The squares to which a piece can go, such as its palace. It neither moves to others nor attacks"
                            + " them; only moves of mode k, which threaten nothing but the king, reach beyond.",
                    "bounds: {king: d1-f3}"),
            Bounds::read,
            (law, context) -> law.write(context));

    public Bounds {
        squares = Collections.unmodifiableMap(new LinkedHashMap<>(squares));
    }

    @Override
    public void install(Installation installation) {
        squares.forEach(
                (name, region) -> installation.rules().movement().confine(installation.type(name), region.forEngine()));
    }

    @Override
    public String heading() {
        return "stay within";
    }

    private static Bounds read(@Nullable Config value, LawContext context) {
        if (value == null || value.isNone()) {
            return NONE;
        }
        return new Bounds(PieceNames.readMap(value, SHAPE, context, context.regions()::read));
    }

    private @Nullable Config write(LawContext context) {
        RegionWriter writer = new RegionWriter(context.geometry(), context.symmetry());
        return squares.isEmpty() ? null : PieceNames.writeMap(squares, writer::write);
    }
}
