package org.matewright.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Forsyth-Edwards notation for boards of any size.
 *
 * <p>Ranks from the top, {@code /} between them; a run of digits is one number; each rank adds up to the number of
 * files. An id of one letter stands bare, a longer one in parentheses ({@code (gr)}); {@code +P} and {@code Q~} are ids
 * of a promoted piece. Upper case is White, {@code *} a hole, {@code [QRb]} behind the board the pieces in hand. Then come
 * the side, the castling field, the en passant squares ({@code e3}, {@code e5e6}, {@code -}), an optional field with a
 * {@code +} in it that only some variants use, and the two counters. Fields that are missing at the end take their
 * defaults.
 */
public final class Fen {
    /** The longest text that is read, in UTF-16 units: several times what the largest board needs. */
    public static final int MAX_LENGTH = 20_000;

    /** The most pieces of one sort in a hand. */
    public static final int MAX_IN_HAND = 255;

    /** How many faults are told; nobody reads more. */
    private static final int MAX_FAULTS = 200;

    private static final Pattern HAND_COUNT = Pattern.compile("[0-9]{1,3}");

    private final String text;
    private final Geometry geometry;
    private final @Nullable Set<String> ids;
    private final boolean lenient;
    private final List<Fault> faults = new ArrayList<>();

    private Fen(String text, Geometry geometry, @Nullable Set<String> ids, boolean lenient) {
        this.text = text;
        this.geometry = geometry;
        this.ids = ids;
        this.lenient = lenient;
    }

    /**
     * Reads a FEN for a board.
     *
     * @param ids the ids that may occur, in upper case; null if any may
     */
    public static Checked<Setup> parse(String text, Geometry geometry, @Nullable Set<String> ids) {
        return new Fen(text, geometry, ids, false).read();
    }

    /**
     * Reads a FEN as {@link #parse} does, but pads a rank that is too short with empty squares at its end and only
     * warns of it.
     */
    public static Checked<Setup> parseLeniently(String text, Geometry geometry, @Nullable Set<String> ids) {
        return new Fen(text, geometry, ids, true).read();
    }

    /** The measures of the board that a FEN describes, judged by its ranks and first rank; null if it has none. */
    public static @Nullable Geometry measure(String text) {
        if (text.length() > MAX_LENGTH) {
            return null;
        }
        String board = text.strip().split("\\s+", 2)[0].replaceAll("\\[.*", "");
        String[] rows = board.split("/", -1);
        int files = 0;
        Matcher matcher = Pattern.compile("\\d+|\\([^)]*\\)|\\+?[\\p{L}*]~?").matcher(rows[0]);
        while (matcher.find()) {
            String token = matcher.group();
            files += Character.isDigit(token.charAt(0)) ? (token.length() > 2 ? 99 : Integer.parseInt(token)) : 1;
            if (files > Geometry.MAX) {
                return null;
            }
        }
        return files < 1 || rows.length > Geometry.MAX ? null : Geometry.of(files, rows.length);
    }

    private Checked<Setup> read() {
        if (text.length() > MAX_LENGTH) {
            return Checked.failed(Fault.error(
                    "fen-length",
                    Span.START,
                    "a FEN has at most " + MAX_LENGTH + " characters, found " + text.length()));
        }
        List<int[]> fields = new ArrayList<>();
        Matcher words = Pattern.compile("\\S+").matcher(text);
        while (words.find()) {
            fields.add(new int[] {words.start(), words.end()});
        }
        if (fields.isEmpty()) {
            return Checked.failed(Fault.error("fen-empty", Span.START, "a FEN was expected, found nothing"));
        }
        Setup setup = readBoard(fields.get(0)[0], fields.get(0)[1]);
        int next = 1;
        if (next < fields.size()) {
            setup = readSide(setup, fields.get(next++));
        }
        if (next < fields.size()) {
            setup = readCastling(setup, fields.get(next++));
        }
        if (next < fields.size()) {
            setup = readEnPassant(setup, fields.get(next++));
        }
        if (next < fields.size() && word(fields.get(next)).indexOf('+') >= 0) {
            setup = setup.withExtra(word(fields.get(next++)));
        }
        int halfMoves = 0;
        int moveNumber = 1;
        if (next < fields.size()) {
            halfMoves = readCount(fields.get(next++), "a count of half-moves", 0);
        }
        if (next < fields.size()) {
            moveNumber = readCount(fields.get(next++), "a move number", 0);
        }
        if (next < fields.size()) {
            fault(
                    "fen-fields",
                    fields.get(next)[0],
                    fields.get(next)[1],
                    "the end of the FEN was expected, found '" + word(fields.get(next)) + "'");
        }
        return Checked.of(setup.withCounters(halfMoves, Math.max(1, moveNumber)), faults);
    }

