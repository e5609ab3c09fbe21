package org.matewright.rules.law;

import org.jspecify.annotations.Nullable;
import org.matewright.rules.config.Config;
import org.matewright.rules.config.KeyInfo;
import org.matewright.rules.config.Section;
import org.matewright.rules.config.Shape;

/**
 * Whether a side may leave its move out.
 *
 * @param allowed whether it may, unless it is in check
 */
public record Passing(boolean allowed) implements Law {
    /** Its key and reading. */
    public static final LawKind<Passing> KIND = new LawKind<>(
            Passing.class,
            KeyInfo.optional(
                    "passing",
                    new Shape.Flag(),
                    "false",
                    "Whether a side that isn't in check may pass.",
                    "passing: true"),
            Passing::read,
            (law, context) -> law.allowed ? Config.Text.of("true") : null);

    @Override
    public void install(Installation installation) {
        if (allowed) {
            installation.rules().mayPass();
        }
    }

    private static Passing read(@Nullable Config value, LawContext context) {
        boolean yes = value instanceof Config.Text text && text.value().equals("true");
        boolean no = value instanceof Config.Text text && text.value().equals("false");
        if (value != null && !value.isNone() && !yes && !no) {
            Section.wrong(value, new Shape.Flag(), context.faults());
        }
        return new Passing(yes);
    }
}
