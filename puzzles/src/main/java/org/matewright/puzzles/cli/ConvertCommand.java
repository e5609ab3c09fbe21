package org.matewright.puzzles.cli;

import com.google.gson.JsonObject;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.matewright.puzzles.Problem;
import org.matewright.puzzles.io.EpdFile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code convert}: problems from one format to another. */
@Command(
        name = "convert",
        mixinStandardHelpOptions = true,
        description = "Convert problems between formats: .yaml (all that they say), .epd (one a line), .fen (positions).")
final class ConvertCommand extends AnsweringCommand {
    @Parameters(index = "0", paramLabel = "IN", description = "The file to read.")
    private Path in = Path.of("");

    @Parameters(index = "1", paramLabel = "OUT", description = "The file to write.")
    private Path out = Path.of("");

    @Option(
            names = "--variant",
            paramLabel = "VARIANT",
            defaultValue = "chess",
            description = "The variant of lines that name none (chess).")
    private String variant = "chess";

    @Option(names = "--stipulation", paramLabel = "S", description = "The stipulation of lines that have none.")
    private @Nullable String stipulation;

    ConvertCommand(Workplace workplace) {
        super(workplace);
    }

    @Override
    Answer answer(Stop stop) {
        List<Problem> problems = ProblemFiles.read(in, new EpdFile.Defaults(variant, stipulation));
        List<String> losses = problems.stream()
                .filter(problem -> !ProblemFiles.losses(out, problem).isEmpty())
                .map(problem -> out + ": warning: of '" + title(problem) + "' is left out: "
                        + String.join(", ", ProblemFiles.losses(out, problem)))
                .toList();
        ProblemFiles.write(out, problems);
        JsonObject document = new JsonObject();
        document.addProperty("in", in.toString());
        document.addProperty("out", out.toString());
        document.addProperty("problems", problems.size());
        document.add("warnings", Json.texts(losses));
        return new Answer(
                document,
                () -> out + ": " + Words.counted(problems.size(), "problem") + "\n",
                losses,
                ExitStatus.DONE);
    }

    private static String title(Problem problem) {
        return problem.title() == null ? problem.stipulation().toString() : problem.title();
    }
}
