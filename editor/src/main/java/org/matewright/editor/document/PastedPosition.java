package org.matewright.editor.document;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.matewright.rules.Checked;
import org.matewright.rules.Fault;
import org.matewright.rules.Geometry;
import org.matewright.rules.Piece;
import org.matewright.rules.Setup;
import org.matewright.rules.Side;
import org.matewright.rules.Span;
import org.matewright.rules.variant.PieceType;
import org.matewright.rules.variant.Variant;

/**
 * Reads a position that somebody pasted: a FEN, or lists of pieces as people write them, such as
 * {@code wKd6,Rc8 bKh7}, {@code White: Kd6 Rc8 Pa2 Black: Kh7} or {@code Kd6, Rc8, a2 - Kh7}. In lists a square
 * without an id is a pawn's, and an id may be followed by several squares ({@code Pa2,b3,c4}).
 */
public final class PastedPosition {
    private static final Pattern SIDE_WORD = Pattern.compile("(?i:\\b(white|black)\\b)\\s*[:=]?"
            + "|(?<![\\w+])([wb](?=\\p{Lu})|[wbWB](?=\\s*[:=]))\\s*[:=]?|\\s[-/|]\\s");
    private static final Pattern PIECE = Pattern.compile("(\\+?[A-Z]{0,3}~?)\\(?([a-p]\\d{1,2})\\)?");

    private PastedPosition() {}

    /**
     * Reads a text for a variant. Faults are those of the FEN unless the text looks like lists of pieces. Side to move and
     * whatever else a list doesn't say come from {@code present}.
     */
    public static Checked<Setup> read(String text, Variant variant, Setup present) {
        String tidy = text.strip().replace('\u00a0', ' ');
        if (tidy.isEmpty()) {
            return failed("there's no text to paste", 0);
        }
        return looksLikeFen(tidy) ? variant.fen(tidy) : lists(tidy, variant, present);
    }

    private static boolean looksLikeFen(String text) {
        String board = text.split("\\s+")[0];
        return board.equals("startpos")
                || board.chars().filter(c -> c == '/').count() >= 1
                || board.matches("(\\d+|\\([A-Za-z]+\\)|\\*)+");
    }

    private static Checked<Setup> lists(String text, Variant variant, Setup present) {
        Geometry board = variant.geometry();
        Set<String> ids = variant.pieces().stream().map(PieceType::id).collect(Collectors.toSet());
        Setup setup = Setup.empty(board).withSide(present.side());
        Side side = Side.WHITE;
        String id = "P";
        int found = 0;
        for (Token token : tokens(text)) {
            if (token.side() != null) {
                side = token.side();
                id = "P";
                continue;
            }
            Matcher matcher = PIECE.matcher(token.text());
            if (!matcher.matches()) {
                return failed("'" + token.text() + "' is neither a piece with its square nor a FEN", token.at());
            }
            id = matcher.group(1).isEmpty() ? token.continues() ? id : "P" : matcher.group(1);
            int square = board.square(matcher.group(2));
            if (!ids.contains(id)) {
                return failed("no piece of this variant has the id " + id, token.at());
            }
            if (square < 0 || board.isHole(square)) {
                return failed(matcher.group(2) + " is no square of the board " + board, token.at());
            }
            if (setup.piece(square) != null) {
                return failed("two pieces stand on " + matcher.group(2), token.at());
            }
            setup = setup.with(square, new Piece(id, side));
            found++;
        }
        return found == 0 ? failed("no piece and no FEN was found in the text", 0) : Checked.of(setup);
    }

    /** A piece or a word for a side; a piece continues if it stood behind a comma without a blank. */
    private record Token(@Nullable Side side, String text, int at, boolean continues) {}

    private static List<Token> tokens(String text) {
        List<Token> tokens = new ArrayList<>();
        Matcher sides = SIDE_WORD.matcher(text);
        int done = 0;
        while (sides.find()) {
            pieces(text, done, sides.start(), tokens);
            String word = sides.group(1) != null ? sides.group(1) : sides.group(2);
            boolean white = word != null && word.toLowerCase(Locale.ROOT).startsWith("w");
            tokens.add(new Token(white ? Side.WHITE : Side.BLACK, "", sides.start(), false));
            done = sides.end();
        }
        pieces(text, done, text.length(), tokens);
        return tokens;
    }

    private static void pieces(String text, int from, int to, List<Token> tokens) {
        Matcher words = Pattern.compile("[^\\s,;.\\[\\]]+").matcher(text).region(from, to);
        while (words.find()) {
            boolean comma = words.start() > from && text.charAt(words.start() - 1) == ',';
            tokens.add(new Token(null, words.group(), words.start(), comma));
        }
    }

    private static Checked<Setup> failed(String message, int at) {
        return Checked.failed(Fault.error("pasted", new Span(1, at + 1, 0), message));
    }
}
