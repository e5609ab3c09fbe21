package org.matewright.editor.action;

import java.util.List;
import org.matewright.editor.file.FileController;

/** New, open, save and leave. */
public final class FileCommands {
    private FileCommands() {}

    /**
     * The commands for a view state of files.
     *
     * @param export asks how to export the diagram
     * @param quit closes the window
     */
    public static List<Command> of(FileController files, Runnable export, Runnable quit) {
        return List.of(
                Command.of("new", "new", "ctrl N", files::startNew),
                Command.of("open", "open", "ctrl O", files::open),
                Command.of("save", "save", "ctrl S", files::save),
                Command.of("save-as", "save-as", "ctrl shift S", () -> files.saveAs(false)),
                Command.of("save-variant", null, null, () -> files.saveAs(true)),
                Command.of("previous-problem", null, "ctrl PAGE_UP", () -> files.openOther(-1))
                        .when(() -> files.hasProblem(-1)),
                Command.of("next-problem", null, "ctrl PAGE_DOWN", () -> files.openOther(1))
                        .when(() -> files.hasProblem(1)),
                Command.of("export", "export", "ctrl E", export),
                Command.of("quit", null, "ctrl Q", quit));
    }
}
