package org.matewright.editor.source;

import javax.swing.event.DocumentEvent;
import javax.swing.text.BadLocationException;

/**
 * Groups typing into steps of the history: what is typed on at one place without a pause is one step, and a new line
 * begins another.
 */
final class TypingBursts {
    private static final long PAUSE_MILLIS = 1500;

    private int burst;
    private int caret = -1;
    private boolean typing = true;
    private long last;

    /** The merge key for a change of the pane's text. */
    String keyOf(DocumentEvent event, long nowMillis) {
        boolean insertion = event.getType() == DocumentEvent.EventType.INSERT;
        int start = event.getOffset();
        int end = start + event.getLength();
        boolean adjacent = insertion ? start == caret : end == caret || start == caret;
        boolean sameKind = insertion || !typing;
        if (!adjacent || !sameKind || nowMillis - last > PAUSE_MILLIS || insertion && isNewLine(event)) {
            burst++;
        }
        caret = insertion ? end : start;
        typing = insertion;
        last = nowMillis;
        return "source-" + burst;
    }

    private static boolean isNewLine(DocumentEvent event) {
        try {
            return event.getDocument()
                    .getText(event.getOffset(), event.getLength())
                    .startsWith("\n");
        } catch (BadLocationException e) {
            throw new IllegalStateException("an insertion lies outside its text", e);
        }
    }
}
