package org.matewright.rules.law;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.matewright.rules.Outcome;
import org.matewright.rules.config.Config;
import org.matewright.rules.config.KeyInfo;
import org.matewright.rules.config.Section;
import org.matewright.rules.config.Shape;

/**
 * After how many moves without a capture, or a move of certain pieces, a game is drawn. Neither the legal moves nor
 * problems know of it.
 *
 * @param moves after how many moves of each side
 * @param resets the types whose moves count as captures do, so that the count in a FEN begins anew
 */
public record MoveLimit(Tally moves, List<String> resets) implements Law {
    private static final Tally.Keys MOVES = Tally.Keys.of(
            1,
            10_000,
            "moves",
            "After how many such moves of each side a player may claim a draw.",
            50,
            "After how many such moves of each side the game is drawn by itself.",
            75);
    private static final KeyInfo RESETS = KeyInfo.optional(
            "resets",
            PieceNames.LIST,
            "the pieces whose name ends in pawn",
            "The pieces whose moves begin the count anew, as captures do.",
            "resets: [pawn]");
    private static final List<KeyInfo> KEYS = List.of(MOVES.claim(), MOVES.end(), RESETS);

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

    /** A problem has no history. */
    @Override
    public boolean concerns(List<LawContext.Type> present) {
        return false;
    }

    @Override
    public boolean isProgress(String type) {
        return resets.contains(type);
    }

    @Override
    public Ruling judge(Ruling ruling, GameHistory game) {
        return ruling.isDecisive() ? ruling : after(moves.end(), game);
    }

    @Override
    public Ruling claim(GameHistory game) {
        return after(moves.claim(), game);
    }

    /** A draw if each side has made so many moves without progress; 0 is never. */
    private Ruling after(int moves, GameHistory game) {
        boolean reached = moves > 0 && game.halfMovesWithoutProgress() >= 2 * moves;
        return reached ? new Ruling(key(), Outcome.DRAW) : Ruling.NONE;
    }

    private static List<String> pawns(LawContext context) {
        return context.names().stream().filter(name -> name.endsWith("pawn")).toList();
    }

    private static MoveLimit read(@Nullable Config value, LawContext context) {
        if (value == null) {
            return new MoveLimit(new Tally(50, 75), pawns(context));
        }
        Section section = value.isNone() ? null : Section.open(value, value.place(), KEYS, context.faults());
        if (section == null) {
            return new MoveLimit(Tally.NEVER, pawns(context));
        }
        Tally moves = MOVES.read(section, value, context.faults());
        Config resets = section.get(RESETS);
        return new MoveLimit(moves, resets == null ? pawns(context) : PieceNames.read(resets, context));
    }

    private @Nullable Config write(LawContext context) {
        if (equals(read(null, context))) {
            return null;
        }
        List<Config.Field> fields = MOVES.write(moves);
        if (!resets.equals(pawns(context))) {
            fields.add(Config.Field.of(RESETS.key(), PieceNames.write(resets)));
        }
        return fields.isEmpty() ? Config.Text.of("none") : Config.Fields.of(fields);
    }
}
