package org.matewright.editor.window;

import java.awt.datatransfer.DataFlavor;
import java.awt.datatransfer.UnsupportedFlavorException;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.JComponent;
import javax.swing.TransferHandler;

/** Opens a file that is dropped. */
public final class FileDrop extends TransferHandler {
    private final transient Consumer<Path> open;

    /** A drop that hands the file to {@code open}. */
    public FileDrop(Consumer<Path> open) {
        this.open = open;
    }

    /** Lets files be dropped on a component and what it contains. */
    public void install(JComponent component) {
        component.setTransferHandler(this);
    }

    @Override
    public boolean canImport(TransferSupport support) {
        return support.isDataFlavorSupported(DataFlavor.javaFileListFlavor);
    }

    @Override
    public boolean importData(TransferSupport support) {
        try {
            Object data = support.getTransferable().getTransferData(DataFlavor.javaFileListFlavor);
            if (data instanceof List<?> files && !files.isEmpty() && files.get(0) instanceof File file) {
                open.accept(file.toPath());
                return true;
            }
            return false;
        } catch (UnsupportedFlavorException | IOException e) {
            return false;
        }
    }
}
