package org.matewright.rules.law;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.matewright.rules.Outcome;
import org.matewright.rules.config.Config;
import org.matewright.rules.config.KeyInfo;
import org.matewright.rules.config.Section;
import org.matewright.rules.config.Shape;

/**
 * What it means in a game that a position comes again: same pieces, same side to move, same rights. Neither the legal
 * moves nor problems know of it.
 *
 * @param times how often a position must have occurred
 * @param means what it means for the side whose move repeats the position
 * @param perpetualCheck what it means for a side that has given check with every move since the position first
 *     occurred, the other side not; {@link Outcome#NONE} if that makes no difference
 */
public record Repetition(Tally times, Outcome means, Outcome perpetualCheck) implements Law {
    /** The third occurrence can be claimed as a draw, the fifth is one. */
    public static final Repetition ORTHODOX = new Repetition(new Tally(3, 5), Outcome.DRAW, Outcome.NONE);

    /** Positions may come again as often as they like. */
    public static final Repetition NONE = new Repetition(Tally.NEVER, Outcome.DRAW, Outcome.NONE);

    private static final Tally.Keys TIMES = Tally.Keys.of(
            2,
            100,
            "occurrences",
            "How often a position must have occurred for a player to claim what that means.",
            3,
            "How often a position must have occurred for the game to end by itself.",
            5);
    private static final KeyInfo MEANS = KeyInfo.optional(
            "means",
            Shape.oneOf(Outcome.DRAW, Outcome.LOSS, Outcome.WIN),
            "draw",
            "What it means for the side whose move repeats the position.",
            "means: draw");
    private static final KeyInfo PERPETUAL_CHECK = KeyInfo.optional(
            "perpetual check",
            Shape.oneOf(Outcome.DRAW, Outcome.LOSS, Outcome.WIN),
            "as any repetition",
            "What it means for a side that has given check with every move since the position first occurred, while the"
                    + " other side hasn't.",
            "perpetual check: loss");
    private static final List<KeyInfo> KEYS = List.of(TIMES.claim(), TIMES.end(), MEANS, PERPETUAL_CHECK);

    /** Its key and reading. */
    public static final LawKind<Repetition> KIND = new LawKind<>(
            Repetition.class,
            KeyInfo.optional(
                    "repetition",
                    new Shape.Keys(KEYS),
                    "a draw: by claim the third time, by itself the fifth",
                    "What it means in a game that a position occurs again. Legal moves and problems don't depend on"
                            + " it.",
                    "repetition: {claim: 3, end: 5, means: draw}"),
            Repetition::read,
            (law, context) -> law.write());

    @Override
    public void install(Installation installation) {
        // played games ask for it, the engine doesn't
    }

    /** A problem has no history. */
    @Override
    public boolean concerns(List<LawContext.Type> present) {
        return false;
    }

    @Override
    public Ruling judge(Ruling ruling, GameHistory game) {
        return ruling.isDecisive() ? ruling : at(times.end(), game);
    }

    @Override
    public Ruling claim(GameHistory game) {
        return at(times.claim(), game);
    }

    /** What it means if the current position has occurred so often; 0 is never. */
    private Ruling at(int occurrences, GameHistory game) {
        if (occurrences == 0 || game.occurrences() < occurrences) {
            return Ruling.NONE;
        }
        // the move that repeated the position was that of the side that isn't to move now
        boolean repeater = game.hasCheckedThroughout(game.side().other());
        boolean other = game.hasCheckedThroughout(game.side());
        if (repeater == other || perpetualCheck == Outcome.NONE) {
            return new Ruling(key(), means.reversed());
        }
        return new Ruling(PERPETUAL_CHECK.key(), repeater ? perpetualCheck.reversed() : perpetualCheck);
    }

    private static Repetition read(@Nullable Config value, LawContext context) {
        if (value == null) {
            return ORTHODOX;
        }
        Section section = value.isNone() ? null : Section.open(value, value.place(), KEYS, context.faults());
        if (section == null) {
            return NONE;
        }
        return new Repetition(
                TIMES.read(section, value, context.faults()),
                section.choice(MEANS, Outcome.class, Outcome.DRAW),
                section.choice(PERPETUAL_CHECK, Outcome.class, Outcome.NONE));
    }

    private @Nullable Config write() {
        if (equals(ORTHODOX)) {
            return null;
        }
        List<Config.Field> fields = TIMES.write(times);
        if (fields.isEmpty()) {
            return Config.Text.of("none");
        }
        fields.add(Config.Field.of(MEANS.key(), Config.Text.of(Shape.word(means))));
        if (perpetualCheck != Outcome.NONE) {
            fields.add(Config.Field.of(PERPETUAL_CHECK.key(), Config.Text.of(Shape.word(perpetualCheck))));
        }
        return Config.Fields.of(fields);
    }
}
