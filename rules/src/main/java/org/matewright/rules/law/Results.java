package org.matewright.rules.law;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.matewright.rules.Outcome;
import org.matewright.rules.config.Config;
import org.matewright.rules.config.KeyInfo;
import org.matewright.rules.config.Section;
import org.matewright.rules.config.Shape;
import org.matewright.rules.engine.endings.BareKing;

/**
 * What the ends of the game mean.
 *
 * @param checkmate what checkmate is for the side that is mated
 * @param stalemate what stalemate is for the side that can't move
 * @param bareKing what it is for a side to have nothing but its royal pieces left: {@link Outcome#NONE} or
 *     {@link Outcome#LOSS}. With a loss, when a side's last other piece falls, the game is over, unless that side can
 *     take the taker's last piece at once: then it has all its moves, and the game is over after it
 * @param mutualBareKing what it is if the reply bares the other side too
 */
public record Results(Outcome checkmate, Outcome stalemate, Outcome bareKing, Outcome mutualBareKing) implements Law {
    /** Checkmate loses, stalemate draws, a bare king plays on. */
    public static final Results ORTHODOX = new Results(Outcome.LOSS, Outcome.DRAW, Outcome.NONE, Outcome.DRAW);

    private static final KeyInfo CHECKMATE = KeyInfo.optional(
            "checkmate",
            Shape.oneOf(Outcome.LOSS, Outcome.DRAW, Outcome.WIN),
            "loss",
            "What checkmate means for the side that is mated.",
            "checkmate: loss");
    private static final KeyInfo STALEMATE = KeyInfo.optional(
            "stalemate",
            Shape.oneOf(Outcome.LOSS, Outcome.DRAW, Outcome.WIN),
            "draw",
            "What stalemate means for the side that has no move.",
            "stalemate: draw");
    private static final KeyInfo BARE_KING = KeyInfo.optional(
            "bare king",
            Shape.oneOf(Outcome.NONE, Outcome.LOSS),
            "none",
            "What it means for a side to have nothing left but its king. Where it loses, the game is over as soon as"
                    + " the last piece falls, unless the reply can take the other side's last piece too.",
            "bare king: loss");
    private static final KeyInfo MUTUAL_BARE_KING = KeyInfo.optional(
            "mutual bare king",
            Shape.oneOf(Outcome.DRAW, Outcome.LOSS),
            "draw",
            "What it means if the side that was bared takes the other side's last piece at once: a draw, or still the"
                    + " loss of the side that was bared first.",
            "mutual bare king: draw");
    private static final List<KeyInfo> KEYS = List.of(CHECKMATE, STALEMATE, BARE_KING, MUTUAL_BARE_KING);

    /** Its key and reading. */
    public static final LawKind<Results> KIND = new LawKind<>(
            Results.class,
            KeyInfo.optional(
                    "results",
                    new Shape.Keys(KEYS),
                    "checkmate loses, stalemate draws",
                    "What the ends of the game mean, each for the side that it happens to.",
                    "results: {checkmate: loss, stalemate: draw}"),
            Results::read,
            (results, context) -> results.write());

    @Override
    public void install(Installation installation) {
        installation.rules().endings().results(Installation.verdict(checkmate), Installation.verdict(stalemate));
        if (bareKing == Outcome.LOSS) {
            installation.rules().endings().add(new BareKing(mutualBareKing == Outcome.DRAW));
        }
    }

    /** {@code Stalemate loses} says it all. */
    @Override
    public String heading() {
        return "";
    }

    private static Results read(@Nullable Config value, LawContext context) {
        if (value == null || value.isNone()) {
            return ORTHODOX;
        }
        Section section = Section.open(value, value.place(), KEYS, context.faults());
        if (section == null) {
            return ORTHODOX;
        }
        Outcome bare = section.choice(BARE_KING, Outcome.class, ORTHODOX.bareKing());
        Config mutual = section.get(MUTUAL_BARE_KING);
        if (mutual != null && bare == Outcome.NONE) {
            context.faults()
                    .warning("no-bare-king", mutual.place(), "without 'bare king: loss' this has no effect", null);
        }
        return new Results(
                section.choice(CHECKMATE, Outcome.class, ORTHODOX.checkmate()),
                section.choice(STALEMATE, Outcome.class, ORTHODOX.stalemate()),
                bare,
                section.choice(MUTUAL_BARE_KING, Outcome.class, ORTHODOX.mutualBareKing()));
    }

    private Config write() {
        List<Config.Field> fields = new ArrayList<>();
        fields.add(field(CHECKMATE, checkmate));
        fields.add(field(STALEMATE, stalemate));
        if (bareKing != Outcome.NONE) {
            fields.add(field(BARE_KING, bareKing));
            fields.add(field(MUTUAL_BARE_KING, mutualBareKing));
        }
        return Config.Fields.of(fields);
    }

    private static Config.Field field(KeyInfo key, Outcome outcome) {
        return Config.Field.of(key.key(), Config.Text.of(Shape.word(outcome)));
    }
}
