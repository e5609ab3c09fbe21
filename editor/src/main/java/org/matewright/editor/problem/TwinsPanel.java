package org.matewright.editor.problem;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import javax.swing.JButton;
import javax.swing.JCheckBox;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTextField;
import net.miginfocom.swing.MigLayout;
import org.matewright.editor.document.Document;
import org.matewright.editor.document.Edit;
import org.matewright.editor.document.Session;
import org.matewright.editor.part.Notice;
import org.matewright.editor.text.Texts;
import org.matewright.editor.theme.Icons;
import org.matewright.editor.theme.Ink;
import org.matewright.puzzles.Problem;
import org.matewright.rules.Checked;

/** The twins, one a row, and a button for another one. */
final class TwinsPanel extends JPanel {
    private final Session session;
    private final Texts texts;
    private final List<Row> rows = new ArrayList<>();
    private final Notice none = new Notice();
    private final JButton add;

    private record Row(JTextField changes, JCheckBox continued) {}

    TwinsPanel(Session session, Texts texts) {
        super(new MigLayout("insets 0, fillx, wrap 4, hidemode 3, gapx 8, gapy 6", "[][grow, fill][][]"));
        this.session = session;
        this.texts = texts;
        setOpaque(false);
        add = new JButton(texts.get("twin.add"), Icons.of("plus"));
        add.setName("twin.add");
        add.putClientProperty("JButton.buttonType", "toolBarButton");
        add.addActionListener(event -> addTwin());
        none.say(Ink.MUTED, texts.get("twin.none"));
        build();
        session.addListener(change -> {
            if (change.before().data() != change.after().data()) {
                refresh();
            }
        });
    }

    private List<Problem.Twin> twins() {
        return session.document().data().twins();
    }

    private void addTwin() {
        String label = TwinChange.label(twins().size());
        edit(texts.get("twin.added", label), twins -> {
            List<Problem.Twin> more = new ArrayList<>(twins);
            more.add(new Problem.Twin(label, List.of(), "", false));
            return more;
        });
        rows.get(rows.size() - 1).changes().requestFocusInWindow();
    }

    private void edit(String label, UnaryOperator<List<Problem.Twin>> change) {
        session.apply(Edit.of(label, document -> withTwins(document, change)));
    }

    private static Document withTwins(Document document, UnaryOperator<List<Problem.Twin>> change) {
        return document.withData(
                document.data().withTwins(change.apply(document.data().twins())));
    }

    private static UnaryOperator<List<Problem.Twin>> each(int index, UnaryOperator<Problem.Twin> change) {
        return twins -> {
            List<Problem.Twin> other = new ArrayList<>(twins);
            if (index < other.size()) {
                other.set(index, change.apply(other.get(index)));
            }
            return other;
        };
    }

    private void refresh() {
        if (rows.size() != twins().size()) {
            build();
            return;
        }
        for (int i = 0; i < rows.size(); i++) {
            rows.get(i).continued().setSelected(twins().get(i).continued());
        }
    }

    private void build() {
        removeAll();
        rows.clear();
        for (int i = 0; i < twins().size(); i++) {
            addRow(i);
        }
        if (rows.isEmpty()) {
            add(none, "span, growx, wmin 0");
        }
        add(add, "span, alignx left, growx 0");
        revalidate();
        repaint();
    }

    private void addRow(int index) {
        Problem.Twin twin = twins().get(index);
        String before = index == 0 ? "a" : twins().get(index - 1).label();
        JTextField changes = new JTextField();
        changes.setName("twin." + twin.label());
        changes.putClientProperty("JTextField.placeholderText", texts.get("twin.hint"));
        ProblemField field = new ProblemField(
                "twin-" + twin.label(),
                document -> index < document.data().twins().size()
                        ? TwinChange.show(document.data().twins().get(index))
                        : "",
                (document, text) ->
                        Checked.of(withTwins(document, each(index, old -> TwinChange.write(old, text)))));
        new FieldLink(session, changes, field, new Notice(), texts.get("twin.edit", twin.label()), document -> "");
        JCheckBox continued = new JCheckBox(texts.get("twin.continued", before), twin.continued());
        continued.setToolTipText(texts.get("twin.continued.tip", before));
        continued.addActionListener(event -> edit(
                texts.get("twin.edit", twin.label()),
                each(
                        index,
                        old -> new Problem.Twin(
                                old.label(), old.changes(), old.text(), continued.isSelected()))));
        JButton remove = new JButton(Icons.of("close"));
        remove.setToolTipText(texts.get("twin.remove", twin.label()));
        remove.putClientProperty("JButton.buttonType", "toolBarButton");
        remove.addActionListener(event -> edit(texts.get("twin.removed", twin.label()), twins -> {
            List<Problem.Twin> fewer = new ArrayList<>(twins);
            fewer.remove(index);
            return fewer;
        }));
        add(new JLabel(twin.label() + ")"));
        add(changes, "wmin 60");
        add(continued);
        add(remove);
        rows.add(new Row(changes, continued));
    }
}
