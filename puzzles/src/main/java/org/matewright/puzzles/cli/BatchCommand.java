package org.matewright.puzzles.cli;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.matewright.puzzles.report.SearchFailure;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ParameterException;

/** {@code batch}: a request a line, a document a line, in one warm process. */
@Command(
        name = "batch",
        mixinStandardHelpOptions = true,
        description = {
            "Read one JSON request a line on standard input and answer each with one JSON document a line,"
                    + " until the end of input.",
            "A request names the command and has its options as fields, without dashes and in camel case:",
            "  {\"id\":1,\"command\":\"perft\",\"variant\":\"mosaic\",\"fen\":\"startpos\",\"depth\":2}",
            "The answer has the request's id. Blank lines are skipped."
        })
final class BatchCommand implements Callable<Integer> {
    private final CliContext context;

    BatchCommand(CliContext context) {
        this.context = context;
    }

    @Override
    public Integer call() throws IOException {
        CommandLine commands = Cli.commandLine(context);
        BufferedReader lines =
                new BufferedReader(new InputStreamReader(context.terminal().in(), StandardCharsets.UTF_8));
        PrintStream out = context.terminal().out();
        String line = lines.readLine();
        while (line != null) {
            if (!line.isBlank()) {
                String request = line;
                Stop stop = new Stop();
                int status = context.terminal().interruptions().during(stop::request, () -> {
                    out.print(Json.print(answer(commands, request, stop)) + "\n");
                    out.flush();
                    return stop.isRequested() ? ExitStatus.STOPPED : ExitStatus.DONE;
                });
                if (status == ExitStatus.STOPPED) {
                    return status;
                }
            }
            line = lines.readLine();
        }
        return ExitStatus.DONE;
    }

    private static JsonObject answer(CommandLine commands, String line, Stop stop) {
        JsonElement id = null;
        JsonObject document;
        try {
            Request request = Request.parse(line);
            id = request.id();
            document = run(commands, request, stop);
        } catch (Refusal e) {
            document = e.document();
        } catch (ParameterException e) {
            document = Refusal.because("usage", Cli.message(e)).document();
        } catch (OutOfMemoryError e) {
            document = Refusal.because("memory", SearchFailure.OUT_OF_MEMORY).document();
        } catch (StackOverflowError | RuntimeException e) {
            document = Cli.internal(e).document();
        }
        return withId(id, document);
    }

    private static JsonObject run(CommandLine commands, Request request, Stop stop) {
        if (request.command() == null) {
            throw Refusal.because("request", "the field 'command' must name a command");
        }
        CommandLine command = commands.getSubcommands().get(request.command());
        if (command == null || !(command.getCommand() instanceof AnsweringCommand answering)) {
            throw Refusal.because("unknown-command", "there is no command '" + request.command() + "' for requests");
        }
        List<String> arguments = new ArrayList<>(List.of(request.command()));
        arguments.addAll(RequestArguments.of(command.getCommandSpec(), request.fields()));
        commands.parseArgs(arguments.toArray(new String[0]));
        return answering.answer(stop).document();
    }

    private static JsonObject withId(@Nullable JsonElement id, JsonObject document) {
        if (id == null) {
            return document;
        }
        JsonObject answer = new JsonObject();
        answer.add("id", id);
        document.entrySet().forEach(entry -> answer.add(entry.getKey(), entry.getValue()));
        return answer;
    }
}
