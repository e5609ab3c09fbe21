package org.matewright.rules.law;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.matewright.rules.Outcome;
import org.matewright.rules.config.Config;
import org.matewright.rules.config.KeyInfo;
import org.matewright.rules.config.Section;
import org.matewright.rules.config.Shape;
import org.matewright.rules.engine.endings.GoalSquares;

/**
 * Squares by reaching which a side wins or draws.
 *
 * @param pieces the types of which one must arrive; none means that there is no goal
 * @param squares the squares
 * @param means what that means for the side: {@link Outcome#WIN} or {@link Outcome#DRAW}
 * @param lastReply whether Black, when White has arrived, may still arrive with its next move, which draws
 */
public record Goal(List<String> pieces, Region squares, Outcome means, boolean lastReply) implements Law {
    /** Nothing to reach. */
    public static final Goal NONE = new Goal(List.of(), Region.NONE, Outcome.WIN, false);

    private static final KeyInfo PIECES =
            KeyInfo.required("pieces", PieceNames.LIST_OR_ALL, "The pieces of which one must arrive.", "pieces: king");
    private static final KeyInfo SQUARES =
            KeyInfo.required("squares", RegionReader.SHAPE, "Where it must arrive.", "squares: d4-e5");
    private static final KeyInfo MEANS = KeyInfo.optional(
            "means",
            Shape.oneOf(Outcome.WIN, Outcome.DRAW),
            "win",
            "What it means for a side to arrive, such as a draw for a king that takes refuge.",
            "means: draw");
    private static final KeyInfo LAST_REPLY = KeyInfo.optional(
            "last reply",
            new Shape.Flag(),
            "false",
            "Whether Black, when White has arrived first, still has a move in which it may arrive too and so draw. It"
                    + " has this move only if it can arrive with it.",
            "last reply: true");
    private static final List<KeyInfo> KEYS = List.of(PIECES, SQUARES, MEANS, LAST_REPLY);

    /** Its key and reading. */
    public static final LawKind<Goal> KIND = new LawKind<>(
            Goal.class,
            KeyInfo.optional(
                    "goal",
                    new Shape.Keys(KEYS),
                    "none",
                    "Squares by reaching which a side wins, or draws, at once.",
                    "goal: {pieces: king, squares: d4-e5}"),
            Goal::read,
            (law, context) -> law.write(context));

    public Goal {
        pieces = List.copyOf(pieces);
    }

    @Override
    public void install(Installation installation) {
        if (!pieces.isEmpty()) {
            installation
                    .rules()
                    .endings()
                    .add(new GoalSquares(
                            new HashSet<>(
                                    pieces.stream().map(installation::type).toList()),
                            squares.forEngine(),
                            means == Outcome.DRAW,
                            lastReply));
        }
    }

    @Override
    public boolean isAim() {
        return !pieces.isEmpty();
    }

    private static Goal read(@Nullable Config value, LawContext context) {
        Section section =
                value == null || value.isNone() ? null : Section.open(value, value.place(), KEYS, context.faults());
        Config pieces = section == null ? null : section.get(PIECES);
        Config squares = section == null ? null : section.get(SQUARES);
        if (value == null || section == null || pieces == null || squares == null) {
            return NONE;
        }
        Outcome means = section.choice(MEANS, Outcome.class, Outcome.WIN);
        boolean lastReply = section.flag(LAST_REPLY, false);
        if (lastReply && means == Outcome.DRAW) {
            context.faults()
                    .warning("no-reply", value.place(), "where arriving draws, a last reply has no effect", null);
        }
        return new Goal(PieceNames.readOrAll(pieces, context), context.regions().read(squares), means, lastReply);
    }

    private @Nullable Config write(LawContext context) {
        if (pieces.isEmpty()) {
            return null;
        }
        List<Config.Field> fields = new ArrayList<>();
        fields.add(Config.Field.of(PIECES.key(), PieceNames.writeOrAll(pieces, context)));
        fields.add(Config.Field.of(
                SQUARES.key(), new RegionWriter(context.geometry(), context.symmetry()).write(squares)));
        if (means == Outcome.DRAW) {
            fields.add(Config.Field.of(MEANS.key(), Config.Text.of(Shape.word(means))));
        }
        if (lastReply) {
            fields.add(Config.Field.of(LAST_REPLY.key(), Config.Text.of("true")));
        }
        return Config.Fields.of(fields);
    }
}
