package org.matewright.puzzles.cli;

import com.google.gson.JsonObject;
import java.util.List;
import java.util.stream.Collectors;
import org.matewright.rules.Checked;
import org.matewright.rules.variant.Move;
import org.matewright.rules.variant.Position;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code moves}: the legal moves of a position. */
@Command(
        name = "moves",
        mixinStandardHelpOptions = true,
        description = "List the legal moves of a position, one a line, sorted.")
final class MovesCommand extends AnsweringCommand {
    @Mixin
    private final PositionOptions options = new PositionOptions();

    MovesCommand(CliContext context) {
        super(context);
    }

    @Override
    Answer answer(Stop stop) {
        Checked<Position> read = options.read(context().variants());
        Position position = read.value();
        List<String> moves = position.moves().stream().map(Move::text).sorted().toList();
        JsonObject document = new JsonObject();
        document.addProperty("variant", position.variant().key());
        document.addProperty("fen", position.setup().toString());
        document.addProperty("side", position.setup().side().word());
        document.addProperty("check", position.inCheck());
        document.add("moves", Json.texts(moves));
        PositionOptions.warn(document, read);
        return Answer.of(document, () -> moves.stream().map(move -> move + "\n").collect(Collectors.joining()))
                .withErrors(PositionOptions.warnings(read));
    }
}
