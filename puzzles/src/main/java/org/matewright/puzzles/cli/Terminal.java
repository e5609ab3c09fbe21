package org.matewright.puzzles.cli;

import java.io.Console;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * What the command line talks to.
 *
 * @param in where {@code batch} reads its requests
 * @param out where results go
 * @param err where errors and progress go
 * @param interactive whether a person watches, so that progress may be shown
 * @param interruptions where a wish to stop comes from
 * @param editor what opens the window
 */
public record Terminal(
        InputStream in,
        PrintStream out,
        PrintStream err,
        boolean interactive,
        Interruptions interruptions,
        Editor editor) {
    /** Streams that nobody watches, without a window: for programs and tests. */
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

    /** Since JDK 22 there's a console even when nobody watches, and it says so itself. */
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
