package org.matewright.editor.source;

import com.formdev.flatlaf.util.UIScale;
import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Container;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.event.ActionEvent;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.awt.event.KeyEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.AbstractAction;
import javax.swing.BorderFactory;
import javax.swing.DefaultListModel;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTextArea;
import javax.swing.KeyStroke;
import javax.swing.ListCellRenderer;
import javax.swing.ListSelectionModel;
import javax.swing.SwingConstants;
import javax.swing.SwingUtilities;
import org.matewright.editor.theme.Fonts;
import org.matewright.editor.theme.Icons;
import org.matewright.editor.theme.Ink;
import org.matewright.editor.widget.Sentence;
import org.matewright.rules.Fault;

/** The faults of a text, one a line, with their places. A click, or Enter, goes to the place. */
final class FaultList extends JList<Fault> {
    private static final int MOST_LINES = 8;

    private final DefaultListModel<Fault> faults = new DefaultListModel<>();
    private final Row row = new Row();

    FaultList(Consumer<Fault> go) {
        setName("faults");
        setModel(faults);
        setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
        setCellRenderer(row);
        addComponentListener(new ComponentAdapter() {
            @Override
            public void componentResized(ComponentEvent event) {
                measure();
            }
        });
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
            row.measure(now);
            faults.clear();
            faults.addAll(now);
            revalidate();
        }
    }

    @Override
    public boolean getScrollableTracksViewportWidth() {
        return true;
    }

    /** Lets the rows' heights be worked out for the present width, and what is around follow. */
    private void measure() {
        setFixedCellHeight(1);
        setFixedCellHeight(-1);
        // A scroll pane keeps from those around it that what it shows has changed.
        Container scroll = SwingUtilities.getAncestorOfClass(JScrollPane.class, this);
        if (scroll != null && scroll.getParent() instanceof JComponent around) {
            around.revalidate();
        }
    }

    /** The list is as high as its rows need, but no more than a few lines. */
    @Override
    public Dimension getPreferredScrollableViewportSize() {
        int line = getFontMetrics(getFont()).getHeight();
        return new Dimension(0, Math.min(getPreferredSize().height, MOST_LINES * line));
    }

    private static final class Row extends JPanel implements ListCellRenderer<Fault> {
        private final JLabel place = new JLabel();
        private final JTextArea text = new JTextArea();
        private int placeWidth;

        Row() {
            super(new BorderLayout(8, 0));
            setBorder(BorderFactory.createEmptyBorder(2, 8, 2, 8));
            place.setVerticalAlignment(SwingConstants.TOP);
            place.setBorder(BorderFactory.createEmptyBorder(UIScale.scale(2), 0, 0, 0));
            text.setLineWrap(true);
            text.setWrapStyleWord(true);
            text.setOpaque(false);
            add(place, BorderLayout.WEST);
            add(text, BorderLayout.CENTER);
        }

        /** Makes room for the widest of the places, so that the messages stand in line. */
        void measure(List<Fault> faults) {
            place.setIcon(Icons.of("fault"));
            place.setFont(placeFont());
            place.setPreferredSize(null);
            placeWidth = 0;
            for (Fault fault : faults) {
                place.setText(placeOf(fault));
                placeWidth = Math.max(placeWidth, place.getPreferredSize().width);
            }
        }

        private static Font placeFont() {
            return Fonts.mono().deriveFont(Fonts.small().getSize2D());
        }

        private static String placeOf(Fault fault) {
            return fault.span().line() + ":" + fault.span().column();
        }

        @Override
        public Component getListCellRendererComponent(
                JList<? extends Fault> list, Fault fault, int index, boolean selected, boolean focused) {
            Ink ink = fault.isError() ? Ink.FAULT : Ink.WARNING;
            place.setIcon(Icons.of(fault.isError() ? "fault" : "warning", ink));
            place.setText(placeOf(fault));
            place.setFont(placeFont());
            place.setPreferredSize(null);
            Dimension size = place.getPreferredSize();
            place.setPreferredSize(new Dimension(Math.max(size.width, placeWidth), size.height));
            place.setForeground(selected ? list.getSelectionForeground() : Ink.MUTED.color());
            text.setText(Sentence.of(fault.text()));
            text.setFont(list.getFont());
            text.setForeground(selected ? list.getSelectionForeground() : list.getForeground());
            setBackground(selected ? list.getSelectionBackground() : list.getBackground());
            int width = list.getWidth() - place.getPreferredSize().width - getInsets().left - getInsets().right - 8;
            text.setSize(Math.max(40, width), Short.MAX_VALUE);
            return this;
        }
    }
}
