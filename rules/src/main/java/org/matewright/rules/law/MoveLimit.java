package org.matewright.rules.law;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.matewright.rules.config.Config;
import org.matewright.rules.config.KeyInfo;
import org.matewright.rules.config.Section;
import org.matewright.rules.config.Shape;

/**
 * After how many moves without a capture, or a move of certain men, a game is drawn. Neither the legal moves nor problems
 * know of it.
 *
 * @param claim after how many moves of each side a player may claim the draw; 0 if never
 * @param end after how many the game is drawn; 0 if never
 * @param resets the types whose moves count as captures do, so that the count in a FEN begins anew
 */
public record MoveLimit(int claim, int end, List<String> resets) implements Law {
    private static final int MOST = 10_000;
    private static final KeyInfo CLAIM = KeyInfo.optional(
            "claim",
            new Shape.Whole(1, MOST),
            "nobody can claim",
            "After how many such moves of each side a player may claim a draw.",
            "claim: 50");
    private static final KeyInfo END = KeyInfo.optional(
            "end",
            new Shape.Whole(1, MOST),
            "the game goes on without a claim",
            "After how many such moves of each side the game is drawn by itself.",
            "end: 75");
    private static final KeyInfo RESETS = KeyInfo.optional(
            "resets",
            PieceNames.LIST,
            "the pieces whose name ends in pawn",
            "The pieces whose moves begin the count anew, as captures do.",
            "resets: [pawn]");
    private static final List<KeyInfo> KEYS = List.of(CLAIM, END, RESETS);

    /** Its key and reading. */
    public static final LawKind<MoveLimit> KIND = new LawKind<>(
            MoveLimit.class,
            KeyInfo.optional(
                    "move limit",
                    new Shape.Keys(KEYS),
                    "a draw after moves without capture or pawn move: by claim after 50, by itself after 75",
                    "When a game is drawn because nothing has been captured for long. Legal moves and problems don't"
                            + " depend on it.",
                    "move limit: {claim: 50, end: 75}"),
            MoveLimit::read,
            (law, context) -> law.write(context));

    public MoveLimit {
        resets = List.copyOf(resets);
    }

    @Override
    public void install(Installation installation) {
        // played games ask for it, the engine doesn't
    }

    private static List<String> pawns(LawContext context) {
        return context.names().stream().filter(name -> name.endsWith("pawn")).toList();
    }

    private static MoveLimit read(@Nullable Config value, LawContext context) {
        if (value == null) {
            return new MoveLimit(50, 75, pawns(context));
        }
        Section section = value.isNone() ? null : Section.open(value, value.place(), KEYS, context.faults());
        if (section == null) {
            return new MoveLimit(0, 0, pawns(context));
        }
        int claim = section.whole(CLAIM, 0);
        int end = section.whole(END, 0);
        if (end > 0 && claim >= end) {
            context.faults().error("count", value.place(),
                    "where the game ends after " + end + " moves, nobody can claim after " + claim);
        }
        Config resets = section.get(RESETS);
        return new MoveLimit(claim, end, resets == null ? pawns(context) : PieceNames.read(resets, context));
    }

    private @Nullable Config write(LawContext context) {
        if (equals(read(null, context))) {
            return null;
        }
        List<Config.Field> fields = new ArrayList<>();
        if (claim > 0) {
            fields.add(Config.Field.of(CLAIM.key(), Config.Text.of(Integer.toString(claim))));
        }
        if (end > 0) {
            fields.add(Config.Field.of(END.key(), Config.Text.of(Integer.toString(end))));
        }
        if (!resets.equals(pawns(context))) {
            fields.add(Config.Field.of(RESETS.key(), PieceNames.write(resets)));
        }
        return fields.isEmpty() ? Config.Text.of("none") : Config.Fields.of(fields);
    }
}
