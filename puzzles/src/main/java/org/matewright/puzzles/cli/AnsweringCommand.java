package org.matewright.puzzles.cli;

import java.io.PrintStream;
import java.util.concurrent.Callable;
import picocli.CommandLine.Option;

/** A command that answers: with text for people, or with one JSON document. */
abstract class AnsweringCommand implements Callable<Integer> {
    private final Workplace workplace;

    @Option(names = "--json", description = "Print one JSON document and nothing else.")
    private boolean json;

    AnsweringCommand(Workplace workplace) {
        this.workplace = workplace;
    }

    /**
     * The answer to the options that were read.
     *
     * @throws Refusal if there's none
     */
    abstract Answer answer(Stop stop);

    final Workplace workplace() {
        return workplace;
    }

    @Override
    public final Integer call() {
        Stop stop = new Stop();
        return workplace.terminal().interruptions().during(stop::request, () -> printed(answer(stop)));
    }

    private int printed(Answer answer) {
        PrintStream out = workplace.terminal().out();
        if (json) {
            out.print(Json.print(answer.document()) + "\n");
        } else {
            out.print(answer.text().get());
        }
        out.flush();
        answer.errors().forEach(workplace.terminal().err()::println);
        return answer.status();
    }
}
