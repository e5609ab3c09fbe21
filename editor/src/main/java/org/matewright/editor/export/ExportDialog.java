package org.matewright.editor.export;

import com.formdev.flatlaf.FlatClientProperties;
import java.awt.BorderLayout;
import java.awt.Window;
import java.awt.image.BufferedImage;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;
import javax.swing.BorderFactory;
import javax.swing.ButtonGroup;
import javax.swing.JButton;
import javax.swing.JCheckBox;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.JFileChooser;
import javax.swing.JLabel;
import javax.swing.JOptionPane;
import javax.swing.JPanel;
import javax.swing.JSpinner;
import javax.swing.JToggleButton;
import javax.swing.KeyStroke;
import javax.swing.SpinnerNumberModel;
import javax.swing.filechooser.FileNameExtensionFilter;
import net.miginfocom.swing.MigLayout;
import org.matewright.editor.document.Document;
import org.matewright.editor.solving.SolveState;
import org.matewright.editor.solving.Solving;
import org.matewright.editor.text.Texts;
import org.matewright.editor.tool.ViewState;
import org.matewright.puzzles.diagram.Diagram;
import org.matewright.puzzles.diagram.DiagramExportException;
import org.matewright.puzzles.diagram.DiagramFormat;
import org.matewright.puzzles.diagram.DiagramScene;
import org.matewright.puzzles.diagram.Legend;
import org.matewright.puzzles.diagram.PieceArtCatalog;
import org.matewright.puzzles.diagram.PngImage;
import org.matewright.puzzles.diagram.Style;

/** Asks how the diagram shall look as a file, shows it at once, and writes it. */
public final class ExportDialog {
    private static final Texts TEXTS = Texts.bundle("export");
    private static final DiagramFormat[] FORMATS = DiagramFormat.values();
    /** A legend of more pieces than this is made only when asked for. */
    private static final int LONG_LEGEND = 8;

    private static final String[] STYLES = {"print", "paper", "slate"};

    private final Window parent;
    private final ViewState viewState;
    private final PieceArtCatalog art;
    private final Consumer<String> say;
    private final Solving solving;
    private final JDialog dialog;
    private final ButtonGroup formats = new ButtonGroup();
    private final JComboBox<String> style = new JComboBox<>(
            new String[] {TEXTS.get("style.print"), TEXTS.get("style.paper"), TEXTS.get("style.slate")});
    private final JSpinner square = new JSpinner(new SpinnerNumberModel(24, 8, 200, 2));
    private final JSpinner scale = new JSpinner(new SpinnerNumberModel(4, 1, 12, 1));
    private final JCheckBox coordinates = new JCheckBox(TEXTS.get("coordinates"), true);
    private final JCheckBox caption = new JCheckBox(TEXTS.get("caption"), true);
    private final JCheckBox legend = new JCheckBox(TEXTS.get("legend"), true);
    private final JCheckBox marks = new JCheckBox(TEXTS.get("marks"), true);
    private final JCheckBox flipped = new JCheckBox(TEXTS.get("flipped"));
    private final JCheckBox tested = new JCheckBox(TEXTS.get("tested"));
    private final JCheckBox transparent = new JCheckBox(TEXTS.get("transparent"));
    private final ExportPreview preview;

    /**
     * A dialog for what a view state shows.
     *
     * @param solving whether the problem is proved, so that it may be marked as tested
     * @param say called with what was written
     */
    public ExportDialog(
            Window parent, ViewState viewState, PieceArtCatalog art, Solving solving, Consumer<String> say) {
        this.parent = parent;
        this.viewState = viewState;
        this.art = art;
        this.say = say;
        this.solving = solving;
        this.preview = new ExportPreview(art);
        tested.setName("export.tested");
        offerTested(solving.state().isProved());
        this.dialog = new JDialog(parent, TEXTS.get("title"), java.awt.Dialog.ModalityType.DOCUMENT_MODAL);
        build();
    }

    /** The diagram of what a view state shows as a picture for the clipboard, marks and all. */
    public static BufferedImage picture(ViewState viewState, Style style, PieceArtCatalog art) {
        Document document = viewState.session().document();
        Diagram diagram = Diagram.builder(viewState.setup(), document.variant().pieces())
                .flipped(viewState.isFlipped())
                .marks(document.marks())
                .build();
        Style framed = style.withSquare(48).withMargin(12).onPage(java.awt.Color.WHITE);
        return PngImage.paint(DiagramScene.of(diagram, framed, art), 2);
    }

    private void build() {
        dialog.setName("export");
        JPanel form = new JPanel(new MigLayout("insets 0, gap 12 8, wrap 2, hidemode 3", "[right][grow,fill]"));
        form.add(new JLabel(TEXTS.get("format")));
        form.add(formatButtons());
        row(form, "style", style);
        row(form, "square", square);
        row(form, "scale", scale);
        for (JCheckBox box : new JCheckBox[] {coordinates, caption, tested, legend, marks, flipped, transparent}) {
            form.add(box, "skip 1");
            box.addActionListener(e -> update());
        }
        flipped.setSelected(viewState.isFlipped());
        int explained = Legend.of(viewState.variant(), viewState.setup()).size();
        legend.setVisible(explained > 0);
        legend.setSelected(explained <= LONG_LEGEND);
        marks.setVisible(!viewState.session().document().marks().isEmpty());
        style.addActionListener(e -> {
            boolean print = style.getSelectedIndex() == 0;
            square.setValue(print ? 24 : 48);
            scale.setValue(print ? 4 : 2);
            update();
        });
        square.addChangeListener(e -> update());
        scale.addChangeListener(e -> update());

        JButton write = new JButton(TEXTS.get("write"));
        write.setName("export.write");
        write.addActionListener(e -> write());
        JButton cancel = new JButton(TEXTS.get("cancel"));
        cancel.addActionListener(e -> dialog.dispose());
        JPanel buttons = new JPanel(new MigLayout("insets 0, gap 8", "push[][]"));
        buttons.add(cancel);
        buttons.add(write);

        JPanel content = new JPanel(new BorderLayout(20, 16));
        content.setBorder(BorderFactory.createEmptyBorder(16, 16, 16, 16));
        content.add(form, BorderLayout.WEST);
        content.add(preview);
        content.add(buttons, BorderLayout.SOUTH);
        dialog.setContentPane(content);
        dialog.getRootPane().setDefaultButton(write);
        dialog.getRootPane()
                .registerKeyboardAction(
                        e -> dialog.dispose(), KeyStroke.getKeyStroke("ESCAPE"), JComponent.WHEN_IN_FOCUSED_WINDOW);
        update();
    }

