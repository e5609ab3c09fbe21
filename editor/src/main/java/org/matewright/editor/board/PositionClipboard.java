package org.matewright.editor.board;

import java.awt.Toolkit;
import java.awt.datatransfer.Clipboard;
import java.awt.datatransfer.DataFlavor;
import java.awt.datatransfer.StringSelection;
import java.awt.datatransfer.Transferable;
import java.awt.datatransfer.UnsupportedFlavorException;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.matewright.editor.document.BoardEdits;
import org.matewright.editor.document.PastedPosition;
import org.matewright.editor.text.Texts;
import org.matewright.editor.tool.ViewState;
import org.matewright.rules.Checked;
import org.matewright.rules.Fault;
import org.matewright.rules.Setup;
import org.matewright.rules.Span;

/** Positions on the system's clipboard: FEN or a picture out, FEN or lists of pieces in. */
public final class PositionClipboard {
    private static final Texts TEXTS = Texts.bundle("window");

    private final ViewState viewState;
    private final Supplier<BufferedImage> picture;
    private final Consumer<Fault> complain;
    private final Supplier<Clipboard> clipboard;

    /**
     * A clipboard for a view state.
     *
     * @param picture draws the diagram
     * @param complain told why a text can't be pasted
     */
    public PositionClipboard(ViewState viewState, Supplier<BufferedImage> picture, Consumer<Fault> complain) {
        this(viewState, picture, complain, () -> Toolkit.getDefaultToolkit().getSystemClipboard());
    }

    PositionClipboard(
            ViewState viewState,
            Supplier<BufferedImage> picture,
            Consumer<Fault> complain,
            Supplier<Clipboard> clipboard) {
        this.viewState = viewState;
        this.picture = picture;
        this.complain = complain;
        this.clipboard = clipboard;
    }

    /** Copies the FEN of what the board shows. */
    public void copyFen() {
        clipboard.get().setContents(new StringSelection(viewState.fen()), null);
    }

    /** Copies the diagram as a picture. */
    public void copyPicture() {
        clipboard.get().setContents(new Picture(picture.get()), null);
    }

    /** Puts the position on the board that the clipboard's text describes. */
    public void paste() {
        try {
            Object text = clipboard.get().getData(DataFlavor.stringFlavor);
            Checked<Setup> read = PastedPosition.read(
                    String.valueOf(text),
                    viewState.variant(),
                    viewState.session().document().setup());
            if (read.isOk()) {
                viewState.session().apply(BoardEdits.position(read.value(), "paste"));
            } else {
                complain.accept(read.faults().get(0));
            }
        } catch (UnsupportedFlavorException | IOException | IllegalStateException e) {
            complain.accept(Fault.error("clipboard", Span.START, TEXTS.get("clipboard.empty")));
        }
    }

    private record Picture(BufferedImage image) implements Transferable {
        @Override
        public DataFlavor[] getTransferDataFlavors() {
            return new DataFlavor[] {DataFlavor.imageFlavor};
        }

        @Override
        public boolean isDataFlavorSupported(DataFlavor flavor) {
            return DataFlavor.imageFlavor.equals(flavor);
        }

        @Override
        public Object getTransferData(DataFlavor flavor) throws UnsupportedFlavorException {
            if (!isDataFlavorSupported(flavor)) {
                throw new UnsupportedFlavorException(flavor);
            }
            return image;
        }
    }
}