    /**
     * Where a field of a FEN stands, counted from 0: board, side, castling, en passant. The beginning of the text if it
     * isn't there.
     */
    public static Span field(String text, int index) {
        Fen fen = new Fen(text, Geometry.of(1, 1), null, true);
        Matcher words = Pattern.compile("\\S+").matcher(text);
        for (int i = 0; words.find(); i++) {
            if (i == index) {
                return fen.span(words.start(), words.end());
            }
        }
        return Span.START;
    }

    private String word(int[] field) {
        return text.substring(field[0], field[1]);
    }

    private void fault(String code, int start, int end, String message) {
        if (faults.size() < MAX_FAULTS) {
            faults.add(Fault.error(code, span(start, end), message));
        }
    }

    private Span span(int start, int end) {
        int line = 1;
        int lineStart = 0;
        for (int i = 0; i < start; i++) {
            if (text.charAt(i) == '\n') {
                line++;
                lineStart = i + 1;
            }
        }
        return new Span(line, text.codePointCount(lineStart, start) + 1, text.codePointCount(start, end));
    }

    private Setup readBoard(int start, int end) {
        int handAt = text.indexOf('[', start);
        int boardEnd = handAt >= 0 && handAt < end ? handAt : end;
        List<int[]> rows = new ArrayList<>();
        int from = start;
        for (int i = start; i <= boardEnd; i++) {
            if (i == boardEnd || text.charAt(i) == '/') {
                rows.add(new int[] {from, i});
                from = i + 1;
            }
        }
        if (rows.size() == geometry.ranks() + 1 && rows.get(rows.size() - 1)[0] == boardEnd) {
            rows.remove(rows.size() - 1);
        }
        if (rows.size() != geometry.ranks()) {
            fault(
                    "fen-ranks",
                    start,
                    boardEnd,
                    "the board has " + geometry.ranks() + " ranks, the FEN has " + rows.size());
        }
        Setup setup = Setup.empty(geometry);
        for (int row = 0; row < Math.min(rows.size(), geometry.ranks()); row++) {
            setup = readRank(setup, geometry.ranks() - 1 - row, rows.get(row)[0], rows.get(row)[1]);
        }
        return handAt >= 0 && handAt < end ? readHand(setup, handAt, end) : setup;
    }

