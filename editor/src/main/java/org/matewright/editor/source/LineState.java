package org.matewright.editor.source;

/**
 * What the lexer carries from the end of one line into the next. RSyntaxTextArea keeps it as a token type of its own,
 * which must be negative; 0 is the plain state.
 *
 * @param flowDepth how many brackets and braces are open, at most 15
 * @param quote the quotation mark that is open, or 0
 * @param block the column of the key (from 0, at most 254) whose block scalar is running, or -1
 */
record LineState(int flowDepth, char quote, int block) {
    static final LineState PLAIN = new LineState(0, '\0', -1);

    private static final String QUOTES = "\0\"'";

    static LineState of(int tokenType) {
        if (tokenType >= 0) {
            return PLAIN;
        }
        int bits = -tokenType;
        return new LineState(bits & 15, QUOTES.charAt(bits >>> 4 & 3), (bits >>> 6) - 1);
    }

    int tokenType() {
        return -(Math.min(flowDepth, 15) | QUOTES.indexOf(quote) << 4 | (Math.min(block, 254) + 1) << 6);
    }
}
