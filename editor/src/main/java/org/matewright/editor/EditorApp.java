package org.matewright.editor;

import java.awt.EventQueue;
import java.nio.file.Path;
import javax.swing.JOptionPane;
import org.jspecify.annotations.Nullable;
import org.matewright.editor.document.Document;
import org.matewright.editor.document.Session;
import org.matewright.editor.document.VariantSource;
import org.matewright.editor.file.CrashCopy;
import org.matewright.editor.file.CrashRecovery;
import org.matewright.editor.settings.CurrentSettings;
import org.matewright.editor.settings.SettingsStore;
import org.matewright.editor.text.ChooserTexts;
import org.matewright.editor.text.Texts;
import org.matewright.rules.define.VariantLibrary;
import org.matewright.rules.variant.Variant;

/** Starts the editor. */
public final class EditorApp {
    private static final Texts TEXTS = Texts.bundle("window");
    private static final String FIRST_VARIANT = "chess";

    private EditorApp() {}

    /**
     * Opens the window, and in it a file if one is given. Returns at once; the program ends when the window is closed.
     *
     * @throws java.awt.HeadlessException if there's no display
     */
    public static void open(@Nullable Path file) {
        if (java.awt.GraphicsEnvironment.isHeadless()) {
            throw new java.awt.HeadlessException(TEXTS.get("headless"));
        }
        System.setProperty("apple.laf.useScreenMenuBar", "true");
        System.setProperty("apple.awt.application.name", "Matewright");
        Variant variant = VariantLibrary.load(FIRST_VARIANT, Path.of("")).value();
        EventQueue.invokeLater(() -> {
            Thread.currentThread().setUncaughtExceptionHandler((thread, failure) -> apologise(failure));
            CurrentSettings currentSettings = new CurrentSettings(SettingsStore.user());
            currentSettings.get().theme().install();
            ChooserTexts.install();
            Document first = Document.of(new VariantSource.BuiltIn(FIRST_VARIANT), variant);
            Session session = new Session(first);
            CrashRecovery rescue = new CrashRecovery(session, CrashCopy.ofUser());
            MainFrame frame = new MainFrame(session, currentSettings);
            frame.whenClosed(rescue::stop);
            frame.open();
            rescue.start(frame);
            if (file != null) {
                frame.openFile(file);
            }
        });
        // Compiles the rules while the window is being made; the first position asks for them.
        variant.rules();
    }

    /** What went wrong is our fault; the person's work is still there. */
    private static void apologise(Throwable failure) {
        String what = failure.getMessage() == null ? failure.getClass().getSimpleName() : failure.getMessage();
        JOptionPane.showMessageDialog(
                null, TEXTS.get("failure", what), TEXTS.get("failure.title"), JOptionPane.ERROR_MESSAGE);
    }
}
