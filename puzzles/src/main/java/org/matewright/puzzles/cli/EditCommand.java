package org.matewright.puzzles.cli;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code edit}: opens the window. */
@Command(name = "edit", mixinStandardHelpOptions = true, description = "Open the editor on a problem or a variant.")
final class EditCommand implements Callable<Integer> {
    private final Editor editor;

    @Parameters(paramLabel = "FILE", arity = "0..1", description = "A problem or a variant.")
    private @Nullable Path file;

    EditCommand(Editor editor) {
        this.editor = editor;
    }

    @Override
    public Integer call() {
        return editor.open(file);
    }
}
