package org.matewright.editor.source;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import javax.swing.text.Segment;
import org.fife.ui.rsyntaxtextarea.Token;
import org.fife.ui.rsyntaxtextarea.TokenTypes;

/**
 * Where in a definition the caret stands.
 *
 * @param path the keys that lead there, outermost first
 * @param isValue whether a value is being written, that of the last key of the path; a key otherwise
 * @param entered what is written of it so far
 */
record CaretPlace(List<String> path, boolean isValue, String entered) {
    CaretPlace {
        path = List.copyOf(path);
    }

    /** A key that is open, with its column, or an open bracket with none. */
    private record Open(int column, String key) {
        static final Open BRACKET = new Open(-1, "");
    }

    /**
     * The place at the end of a text that goes up to the caret; in comments and quoted text there's none to complete.
     */
    static CaretPlace atEndOf(String text) {
        VariantTokenMaker maker = new VariantTokenMaker();
        Deque<Open> open = new ArrayDeque<>();
        char[] chars = text.toCharArray();
        int state = TokenTypes.NULL;
        int start = 0;
        boolean colon = false;
        String rest = "";
        int restColumn = 0;
        boolean closed = false;
        for (String line : text.split("\n", -1)) {
            Segment segment = new Segment(chars, start, line.length());
            boolean inFlow = LineState.of(state).flowDepth() > 0;
            colon = colon && inFlow;
            rest = "";
            restColumn = line.length();
            closed = LineState.of(state).quote() != 0 || LineState.of(state).block() >= 0;
            for (Token token = maker.getTokenList(segment, state, start);
                    token != null && token.isPaintable();
                    token = token.getNextToken()) {
                String lexeme = token.getLexeme();
                int column = token.getOffset() - start;
                int type = token.getType();
                if (type == VariantTokenMaker.COMMENT || type == VariantTokenMaker.QUOTED) {
                    closed = true;
                } else if (type == VariantTokenMaker.KEY) {
                    closeKeys(open, column);
                    open.push(new Open(column, lexeme));
                    colon = false;
                } else if (type == VariantTokenMaker.MARK) {
                    colon = lexeme.equals(":") || colon && lexeme.equals("[") || isInList(open, colon, lexeme);
                    bracket(open, lexeme);
                    rest = "";
                    restColumn = line.length();
                    closed = false;
                } else if (type != TokenTypes.WHITESPACE || !rest.isEmpty()) {
                    restColumn = rest.isEmpty() ? column : restColumn;
                    rest += lexeme;
                }
            }
            state = maker.getLastTokenTypeOnLine(segment, state);
            start += line.length() + 1;
        }
        if (!colon) {
            closeKeys(open, restColumn);
        }
        List<String> path = new ArrayList<>();
        open.descendingIterator().forEachRemaining(o -> {
            if (!o.key().isEmpty()) {
                path.add(o.key());
            }
        });
        return new CaretPlace(closed ? List.of("#") : path, colon, rest);
    }

    private static boolean isInList(Deque<Open> open, boolean colon, String lexeme) {
        return colon && lexeme.equals(",") && !open.isEmpty() && open.peek().column() == -2;
    }

    /** Leaves the keys that a key, or something written, at a column isn't below. */
    private static void closeKeys(Deque<Open> open, int column) {
        boolean flow = open.stream().anyMatch(o -> o.key().isEmpty());
        while (!open.isEmpty()
                && !open.peek().key().isEmpty()
                && (flow || open.peek().column() >= column)) {
            open.pop();
        }
    }

    private static void bracket(Deque<Open> open, String mark) {
        if (mark.equals("{")) {
            open.push(Open.BRACKET);
        } else if (mark.equals("[")) {
            open.push(new Open(-2, ""));
        } else if (mark.equals("}") || mark.equals("]")) {
            while (!open.isEmpty() && !open.peek().key().isEmpty()) {
                open.pop();
            }
            if (!open.isEmpty()) {
                open.pop();
            }
        }
    }
}