    private static void row(JPanel form, String key, JComponent field) {
        JLabel label = new JLabel(TEXTS.get(key));
        label.setLabelFor(field);
        field.setName("export." + key);
        form.add(label);
        form.add(field);
    }

    private JComponent formatButtons() {
        JPanel row = new JPanel(new MigLayout("insets 0, gap 4"));
        for (DiagramFormat format : FORMATS) {
            JToggleButton button = new JToggleButton(TEXTS.get("format." + format.ending()));
            button.setName("export." + format.ending());
            button.setActionCommand(format.name());
            button.setToolTipText(TEXTS.get("format." + format.ending() + ".hint"));
            button.setSelected(format == DiagramFormat.PNG);
            button.putClientProperty(FlatClientProperties.STYLE, "margin: 3,8,3,8; minimumWidth: 0");
            button.addActionListener(e -> update());
            formats.add(button);
            row.add(button);
        }
        return row;
    }

    private DiagramFormat format() {
        return DiagramFormat.valueOf(formats.getSelection().getActionCommand());
    }

    private ExportOptions choice() {
        return new ExportOptions(
                STYLES[style.getSelectedIndex()],
                (Integer) square.getValue(),
                (Integer) scale.getValue(),
                coordinates.isSelected(),
                caption.isSelected(),
                legend.isSelected(),
                marks.isSelected(),
                flipped.isSelected(),
                tested.isSelected(),
                transparent.isSelected());
    }

    private Diagram diagram() {
        return choice().toDiagram(viewState.session().document(), viewState.setup());
    }

    private void update() {
        DiagramFormat format = format();
        scale.setEnabled(format == DiagramFormat.PNG);
        for (JComponent part : new JComponent[] {style, square, coordinates, caption, transparent}) {
            part.setEnabled(format.isDrawn());
        }
        preview.show(diagram(), choice().toStyle(), format);
    }

    /** Opens the dialog and waits until it is closed. A search may end meanwhile. */
    public void open() {
        Solving.Listener listener = now -> follow(now.state());
        solving.addListener(listener);
        dialog.pack();
        dialog.setMinimumSize(dialog.getSize());
        dialog.setLocationRelativeTo(parent);
        dialog.setVisible(true);
        solving.removeListener(listener);
    }

    private void follow(SolveState state) {
        if (state.isProved() != tested.isEnabled()) {
            offerTested(state.isProved());
            update();
        }
    }

    /** Offers the mark of a tested problem, chosen at first, if the problem is proved. */
    private void offerTested(boolean proved) {
        tested.setEnabled(proved);
        tested.setSelected(proved);
        tested.setToolTipText(TEXTS.get(proved ? "tested.hint" : "tested.open"));
    }

    private void write() {
        DiagramFormat format = format();
        JFileChooser chooser = new JFileChooser();
        chooser.setName("export.file");
        chooser.setDialogTitle(TEXTS.get("title"));
        chooser.setFileFilter(
                new FileNameExtensionFilter(TEXTS.get("format." + format.ending() + ".hint"), format.ending()));
        Path near = viewState.session().file();
        Path place = near == null ? null : near.toAbsolutePath().getParent();
        File folder = place == null ? new File("").getAbsoluteFile() : place.toFile();
        chooser.setCurrentDirectory(folder);
        String name =
                near == null ? "diagram" : String.valueOf(near.getFileName()).replaceFirst("\\.[^.]*$", "");
        chooser.setSelectedFile(new File(folder, name + "." + format.ending()));
        if (chooser.showSaveDialog(dialog) != JFileChooser.APPROVE_OPTION) {
            return;
        }
        Path chosen = chooser.getSelectedFile().toPath();
        if (DiagramFormat.ofFile(String.valueOf(chosen.getFileName()))
                .filter(format::equals)
                .isEmpty()) {
            chosen = chosen.resolveSibling(chosen.getFileName() + "." + format.ending());
        }
        if (Files.exists(chosen)
                && JOptionPane.showConfirmDialog(
                                dialog,
                                TEXTS.get("overwrite", chosen.getFileName()),
                                TEXTS.get("title"),
                                JOptionPane.OK_CANCEL_OPTION)
                        != JOptionPane.OK_OPTION) {
            return;
        }
        write(chosen);
    }

    private void write(Path file) {
        new ExportTask(diagram(), choice().toStyle(), art, file) {
            @Override
            void written() {
                dialog.dispose();
                say.accept(TEXTS.get("written", file.getFileName()));
            }

            @Override
            void failed(DiagramExportException reason) {
                JOptionPane.showMessageDialog(
                        dialog, reason.getMessage(), TEXTS.get("title"), JOptionPane.ERROR_MESSAGE);
            }
        }.execute();
    }
}
