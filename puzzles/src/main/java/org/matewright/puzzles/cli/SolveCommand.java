package org.matewright.puzzles.cli;

import java.util.Locale;
import org.matewright.puzzles.Solution;
import org.matewright.puzzles.SolveOptions;
import org.matewright.puzzles.Solver;
import org.matewright.puzzles.UnsupportedStipulationException;
import org.matewright.puzzles.diagram.TextBoard;
import org.matewright.puzzles.text.MoveText;
import org.matewright.puzzles.text.SolutionWriter;
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
        try (ProgressLine progress = new ProgressLine(workplace().terminal(), stop)) {
            Solution solution = Solver.solve(task.position(), task.stipulation(), options, progress);
            return Answer.of(
                            SolutionDocument.of(solution, task.wanted(), variations),
                            () -> text(task, solution, options))
                    .withStatus(solution.complete() ? ExitStatus.DONE : ExitStatus.STOPPED);
        } catch (UnsupportedStipulationException e) {
            throw Refusal.because("unsupported", e.getMessage());
        }
    }

    private String text(Task task, Solution solution, SolveOptions options) {
        MoveText moves = MoveText.of(task.position().variant(), style);
        String play = new SolutionWriter(moves).write(solution);
        return TextBoard.print(task.diagram()) + "\n"
                + play + (play.isEmpty() ? "" : "\n")
                + verdict(task, solution, moves) + "\n"
                + cost(solution, options);
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
