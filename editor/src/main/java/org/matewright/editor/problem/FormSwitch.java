package org.matewright.editor.problem;

import java.util.function.BiFunction;
import java.util.function.Predicate;
import javax.swing.JCheckBox;
import org.matewright.editor.document.Document;
import org.matewright.editor.document.Edit;
import org.matewright.editor.document.Session;
import org.matewright.editor.text.Texts;
import org.matewright.puzzles.Problem;

/** A check box for something that is asked besides the stipulation. */
final class FormSwitch extends JCheckBox {
    private FormSwitch(
            Session session,
            Texts texts,
            String name,
            Predicate<Problem.Form> show,
            BiFunction<Document, Boolean, Document> write) {
        super(texts.get(name + ".words"));
        setName("problem." + name);
        setToolTipText(texts.get(name + ".tip"));
        addActionListener(event -> {
            boolean on = isSelected();
            session.apply(Edit.of(texts.get(name + ".edit"), document -> write.apply(document, on)));
        });
        session.addListener(
                change -> setSelected(show.test(change.after().data().form())));
        setSelected(show.test(session.document().data().form()));
    }

    /** Whether the same is asked of the other side too. */
    static FormSwitch duplex(Session session, Texts texts) {
        return new FormSwitch(session, texts, "duplex", Problem.Form::duplex, (document, on) -> {
            Problem.Form form = document.data().form();
            return document.withData(document.data().withForm(new Problem.Form(false, on, form.zeroPosition())));
        });
    }

    /** Whether only the twins are to be solved. */
    static FormSwitch zeroPosition(Session session, Texts texts) {
        return new FormSwitch(session, texts, "zeroPosition", Problem.Form::zeroPosition, TwinEdits::zeroPosition);
    }
}
