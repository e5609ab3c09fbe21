package org.matewright.editor.problem;

import java.awt.BorderLayout;
import java.awt.Dimension;
import java.awt.Rectangle;
import java.util.function.Function;
import javax.swing.BorderFactory;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTextField;
import javax.swing.Scrollable;
import javax.swing.text.JTextComponent;
import net.miginfocom.swing.MigLayout;
import org.matewright.editor.document.Document;
import org.matewright.editor.document.Session;
import org.matewright.editor.text.Texts;
import org.matewright.editor.theme.Fonts;
import org.matewright.editor.theme.Ink;
import org.matewright.editor.widget.Notice;
import org.matewright.puzzles.Problem;
import org.matewright.puzzles.Stipulation;
import org.matewright.rules.Side;

/**
 * The problem's data as a form: what is asked, where it appeared, twins, notes, the author's claim. Every change goes
 * into the session's history while one types; what is wrong is said beside its field.
 */
public final class ProblemPanel extends JPanel {
    private final Texts texts = Texts.bundle("problem");
    private final ProblemFields fields = new ProblemFields(texts);
    private final StipulationWords words = new StipulationWords(texts);
    private final Session session;
    private final Form form = new Form();

    /** A form for a session's problem. */
    public ProblemPanel(Session session) {
        super(new BorderLayout());
        this.session = session;
        task();
        publication();
        form.heading(texts.get("section.twins"));
        form.add(new TwinsPanel(session, texts), "span, growx, wmin 0");
        form.add(FormSwitch.zeroPosition(session, texts), "span, wmin 0");
        notes();
        claim();
        JScrollPane scroll = new JScrollPane(form);
        scroll.setBorder(BorderFactory.createEmptyBorder());
        scroll.setHorizontalScrollBarPolicy(JScrollPane.HORIZONTAL_SCROLLBAR_NEVER);
        scroll.getVerticalScrollBar().setUnitIncrement(16);
        add(scroll);
    }

    private void task() {
        form.heading(texts.get("section.task"));
        mono(line(fields.stipulation(), "w 96!", this::stipulationInWords));
        SideSwitch side = new SideSwitch(session, texts);
        Notice unusual = new Notice();
        form.row(texts.get("side.label"), side, "", unusual);
        session.addListener(change -> remarkOnSide(unusual));
        remarkOnSide(unusual);
        form.row(texts.get("duplex.label"), FormSwitch.duplex(session, texts), "", new Notice());
        mono(line(fields.castling(), "growx", document -> ""));
        mono(line(fields.enPassant(), "growx", document -> ""));
    }

    private void publication() {
        form.heading(texts.get("section.publication"));
        line(fields.title(), "growx", document -> "");
        box(fields.authors(), 1, 6);
        line(fields.sourceName(), "growx", document -> "");
        line(fields.sourceNumber(), "w 96!", document -> "");
        line(fields.sourceDate(), "w 128!", document -> "");
        line(fields.award(), "growx", document -> "");
    }

    private void notes() {
        form.heading(texts.get("section.notes"));
        line(fields.keywords(), "growx", document -> "");
        box(fields.comment(), 3, 12);
    }

    /** What the author claims: keys for a tree of variations, a number and lines for help and series play. */
    private void claim() {
        form.heading(texts.get("section.claim"));
        Row keys = line(fields.keys(), "growx", document -> "");
        Row solutions = line(fields.solutions(), "w 96!", document -> "");
        Row lines = box(fields.lines(), 1, 8);
        mono(keys);
        mono(lines);
        Runnable choose = () -> {
            Document document = session.document();
            Problem.Intended claim = document.data().intended();
            Stipulation stipulation = document.readStipulation().valueOrNull();
            boolean hasLines = stipulation != null && stipulation.play().hasLines();
            keys.setVisible(!hasLines || !claim.keys().isEmpty());
            solutions.setVisible(hasLines || claim.solutions() > 0);
            lines.setVisible(hasLines || !claim.lines().isEmpty());
        };
        session.addListener(change -> choose.run());
        choose.run();
    }

