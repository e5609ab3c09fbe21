package org.matewright.puzzles.cli;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.matewright.puzzles.Problem;
import org.matewright.puzzles.Stipulation;
import org.matewright.rules.Checked;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Spec.Target;

/** The options that name a problem: a file, or variant, FEN and stipulation. */
final class TaskOptions {
    @Spec(Target.MIXEE)
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Parameters(paramLabel = "FILE", arity = "0..1", description = "A file with a problem.")
    private @Nullable Path file;

    @Option(names = "--variant", paramLabel = "VARIANT", description = "A built-in name or the path of a YAML file.")
    private @Nullable String variant;

    @Option(names = "--fen", paramLabel = "FEN", description = "The position; startpos is the variant's set-up.")
    private @Nullable String fen;

    @Option(
            names = "--stipulation",
            paramLabel = "S",
            description = "The stipulation: #2, s#3, h#2.5, =2, win 3 …; * at its end requests set play too.")
    private @Nullable String stipulation;

    @Option(names = "--number", paramLabel = "N", description = "The number of the problem in the file, from 1.")
    private @Nullable Integer number;

    @Option(names = "--duplex", description = "Solve the problem with the other side to begin, too.")
    private boolean duplex;

    /**
     * The tasks of the problem.
     *
     * @throws Refusal if it can't be read
     */
    TaskList read(Variants variants) {
        return file == null ? typed(variants) : fromFile(file);
    }

    private TaskList typed(Variants variants) {
        if (variant == null || fen == null || stipulation == null || number != null) {
            throw new ParameterException(
                    spec.commandLine(), "a FILE is needed, or all of --variant, --fen and --stipulation");
        }
        Checked<Stipulation> parsed = Stipulation.parse(Stipulation.withoutStar(stipulation));
        if (!parsed.isOk()) {
            throw Refusal.of("--stipulation", parsed.faults());
        }
        Problem.Form form = new Problem.Form(Stipulation.isStarred(stipulation), duplex, false);
        return TaskList.typed(Variants.position(variants.load(variant), fen, "--fen"), parsed.value(), form);
    }

    private TaskList fromFile(Path path) {
        if (variant != null || fen != null || stipulation != null) {
            throw new ParameterException(
                    spec.commandLine(), "either a FILE or --variant, --fen and --stipulation, not both");
        }
        ProblemFiles.Found found = ProblemFiles.read(path, number);
        return TaskList.of(duplex ? bothSides(found.problem()) : found.problem(), found.origin());
    }

    private static Problem bothSides(Problem problem) {
        return problem.withForm(problem.form().withDuplex(true));
    }
}
