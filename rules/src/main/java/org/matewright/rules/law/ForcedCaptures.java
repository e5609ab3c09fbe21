package org.matewright.rules.law;

import org.jspecify.annotations.Nullable;
import org.matewright.rules.config.Config;
import org.matewright.rules.config.KeyInfo;
import org.matewright.rules.config.Section;
import org.matewright.rules.config.Shape;
import org.matewright.rules.engine.tables.ForcedCapture;

/**
 * Whether a side that can capture must.
 *
 * @param duty which captures are forced
 */
public record ForcedCaptures(Duty duty) implements Law {
    /** What a side that can capture must do. */
    public enum Duty {
        /** It is free. */
        NONE,
        /** It captures, whatever it likes. */
        ANY,
        /** It captures as many pieces in one move as possible. */
        GREATEST
    }

    private static final Shape SHAPE = Shape.oneOf(Duty.values());

    /** Its key and reading. */
    public static final LawKind<ForcedCaptures> KIND = new LawKind<>(
            ForcedCaptures.class,
            KeyInfo.optional(
                    "forced captures",
                    SHAPE,
                    "none",
                    "Whether a side that has a legal capture must capture: none (it is free to), any (it must, and"
                            + " chooses which), greatest (it must take as many pieces in one move as it can).",
                    "forced captures: any"),
            ForcedCaptures::read,
            (law, context) -> law.duty == Duty.NONE ? null : Config.Text.of(Shape.word(law.duty)));

    @Override
    public void install(Installation installation) {
        installation
                .rules()
                .turns()
                .force(
                        switch (duty) {
                            case NONE -> ForcedCapture.NONE;
                            case ANY -> ForcedCapture.ANY;
                            case GREATEST -> ForcedCapture.GREATEST;
                        });
    }

    private static ForcedCaptures read(@Nullable Config value, LawContext context) {
        Duty duty = value == null ? null : Section.choice(value, SHAPE, Duty.class, context.faults());
        return new ForcedCaptures(duty == null ? Duty.NONE : duty);
    }
}
