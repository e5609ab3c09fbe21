package org.matewright.puzzles.cli;

import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.matewright.puzzles.Solution;
import org.matewright.puzzles.SolveOptions;
import org.matewright.puzzles.UnsupportedStipulationException;
import org.matewright.puzzles.diagram.Diagram;
import org.matewright.puzzles.diagram.TextBoard;
import org.matewright.puzzles.report.Phrases;
import org.matewright.puzzles.report.Task;
import org.matewright.puzzles.solve.Solver;
import org.matewright.puzzles.text.MoveText;
import org.matewright.puzzles.text.SolutionWriter;
import org.matewright.rules.Fault;
import org.matewright.rules.variant.Variant;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code solve}: the full solution of a problem. */
@Command(
        name = "solve",
        mixinStandardHelpOptions = true,
        description = "Solve a problem: of a file, or given by variant, FEN and stipulation.",
        footer = {
            "",
            "Exit status 0 means that the search was completed, whatever it found; 'verify' judges problems.",
            "Ctrl-C stops the search and prints what has been proven so far."
        })
final class SolveCommand extends AnsweringCommand {
    /** The seconds from which the cost of each phase is listed. */
    private static final double PHASES_FROM = 0.1;

    /** A task and its solution. */
    private record Solved(Task task, Solution solution) {}

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Mixin
    private final TaskOptions given = new TaskOptions();

    @Option(names = "--keys-only", description = "Find the keys (or lines) and nothing else.")
    private boolean keysOnly;

    @Option(
            names = "--tries",
            paramLabel = "N",
            arity = "0..1",
            defaultValue = "0",
            fallbackValue = OptionalNumber.USUAL,
            preprocessor = OptionalNumber.class,
            description = "List the tries with up to N refutations (without N, 1).")
    private int tries;

    @Option(
            names = "--partial",
            paramLabel = "N",
            arity = "0..1",
            defaultValue = "0",
            fallbackValue = OptionalNumber.USUAL,
            preprocessor = OptionalNumber.class,
            description = "List the lines of help and series play that up to N replies spoil (without N, 1), up to"
                    + " 1000 or --max-solutions of them. In self and reflex play: the tries, and what comes nearest"
                    + " after"
                    + " their refutations.")
    private int partial;

    @Option(names = "--set-play", description = "List the set play.")
    private boolean setPlay;

    @Option(names = "--no-variations", description = "Leave out the play after the keys.")
    private boolean noVariations;

    @Option(
            names = "--max-solutions",
            paramLabel = "N",
            defaultValue = "0",
            description = "Stop after N keys, or N lines of help or series play.")
    private int maxSolutions;

    @Option(
            names = "--moves-to-start",
            paramLabel = "N",
            defaultValue = "1",
            description = "Begin with the Nth first move, in the order of their texts, and skip those before it:"
                    + " to continue where a search was stopped. The answer then isn't complete.")
    private int movesToStart;

    @Option(
            names = "--max-tree",
            paramLabel = "N",
            defaultValue = "100000",
            description =
                    "Write what follows after N moves of the side that solves and leave it out after others, which"
                            + " is marked (100000; 0: never). The keys' play comes first, then tries, then set play.")
    private int maxTree;

    @Option(names = "--style", paramLabel = "STYLE", defaultValue = "LONG", description = "The text: long or short.")
    private MoveText.Style style = MoveText.Style.LONG;

    @Option(names = "--figurines", description = "Write the orthodox pieces as figurines.")
    private boolean figurines;

    @Mixin
    private final SolveOptionsMixin limits = new SolveOptionsMixin();

    SolveCommand(CliContext context) {
        super(context);
    }

