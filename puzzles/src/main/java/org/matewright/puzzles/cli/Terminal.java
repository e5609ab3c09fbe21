package org.matewright.puzzles.cli;

import java.io.Console;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * The streams of a run, and what a person at a terminal can do.
 *
 * @param in the input from which {@code batch} reads its requests
 * @param out the output for results
 * @param err the output for errors and progress
 * @param interactive whether a person reads the output, so that progress may be shown
 * @param interruptions the source of requests to stop
 * @param editor opens the window
 */
public record Terminal(
        InputStream in,
        PrintStream out,
        PrintStream err,
        boolean interactive,
        Interruptions interruptions,
        Editor editor) {
    /** Streams without a person and without a window: for programs and tests. */
    public static Terminal of(InputStream in, PrintStream out, PrintStream err) {
        Editor none = file -> {
            err.println("matewright: there is no window here");
            return ExitStatus.WRONG;
        };
        return new Terminal(in, out, err, false, Interruptions.NONE, none);
    }

    /** The streams of this process, in UTF-8, with Ctrl-C. */
    public static Terminal ofProcess(Editor editor) {
        PrintStream out = new PrintStream(new FileOutputStream(FileDescriptor.out), false, StandardCharsets.UTF_8);
        PrintStream err = new PrintStream(new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8);
        return new Terminal(System.in, out, err, isWatched(), new ProcessInterruptions(), editor);
    }

    /** The same with another editor. */
    public Terminal withEditor(Editor other) {
        return new Terminal(in, out, err, interactive, interruptions, other);
    }

    /** Since JDK 22 a console exists even where no terminal does, and reports that itself. */
    @SuppressWarnings("SystemConsoleNull")
    private static boolean isWatched() {
        Console console = System.console();
        if (console == null) {
            return false;
        }
        try {
            return (boolean) Console.class.getMethod("isTerminal").invoke(console);
        } catch (ReflectiveOperationException olderThan22) {
            return true;
        }
    }
}
