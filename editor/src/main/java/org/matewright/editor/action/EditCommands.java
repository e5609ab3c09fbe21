package org.matewright.editor.action;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.matewright.editor.board.PositionClipboard;
import org.matewright.editor.document.BoardEdits;
import org.matewright.editor.document.Edit;
import org.matewright.editor.document.Session;
import org.matewright.editor.document.Transformation;
import org.matewright.editor.tool.EraseTool;
import org.matewright.editor.tool.ExploreTool;
import org.matewright.editor.tool.Mode;
import org.matewright.editor.tool.MoveTool;
import org.matewright.editor.tool.ViewState;

/** What changes the position, and the tools. */
public final class EditCommands {
    private final ViewState viewState;
    private final Session session;

    private EditCommands(ViewState viewState) {
        this.viewState = viewState;
        this.session = viewState.session();
    }

    /** The commands for a view state. */
    public static List<Command> of(ViewState viewState, PositionClipboard clipboard) {
        return new EditCommands(viewState).list(clipboard);
    }

    private List<Command> list(PositionClipboard clipboard) {
        List<Command> commands = new ArrayList<>();
        commands.add(Command.of("undo", "undo", "ctrl Z", session::undo)
                .when(() -> session.undoLabel().isPresent()));
        commands.add(Command.of("redo", "redo", "ctrl Y", session::redo)
                .when(() -> session.redoLabel().isPresent()));
        commands.add(Command.of("copy", "copy", "ctrl C", clipboard::copyFen));
        commands.add(Command.of("copy-picture", null, "ctrl shift C", clipboard::copyPicture));
        commands.add(Command.of("paste", "paste", "ctrl V", clipboard::paste).when(this::isEditing));
        commands.add(edit("clear", "clear", "ctrl SPACE", BoardEdits.clear()));
        commands.add(edit("start", "start", "ctrl shift SPACE", BoardEdits.start()));
        commands.add(Command.of(
                        "turn",
                        null,
                        "ctrl T",
                        () -> session.apply(BoardEdits.side(
                                session.document().setup().side().other())))
                .when(this::isEditing));
        for (Transformation transformation : Transformation.values()) {
            commands.add(transformation(transformation));
        }
        commands.add(Command.of("clear-marks", null, null, () -> session.apply(BoardEdits.clearMarks()))
                .when(() -> !session.document().marks().isEmpty()));
        commands.add(Command.of("tool.pointer", "pointer", "F2", () -> viewState.take(new MoveTool()))
                .on(() -> viewState.tool() instanceof MoveTool));
        commands.add(Command.of("tool.erase", "erase", "F3", () -> viewState.take(new EraseTool()))
                .on(() -> viewState.tool() instanceof EraseTool));
        commands.add(Command.of("tool.explore", "explore", "F4", () -> viewState.take(new ExploreTool()))
                .when(() -> viewState.canExplore())
                .on(() -> viewState.tool() instanceof ExploreTool));
        return commands;
    }

    private Command edit(String id, String icon, String key, Edit edit) {
        return Command.of(id, icon, key, () -> session.apply(edit)).when(this::isEditing);
    }

    private Command transformation(Transformation transformation) {
        String id = transformation.name().toLowerCase(Locale.ROOT).replace('_', '-');
        String icon = switch (transformation) {
            case ROTATE_RIGHT -> "rotate";
            case MIRROR_FILES -> "mirror";
            case MIRROR_RANKS -> "mirror-ranks";
            case SWAP_COLOURS -> "swap";
            default -> null;
        };
        String key = switch (transformation) {
            case SHIFT_LEFT -> "alt shift LEFT";
            case SHIFT_RIGHT -> "alt shift RIGHT";
            case SHIFT_UP -> "alt shift UP";
            case SHIFT_DOWN -> "alt shift DOWN";
            default -> null;
        };
        return Command.of(id, icon, key, () -> session.apply(BoardEdits.transform(transformation)))
                .when(() -> isEditing()
                        && !session.document().setup().occupied().isEmpty()
                        && transformation.fits(session.document().setup()));
    }

    private boolean isEditing() {
        return viewState.mode() == Mode.EDIT;
    }
}
