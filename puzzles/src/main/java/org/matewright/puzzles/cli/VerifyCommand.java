package org.matewright.puzzles.cli;

import com.google.gson.JsonObject;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;
import org.matewright.puzzles.SolveOptions;
import org.matewright.rules.Fault;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code verify}: solves problems and compares the solutions with what their files claim. */
@Command(
        name = "verify",
        mixinStandardHelpOptions = true,
        description = "Solve each problem, and each of its twins, and compare the solution with what the file claims.",
        footer = {"", "Exit status: 0 all are sound, 1 one isn't, 2 one couldn't be read, 3 one wasn't finished."})
final class VerifyCommand extends AnsweringCommand {
    @Parameters(paramLabel = "FILE", arity = "1..*", description = "Files with problems.")
    private List<Path> files = List.of();

    @Mixin
    private final SolveOptionsMixin limits = new SolveOptionsMixin();

    VerifyCommand(CliContext context) {
        super(context);
    }

    @Override
    Answer answer(Stop stop) {
        SolveOptions options = SolveOptions.KEYS_ONLY.with(limits.read());
        VerifyInput input = VerifyInput.read(files);
        int parallel =
                Math.max(1, Math.min(options.limits().threads(), input.items().size()));
        SolveOptions each = options.withThreads(Math.max(1, options.limits().threads() / parallel))
                .withMemory(Math.max(1, options.limits().memoryBytes() / parallel));
        List<VerifyResult> results = solve(input.items(), parallel, each, stop);
        return answer(input, results);
    }

    private List<VerifyResult> solve(List<VerifyInput.Item> items, int parallel, SolveOptions options, Stop stop) {
        try (ProgressLine progress = new ProgressLine(context().terminal(), stop)) {
            AtomicInteger done = new AtomicInteger();
            List<Callable<VerifyResult>> work = new ArrayList<>();
            for (VerifyInput.Item item : items) {
                work.add(() -> {
                    VerifyResult result = VerifyResult.of(item, options, progress.quietly());
                    progress.show("verified " + done.incrementAndGet() + " of " + items.size());
                    return result;
                });
            }
            return Threads.all(parallel, work);
        }
    }

    private static Answer answer(VerifyInput input, List<VerifyResult> results) {
        long sound = results.stream().filter(VerifyResult::isSound).count();
        long incomplete = results.stream().filter(VerifyResult::isIncomplete).count();
        long unsound = results.size() - sound - incomplete;
        JsonObject document = new JsonObject();
        document.add("problems", Json.array(results, VerifyResult::document));
        document.addProperty("sound", sound);
        document.addProperty("unsound", unsound);
        document.addProperty("incomplete", incomplete);
        if (!input.faults().isEmpty()) {
            document.add("faults", Json.array(input.faults(), VerifyCommand::document));
        }
        StringBuilder text = new StringBuilder();
        results.forEach(result -> text.append(result.line()).append('\n'));
        text.append(sound)
                .append(" sound, ")
                .append(unsound)
                .append(" unsound, ")
                .append(incomplete)
                .append(" incomplete\n");
        List<String> errors = input.faults().stream()
                .map(found -> found.fault().format(found.file()))
                .toList();
        boolean unreadable =
                input.faults().stream().anyMatch(found -> found.fault().isError());
        int status = unreadable
                ? ExitStatus.WRONG
                : unsound > 0 ? ExitStatus.NO : incomplete > 0 ? ExitStatus.STOPPED : ExitStatus.DONE;
        return new Answer(document, text::toString, errors, status);
    }

    private static JsonObject document(VerifyInput.Found found) {
        Fault fault = found.fault();
        JsonObject document = new JsonObject();
        document.addProperty("file", found.file());
        document.addProperty("line", fault.span().line());
        document.addProperty("column", fault.span().column());
        document.addProperty("severity", fault.isError() ? "error" : "warning");
        document.addProperty("message", fault.text());
        return document;
    }
}
