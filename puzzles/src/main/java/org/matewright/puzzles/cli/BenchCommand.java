package org.matewright.puzzles.cli;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;
import org.matewright.puzzles.Problem;
import org.matewright.puzzles.SolveOptions;
import org.matewright.puzzles.io.ProblemDefaults;
import org.matewright.puzzles.io.ProblemFormats;
import org.matewright.puzzles.report.Phrases;
import org.matewright.rules.engine.Perft;
import org.matewright.rules.variant.Position;
import org.matewright.rules.variant.Variant;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code bench}: the speed of this machine in counting and solving. */
@Command(
        name = "bench",
        mixinStandardHelpOptions = true,
        description = {
            "Measure the speed of this machine: perft from set-ups, one thread, with the last move counted and with it"
                    + " played, and solving with all keys proven.",
            "Each perft is repeated for some seconds and the best time is reported. Times are processor times of the searching"
                    + " threads, or of the other solver's process, where the system reports them."
        })
final class BenchCommand extends AnsweringCommand {
    /** The time for which a count is repeated, in nanoseconds: the first rounds are slower, until they are compiled. */
    private static final long WARM_UP = 5_000_000_000L;

    /** A count to do. */
    private record Count(String variant, int depth) {}

    /** A count done: nodes, and seconds with the last move counted and with it played. */
    private record Counted(Count count, long nodes, double bulk, double played) {}

    private static final List<Count> COUNTS = List.of(
            new Count("chess", 5),
            new Count("colossus", 4),
            new Count("mosaic", 4),
            new Count("shako", 4),
            new Count("chulion", 4));

    @Mixin
    private final SolveOptionsMixin limits = new SolveOptionsMixin();

    @Option(names = "--corpus", paramLabel = "FILE", description = "Solve the problems of this file instead.")
    private @Nullable Path corpus;

    @Option(
            names = "--against",
            paramLabel = "COMMAND",
            description =
                    "Run another solver for each problem, with its FEN and stipulation after the command or in place"
                            + " of {fen} and {stipulation}, and report its time, the ratio, and the geometric mean. A"
                            + " program that"
                            + " ends with status 0 counts as having finished: its answers aren't compared. The limit --time"
                            + " holds"
                            + " for it too.")
    private @Nullable String against;

    @Option(
            names = "--finished",
            paramLabel = "TEXT",
            defaultValue = "",
            description =
                    "What the other solver prints when it has finished, for those that end with status 0 even if they"
                            + " gave up.")
    private String finished = "";

    BenchCommand(CliContext context) {
        super(context);
    }

    @Override
    Answer answer(Stop stop) {
        List<Counted> counts = new ArrayList<>();
        List<Comparison> solved = new ArrayList<>();
        ExternalSolver other = against == null ? null : ExternalSolver.of(against, finished);
        SolveOptions options = SolveOptions.KEYS_ONLY.with(limits.read());
        try (ProgressLine progress = new ProgressLine(context().terminal(), stop)) {
            if (corpus == null) {
                for (Count count : COUNTS) {
                    progress.show("perft " + count.depth() + " of " + count.variant());
                    if (!stop.isRequested()) {
                        counts.add(count(count));
                    }
                }
            }
            for (VerifyInput.Item item : items()) {
                progress.show("solving " + item.id());
                if (!stop.isRequested()) {
                    ProcessorTime time = new ProcessorTime(progress);
                    VerifyResult ours = VerifyResult.of(item, options, time);
                    solved.add(new Comparison(
                            ours.withSeconds(time.seconds()),
                            other == null
                                    ? null
                                    : other.run(
                                            item.position().toString(),
                                            item.problem().stipulation().toString(),
                                            options.limits().seconds(),
                                            stop)));
                }
            }
        }
        JsonObject document = new JsonObject();
        document.addProperty("machine", machine());
        document.addProperty("time", ProcessorTime.isKnown() ? "processor" : "wall");
        document.add("perft", Json.array(counts, BenchCommand::document));
        document.add("solve", Json.array(solved, one -> one.document(other != null)));
        if (other != null) {
            Comparison.put(document, "geometricMean", Comparison.mean(solved));
        }
        int status = stop.isRequested() ? ExitStatus.STOPPED : ExitStatus.DONE;
        return Answer.of(document, () -> table(counts, solved, other != null)).withStatus(status);
    }

