package org.matewright.editor.source;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.event.ActionEvent;
import java.awt.event.KeyEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.AbstractAction;
import javax.swing.BorderFactory;
import javax.swing.DefaultListModel;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.KeyStroke;
import javax.swing.ListCellRenderer;
import javax.swing.ListSelectionModel;
import org.matewright.editor.theme.Fonts;
import org.matewright.editor.theme.Icons;
import org.matewright.editor.theme.Ink;
import org.matewright.rules.Fault;

/** The faults of a text, one a line, with their places. A click, or Enter, goes to the place. */
final class FaultList extends JList<Fault> {
    private static final int MOST_ROWS = 5;

    private final DefaultListModel<Fault> faults = new DefaultListModel<>();

    FaultList(Consumer<Fault> go) {
        setName("faults");
        setModel(faults);
        setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
        setCellRenderer(new Row());
        addMouseListener(new MouseAdapter() {
            @Override
            public void mouseClicked(MouseEvent event) {
                int index = locationToIndex(event.getPoint());
                if (index >= 0 && getCellBounds(index, index).contains(event.getPoint())) {
                    go.accept(faults.get(index));
                }
            }
        });
        getInputMap().put(KeyStroke.getKeyStroke(KeyEvent.VK_ENTER, 0), "go");
        getActionMap().put("go", new AbstractAction() {
            @Override
            public void actionPerformed(ActionEvent event) {
                if (getSelectedValue() != null) {
                    go.accept(getSelectedValue());
                }
            }
        });
    }

    /** Shows faults; the list isn't touched if they're the ones it shows. */
    void show(List<Fault> now) {
        List<Fault> before = java.util.Collections.list(faults.elements());
        if (!before.equals(now)) {
            faults.clear();
            faults.addAll(now);
            setVisibleRowCount(Math.max(1, Math.min(MOST_ROWS, now.size())));
        }
    }

    @Override
    public String getToolTipText(MouseEvent event) {
        int index = locationToIndex(event.getPoint());
        return index < 0 ? null : faults.get(index).text();
    }

    private static final class Row extends JPanel implements ListCellRenderer<Fault> {
        private final JLabel place = new JLabel();
        private final JLabel text = new JLabel();

        Row() {
            super(new BorderLayout(8, 0));
            setBorder(BorderFactory.createEmptyBorder(2, 8, 2, 8));
            add(place, BorderLayout.WEST);
            add(text, BorderLayout.CENTER);
        }

        @Override
        public Component getListCellRendererComponent(
                JList<? extends Fault> list, Fault fault, int index, boolean selected, boolean focused) {
            Ink ink = fault.isError() ? Ink.FAULT : Ink.WARNING;
            place.setIcon(Icons.of(fault.isError() ? "fault" : "warning", ink));
            place.setText(fault.span().line() + ":" + fault.span().column());
            place.setFont(Fonts.mono().deriveFont(Fonts.small().getSize2D()));
            place.setForeground(selected ? list.getSelectionForeground() : Ink.MUTED.color());
            text.setText(fault.text());
            text.setFont(list.getFont());
            text.setForeground(selected ? list.getSelectionForeground() : list.getForeground());
            setBackground(selected ? list.getSelectionBackground() : list.getBackground());
            return this;
        }
    }
}
