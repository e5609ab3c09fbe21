package org.matewright.rules.law;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.matewright.rules.Outcome;
import org.matewright.rules.config.Config;
import org.matewright.rules.config.KeyInfo;
import org.matewright.rules.config.Section;
import org.matewright.rules.config.Shape;

/**
 * Which pieces's mates win a game, as Shatar has it: a mate may have to end an unbroken series of checks in which certain
 * pieces took part. Neither the legal moves nor problems know of it.
 *
 * @param series the types of which one must have given check in the series that ends with the mate, or the mate is but
 *     a draw; empty if every mate will do
 * @param never the types that don't mate: a mate that only such pieces give loses for the side that gives it
 */
public record Mating(List<String> series, List<String> never) implements Law {
    /** Every mate is one. */
    public static final Mating ORTHODOX = new Mating(List.of(), List.of());

    private static final KeyInfo SERIES = KeyInfo.optional(
            "series",
            PieceNames.LIST,
            "every mate will do",
            "The pieces of which one must have given check in the unbroken series of checks that ends with the mate, or"
                    + " with the mate itself. Otherwise it is a draw.",
            "series: [queen, rook]");
    private static final KeyInfo NEVER = KeyInfo.optional(
            "never",
            PieceNames.LIST,
            "every piece mates",
            "The pieces that aren't allowed to mate: a mate that no other piece gives loses for the side that gives"
                    + " it.",
            "never: pawn");
    private static final List<KeyInfo> KEYS = List.of(SERIES, NEVER);

    /** Its key and reading. */
    public static final LawKind<Mating> KIND = new LawKind<>(
            Mating.class,
            KeyInfo.optional(
                    "mating",
                    new Shape.Keys(KEYS),
                    "every mate is one",
                    "Which pieces' mates win a game. Legal moves and problems don't depend on it.",
                    "mating: {series: [queen, rook], never: pawn}"),
            Mating::read,
            (law, context) -> law.write());

    public Mating {
        series = List.copyOf(series);
        never = List.copyOf(never);
    }

    @Override
    public void install(Installation installation) {
        // played games ask for it, the engine doesn't
    }

    /** In a problem every mate is one. */
    @Override
    public boolean concerns(List<LawContext.Type> present) {
        return false;
    }

    @Override
    public Ruling judge(Ruling ruling, GameHistory game) {
        if (!ruling.by().equals(Ruling.CHECKMATE) || equals(ORTHODOX)) {
            return ruling;
        }
        List<Set<String>> checks = game.checks();
        Set<String> mating = checks.get(0);
        if (!mating.isEmpty() && never.containsAll(mating)) {
            return new Ruling(key(), Outcome.WIN);
        }
        boolean counts = series.isEmpty()
                || checks.stream().anyMatch(check -> check.stream().anyMatch(series::contains));
        return counts ? ruling : new Ruling(key(), Outcome.DRAW);
    }

    private static Mating read(@Nullable Config value, LawContext context) {
        Section section =
                value == null || value.isNone() ? null : Section.open(value, value.place(), KEYS, context.faults());
        return section == null ? ORTHODOX : new Mating(names(section, SERIES, context), names(section, NEVER, context));
    }

    private static List<String> names(Section section, KeyInfo key, LawContext context) {
        Config value = section.get(key);
        return value == null ? List.of() : PieceNames.read(value, context);
    }

    private @Nullable Config write() {
        List<Config.Field> fields = new ArrayList<>();
        if (!series.isEmpty()) {
            fields.add(Config.Field.of(SERIES.key(), PieceNames.write(series)));
        }
        if (!never.isEmpty()) {
            fields.add(Config.Field.of(NEVER.key(), PieceNames.write(never)));
        }
        return fields.isEmpty() ? null : Config.Fields.of(fields);
    }
}
