package org.matewright.editor.problem;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import javax.swing.JButton;
import javax.swing.JCheckBox;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTextField;
import net.miginfocom.swing.MigLayout;
import org.matewright.editor.document.Edit;
import org.matewright.editor.document.Session;
import org.matewright.editor.text.Texts;
import org.matewright.editor.theme.Icons;
import org.matewright.editor.theme.Ink;
import org.matewright.editor.widget.Notice;
import org.matewright.puzzles.Twin;

/**
 * The twins, one a row, and a button for another one. A new row is part of the document only when it says something.
 */
final class TwinsPanel extends JPanel {
    private final Session session;
    private final Texts texts;
    private final List<Row> rows = new ArrayList<>();
    private boolean blankRow;

    private record Row(String label, FieldLink link, JTextField changes, JCheckBox continued) {}

    TwinsPanel(Session session, Texts texts) {
        super(new MigLayout("insets 0, fillx, wrap 3, hidemode 3, gapx 8, gapy 6", "[][grow, fill, 0:160][]"));
        this.session = session;
        this.texts = texts;
        setOpaque(false);
        build();
        session.addListener(change -> {
            if (change.before().data() != change.after().data()) {
                refresh();
            }
        });
    }

    private List<Twin> twins() {
        return TwinEdits.twins(session.document());
    }

    private void refresh() {
        if (blankRow && rows.size() == twins().size()) {
            blankRow = false;
            rows.get(rows.size() - 1).continued().setEnabled(true);
        }
        if (rows.size() != twins().size() + (blankRow ? 1 : 0)) {
            blankRow = false;
            build();
            return;
        }
        boolean sameLabels = IntStream.range(0, rows.size())
                .allMatch(i -> rows.get(i).label().equals(TwinEdits.label(session.document(), i)));
        if (!sameLabels) {
            build();
            return;
        }
        for (int i = 0; i < twins().size(); i++) {
            rows.get(i).continued().setSelected(twins().get(i).continued());
        }
    }

    private void build() {
        removeAll();
        rows.forEach(row -> row.link().release());
        rows.clear();
        int count = twins().size() + (blankRow ? 1 : 0);
        for (int i = 0; i < count; i++) {
            addRow(i);
        }
        if (rows.isEmpty()) {
            Notice none = new Notice();
            none.say(Ink.MUTED, texts.get("twin.none"));
            add(none, "span, growx, wmin 0");
        }
        add(addButton(), "span, alignx left, growx 0, wmin 0, gapleft -4");
        revalidate();
        repaint();
    }

    private JButton addButton() {
        JButton add = new JButton(texts.get("twin.add"), Icons.of("plus"));
        add.setName("twin.add");
        add.putClientProperty("JButton.buttonType", "toolBarButton");
        add.addActionListener(event -> {
            if (!blankRow) {
                blankRow = true;
                build();
            }
            rows.get(rows.size() - 1).changes().requestFocusInWindow();
        });
        return add;
    }

    private void addRow(int index) {
        String label = TwinEdits.label(session.document(), index);
        boolean isNew = index >= twins().size();
        String before = index == 0 ? "" : TwinEdits.label(session.document(), index - 1);
        JTextField changes = new JTextField();
        changes.setName("problem.twin." + label);
        changes.putClientProperty("JTextField.placeholderText", texts.get("twin.hint"));
        Notice notice = new Notice();
        FieldLink link = new FieldLink(
                session, changes, TwinEdits.field(index), notice, texts.get("twin.edit", label), document -> "");
        JCheckBox continued = new JCheckBox(
                texts.get("twin.continued", before),
                !isNew && twins().get(index).continued());
        continued.setName("twin.continued." + label);
        // The first starts from the diagram in any case.
        continued.setVisible(index > 0);
        continued.setToolTipText(texts.get("twin.continued.tip", before));
        continued.setEnabled(!isNew);
        continued.addActionListener(event -> session.apply(Edit.of(
                texts.get("twin.edit", label),
                document -> TwinEdits.continued(document, index, continued.isSelected()))));
        JButton remove = new JButton(Icons.of("close"));
        remove.setName("twin.remove." + label);
        remove.setToolTipText(texts.get("twin.remove", label));
        remove.putClientProperty("JButton.buttonType", "toolBarButton");
        remove.addActionListener(event -> drop(index));
        JPanel cell = new JPanel(new MigLayout("insets 0, fillx, wrap 1, hidemode 3, gap 0 3", "[grow, fill, 0:0]"));
        cell.setOpaque(false);
        cell.add(changes, "wmin 0");
        cell.add(notice, "wmin 0");
        cell.add(continued, "wmin 0");
        JLabel name = new JLabel(label + ")");
        name.setName("twin.label." + label);
        add(name, "aligny top, gaptop 4");
        add(cell, "wmin 0");
        add(remove, "w 28!, aligny top");
        rows.add(new Row(label, link, changes, continued));
    }

    private void drop(int index) {
        if (index >= twins().size()) {
            blankRow = false;
            build();
        } else {
            session.apply(Edit.of(
                    texts.get("twin.removed", TwinEdits.label(session.document(), index)),
                    document -> TwinEdits.without(document, index)));
        }
    }
}
