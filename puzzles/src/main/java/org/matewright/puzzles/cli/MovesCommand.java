package org.matewright.puzzles.cli;

import com.google.gson.JsonObject;
import java.util.List;
import org.matewright.puzzles.report.GameText;
import org.matewright.puzzles.report.Phrases;
import org.matewright.rules.Checked;
import org.matewright.rules.Side;
import org.matewright.rules.variant.Game;
import org.matewright.rules.variant.Move;
import org.matewright.rules.variant.Position;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code moves}: the legal moves of a position, or of the one that given moves lead to, and the state of the game. */
@Command(
        name = "moves",
        mixinStandardHelpOptions = true,
        description = {
            "List the legal moves of a position, one a line, sorted. With --after, play moves first and report the new FEN.",
            "If the game is over, the rule that ended it and the winner are reported; so is what a player may claim."
        })
final class MovesCommand extends AnsweringCommand {
    @Mixin
    private final PositionOptions options = new PositionOptions();

    @Option(
            names = "--after",
            paramLabel = "MOVES",
            arity = "1..*",
            description = "Play these moves first, with commas or blanks between them: e2e4,e7e5. A castling keeps its"
                    + " comma (e1g1,h1f1): the longest text that is a legal move counts as one. The rules of repetition"
                    + " and of moves without progress count from the FEN on.")
    private List<String> after = List.of();

    MovesCommand(CliContext context) {
        super(context);
    }

    @Override
    Answer answer(Stop stop) {
        Checked<Position> read = options.read(context().variants());
        Game game = PlayedMoves.play(read.value(), after);
        Position position = game.position();
        List<String> moves = texts(position.moves());
        Game.State state = game.state();
        JsonObject document = new JsonObject();
        document.addProperty("variant", position.variant().key());
        document.addProperty("fen", position.setup().toString());
        document.addProperty("side", position.setup().side().word());
        document.addProperty("check", position.inCheck());
        document.add("moves", Json.texts(moves));
        if (!after.isEmpty()) {
            document.add("after", Json.texts(texts(game.moves())));
        }
        if (state.result() != null) {
            document.add("over", document(state.result()));
        }
        if (state.claim() != null) {
            document.add("claim", document(state.claim()));
        }
        PositionOptions.warn(document, read);
        return Answer.of(document, () -> text(game, moves)).withErrors(PositionOptions.warnings(read));
    }

    private static List<String> texts(List<Move> moves) {
        return moves.stream().map(Move::text).toList();
    }

    /** A draw has no winner. */
    private static JsonObject document(Game.Result result) {
        JsonObject document = new JsonObject();
        Side winner = result.winner();
        document.addProperty("by", result.by());
        document.addProperty("winner", winner == null ? null : winner.word());
        return document;
    }

    /** The moves, then below an empty line the new position and the state of the game, where either is worth a line. */
    private String text(Game game, List<String> moves) {
        StringBuilder lines = new StringBuilder();
        moves.forEach(move -> lines.append(move).append('\n'));
        Game.State state = game.state();
        StringBuilder report = new StringBuilder();
        if (!after.isEmpty()) {
            int played = game.moves().size();
            report.append("After ").append(Phrases.counted(played, "move")).append(": ");
            report.append(game.position().setup()).append('\n');
        }
        if (state.result() != null) {
            report.append(GameText.over(state.result())).append('\n');
        }
        if (state.claim() != null) {
            report.append(GameText.claim(state.claim())).append('\n');
        }
        return lines + (lines.isEmpty() || report.isEmpty() ? "" : "\n") + report;
    }
}
