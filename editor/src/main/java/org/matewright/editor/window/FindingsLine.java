package org.matewright.editor.window;

import com.formdev.flatlaf.FlatClientProperties;
import java.awt.BorderLayout;
import java.awt.Cursor;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JMenuItem;
import javax.swing.JPanel;
import javax.swing.JPopupMenu;
import javax.swing.SwingConstants;
import org.matewright.editor.document.Document;
import org.matewright.editor.document.Finding;
import org.matewright.editor.text.Texts;
import org.matewright.editor.theme.Icons;
import org.matewright.editor.theme.Ink;
import org.matewright.editor.tool.ViewState;
import org.matewright.rules.Fault;

/**
 * One line for what is wrong: the gravest finding and how many more there are. A click shows them all; choosing one
 * leads to its place.
 */
public final class FindingsLine extends JPanel {
    private static final Texts TEXTS = Texts.bundle("window");

    private final ViewState viewState;
    private final Consumer<Finding> open;
    private final JButton line = new JButton();
    private List<Finding> findings = List.of();
    private Document seen;

    /**
     * A line for a view state's document.
     *
     * @param open leads to a finding's place
     */
    public FindingsLine(ViewState viewState, Consumer<Finding> open) {
        super(new BorderLayout());
        this.viewState = viewState;
        this.open = open;
        this.seen = viewState.session().document();
        setOpaque(false);
        setName("findingsLine");
        setBorder(BorderFactory.createEmptyBorder(0, 20, 4, 12));
        line.setName("findings");
        line.setHorizontalAlignment(SwingConstants.LEADING);
        line.setFocusPainted(false);
        line.putClientProperty(FlatClientProperties.BUTTON_TYPE, FlatClientProperties.BUTTON_TYPE_BORDERLESS);
        line.putClientProperty(FlatClientProperties.STYLE, "margin: 2,4,2,4");
        line.addActionListener(e -> listAll());
        add(line);
        viewState.addListener(this::refresh);
        show(Finding.in(seen));
    }

    /** Everything found at present. */
    public List<Finding> findings() {
        return findings;
    }

    /** Puts something in front that isn't part of the document, such as a fault of a text being typed. */
    public void complain(Finding.Area area, Fault fault) {
        List<Finding> all = new ArrayList<>(Finding.in(viewState.session().document()));
        all.add(0, new Finding(area, fault));
        show(all);
    }

    private void refresh() {
        Document document = viewState.session().document();
        if (document != seen) {
            seen = document;
            show(Finding.in(document));
        }
    }

    @Override
    public void updateUI() {
        super.updateUI();
        if (findings != null) {
            show(findings);
        }
    }

    private void show(List<Finding> next) {
        findings = next;
        boolean clean = findings.isEmpty();
        line.setEnabled(!clean);
        line.setCursor(Cursor.getPredefinedCursor(clean ? Cursor.DEFAULT_CURSOR : Cursor.HAND_CURSOR));
        if (clean) {
            line.setText(" ");
            line.setIcon(null);
            line.setToolTipText(null);
            return;
        }
        Fault first = findings.get(0).fault();
        Ink ink = first.isError() ? Ink.FAULT : Ink.WARNING;
        String more = findings.size() == 1 ? "" : "   " + TEXTS.get("findings.more", findings.size() - 1);
        line.setIcon(Icons.of(first.isError() ? "fault" : "warning", ink));
        line.setForeground(ink.color());
        line.setText(sentence(first) + more);
        line.setToolTipText(first.text());
    }

    private void listAll() {
        if (findings.size() == 1) {
            open.accept(findings.get(0));
            return;
        }
        JPopupMenu menu = new JPopupMenu();
        for (Finding finding : findings) {
            Fault fault = finding.fault();
            JMenuItem item = new JMenuItem(
                    sentence(fault), fault.isError() ? Icons.of("fault", Ink.FAULT) : Icons.of("warning", Ink.WARNING));
            item.addActionListener(e -> open.accept(finding));
            menu.add(item);
        }
        menu.show(line, 0, -menu.getPreferredSize().height);
    }

    private static String sentence(Fault fault) {
        String text = fault.text();
        return text.isEmpty() ? text : Character.toUpperCase(text.charAt(0)) + text.substring(1);
    }
}
