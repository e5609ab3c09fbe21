package org.matewright.rules.law;

import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.matewright.rules.config.Config;
import org.matewright.rules.config.KeyInfo;
import org.matewright.rules.config.Section;
import org.matewright.rules.config.Shape;

/**
 * Captures that take the capturer and everybody around with them.
 *
 * @param happen whether captures explode
 * @param spared the types that the blast spares, unless they capture or are captured
 */
public record Explosions(boolean happen, List<String> spared) implements Law {
    /** Captures don't explode. */
    public static final Explosions NONE = new Explosions(false, List.of());

    private static final KeyInfo SPARED = KeyInfo.optional(
            "spared",
            PieceNames.LIST,
            "nobody",
            "The pieces that survive an explosion next to them. As capturer or victim they go all the same.",
            "spared: pawn");
    private static final List<KeyInfo> KEYS = List.of(SPARED);
    private static final Shape SHAPE = Shape.either(new Shape.Flag(), new Shape.Keys(KEYS));

    /** Its key and reading. */
    public static final LawKind<Explosions> KIND = new LawKind<>(
            Explosions.class,
            KeyInfo.optional(
                    "explosions",
                    SHAPE,
                    "false",
                    "Whether a capture explodes: the capturer goes with its victim, and so does everybody on the eight"
                            + " squares around. Who blows up the other side's king wins; nobody may blow up his own."
                            + " Kings that stand next to each other aren't in check, for neither can be taken alone.",
                    "explosions: {spared: pawn}"),
            Explosions::read,
            (law, context) -> law.write());

    public Explosions {
        spared = List.copyOf(spared);
    }

    @Override
    public void install(Installation installation) {
        if (happen) {
            installation
                    .rules()
                    .captures()
                    .explode(spared.stream().map(installation::type).collect(Collectors.toSet()));
        }
    }

    private static Explosions read(@Nullable Config value, LawContext context) {
        if (value == null || value.isNone()) {
            return NONE;
        }
        if (value instanceof Config.Text text
                && (text.value().equals("true") || text.value().equals("false"))) {
            return new Explosions(text.value().equals("true"), List.of());
        }
        if (!(value instanceof Config.Fields)) {
            Section.wrong(value, SHAPE, context.faults());
            return NONE;
        }
        Section section = Section.open(value, value.place(), KEYS, context.faults());
        Config spared = section == null ? null : section.get(SPARED);
        return new Explosions(true, spared == null ? List.of() : PieceNames.read(spared, context));
    }

    private @Nullable Config write() {
        if (!happen) {
            return null;
        }
        return spared.isEmpty()
                ? Config.Text.of("true")
                : Config.Fields.of(List.of(Config.Field.of(SPARED.key(), PieceNames.write(spared))));
    }
}