    private Row line(ProblemField field, String constraints, Function<Document, String> remark) {
        JTextField component = new JTextField();
        component.putClientProperty("JTextField.placeholderText", texts.get(field.name() + ".hint"));
        return add(field, component, component, constraints, remark);
    }

    private Row box(ProblemField field, int least, int most) {
        TextBox box = new TextBox(least, most, texts.get(field.name() + ".hint"));
        return add(field, box.area(), box, "growx", document -> "");
    }

    private Row add(
            ProblemField field,
            JTextComponent component,
            JComponent shown,
            String constraints,
            Function<Document, String> remark) {
        component.setName("problem." + field.name());
        Notice notice = new Notice();
        notice.setName("problem." + field.name() + ".notice");
        Row row = form.row(texts.get(field.name() + ".label"), shown, constraints, notice);
        row.label().setLabelFor(component);
        new FieldLink(session, component, field, notice, texts.get(field.name() + ".edit"), remark);
        return row;
    }

    private static void mono(Row row) {
        if (row.label().getLabelFor() instanceof JComponent field) {
            field.putClientProperty("FlatLaf.styleClass", "monospaced");
        }
    }

    private String stipulationInWords(Document document) {
        Stipulation stipulation = document.readStipulation().valueOrNull();
        String asked = stipulation == null ? "" : words.of(stipulation);
        return stipulation != null && document.asksSetPlay() ? texts.get("starred", asked) : asked;
    }

    private void remarkOnSide(Notice notice) {
        Document document = session.document();
        Stipulation stipulation = document.readStipulation().valueOrNull();
        if (stipulation == null
                || stipulation.conventionalSide() == document.setup().side()) {
            notice.hush();
        } else {
            Side usual = stipulation.conventionalSide();
            notice.say(Ink.MUTED, texts.get("side.unusual", stipulation, texts.get("side." + usual.name())));
        }
    }

    /** A label and what stands to the right of it. */
    private record Row(JLabel label, JPanel cell) {
        void setVisible(boolean visible) {
            label.setVisible(visible);
            cell.setVisible(visible);
        }
    }

    /** Labels on the left, fields on the right, notices under the fields; as wide as the view, as high as it needs. */
    private static final class Form extends JPanel implements Scrollable {
        Form() {
            super(new MigLayout(
                    "insets 4 12 16 12, fillx, wrap 2, hidemode 3, gapx 12, gapy 6", "[][grow, fill, 0:280]"));
        }

        void heading(String text) {
            JLabel heading = new JLabel(text) {
                @Override
                public void updateUI() {
                    super.updateUI();
                    setFont(Fonts.heading());
                }
            };
            add(heading, "span, gaptop 12, gapbottom 2");
        }

        Row row(String text, JComponent field, String constraints, Notice notice) {
            JLabel label = new JLabel(text) {
                @Override
                public void updateUI() {
                    super.updateUI();
                    setForeground(Ink.MUTED.color());
                }
            };
            JPanel cell =
                    new JPanel(new MigLayout("insets 0, fillx, wrap 1, hidemode 3, gap 0 3", "[grow, fill, 0:0]"));
            cell.setOpaque(false);
            cell.add(field, constraints.isEmpty() ? "wmin 0" : constraints + ", wmin 0");
            cell.add(notice, "wmin 0");
            add(label, "aligny top, gaptop 4");
            add(cell, "wmin 0");
            return new Row(label, cell);
        }

        @Override
        public Dimension getPreferredScrollableViewportSize() {
            return getPreferredSize();
        }

        @Override
        public int getScrollableUnitIncrement(Rectangle visible, int orientation, int direction) {
            return 16;
        }

        @Override
        public int getScrollableBlockIncrement(Rectangle visible, int orientation, int direction) {
            return visible.height;
        }

        @Override
        public boolean getScrollableTracksViewportWidth() {
            return true;
        }

        @Override
        public boolean getScrollableTracksViewportHeight() {
            return false;
        }
    }
}
