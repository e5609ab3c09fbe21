package org.matewright.editor.window;

import com.formdev.flatlaf.FlatClientProperties;
import java.awt.Dimension;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import javax.swing.JComboBox;
import javax.swing.JTextField;
import javax.swing.event.DocumentEvent;
import javax.swing.event.DocumentListener;
import org.matewright.editor.document.Edit;
import org.matewright.editor.document.Session;
import org.matewright.editor.text.Texts;
import org.matewright.editor.theme.Fonts;

/** What is asked: a field to type in, with the usual stipulations to choose from. */
public final class StipulationField extends JComboBox<String> {
    private static final Texts EDITS = Texts.bundle("edits");
    private static final Texts TEXTS = Texts.bundle("window");
    private static final String[] USUAL = {
        "#1", "#2", "#3", "#4", "#5", "=2", "win 2", "s#2", "s#3", "r#2", "h#2", "h#2.5", "h#3", "ser-#5", "ser-h#8"
    };

    private final Session session;
    private boolean updating;

    /** A field for a session. */
    public StipulationField(Session session) {
        super(USUAL);
        this.session = session;
        setName("stipulation");
        setEditable(true);
        setMaximumRowCount(USUAL.length);
        setPrototypeDisplayValue("ser-h#20 ");
        setToolTipText(TEXTS.get("stipulation.hint"));
        getAccessibleContext().setAccessibleName(TEXTS.get("stipulation"));
        JTextField field = field();
        field.setName("stipulation.text");
        field.getDocument().addDocumentListener(new DocumentListener() {
            @Override
            public void insertUpdate(DocumentEvent event) {
                typed();
            }

            @Override
            public void removeUpdate(DocumentEvent event) {
                typed();
            }

            @Override
            public void changedUpdate(DocumentEvent event) {
                typed();
            }
        });
        field.addFocusListener(new FocusAdapter() {
            @Override
            public void focusLost(FocusEvent event) {
                session.seal();
            }
        });
        session.addListener(change -> refresh());
        refresh();
    }

    @Override
    public Dimension getMaximumSize() {
        return getPreferredSize();
    }

    private JTextField field() {
        return (JTextField) getEditor().getEditorComponent();
    }

    @Override
    public void updateUI() {
        super.updateUI();
        setFont(Fonts.mono());
    }

    private void typed() {
        if (updating) {
            return;
        }
        String text = field().getText().strip();
        updating = true;
        session.apply(Edit.merging(EDITS.get("stipulation", text), "stipulation", d -> d.withStipulation(text)));
        updating = false;
        outline();
    }

    private void refresh() {
        String text = session.document().stipulation();
        if (!updating && !field().getText().strip().equals(text)) {
            updating = true;
            setSelectedItem(text);
            updating = false;
        }
        outline();
    }

    private void outline() {
        boolean wrong = !session.document().stipulation().isBlank()
                && !session.document().readStipulation().isOk();
        putClientProperty(FlatClientProperties.OUTLINE, wrong ? FlatClientProperties.OUTLINE_ERROR : null);
    }
}
