package org.matewright.editor.file;

import java.awt.Component;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.ExecutionException;
import javax.swing.JOptionPane;
import javax.swing.SwingWorker;
import javax.swing.Timer;
import org.matewright.editor.document.Document;
import org.matewright.editor.document.Session;
import org.matewright.editor.text.Texts;

/** Keeps a copy of unsaved work while the window is open, and offers what a crash left behind. */
public final class CrashRecovery {
    private static final Texts TEXTS = Texts.bundle("files");
    private static final int EVERY_MILLIS = 10_000;

    private final Session session;
    private final CrashCopy copies;
    private final Timer timer = new Timer(EVERY_MILLIS, e -> keep());

    /** A rescue for a session. */
    public CrashRecovery(Session session, CrashCopy copies) {
        this.session = session;
        this.copies = copies;
    }

    /** Starts keeping copies, and asks about what is left from before. */
    public void start(Component parent) {
        timer.start();
        new SwingWorker<List<Path>, Void>() {
            @Override
            protected List<Path> doInBackground() {
                return copies.orphans();
            }

            @Override
            protected void done() {
                try {
                    if (!get().isEmpty()) {
                        offer(get().get(get().size() - 1), parent);
                    }
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                } catch (ExecutionException e) {
                    throw new IllegalStateException("looking for unsaved work failed", e.getCause());
                }
            }
        }.execute();
    }

    private void keep() {
        Document document = session.document();
        boolean unsaved = session.isModified();
        new SwingWorker<Void, Void>() {
            @Override
            protected Void doInBackground() {
                if (unsaved) {
                    copies.keep(document);
                } else {
                    copies.drop();
                }
                return null;
            }
        }.execute();
    }

    private void offer(Path copy, Component parent) {
        OpenedFile opened = DocumentFiles.read(copy, 0);
        Document document = opened.document();
        if (document == null) {
            return;
        }
        String[] options = {TEXTS.get("rescue.open"), TEXTS.get("rescue.delete"), TEXTS.get("rescue.later")};
        int chosen = JOptionPane.showOptionDialog(
                parent,
                TEXTS.get("rescue", document.variant().name()),
                TEXTS.get("failed.title"),
                JOptionPane.DEFAULT_OPTION,
                JOptionPane.QUESTION_MESSAGE,
                null,
                options,
                options[0]);
        if (chosen == 0) {
            session.openUnsaved(document, null);
        }
        if (chosen == 0 || chosen == 1) {
            CrashCopy.delete(copy);
        }
    }

    /** Ends it: the window closes in good order. */
    public void stop() {
        timer.stop();
        copies.drop();
    }
}
