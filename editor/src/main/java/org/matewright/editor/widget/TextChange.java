package org.matewright.editor.widget;

import java.util.function.Consumer;
import javax.swing.event.DocumentEvent;
import javax.swing.event.DocumentListener;
import javax.swing.text.AbstractDocument;
import javax.swing.text.BadLocationException;
import javax.swing.text.Document;
import javax.swing.text.JTextComponent;

/**
 * The smallest single replacement that leads from one text to another; made instead of setting the whole text, it
 * leaves caret, selection and scroll where they were. Offsets count UTF-16 units; no surrogate pair is split.
 *
 * @param offset where it begins
 * @param length how much is removed
 * @param text what is put there
 */
public record TextChange(int offset, int length, String text) {
    /** The change from one text to another; it is empty if they're equal. */
    public static TextChange between(String before, String after) {
        int shared = Math.min(before.length(), after.length());
        int head = 0;
        while (head < shared && before.charAt(head) == after.charAt(head)) {
            head++;
        }
        if (head > 0 && Character.isHighSurrogate(before.charAt(head - 1))) {
            head--;
        }
        int tail = 0;
        while (tail < shared - head
                && before.charAt(before.length() - 1 - tail) == after.charAt(after.length() - 1 - tail)) {
            tail++;
        }
        if (tail > 0 && Character.isLowSurrogate(before.charAt(before.length() - tail))) {
            tail--;
        }
        return new TextChange(head, before.length() - head - tail, after.substring(head, after.length() - tail));
    }

    /** Makes a text component show a text; the caret goes to the change, or stays if there's none. */
    public static void show(JTextComponent component, String text) {
        TextChange change = between(component.getText(), text);
        if (change.length() == 0 && change.text().isEmpty()) {
            return;
        }
        Document document = component.getDocument();
        try {
            if (document instanceof AbstractDocument whole) {
                whole.replace(change.offset(), change.length(), change.text(), null);
            } else {
                document.remove(change.offset(), change.length());
                document.insertString(change.offset(), change.text(), null);
            }
        } catch (BadLocationException e) {
            throw new IllegalStateException("the text changed while it was being replaced", e);
        }
        if (component.isFocusOwner()) {
            component.setCaretPosition(change.offset() + change.text().length());
        }
    }

    /** Calls {@code action} with every insertion and removal in a document. */
    public static void listen(Document document, Consumer<DocumentEvent> action) {
        document.addDocumentListener(new DocumentListener() {
            @Override
            public void insertUpdate(DocumentEvent event) {
                action.accept(event);
            }

            @Override
            public void removeUpdate(DocumentEvent event) {
                action.accept(event);
            }

            @Override
            public void changedUpdate(DocumentEvent event) {}
        });
    }
}
