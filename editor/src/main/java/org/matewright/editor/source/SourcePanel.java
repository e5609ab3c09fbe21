package org.matewright.editor.source;

import java.awt.BorderLayout;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.nio.file.Path;
import java.util.List;
import java.util.function.BiFunction;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JMenuItem;
import javax.swing.JPanel;
import javax.swing.JPopupMenu;
import javax.swing.JScrollPane;
import javax.swing.SwingConstants;
import javax.swing.text.BadLocationException;
import net.miginfocom.swing.MigLayout;
import org.fife.ui.rtextarea.RTextScrollPane;
import org.matewright.editor.document.Document;
import org.matewright.editor.document.Session;
import org.matewright.editor.text.Texts;
import org.matewright.editor.theme.Icons;
import org.matewright.editor.theme.Ink;
import org.matewright.editor.widget.Notice;
import org.matewright.rules.Checked;
import org.matewright.rules.Fault;
import org.matewright.rules.define.Template;
import org.matewright.rules.define.VariantLibrary;
import org.matewright.rules.variant.Variant;

/**
 * The variant's definition as text. What is wrong with it is underlined on its place while one types and listed under
 * the text; the board follows as soon as the text is valid, and until then shows the last valid variant.
 */
public final class SourcePanel extends JPanel {
    private static final int MENU_ROWS = 22;

    private final Texts texts = Texts.bundle("source");
    private final Session session;
    private final SourcePane pane;
    private final RTextScrollPane scroll;
    private final FaultMarks marks = new FaultMarks();
    private final FaultList list = new FaultList(this::showFault);
    private final JScrollPane listScroll = new JScrollPane(list);
    private final Notice status = new Notice();
    private final SourceLink link;
    private List<Fault> shownFaults = List.of();

    /** A panel for a session's variant. */
    public SourcePanel(Session session) {
        this(session, VariantLibrary::read);
    }

    SourcePanel(Session session, BiFunction<String, Path, Checked<Variant>> read) {
        super(new BorderLayout());
        this.session = session;
        pane = new SourcePane(session);
        scroll = new RTextScrollPane(pane, true);
        scroll.setIconRowHeaderEnabled(true);
        scroll.setBorder(BorderFactory.createEmptyBorder());
        pane.addParser(marks);
        link = new SourceLink(session, pane, texts.get("edit"), read, this::refresh);
        Completions.install(pane, new DefinitionGuide(() -> session.document().variant(), VariantLibrary::names));
        pane.addFocusListener(new FocusAdapter() {
            @Override
            public void focusLost(FocusEvent event) {
                link.pause();
            }
        });
        status.setName("source.status");
        listScroll.setBorder(BorderFactory.createEmptyBorder());
        add(bar(), BorderLayout.NORTH);
        add(scroll, BorderLayout.CENTER);
        add(foot(), BorderLayout.SOUTH);
        SourcePane.dress(scroll.getGutter());
        refresh();
    }

    /** Puts the caret on a fault of the variant's text and takes the focus. */
    public void showFault(Fault fault) {
        Places.Range range = Places.range(pane.getText(), fault.span());
        pane.requestFocusInWindow();
        pane.setCaretPosition(range.offset());
        pane.moveCaretPosition(range.offset() + range.length());
    }

    @Override
    public void updateUI() {
        super.updateUI();
        if (scroll != null) {
            SourcePane.dress(scroll.getGutter());
            markFaults();
        }
    }

    private JPanel bar() {
        JPanel bar = new JPanel(new MigLayout("insets 4 8 4 8", "[grow, fill][]"));
        JButton copy = new JButton(texts.get("copy"), Icons.of("down"));
        copy.setName("source.copy");
        copy.setHorizontalTextPosition(SwingConstants.LEADING);
        copy.putClientProperty("JButton.buttonType", "toolBarButton");
        copy.addActionListener(event -> showBelow(copy, copyMenu()));
        bar.add(status, "wmin 0");
        bar.add(copy, "aligny top");
        return bar;
    }

    private JPanel foot() {
        JPanel foot = new JPanel(new BorderLayout());
        foot.add(listScroll);
        return foot;
    }

    private JPopupMenu copyMenu() {
        JPopupMenu menu = new JPopupMenu();
        menu.setLayout(new MigLayout("flowy, insets 0, gap 0, wrap " + MENU_ROWS, "[fill]"));
        JMenuItem template = new JMenuItem(texts.get("template"));
        template.setName("source.template");
        template.addActionListener(event -> link.replace(texts.get("templated"), Template.text()));
        menu.add(template);
        for (String key : VariantLibrary.names()) {
            JMenuItem item = new JMenuItem(key);
            item.setName("source.copy." + key);
            item.addActionListener(event -> link.replace(texts.get("copied", key), VariantLibrary.text(key)));
            menu.add(item);
        }
        return menu;
    }

    /** Shows a menu with its right edge under a button's. */
    private static void showBelow(JButton button, JPopupMenu menu) {
        menu.show(button, button.getWidth() - menu.getPreferredSize().width, button.getHeight());
    }

    private void refresh() {
        Document document = session.document();
        if (!document.variantFaults().equals(shownFaults) || shownFaults.isEmpty() && listScroll.isVisible()) {
            shownFaults = document.variantFaults();
            list.show(shownFaults);
            listScroll.setVisible(!shownFaults.isEmpty());
            markFaults();
            revalidate();
        }
        int errors = (int) shownFaults.stream().filter(Fault::isError).count();
        if (errors > 0) {
            status.say(Ink.FAULT, texts.get("faults", errors));
        } else if (!shownFaults.isEmpty()) {
            status.say(Ink.WARNING, texts.get("warnings", shownFaults.size()));
        } else {
            Variant variant = document.variant();
            status.say(
                    Ink.MUTED,
                    texts.get(
                            "valid",
                            variant.geometry().toString(),
                            variant.pieces().size()));
        }
    }

    private void markFaults() {
        String text = pane.getText();
        marks.set(text, shownFaults);
        pane.forceReparsing(marks);
        scroll.getGutter().removeAllTrackingIcons();
        for (Fault fault : shownFaults) {
            try {
                scroll.getGutter()
                        .addOffsetTrackingIcon(
                                Places.range(text, fault.span()).offset(),
                                fault.isError() ? Icons.of("fault", Ink.FAULT) : Icons.of("warning", Ink.WARNING),
                                fault.text());
            } catch (BadLocationException e) {
                throw new IllegalStateException("a fault was placed outside of the text", e);
            }
        }
    }
}
