package org.matewright.rules.law;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.matewright.rules.config.Config;
import org.matewright.rules.config.KeyInfo;
import org.matewright.rules.config.Section;
import org.matewright.rules.config.Shape;

/**
 * What giving check means besides a threat.
 *
 * @param allowed whether a move may give check
 * @param toWin how many checks win the game; 0 for no such rule
 */
public record Checks(boolean allowed, int toWin) implements Law {
    /** A check is a threat and nothing else. */
    public static final Checks ORTHODOX = new Checks(true, 0);

    private static final KeyInfo ALLOWED =
            KeyInfo.optional("allowed", new Shape.Flag(), "true", "Whether a move may give check.", "allowed: false");
    private static final KeyInfo TO_WIN = KeyInfo.optional(
            "to win",
            new Shape.Whole(1, 9),
            "no number of checks wins",
            "How many checks win the game. In a FEN the checks that each side still has to give stand behind the en"
                    + " passant field: 3+2.",
            "to win: 3");
    private static final List<KeyInfo> KEYS = List.of(ALLOWED, TO_WIN);

    /** Its key and reading. */
    public static final LawKind<Checks> KIND = new LawKind<>(
            Checks.class,
            KeyInfo.optional(
                    "checks",
                    new Shape.Keys(KEYS),
                    "a check is a threat and nothing else",
                    "What giving check means besides a threat: forbidden, or counted.",
                    "checks: {to win: 3}"),
            Checks::read,
            (law, context) -> law.write());

    @Override
    public void install(Installation installation) {
        if (!allowed) {
            installation.rules().safety().forbidChecks();
        }
        if (toWin > 0) {
            installation.rules().endings().checksToWin(toWin);
        }
    }

    @Override
    public boolean usesExtraField() {
        return toWin > 0;
    }

    private static Checks read(@Nullable Config value, LawContext context) {
        Section section =
                value == null || value.isNone() ? null : Section.open(value, value.place(), KEYS, context.faults());
        if (section == null) {
            return ORTHODOX;
        }
        Checks law = new Checks(section.flag(ALLOWED, true), section.whole(TO_WIN, 0));
        Config toWin = section.get(TO_WIN);
        if (!law.allowed && toWin != null) {
            context.faults().error("no-checks", toWin.place(), "where no check is allowed, none can be counted");
        }
        return law;
    }

    private @Nullable Config write() {
        List<Config.Field> fields = new ArrayList<>();
        if (!allowed) {
            fields.add(Config.Field.of(ALLOWED.key(), Config.Text.of("false")));
        }
        if (toWin > 0) {
            fields.add(Config.Field.of(TO_WIN.key(), Config.Text.of(Integer.toString(toWin))));
        }
        return fields.isEmpty() ? null : Config.Fields.of(fields);
    }
}
