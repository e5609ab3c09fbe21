package org.matewright.editor.file;

import com.formdev.flatlaf.FlatClientProperties;
import java.awt.Component;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import javax.swing.JFileChooser;
import javax.swing.JLabel;
import javax.swing.JOptionPane;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTextArea;
import javax.swing.filechooser.FileFilter;
import javax.swing.filechooser.FileNameExtensionFilter;
import net.miginfocom.swing.MigLayout;
import org.jspecify.annotations.Nullable;
import org.matewright.editor.text.Texts;
import org.matewright.editor.theme.Fonts;
import org.matewright.puzzles.io.ProblemFormats;
import org.matewright.rules.Fault;

/** The dialogs about files. */
final class FileDialogs {
    private static final Texts TEXTS = Texts.bundle("files");

    private final Supplier<Component> parent;

    /** What is to become of unsaved work. */
    enum Answer {
        SAVE,
        DISCARD,
        CANCEL
    }

    FileDialogs(Supplier<Component> parent) {
        this.parent = parent;
    }

    @Nullable
    Path chooseToOpen(@Nullable Path near) {
        JFileChooser chooser = chooser("open.title", near);
        return chooser.showOpenDialog(parent.get()) == JFileChooser.APPROVE_OPTION
                ? chooser.getSelectedFile().toPath()
                : null;
    }

    @Nullable
    Path chooseToSave(@Nullable Path near, boolean definition, String name) {
        JFileChooser chooser = chooser(definition ? "save.variant.title" : "save.title", near);
        chooser.setSelectedFile(new File(chooser.getCurrentDirectory(), name));
        if (chooser.showSaveDialog(parent.get()) != JFileChooser.APPROVE_OPTION) {
            return null;
        }
        Path chosen = chooser.getSelectedFile().toPath();
        boolean keepsName = ProblemFormats.ofFile(chosen)
                .filter(format -> definition ? format == ProblemFormats.YAML : format.holdsProblems())
                .isPresent();
        return keepsName ? chosen : chosen.resolveSibling(chosen.getFileName() + ".yaml");
    }

    private static JFileChooser chooser(String title, @Nullable Path near) {
        JFileChooser chooser = new JFileChooser();
        chooser.setName("files");
        chooser.setDialogTitle(TEXTS.get(title));
        chooser.setFileFilter(filter());
        Path folder = near == null ? null : near.toAbsolutePath().getParent();
        chooser.setCurrentDirectory(
                folder == null ? new File(".").getAbsoluteFile().getParentFile() : folder.toFile());
        return chooser;
    }

    /** Shows files of every format of problems; variants are written in one of them. */
    private static FileFilter filter() {
        List<String> endings = ProblemFormats.all().stream()
                .flatMap(format -> format.endings().stream())
                .toList();
        String patterns = endings.stream().map(ending -> "*." + ending).collect(Collectors.joining(", "));
        return new FileNameExtensionFilter(TEXTS.get("filter", patterns), endings.toArray(String[]::new));
    }

    boolean mayReplace(Path file) {
        String[] options = {TEXTS.get("overwrite.yes"), TEXTS.get("cancel")};
        return JOptionPane.showOptionDialog(
                        parent.get(),
                        TEXTS.get("overwrite", file.getFileName()),
                        TEXTS.get("save.title"),
                        JOptionPane.DEFAULT_OPTION,
                        JOptionPane.WARNING_MESSAGE,
                        null,
                        options,
                        options[1])
                == 0;
    }

    Answer unsaved(String name) {
        String[] options = {TEXTS.get("unsaved.save"), TEXTS.get("unsaved.discard"), TEXTS.get("cancel")};
        int chosen = JOptionPane.showOptionDialog(
                parent.get(),
                new Object[] {heading(TEXTS.get("unsaved", name)), TEXTS.get("unsaved.hint")},
                TEXTS.get("unsaved.title"),
                JOptionPane.DEFAULT_OPTION,
                JOptionPane.WARNING_MESSAGE,
                null,
                options,
                options[0]);
        return chosen == 0 ? Answer.SAVE : chosen == 1 ? Answer.DISCARD : Answer.CANCEL;
    }

    /** Says why something with a file failed, each fault with its place. */
    void explain(String title, Path file, List<Fault> faults) {
        JTextArea text = new JTextArea();
        text.setEditable(false);
        text.setFont(Fonts.mono());
        text.setLineWrap(true);
        text.setWrapStyleWord(true);
        for (Fault fault : faults) {
            boolean placed = !fault.code().equals("file") && !fault.code().equals("unwritable");
            text.append((placed ? fault.format(String.valueOf(file.getFileName())) : fault.text()) + "\n");
        }
        text.setCaretPosition(0);
        JScrollPane scroll = new JScrollPane(text);
        JPanel panel =
                new JPanel(new MigLayout("insets 0, wrap 1", "[grow,fill,480:600:]", "[][grow,fill,80:120:300]"));
        panel.add(heading(title));
        panel.add(scroll);
        JOptionPane.showMessageDialog(parent.get(), panel, TEXTS.get("failed.title"), JOptionPane.ERROR_MESSAGE);
    }

    private static JLabel heading(String text) {
        JLabel label = new JLabel(text);
        label.putClientProperty(FlatClientProperties.STYLE_CLASS, "h4");
        return label;
    }
}
