package org.matewright.editor;

import java.awt.AWTError;
import java.awt.GraphicsEnvironment;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.matewright.puzzles.cli.Cli;
import org.matewright.puzzles.cli.Terminal;

/**
 * The program's entry: hands the arguments to the command line, and gives it the window for {@code edit} and for no
 * argument at all. Every other command runs without touching a display.
 */
public final class Main {
    private static final int NO_WINDOW = 2;

    private boolean opened;

    private Main() {}

    /**
     * Runs the program and ends the process with the command's exit status; an opened window keeps it running.
     *
     * @param args a command and its options, or nothing
     */
    public static void main(String[] args) {
        if (args.length > 0 && !args[0].equals("edit")) {
            System.setProperty("java.awt.headless", "true");
        }
        Main program = new Main();
        int status = Cli.run(args, Terminal.ofProcess(program::open));
        if (!program.opened) {
            System.exit(status);
        }
    }

    private int open(@Nullable Path file) {
        if (GraphicsEnvironment.isHeadless()) {
            System.err.println("matewright: the editor needs a display; the commands run without one (try --help)");
            return NO_WINDOW;
        }
        try {
            EditorApp.open(file);
        } catch (AWTError e) {
            System.err.println("matewright: the display can't be used (" + e.getMessage() + ")");
            return NO_WINDOW;
        }
        opened = true;
        return 0;
    }
}
