package org.matewright.editor.source;

import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import javax.swing.text.Segment;
import org.fife.ui.rsyntaxtextarea.Token;
import org.fife.ui.rsyntaxtextarea.TokenMakerBase;
import org.fife.ui.rsyntaxtextarea.TokenTypes;

/**
 * Splits a variant's YAML into coloured tokens, a line at a time. Unlike a general YAML lexer it tells keys from values
 * and takes Betza strings apart: atoms, modifiers, ranges, the {@code a} between legs.
 */
final class VariantTokenMaker extends TokenMakerBase {
    static final int KEY = TokenTypes.RESERVED_WORD;
    static final int TEXT = TokenTypes.IDENTIFIER;
    static final int QUOTED = TokenTypes.LITERAL_STRING_DOUBLE_QUOTE;
    static final int NUMBER = TokenTypes.LITERAL_NUMBER_DECIMAL_INT;
    static final int WORD = TokenTypes.LITERAL_BOOLEAN;
    static final int COMMENT = TokenTypes.COMMENT_EOL;
    static final int MARK = TokenTypes.SEPARATOR;
    static final int REFERENCE = TokenTypes.ANNOTATION;
    static final int ATOM = TokenTypes.DATA_TYPE;
    static final int MODIFIER = TokenTypes.FUNCTION;
    static final int RANGE = TokenTypes.LITERAL_NUMBER_FLOAT;
    static final int LEG = TokenTypes.OPERATOR;
    static final int STRAY = TokenTypes.ERROR_IDENTIFIER;

    private static final Set<String> BETZA_KEYS = Set.of("moves", "betza");
    private static final Set<String> WORDS = Set.of("true", "false", "none", "null", "yes", "no");
    private static final Pattern NUMBERS = Pattern.compile("[-+]?\\d+(\\.\\d+)?|\\d+x\\d+");
    private static final Pattern BLOCK_HEADER = Pattern.compile("[|>][-+1-9]*\\s*(#.*)?");

    private char[] line = {};
    private int end;
    private int toOffset;
    private int at;
    private int flowDepth;
    private int keyColumn;
    private String key = "";

    @Override
    public Token getTokenList(Segment text, int initialTokenType, int startOffset) {
        resetTokenList();
        line = text.array;
        at = text.offset;
        end = text.offset + text.count;
        toOffset = startOffset - text.offset;
        LineState state = LineState.of(initialTokenType);
        flowDepth = state.flowDepth();
        key = "";
        keyColumn = 0;
        LineState after = state.block() >= 0 && isInsideBlock(text.offset, state.block())
                ? insideBlock(state)
                : ordinary(state.quote(), text.offset);
        if (after.equals(LineState.PLAIN)) {
            addNullToken();
        } else {
            addToken(line, end, end - 1, after.tokenType(), end + toOffset);
        }
        return firstToken;
    }

    private boolean isInsideBlock(int lineStart, int block) {
        int indent = skipBlanks(lineStart) - lineStart;
        return indent > block || lineStart + indent == end;
    }

    private LineState insideBlock(LineState state) {
        add(skipBlanks(at), TokenTypes.WHITESPACE);
        add(end, QUOTED);
        return state;
    }

    /** The rest of a line outside of block scalars; gives the state at its end. */
    private LineState ordinary(char openQuote, int lineStart) {
        if (openQuote != 0) {
            int close = closingQuote(at, openQuote);
            add(close < 0 ? end : close + 1, QUOTED);
            if (close < 0) {
                return new LineState(flowDepth, openQuote, -1);
            }
        } else if (isDocumentMark()) {
            add(end, TokenTypes.PREPROCESSOR);
        }
        while (at < end) {
            char c = line[at];
            if (isBlank(c)) {
                add(skipBlanks(at), TokenTypes.WHITESPACE);
            } else if (c == '#' && (at == lineStart || isBlank(line[at - 1]))) {
                add(end, COMMENT);
            } else if (c == '{' || c == '[' || (flowDepth > 0 && (c == '}' || c == ']' || c == ','))) {
                bracket(c);
            } else if (flowDepth == 0 && (c == '-' || c == '?') && isGap(at + 1)) {
                keyColumn = at - lineStart;
                add(at + 1, MARK);
            } else if (c == ':' && isKeyEnd(at)) {
                add(at + 1, MARK);
            } else if (c == '&' || c == '*' || c == '!') {
                add(wordEnd(at), REFERENCE);
            } else if (c == '"' || c == '\'') {
                int close = closingQuote(at + 1, c);
                if (close < 0) {
                    add(end, QUOTED);
                    return new LineState(flowDepth, c, -1);
                }
                quoted(close, lineStart);
            } else if (flowDepth == 0 && BLOCK_HEADER.matcher(textFromHere()).matches()) {
                add(wordEnd(at), MARK);
                add(skipBlanks(at), TokenTypes.WHITESPACE);
                add(end, COMMENT);
                return new LineState(0, '\0', keyColumn);
            } else {
                plain(lineStart);
            }
        }
        return new LineState(flowDepth, '\0', -1);
    }

