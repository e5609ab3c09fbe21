package org.matewright.editor.solution;

/**
 * A piece of a row's text.
 *
 * @param text the text, without blanks around it
 * @param tone how it is drawn
 * @param step which of the row's steps it shows, or -1
 * @param glued whether it stands directly behind the run before
 */
record Run(String text, Tone tone, int step, boolean glued) {
    /** How a run is drawn. */
    enum Tone {
        HEADING,
        NUMBER,
        MOVE,
        MARK,
        REMARK,
        SOUND,
        WARNING,
        FAULT
    }

    static Run of(String text, Tone tone) {
        return new Run(text, tone, -1, false);
    }
}
