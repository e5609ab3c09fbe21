package org.matewright.puzzles.cli;

import com.google.gson.JsonObject;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.matewright.puzzles.Problem;
import org.matewright.puzzles.Stipulation;
import org.matewright.puzzles.io.ProblemDefaults;
import org.matewright.puzzles.io.ProblemFile;
import org.matewright.puzzles.io.ProblemFormat;
import org.matewright.puzzles.io.ProblemFormats;
import org.matewright.puzzles.report.Phrases;
import org.matewright.rules.define.VariantLibrary;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code convert}: problems from one format to another. */
@Command(
        name = "convert",
        mixinStandardHelpOptions = true,
        description =
                "Convert problems between formats: .yaml (everything), .epd (one a line), .fen (positions alone).")
final class ConvertCommand extends AnsweringCommand {
    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Parameters(index = "0", paramLabel = "IN", description = "The file to read.")
    private Path in = Path.of("");

    @Parameters(index = "1", paramLabel = "OUT", description = "The file to write.")
    private Path out = Path.of("");

    @Option(
            names = "--variant",
            paramLabel = "VARIANT",
            description = "The variant of .epd and .fen lines that name none (chess).")
    private @Nullable String variant;

    @Option(
            names = "--stipulation",
            paramLabel = "S",
            description = "The stipulation of .epd and .fen lines that have none.")
    private @Nullable String stipulation;

    ConvertCommand(CliContext context) {
        super(context);
    }

    @Override
    Answer answer(Stop stop) {
        ProblemFile read = ProblemFiles.read(in, defaults());
        List<Problem> problems = read.problems();
        List<String> warnings = new ArrayList<>();
        read.faults().forEach(fault -> warnings.add(fault.format(in.toString())));
        ProblemFormat format = ProblemFiles.format(out);
        for (Problem problem : problems) {
            List<String> omissions = format.omissions(problem);
            if (!omissions.isEmpty()) {
                warnings.add(
                        out + ": warning: of '" + title(problem) + "' is left out: " + String.join(", ", omissions));
            }
        }
        ProblemFiles.write(out, read);
        JsonObject document = new JsonObject();
        document.addProperty("in", in.toString());
        document.addProperty("out", out.toString());
        document.addProperty("problems", problems.size());
        document.add("warnings", Json.texts(warnings));
        return new Answer(
                document,
                () -> out + ": " + Phrases.counted(problems.size(), "problem") + "\n",
                warnings,
                ExitStatus.DONE);
    }

    /**
     * The defaults for lines. A path on the command line is resolved against the working directory, not the file's folder.
     */
    private ProblemDefaults defaults() {
        ProblemFormat format = ProblemFiles.format(in);
        if (!format.usesDefaults() && (variant != null || stipulation != null)) {
            throw new ParameterException(
                    spec.commandLine(),
                    (variant != null ? "--variant" : "--stipulation") + " is for "
                            + ProblemFormats.endings(ProblemFormat::usesDefaults, "and") + ": a ."
                            + format.endings().get(0) + " file says it itself");
        }
        if (stipulation != null && !Stipulation.parse(stipulation).isOk()) {
            throw Refusal.of("--stipulation", Stipulation.parse(stipulation).faults());
        }
        if (variant == null) {
            return new ProblemDefaults(ProblemDefaults.CHESS.variant(), stipulation);
        }
        context().variants().load(variant);
        boolean builtIn = VariantLibrary.isBuiltIn(variant);
        return new ProblemDefaults(
                builtIn ? variant : Path.of(variant).toAbsolutePath().toString(), stipulation);
    }

    private static String title(Problem problem) {
        String title = problem.credits().title();
        return title.isEmpty() ? problem.stipulation().toString() : title;
    }
}
