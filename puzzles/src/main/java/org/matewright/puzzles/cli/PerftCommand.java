package org.matewright.puzzles.cli;

import com.google.gson.JsonObject;
import java.util.Locale;
import java.util.Map;
import org.matewright.puzzles.report.Phrases;
import org.matewright.rules.Checked;
import org.matewright.rules.variant.Position;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code perft}: the number of move sequences of a length. */
@Command(name = "perft", mixinStandardHelpOptions = true, description = "Count the sequences of exactly N legal moves.")
final class PerftCommand extends AnsweringCommand {
    /** The least time that is enough to compute a speed, in seconds. */
    private static final double MIN_SECONDS = 0.001;

    private static final int MAX_DEPTH = 99;

    @Mixin
    private final PositionOptions options = new PositionOptions();

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Option(names = "--depth", required = true, paramLabel = "N", description = "The number of moves in a sequence.")
    private int depth;

    @Option(names = "--divide", description = "List the count for each first move.")
    private boolean divide;

    @Option(names = "--threads", paramLabel = "N", defaultValue = "1", description = "The number of threads (1).")
    private int threads;

    PerftCommand(CliContext context) {
        super(context);
    }

    @Override
    Answer answer(Stop stop) {
        if (depth < 0 || depth > MAX_DEPTH) {
            throw new ParameterException(spec.commandLine(), "--depth must be 0 to " + MAX_DEPTH + ", not " + depth);
        }
        Threads.check(threads, spec);
        Checked<Position> read = options.read(context().variants());
        Position position = read.value();
        long start = System.nanoTime();
        PerftCount count = PerftCount.of(position, depth, threads, stop);
        double seconds = Json.seconds(System.nanoTime() - start);
        JsonObject document = new JsonObject();
        document.addProperty("variant", position.variant().key());
        document.addProperty("fen", position.setup().toString());
        document.addProperty("depth", depth);
        document.addProperty("nodes", count.nodes());
        document.addProperty("seconds", seconds);
        if (!count.complete()) {
            document.addProperty("complete", false);
        }
        if (divide) {
            JsonObject byMove = new JsonObject();
            count.byMove().forEach(byMove::addProperty);
            document.add("divide", byMove);
        }
        PositionOptions.warn(document, read);
        return Answer.of(document, () -> text(count, seconds))
                .withErrors(PositionOptions.warnings(read))
                .withStatus(count.complete() ? ExitStatus.DONE : ExitStatus.STOPPED);
    }

    private String text(PerftCount count, double seconds) {
        StringBuilder out = new StringBuilder();
        if (divide) {
            for (Map.Entry<String, Long> entry : count.byMove().entrySet()) {
                out.append(entry.getKey()).append(": ").append(entry.getValue()).append('\n');
            }
        }
        out.append(Phrases.counted(count.nodes(), "node")).append(String.format(Locale.ROOT, ", %.3f s", seconds));
        if (seconds >= MIN_SECONDS) {
            out.append(String.format(Locale.ROOT, ", %.1f million a second", count.nodes() / seconds / 1e6));
        }
        return out.append(count.complete() ? "\n" : ", stopped before the end\n")
                .toString();
    }
}
