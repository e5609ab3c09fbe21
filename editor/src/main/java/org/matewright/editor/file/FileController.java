package org.matewright.editor.file;

import java.awt.Component;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javax.swing.SwingWorker;
import org.matewright.editor.document.Document;
import org.matewright.editor.document.Session;
import org.matewright.editor.document.VariantSource;
import org.matewright.editor.settings.CurrentSettings;
import org.matewright.editor.text.Texts;
import org.matewright.rules.Checked;
import org.matewright.rules.Fault;
import org.matewright.rules.Setup;
import org.matewright.rules.variant.Variant;

/**
 * Opens and saves the session's document, in the background where a disk is concerned, and asks before work is lost.
 * Knows whether the file defines a variant or holds problems, and which of them is open.
 */
public final class FileController {
    private static final Texts TEXTS = Texts.bundle("files");

    private final Session session;
    private final CurrentSettings currentSettings;
    private final FileDialogs dialogs;
    private final Consumer<String> say;
    private boolean definition;
    private int index;
    private int count = 1;

    /**
     * A view state for a session.
     *
     * @param parent the window that dialogs belong to
     * @param say told what was done
     */
    public FileController(
            Session session, CurrentSettings currentSettings, Supplier<Component> parent, Consumer<String> say) {
        this.session = session;
        this.currentSettings = currentSettings;
        this.dialogs = new FileDialogs(parent);
        this.say = say;
    }

    /** The file's name for titles and questions. */
    public String name() {
        Path file = session.file();
        if (file == null) {
            return TEXTS.get("untitled");
        }
        return count > 1
                ? TEXTS.get("name.part", file.getFileName(), index + 1, count)
                : String.valueOf(file.getFileName());
    }

    /** Whether the file defines a variant, so that saving writes its definition. */
    public boolean isDefinition() {
        return definition;
    }

    /** Whether there is a problem {@code by} places further on in the file. */
    public boolean hasProblem(int by) {
        return !definition && index + by >= 0 && index + by < count;
    }

    /** Starts afresh with an empty board of the same variant. */
    public void startNew() {
        leave(() -> {
            Document old = session.document();
            kind(false, 0, 1);
            Document fresh = Document.of(old.source(), old.variant());
            session.open(fresh.withSetup(Setup.empty(old.variant().geometry())), null);
        });
    }

    /** Asks for a file and opens it. */
    public void open() {
        Path chosen = dialogs.chooseToOpen(session.file());
        if (chosen != null) {
            open(chosen);
        }
    }

    /** Opens a file, after asking what is to become of unsaved work. */
    public void open(Path file) {
        leave(() -> read(file, 0));
    }

    /** Opens the problem {@code by} places further on in the same file. */
    public void openOther(int by) {
        Path file = session.file();
        if (file != null && hasProblem(by)) {
            int wanted = index + by;
            leave(() -> read(file, wanted));
        }
    }

    private void read(Path file, int wanted) {
        new SwingWorker<OpenedFile, Void>() {
            @Override
            protected OpenedFile doInBackground() {
                return DocumentFiles.read(file, wanted);
            }

            @Override
            protected void done() {
                try {
                    show(get());
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                } catch (ExecutionException e) {
                    throw new IllegalStateException("reading " + file + " failed", e.getCause());
                }
            }
        }.execute();
    }

    private void show(OpenedFile opened) {
        Document document = opened.document();
        if (document == null && opened.isVariant()) {
            // A faulty definition is opened to be mended; the board keeps the last valid variant.
            Checked<Variant> nothing = Checked.of(null, opened.faults());
            document = session.document().withVariant(new VariantSource.Text(opened.text(), opened.file()), nothing);
        }
        if (document == null) {
            dialogs.explain(TEXTS.get("open.failed", opened.file().getFileName()), opened.file(), opened.faults());
            return;
        }
        kind(opened.isVariant(), Math.max(0, opened.index()), opened.count());
        session.open(document, opened.file());
        currentSettings.change(s -> s.withRecent(opened.file().toString()));
        say.accept(
                opened.count() > 1
                        ? TEXTS.get("opened.part", opened.file().getFileName(), opened.index() + 1, opened.count())
                        : TEXTS.get("opened", opened.file().getFileName()));
    }

    /** Saves to the document's file; asks for one if there is none, or if that file holds positions alone. */
    public void save() {
        save(() -> {});
    }

    private void save(Runnable then) {
        Path file = session.file();
        if (file == null || !DocumentFiles.holdsProblems(file)) {
            saveAs(definition, then);
        } else {
            write(file, definition, index, then);
        }
    }

    /**
     * Asks for a file and saves to it.
     *
     * @param asDefinition whether the variant's definition is saved instead of the problem
     */
    public void saveAs(boolean asDefinition) {
        saveAs(asDefinition, () -> {});
    }

    private void saveAs(boolean asDefinition, Runnable then) {
        Path chosen = dialogs.chooseToSave(session.file(), asDefinition, suggestion(asDefinition));
        if (chosen != null && (!Files.exists(chosen) || dialogs.mayReplace(chosen))) {
            write(chosen, asDefinition, -1, then);
        }
    }

    private String suggestion(boolean asDefinition) {
        Path file = session.file();
        if (file != null && asDefinition == definition) {
            String name = String.valueOf(file.getFileName());
            return DocumentFiles.holdsProblems(file) ? name : name.replaceFirst("\\.[^.]*$", ".yaml");
        }
        return asDefinition
                ? session.document()
                                .variant()
                                .name()
                                .toLowerCase(java.util.Locale.ROOT)
                                .replaceAll("[^a-z0-9]+", "-") + ".yaml"
                : TEXTS.get("problem.name");
    }

    private void write(Path file, boolean asDefinition, int part, Runnable then) {
        Document document = session.document();
        new SwingWorker<List<Fault>, Void>() {
            @Override
            protected List<Fault> doInBackground() {
                return asDefinition
                        ? DocumentFiles.writeDefinition(document, file)
                        : DocumentFiles.writeProblem(document, file, part);
            }

            @Override
            protected void done() {
                try {
                    written(get(), document, file, asDefinition, part, then);
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                } catch (ExecutionException e) {
                    throw new IllegalStateException("writing " + file + " failed", e.getCause());
                }
            }
        }.execute();
    }

    private void written(
            List<Fault> faults, Document document, Path file, boolean asDefinition, int part, Runnable then) {
        if (!faults.isEmpty()) {
            dialogs.explain(TEXTS.get("save.failed", file.getFileName()), file, faults);
            return;
        }
        kind(asDefinition, Math.max(0, part), part < 0 ? 1 : count);
        session.saved(document, file);
        currentSettings.change(s -> s.withRecent(file.toString()));
        say.accept(TEXTS.get("saved", file.getFileName()));
        then.run();
    }

    private void kind(boolean isDefinition, int part, int parts) {
        definition = isDefinition;
        index = part;
        count = parts;
    }

    /** Runs {@code next} unless there is unsaved work and the person wants to keep it. */
    public void leave(Runnable next) {
        if (!session.isModified()) {
            next.run();
            return;
        }
        switch (dialogs.unsaved(name())) {
            case SAVE -> save(next);
            case DISCARD -> next.run();
            case CANCEL -> {}
        }
    }
}
