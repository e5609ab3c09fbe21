package org.matewright.puzzles.cli;

import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.matewright.puzzles.Solution;
import org.matewright.puzzles.SolveOptions;
import org.matewright.puzzles.UnsupportedStipulationException;
import org.matewright.puzzles.diagram.TextBoard;
import org.matewright.puzzles.solve.Solver;
import org.matewright.puzzles.text.MoveText;
import org.matewright.puzzles.text.SolutionWriter;
import org.matewright.rules.variant.Variant;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code solve}: the full solution of a problem. */
@Command(
        name = "solve",
        mixinStandardHelpOptions = true,
        description = "Solve a problem: of a file, or given by variant, FEN and stipulation.",
        footer = {
            "",
            "Exit status 0 says that the search came to its end, whatever it found; 'verify' judges problems.",
            "Ctrl-C stops the search and prints what has been proven so far."
        })
final class SolveCommand extends AnsweringCommand {
    /** A task and its solution. */
    private record Solved(Task task, Solution solution) {}

    @Mixin
    private final TaskOptions given = new TaskOptions();

    @Option(names = "--keys-only", description = "Find the keys (or lines) and nothing else.")
    private boolean keysOnly;

    @Option(
            names = "--tries",
            paramLabel = "N",
            arity = "0..1",
            defaultValue = "0",
            fallbackValue = "1",
            description = "List the tries with up to N refutations (without N, 1).")
    private int tries;

    @Option(names = "--set-play", description = "Tell the set play.")
    private boolean setPlay;

    @Option(names = "--no-variations", description = "Leave the play after the keys out.")
    private boolean noVariations;

    @Option(
            names = "--max-solutions",
            paramLabel = "N",
            defaultValue = "0",
            description = "Stop after N lines of help or series play.")
    private int maxSolutions;

    @Option(names = "--style", paramLabel = "STYLE", defaultValue = "LONG", description = "The text: long or short.")
    private MoveText.Style style = MoveText.Style.LONG;

    @Option(names = "--figurines", description = "Write the orthodox men as figurines.")
    private boolean figurines;

    @Mixin
    private final SolveOptionsMixin limits = new SolveOptionsMixin();

    SolveCommand(Workplace workplace) {
        super(workplace);
    }

    @Override
    Answer answer(Stop stop) {
        Task task = given.read(workplace().variants());
        boolean variations = !keysOnly && !noVariations;
        SolveOptions options = limits.read(keysOnly ? 0 : tries, setPlay && !keysOnly, variations, maxSolutions);
        List<Solved> solved = new ArrayList<>();
        try (ProgressLine progress = new ProgressLine(workplace().terminal(), stop)) {
            solved.add(solve(task, options, progress));
            for (Task twin : task.twins()) {
                solved.add(solve(twin, options, progress));
            }
        }
        JsonObject document = SolutionDocument.of(solved.get(0).solution(), task.wanted(), variations);
        if (solved.size() > 1) {
            List<Solved> twins = solved.subList(1, solved.size());
            document.add("twins", Json.array(twins, twin -> document(twin, variations)));
        }
        boolean complete = solved.stream().allMatch(one -> one.solution().complete());
        return Answer.of(document, () -> text(solved, options))
                .withStatus(complete ? ExitStatus.DONE : ExitStatus.STOPPED);
    }

    private static Solved solve(Task task, SolveOptions options, ProgressLine progress) {
        try {
            return new Solved(task, Solver.solve(task.position(), task.stipulation(), options, progress));
        } catch (UnsupportedStipulationException e) {
            throw Refusal.because("unsupported", Words.reason(e));
        }
    }

    private static JsonObject document(Solved twin, boolean variations) {
        JsonObject document = new JsonObject();
        document.addProperty("label", twin.task().label());
        SolutionDocument.of(twin.solution(), twin.task().wanted(), variations).entrySet()
                .forEach(field -> document.add(field.getKey(), field.getValue()));
        return document;
    }

    private String text(List<Solved> solved, SolveOptions options) {
        StringBuilder out = new StringBuilder();
        for (Solved one : solved) {
            Task task = one.task();
            Solution solution = one.solution();
            Variant variant = task.position().variant();
            MoveText moves = figurines ? MoveText.withFigurines(variant, style) : MoveText.of(variant, style);
            String play = new SolutionWriter(moves).write(solution);
            String label = task.label().isEmpty() ? "" : task.label() + ")\n";
            out.append(out.isEmpty() ? "" : "\n").append(label);
            out.append(TextBoard.print(task.diagram())).append('\n');
            out.append(play).append(play.isEmpty() ? "" : "\n");
            out.append(verdict(task, solution, moves)).append('\n').append(cost(solution, options));
        }
        return out.toString();
    }

    private static String verdict(Task task, Solution solution, MoveText moves) {
        int keys = solution.keys().size();
        int lines = solution.lines().size();
        boolean hasLines = solution.stipulation().play().hasLines();
        return switch (solution.verdict(task.wanted())) {
            case SOUND -> hasLines
                    ? "Sound: " + Words.counted(lines, "line")
                    : "Sound: 1." + moves.of(task.position(), solution.keys().get(0).move());
            case COOKED -> "Cooked: " + (hasLines ? Words.counted(lines, "line") : Words.counted(keys, "key"));
            case NO_SOLUTION -> hasLines && lines > 0
                    ? Words.counted(lines, "line") + " instead of " + task.wanted()
                    : "No solution";
            case SHORT_SOLUTION -> "Short solution: in " + Words.counted(solution.shortest(), "move");
            case INCOMPLETE -> "Stopped before the end: what stands here is proven, more may be missing";
        };
    }

    private static String cost(Solution solution, SolveOptions options) {
        Solution.Statistics statistics = solution.statistics();
        return String.format(
                Locale.ROOT,
                "%,d moves made, %.2f s, %s%n",
                statistics.nodes(),
                statistics.seconds(),
                Words.counted(options.threads(), "thread"));
    }
}