    @Override
    Answer answer(Stop stop) {
        TaskList list = given.read(context().variants());
        Task first = list.first();
        boolean variations = !keysOnly && !noVariations;
        if (movesToStart < 1) {
            throw new ParameterException(spec.commandLine(), "--moves-to-start counts from 1");
        }
        int firstMoves = first.position().value().moves().size();
        if (movesToStart > firstMoves + 1) {
            throw new ParameterException(
                    spec.commandLine(),
                    "--moves-to-start is " + movesToStart
                            + ", but there are only "
                            + Phrases.counted(firstMoves, "first move"));
        }
        SolveOptionsMixin.notNegative("--tries", tries, spec);
        SolveOptionsMixin.notNegative("--partial", partial, spec);
        SolveOptionsMixin.notNegative("--max-solutions", maxSolutions, spec);
        SolveOptionsMixin.notNegative("--max-tree", maxTree, spec);
        boolean withSetPlay = (setPlay || first.problem().form().setPlay()) && !keysOnly;
        RequestedParts requested = new RequestedParts(tries, partial, setPlay || withSetPlay, keysOnly, movesToStart);
        SolveOptions options = new SolveOptions(
                new SolveOptions.Wanted(keysOnly ? 0 : tries, withSetPlay, variations, keysOnly ? 0 : partial),
                new SolveOptions.Extent(movesToStart, maxSolutions, maxTree),
                limits.read());
        List<Solved> solved = new ArrayList<>();
        try (ProgressLine progress = new ProgressLine(context().terminal(), stop)) {
            for (Task task : list.tasks()) {
                solved.add(solve(task, options, progress));
            }
        }
        JsonObject document = document(solved.get(0), list.warnings(), variations, requested);
        if (solved.size() > 1) {
            List<Solved> others = solved.subList(1, solved.size());
            document.add("twins", Json.array(others, other -> document(other, List.of(), variations, requested)));
        }
        if (!list.unset().isEmpty()) {
            document.add("faults", Json.array(list.unset(), SolveCommand::document));
        }
        boolean complete = solved.stream().allMatch(one -> one.solution().complete());
        int status = !list.unset().isEmpty() ? ExitStatus.WRONG : complete ? ExitStatus.DONE : ExitStatus.STOPPED;
        return new Answer(document, () -> text(solved, options, requested), list.errors(), status);
    }

    /** A twin that couldn't be set up. */
    private static JsonObject document(TaskList.Unset twin) {
        JsonObject document = new JsonObject();
        document.addProperty("label", twin.label());
        document.addProperty("line", twin.faults().get(0).span().line());
        document.addProperty("column", twin.faults().get(0).span().column());
        document.add(
                "messages", Json.texts(twin.faults().stream().map(Fault::text).toList()));
        return document;
    }

    private static Solved solve(Task task, SolveOptions options, ProgressLine progress) {
        try {
            return new Solved(
                    task, Solver.solve(task.position().value(), task.problem().stipulation(), options, progress));
        } catch (UnsupportedStipulationException e) {
            throw Refusal.because("unsupported", Words.reason(e));
        }
    }

    private static JsonObject document(
            Solved solved, List<String> doubts, boolean variations, RequestedParts requested) {
        JsonObject document = new JsonObject();
        if (!solved.task().part().isDiagram()) {
            document.addProperty("label", solved.task().part().label());
        }
        SolutionDocument.of(solved.solution(), solved.task(), doubts, variations)
                .entrySet()
                .forEach(field -> document.add(field.getKey(), field.getValue()));
        List<String> notes = requested.notes(solved.task());
        if (!notes.isEmpty()) {
            document.add("notes", Json.texts(notes));
        }
        return document;
    }

    private String text(List<Solved> solved, SolveOptions options, RequestedParts requested) {
        StringBuilder out = new StringBuilder();
        for (Solved one : solved) {
            Task task = one.task();
            Solution solution = one.solution();
            Variant variant = solution.position().variant();
            MoveText moves = figurines ? MoveText.withFigurines(variant, style) : MoveText.of(variant, style);
            String play = new SolutionWriter(moves).write(solution);
            String heading = task.part().heading();
            out.append(out.isEmpty() ? "" : "\n").append(heading).append(heading.isEmpty() ? "" : "\n");
            out.append(TextBoard.print(Diagram.builder(task.problem()).build())).append('\n');
            out.append(play).append(play.isEmpty() ? "" : "\n");
            out.append(new VerdictText(moves, task, solution, requested).write());
            out.append(cost(solution, options));
        }
        return out.toString();
    }

    private static String cost(Solution solution, SolveOptions options) {
        Solution.Statistics statistics = solution.statistics();
        String hits = statistics.tableHits() == 0
                ? ""
                : String.format(Locale.ROOT, ", %,d known from the table", statistics.tableHits());
        StringBuilder cost = new StringBuilder(String.format(
                Locale.ROOT,
                "%,d %s made%s, %.2f s, %s%n",
                statistics.nodes(),
                statistics.nodes() == 1 ? "move" : "moves",
                hits,
                statistics.seconds(),
                Phrases.counted(options.limits().threads(), "thread")));
        if (statistics.phases().size() > 1 && statistics.seconds() >= PHASES_FROM) {
            cost.append(statistics.phases().stream()
                            .map(phase -> String.format(
                                    Locale.ROOT, "%s %,d in %.2f s", phase.name(), phase.nodes(), phase.seconds()))
                            .collect(Collectors.joining(", ")))
                    .append('\n');
        }
        return cost.toString();
    }
}