    private Setup readRank(Setup start, int rank, int from, int end) {
        Setup setup = start;
        int file = 0;
        int at = from;
        while (at < end) {
            char c = text.charAt(at);
            if (c >= '0' && c <= '9') {
                int stop = at;
                while (stop < end && text.charAt(stop) >= '0' && text.charAt(stop) <= '9') {
                    stop++;
                }
                if (c == '0') {
                    fault(
                            "fen-number",
                            at,
                            stop,
                            "a number of empty squares without a 0 before it was expected, found '"
                                    + text.substring(at, Math.min(stop, at + 10)) + "'");
                }
                file += stop - at > 3 ? 1000 : Integer.parseInt(text.substring(at, stop));
                at = stop;
            } else if (c == '*') {
                if (geometry.contains(file, rank)) {
                    fault(
                            "fen-hole",
                            at,
                            at + 1,
                            "a hole stands on " + name(file, rank) + ", where the variant has a square");
                }
                file++;
                at++;
            } else {
                int stop = pieceEnd(at, end);
                Piece piece = readPiece(at, stop);
                if (piece != null && file < geometry.files()) {
                    if (geometry.contains(file, rank)) {
                        setup = setup.with(geometry.square(file, rank), piece);
                    } else {
                        fault("fen-hole", at, stop, name(file, rank) + " is a hole and can't hold a piece");
                    }
                }
                file++;
                at = stop;
            }
        }
        if (file != geometry.files()) {
            String message = "rank " + (rank + 1) + " has " + (file >= 1000 ? "too many" : Integer.toString(file))
                    + (file == 1 ? " square" : " squares") + ", the board has " + geometry.files() + " files";
            if (lenient && file < geometry.files()) {
                faults.add(Fault.warning("fen-rank-sum", span(from, end), message + "; padded with empty squares"));
            } else {
                fault("fen-rank-sum", from, end, message);
            }
        }
        return setup;
    }

    private String name(int file, int rank) {
        return (char) ('a' + file) + Integer.toString(rank + 1);
    }

    private int pieceEnd(int at, int end) {
        char c = text.charAt(at);
        if (c == '(') {
            int close = text.indexOf(')', at);
            return close < 0 || close >= end ? end : close + 1;
        }
        int stop = at + (c == '+' && at + 1 < end ? 2 : Character.charCount(text.codePointAt(at)));
        return stop < end && text.charAt(stop) == '~' ? stop + 1 : stop;
    }

    private @Nullable Piece readPiece(int at, int stop) {
        String token = text.substring(at, stop);
        boolean open = token.startsWith("(");
        if (open && !token.endsWith(")")) {
            fault("fen-parenthesis", at, stop, "a closing parenthesis was expected behind '" + token + "'");
            return null;
        }
        String id = open ? token.substring(1, token.length() - 1) : token;
        String upper = id.toUpperCase(Locale.ROOT);
        String lower = id.toLowerCase(Locale.ROOT);
        if (id.isEmpty() || upper.equals(lower) || !(id.equals(upper) || id.equals(lower))) {
            fault("fen-piece", at, stop, "a piece, a number or '/' was expected, found '" + token + "'");
            return null;
        }
        if (ids != null && !ids.contains(upper)) {
            fault(
                    "fen-unknown-piece",
                    at,
                    stop,
                    "no piece has the id '" + upper + "', the variant has "
                            + String.join(" ", new java.util.TreeSet<>(ids)));
            return null;
        }
        return new Piece(upper, id.equals(upper) ? Side.WHITE : Side.BLACK);
    }

    private Setup readHand(Setup setup, int open, int end) {
        if (text.charAt(end - 1) != ']') {
            fault("fen-hand", open, end, "a closing bracket was expected behind the pieces in hand");
            return setup;
        }
        Map<Piece, Integer> hands = new java.util.HashMap<>();
        int at = open + 1;
        while (at < end - 1) {
            Matcher number = HAND_COUNT.matcher(text).region(at, end - 1);
            int count = 1;
            if (number.lookingAt()) {
                count = Integer.parseInt(number.group());
                at = number.end();
            }
            if (at >= end - 1 || text.charAt(at) == '-') {
                at++;
                continue;
            }
            int stop = pieceEnd(at, end - 1);
            Piece piece = readPiece(at, stop);
            if (piece != null && hands.merge(piece, count, Integer::sum) > MAX_IN_HAND) {
                fault("fen-hand", at, stop, "a hand holds at most " + MAX_IN_HAND + " pieces of one sort");
                hands.put(piece, MAX_IN_HAND);
            }
            at = stop;
        }
        return setup.withHands(hands);
    }

