package org.matewright.puzzles.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** {@code version}: the version of the program and of the Java that runs it. */
@Command(name = "version", mixinStandardHelpOptions = true, description = "Tell the version.")
final class VersionCommand implements Callable<Integer> {
    private final Terminal terminal;

    VersionCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        terminal.out().println(Cli.Version.text() + ", Java " + Runtime.version());
        return ExitStatus.DONE;
    }
}
