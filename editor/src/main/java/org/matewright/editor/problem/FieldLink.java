package org.matewright.editor.problem;

import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import javax.swing.text.JTextComponent;
import org.matewright.editor.document.Document;
import org.matewright.editor.document.DocumentChanged;
import org.matewright.editor.document.Edit;
import org.matewright.editor.document.Session;
import org.matewright.editor.theme.Ink;
import org.matewright.editor.widget.Notice;
import org.matewright.editor.widget.Sentence;
import org.matewright.editor.widget.TextChange;
import org.matewright.rules.Checked;
import org.matewright.rules.Fault;

/** Keeps a text component and a field of the document the same, and says under it what is wrong. */
final class FieldLink {
    private final Session session;
    private final JTextComponent component;
    private final ProblemField field;
    private final Notice notice;
    private final String label;
    private final Function<Document, String> remark;
    private final Consumer<DocumentChanged> listener = this::changed;
    private boolean own;

    /**
     * @param label what a change is called in the history
     * @param remark what the notice says when nothing is wrong; empty for nothing
     */
    FieldLink(
            Session session,
            JTextComponent component,
            ProblemField field,
            Notice notice,
            String label,
            Function<Document, String> remark) {
        this.session = session;
        this.component = component;
        this.field = field;
        this.notice = notice;
        this.label = label;
        this.remark = remark;
        component.setText(field.show().apply(session.document()));
        component.setCaretPosition(0);
        TextChange.listen(component.getDocument(), event -> typed());
        session.addListener(listener);
        component.addFocusListener(new FocusAdapter() {
            @Override
            public void focusLost(FocusEvent event) {
                session.seal();
            }
        });
        judge();
    }

    /** Stops listening: the component is no longer shown. */
    void release() {
        session.removeListener(listener);
    }

    private void typed() {
        if (own) {
            return;
        }
        String text = component.getText();
        own = true;
        try {
            session.apply(Edit.merging(label, field.name(), document -> {
                Document written = field.write().apply(document, text).valueOrNull();
                return written == null ? document : written;
            }));
        } finally {
            own = false;
        }
        judge();
    }

    private void changed(DocumentChanged change) {
        if (own) {
            return;
        }
        Document now = change.after();
        String text = field.show().apply(now);
        boolean differs = !text.equals(field.show().apply(change.before()));
        if (differs || change.reason() == DocumentChanged.Reason.OPEN) {
            own = true;
            try {
                TextChange.show(component, text);
                if (change.reason() == DocumentChanged.Reason.OPEN) {
                    component.setCaretPosition(0);
                }
            } finally {
                own = false;
            }
        }
        judge();
    }

    private void judge() {
        Checked<Document> written = field.write().apply(session.document(), component.getText());
        String wrong =
                written.faults().stream().map(Fault::text).map(Sentence::of).collect(Collectors.joining("\n"));
        String outline = null;
        if (!wrong.isEmpty()) {
            outline = isWorse(written.faults()) ? "error" : "warning";
            notice.say(outline.equals("error") ? Ink.FAULT : Ink.WARNING, wrong);
        } else {
            String words = remark.apply(session.document());
            if (words.isEmpty()) {
                notice.hush();
            } else {
                notice.say(Ink.MUTED, words);
            }
        }
        component.putClientProperty("JComponent.outline", outline);
    }

    private static boolean isWorse(List<Fault> faults) {
        return faults.stream().anyMatch(Fault::isError);
    }
}
