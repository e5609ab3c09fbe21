package org.matewright.puzzles.cli;

import java.io.PrintStream;
import java.util.concurrent.Callable;
import picocli.CommandLine.Option;

/** A command that answers: with text for people, or with one JSON document. */
abstract class AnsweringCommand implements Callable<Integer> {
    private final CliContext context;

    @Option(names = "--json", description = "Print one JSON document and nothing else.")
    private boolean json;

    AnsweringCommand(CliContext context) {
        this.context = context;
    }

    /**
     * The answer to the options that were read.
     *
     * @throws Refusal if there's none
     */
    abstract Answer answer(Stop stop);

    final CliContext context() {
        return context;
    }

    @Override
    public final Integer call() {
        Stop stop = new Stop();
        return context.terminal().interruptions().during(stop::request, () -> printed(answer(stop)));
    }

    private int printed(Answer answer) {
        PrintStream out = context.terminal().out();
        if (json) {
            out.print(Json.print(answer.document()) + "\n");
        } else {
            out.print(answer.text().get());
        }
        out.flush();
        answer.errors().forEach(context.terminal().err()::println);
        return answer.status();
    }
}