    private Counted count(Count count) {
        Variant variant = context().variants().load(count.variant());
        Position start = Variants.position(variant, "startpos", count.variant()).value();
        long nodes = 0;
        double bulk = Double.MAX_VALUE;
        double played = Double.MAX_VALUE;
        long first = System.nanoTime();
        for (int i = 0; i < 3 || System.nanoTime() - first < WARM_UP; i++) {
            long begin = ProcessorTime.ofThread();
            nodes = Perft.count(start.walker(), count.depth());
            long middle = ProcessorTime.ofThread();
            Perft.countByPlaying(start.walker(), count.depth());
            bulk = Math.min(bulk, (middle - begin) / 1e9);
            played = Math.min(played, (ProcessorTime.ofThread() - middle) / 1e9);
        }
        return new Counted(count, nodes, bulk, played);
    }

    private List<VerifyInput.Item> items() {
        if (corpus != null) {
            ProblemFiles.read(corpus, ProblemDefaults.CHESS);
            return VerifyInput.read(List.of(corpus)).items();
        }
        try (InputStream in = BenchCommand.class.getResourceAsStream("bench.epd")) {
            String text = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
            List<VerifyInput.Item> items = new ArrayList<>();
            for (Problem problem : ProblemFormats.EPD
                    .read(text, Path.of(""), ProblemDefaults.CHESS)
                    .problems()) {
                Position position = problem.variant().position(problem.setup()).value();
                items.add(new VerifyInput.Item(problem.credits().title(), "bench.epd", problem, position));
            }
            return items;
        } catch (IOException e) {
            throw new UncheckedIOException("the program's own problems can't be read", e);
        }
    }

    private static JsonObject document(Counted counted) {
        JsonObject document = new JsonObject();
        document.addProperty("variant", counted.count().variant());
        document.addProperty("depth", counted.count().depth());
        document.addProperty("nodes", counted.nodes());
        document.addProperty("seconds", Json.seconds(counted.bulk()));
        document.addProperty("secondsPlayed", Json.seconds(counted.played()));
        return document;
    }

    private static String machine() {
        return System.getProperty("os.name") + " " + System.getProperty("os.arch") + ", "
                + Phrases.counted(Threads.ofMachine(), "core") + ", Java "
                + Runtime.version().feature();
    }

    private static String table(List<Counted> counts, List<Comparison> solved, boolean compared) {
        StringBuilder out = new StringBuilder(machine()).append('\n');
        out.append(
                ProcessorTime.isKnown()
                        ? "Times are processor times of the searching threads"
                        : "Times are wall times: this system doesn't report the processor time of a thread");
        if (solved.stream().anyMatch(Comparison::isWall)) {
            out.append(", those of the other solver wall times");
        } else if (compared) {
            out.append(", and those of the other solver likewise");
        }
        out.append(".\n\n");
        if (!counts.isEmpty()) {
            out.append("perft, one thread   depth         nodes   counted Mn/s   played Mn/s\n");
            for (Counted counted : counts) {
                out.append(String.format(
                        Locale.ROOT,
                        "%-18s  %5d  %,12d  %13.1f  %12.1f%n",
                        counted.count().variant(),
                        counted.count().depth(),
                        counted.nodes(),
                        counted.nodes() / counted.bulk() / 1e6,
                        counted.nodes() / counted.played() / 1e6));
            }
            out.append('\n');
        }
        String columns = compared ? "    other    ratio" : "";
        out.append(String.format(
                "%-40s  %-8s  %9s%s  %s%n", "solving, all keys proven", "problem", "seconds", columns, "verdict"));
        for (Comparison one : solved) {
            VerifyResult result = one.ours();
            out.append(String.format(
                    Locale.ROOT,
                    "%-40s  %-8s  %9.3f%s  %s: %s%n",
                    result.item().id(),
                    result.item().problem().stipulation(),
                    result.seconds(),
                    compared ? theirs(one) + figure("%9.1f", one.ratio()) : "",
                    result.verdict(),
                    result.detail()));
        }
        if (compared) {
            long finished =
                    solved.stream().filter(one -> one.ratio().isPresent()).count();
            out.append(String.format(
                    Locale.ROOT,
                    "geometric mean of the ratios: %s over %s that both finished%n",
                    figure("%.2f", Comparison.mean(solved)).strip(),
                    Phrases.counted(finished, "problem")));
        }
        return out.toString();
    }

    /** The other solver's seconds, or how its run ended. */
    private static String theirs(Comparison one) {
        String end = one.theirs() == null ? "-" : one.theirs().end().word();
        return one.seconds().isPresent() ? figure("%9.3f", one.seconds()) : String.format("%9s", end);
    }

    private static String figure(String format, OptionalDouble value) {
        return value.isPresent() ? String.format(Locale.ROOT, format, value.getAsDouble()) : "        -";
    }
}