    private void bracket(char c) {
        flowDepth = Math.max(0, flowDepth + (c == '{' || c == '[' ? 1 : c == ',' ? 0 : -1));
        if (c != '[') {
            key = "";
        }
        add(at + 1, MARK);
    }

    private void quoted(int close, int lineStart) {
        if (isKeyEnd(skipBlanks(close + 1))) {
            startKey(new String(line, at + 1, close - at - 1), lineStart);
            add(close + 1, KEY);
        } else if (BETZA_KEYS.contains(key)) {
            add(at + 1, QUOTED);
            betza(close);
            add(close + 1, QUOTED);
        } else {
            add(close + 1, QUOTED);
        }
    }

    private void plain(int lineStart) {
        int stop = at;
        while (stop < end
                && !isKeyEnd(stop)
                && !(line[stop] == '#' && isBlank(line[stop - 1]))
                && !(flowDepth > 0 && ",[]{}".indexOf(line[stop]) >= 0)) {
            stop++;
        }
        boolean isKey = stop < end && line[stop] == ':';
        int last = stop;
        while (last > at + 1 && isBlank(line[last - 1])) {
            last--;
        }
        if (last == at) {
            last = at + 1;
        }
        String text = new String(line, at, last - at);
        if (isKey) {
            startKey(text, lineStart);
            add(last, KEY);
        } else if (BETZA_KEYS.contains(key)) {
            betza(last);
        } else {
            add(last, NUMBERS.matcher(text).matches() ? NUMBER : WORDS.contains(text) ? WORD : TEXT);
        }
    }

    private void startKey(String text, int lineStart) {
        key = text;
        keyColumn = at - lineStart;
    }

    /** A Betza string up to {@code stop}. */
    private void betza(int stop) {
        while (at < stop) {
            int type = betzaType(line[at]);
            int next = at + 1;
            while (next < stop && type != LEG && betzaType(line[next]) == type) {
                next++;
            }
            add(next, type);
        }
    }

    private static int betzaType(char c) {
        if (c == 'a') {
            return LEG;
        } else if (c >= 'b' && c <= 'z') {
            return MODIFIER;
        } else if (c >= 'A' && c <= 'Z') {
            return ATOM;
        } else if (c >= '0' && c <= '9') {
            return RANGE;
        }
        return isBlank(c) ? TokenTypes.WHITESPACE : "[]()-?/&^'".indexOf(c) >= 0 ? MARK : STRAY;
    }

    private void add(int stop, int type) {
        if (stop > at) {
            addToken(line, at, stop - 1, type, at + toOffset);
            at = stop;
        }
    }

    private boolean isDocumentMark() {
        String text = textFromHere();
        return text.startsWith("%") || text.equals("...") || text.equals("---") || text.startsWith("--- ");
    }

    private String textFromHere() {
        return new String(line, at, end - at);
    }

    private int closingQuote(int from, char quote) {
        for (int i = from; i < end; i++) {
            if (quote == '"' && line[i] == '\\') {
                i++;
            } else if (line[i] == quote) {
                if (quote == '\'' && i + 1 < end && line[i + 1] == quote) {
                    i++;
                } else {
                    return i;
                }
            }
        }
        return -1;
    }

    /** Whether a colon stands here that ends a key. */
    private boolean isKeyEnd(int index) {
        return index < end
                && line[index] == ':'
                && (isGap(index + 1) || flowDepth > 0 && ",[]{}".indexOf(line[index + 1]) >= 0);
    }

    private boolean isGap(int index) {
        return index >= end || isBlank(line[index]);
    }

    private int skipBlanks(int from) {
        int i = from;
        while (i < end && isBlank(line[i])) {
            i++;
        }
        return i;
    }

    private int wordEnd(int from) {
        int i = from + 1;
        while (i < end && !isBlank(line[i]) && !(flowDepth > 0 && ",[]{}".indexOf(line[i]) >= 0)) {
            i++;
        }
        return i;
    }

    private static boolean isBlank(char c) {
        return c == ' ' || c == '\t';
    }

    @Override
    public String[] getLineCommentStartAndEnd(int languageIndex) {
        return new String[] {"#", null};
    }

    @Override
    public boolean getMarkOccurrencesOfTokenType(int type) {
        return type == KEY || type == TEXT;
    }

    @Override
    public boolean getShouldIndentNextLineAfter(Token token) {
        return token != null
                && token.getType() == MARK
                && List.of(":", "{", "[").contains(token.getLexeme());
    }

    @Override
    public int getClosestStandardTokenTypeForInternalType(int type) {
        return type < 0 ? QUOTED : type;
    }
}