    private Setup readSide(Setup setup, int[] field) {
        String word = word(field);
        if (word.equals("w") || word.equals("b")) {
            return setup.withSide(word.equals("w") ? Side.WHITE : Side.BLACK);
        }
        fault("fen-side", field[0], field[1], "the side to move, w or b, was expected, found '" + word + "'");
        return setup;
    }

    private Setup readCastling(Setup setup, int[] field) {
        String word = word(field);
        if (!word.matches("-|[A-Pa-pQqKk]{1,32}")) {
            fault(
                    "fen-castling",
                    field[0],
                    field[1],
                    "castling (KQkq, files of the partners, or -) was expected, found '" + word + "'");
            return setup;
        }
        return setup.withCastling(word);
    }

    private Setup readEnPassant(Setup setup, int[] field) {
        String word = word(field);
        if (word.equals("-")) {
            return setup;
        }
        List<Integer> squares = new ArrayList<>();
        Matcher names = Pattern.compile("[a-p][0-9]{1,2}").matcher(word);
        int at = 0;
        while (at < word.length() && names.find(at) && names.start() == at) {
            int square = geometry.square(names.group());
            if (square < 0) {
                break;
            }
            squares.add(square);
            at = names.end();
        }
        if (at < word.length()) {
            fault(
                    "fen-en-passant",
                    field[0],
                    field[1],
                    "en passant squares of the " + geometry + " board or - were expected, found '" + word + "'");
            return setup;
        }
        return setup.withEnPassant(squares);
    }

    private int readCount(int[] field, String what, int least) {
        String word = word(field);
        if (word.matches("[0-9]{1,6}") && Integer.parseInt(word) >= least) {
            return Integer.parseInt(word);
        }
        fault("fen-count", field[0], field[1], what + " was expected, found '" + word + "'");
        return least;
    }

    /** The whole FEN of a set-up. Castling that is "all that the position allows" is left to {@code KQkq}. */
    public static String print(Setup setup) {
        StringBuilder out = new StringBuilder(board(setup));
        out.append(' ').append(setup.side().letter()).append(' ');
        String castling = setup.castling();
        out.append(castling == null ? "KQkq" : castling).append(' ');
        if (setup.enPassant().isEmpty()) {
            out.append('-');
        }
        for (int square : setup.enPassant()) {
            out.append(setup.geometry().name(square));
        }
        if (!setup.extra().isEmpty()) {
            out.append(' ').append(setup.extra());
        }
        return out.append(' ')
                .append(setup.halfMoves())
                .append(' ')
                .append(setup.moveNumber())
                .toString();
    }

    /** The board field alone, with the pieces in hand if there are any. */
    public static String board(Setup setup) {
        Geometry geometry = setup.geometry();
        StringBuilder out = new StringBuilder();
        for (int rank = geometry.ranks() - 1; rank >= 0; rank--) {
            int empty = 0;
            for (int file = 0; file < geometry.files(); file++) {
                int square = geometry.square(file, rank);
                Piece piece = setup.piece(square);
                if (piece == null && !geometry.isHole(square)) {
                    empty++;
                    continue;
                }
                if (empty > 0) {
                    out.append(empty);
                    empty = 0;
                }
                out.append(piece == null ? "*" : piece.fen());
            }
            if (empty > 0) {
                out.append(empty);
            }
            if (rank > 0) {
                out.append('/');
            }
        }
        if (!setup.hands().isEmpty()) {
            out.append('[');
            new TreeMap<>(byFen(setup.hands())).forEach((fen, count) -> out.append(fen.repeat(count)));
            out.append(']');
        }
        return out.toString();
    }

    private static Map<String, Integer> byFen(Map<Piece, Integer> hands) {
        Map<String, Integer> byFen = new TreeMap<>();
        hands.forEach((piece, count) -> byFen.put(piece.fen(), count));
        return byFen;
    }
}
