package org.matewright.rules.law;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.matewright.rules.Outcome;
import org.matewright.rules.config.Config;
import org.matewright.rules.config.KeyInfo;
import org.matewright.rules.config.Section;
import org.matewright.rules.config.Shape;

/**
 * Whether a side may leave its move out.
 *
 * @param allowed whether it may, unless it is in check
 * @param twice what two passes in a row mean: {@link Outcome#NONE} or {@link Outcome#DRAW}
 */
public record Passing(boolean allowed, Outcome twice) implements Law {
    /** Everybody must move. */
    public static final Passing FORBIDDEN = new Passing(false, Outcome.NONE);

    private static final KeyInfo TWICE = KeyInfo.optional(
            "twice",
            Shape.oneOf(Outcome.NONE, Outcome.DRAW),
            "none",
            "What it means if both sides pass, one after the other. In a FEN, the number of passes just made and the"
                    + " number of positions with facing kings just seen stand before the counters, as 1+0.",
            "twice: draw");
    private static final Shape SHAPE = Shape.either(new Shape.Flag(), new Shape.Keys(List.of(TWICE)));

    /** Its key and reading. */
    public static final LawKind<Passing> KIND = new LawKind<>(
            Passing.class,
            KeyInfo.optional(
                    "passing",
                    SHAPE,
                    "false",
                    "Whether a side that isn't in check may pass. A mapping allows it and says more.",
                    "passing: true"),
            Passing::read,
            (law, context) -> law.write());

    @Override
    public void install(Installation installation) {
        if (allowed) {
            installation.rules().turns().allowPassing();
        }
        if (twice == Outcome.DRAW) {
            installation.rules().turns().drawAfterPasses();
        }
    }

    @Override
    public boolean usesExtraField() {
        return allowed;
    }

    private static Passing read(@Nullable Config value, LawContext context) {
        if (value instanceof Config.Fields fields) {
            Section section = Section.open(fields, fields.place(), List.of(TWICE), context.faults());
            return new Passing(true, section.choice(TWICE, Outcome.class, Outcome.NONE));
        }
        boolean yes = value instanceof Config.Text text && text.value().equals("true");
        boolean no = value instanceof Config.Text text && text.value().equals("false");
        if (value != null && !value.isNone() && !yes && !no) {
            Section.wrong(value, SHAPE, context.faults());
        }
        return yes ? new Passing(true, Outcome.NONE) : FORBIDDEN;
    }

    private @Nullable Config write() {
        if (twice == Outcome.NONE) {
            return allowed ? Config.Text.of("true") : null;
        }
        return Config.Fields.of(List.of(Config.Field.of(TWICE.key(), Config.Text.of(Shape.word(twice)))));
    }
}
