package org.matewright.puzzles;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.IntUnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.matewright.rules.Checked;
import org.matewright.rules.Fault;
import org.matewright.rules.Geometry;
import org.matewright.rules.Piece;
import org.matewright.rules.Setup;
import org.matewright.rules.Side;
import org.matewright.rules.Span;
import org.matewright.rules.variant.Variant;

/** What twins change about the pieces on a board. */
final class TwinPieces {
    private static final Pattern PAIR = Pattern.compile("(\\w+)-(\\w+)");
    private static final Pattern NEW_PIECE = Pattern.compile("(white|black) \\(?(\\p{L}+?)\\)?([a-p]\\d{1,2})");

    private final Variant variant;
    private final Setup setup;
    private final Geometry board;
    private final List<Fault> faults = new ArrayList<>();

    /** Changes of a position of a variant. En passant rights lapse. */
    TwinPieces(Variant variant, Setup setup) {
        this.variant = variant;
        this.setup = setup.withEnPassant(List.of());
        this.board = setup.geometry();
    }

    /** A piece that stands for itself in a twin: {@code white Nf3}. */
    record Placed(Piece piece, String square) {
        /** Reads one; null if the text isn't one. */
        static @Nullable Placed of(String text) {
            Matcher matcher = NEW_PIECE.matcher(text);
            if (!matcher.matches()) {
                return null;
            }
            Side side = matcher.group(1).equals("white") ? Side.WHITE : Side.BLACK;
            return new Placed(new Piece(matcher.group(2).toUpperCase(Locale.ROOT), side), matcher.group(3));
        }
    }

    /**
     * The position after a change, or all that stands against it. To be asked once.
     *
     * @param change the kind of change, such as {@code move}
     * @param value what it says, such as {@code g2-f2}
     */
    Checked<Setup> after(String change, String value) {
        Setup after = switch (change) {
            case "move" -> moved(value);
            case "exchange" -> exchanged(value);
            case "remove" -> isPiece(value) ? setup.with(board.square(value), null) : setup;
            case "add", "replace" -> placed(value, change.equals("add"));
            case "shift" -> shifted(value);
            case "rotate" -> turned(value);
            case "mirror" -> mirrored(value);
            case "colours" -> swapped();
            default -> refused("twins have no change '" + change + "'");
        };
        return Checked.of(after, faults);
    }

    /** What stands on a square: {@code Ke1}; the square alone if it's empty or none. */
    String named(String square) {
        int at = board.square(square);
        Piece piece = at < 0 ? null : setup.piece(at);
        return piece == null ? square : piece.id() + square;
    }

    private Setup moved(String value) {
        String[] squares = squares(value);
        if (squares == null || !(isPiece(squares[0]) & isFree(squares[1]))) {
            return setup;
        }
        int from = board.square(squares[0]);
        return setup.with(board.square(squares[1]), setup.piece(from)).with(from, null);
    }

    private Setup exchanged(String value) {
        String[] squares = squares(value);
        if (squares == null || !(isPiece(squares[0]) & isPiece(squares[1]))) {
            return setup;
        }
        int from = board.square(squares[0]);
        int to = board.square(squares[1]);
        return setup.with(to, setup.piece(from)).with(from, setup.piece(to));
    }

    private Setup placed(String value, boolean onEmpty) {
        Placed placed = Placed.of(value);
        if (placed == null) {
            return refused("a side, a piece and its square, such as white Nf3, was expected, found '" + value + "'");
        }
        if (variant.pieceById(placed.piece().id()).isEmpty()) {
            refused("no piece has the id '" + placed.piece().id() + "', " + variant.name() + " has "
                    + String.join(" ", variant.ids()));
        }
        boolean fits = onEmpty ? isFree(placed.square()) : isPiece(placed.square());
        return fits ? setup.with(board.square(placed.square()), placed.piece()) : setup;
    }

    private Setup shifted(String value) {
        String[] squares = squares(value);
        if (squares == null || !(isSquare(squares[0]) & isSquare(squares[1]))) {
            return setup;
        }
        int from = board.square(squares[0]);
        int to = board.square(squares[1]);
        int files = board.file(to) - board.file(from);
        int ranks = board.rank(to) - board.rank(from);
        return all(square -> target(board, board.file(square) + files, board.rank(square) + ranks));
    }

    private Setup turned(String degrees) {
        int files = board.files() - 1;
        int ranks = board.ranks() - 1;
        if (!degrees.equals("180") && files != ranks) {
            return refused("a board of " + board + " squares can't be turned by " + degrees + "°");
        }
        return switch (degrees) {
            case "180" -> all(s -> target(board, files - board.file(s), ranks - board.rank(s)));
            case "90" -> all(s -> target(board, board.rank(s), files - board.file(s)));
            case "270" -> all(s -> target(board, ranks - board.rank(s), board.file(s)));
            default -> refused("90, 180 or 270 was expected, found '" + degrees + "'");
        };
    }

    private Setup mirrored(String axis) {
        int files = board.files() - 1;
        int ranks = board.ranks() - 1;
        boolean diagonal = axis.equals("a1-h8") || axis.equals("a8-h1");
        if (diagonal && files != ranks) {
            return refused("a board of " + board + " squares can't be reflected " + axis);
        }
        return switch (axis) {
            case "left-right" -> all(s -> target(board, files - board.file(s), board.rank(s)));
            case "top-bottom" -> all(s -> target(board, board.file(s), ranks - board.rank(s)));
            case "a1-h8" -> all(s -> target(board, ranks - board.rank(s), files - board.file(s)));
            case "a8-h1" -> all(s -> target(board, board.rank(s), board.file(s)));
            default -> refused("left-right, top-bottom, a1-h8 or a8-h1 was expected, found '" + axis + "'");
        };
    }

    private Setup swapped() {
        Setup swapped = setup;
        for (int square : setup.occupied()) {
            Piece piece = setup.piece(square);
            if (piece != null) {
                swapped =
                        swapped.with(square, new Piece(piece.id(), piece.side().other()));
            }
        }
        return swapped;
    }

    /** All pieces on their new squares; a fault names those that would leave the board. */
    private Setup all(IntUnaryOperator target) {
        Setup moved = setup;
        for (int square : setup.occupied()) {
            moved = moved.with(square, null);
        }
        List<String> lost = new ArrayList<>();
        for (int square : setup.occupied()) {
            int to = target.applyAsInt(square);
            if (to < 0) {
                lost.add(named(board.name(square)));
            } else {
                moved = moved.with(to, setup.piece(square));
            }
        }
        return lost.isEmpty() ? moved : refused(String.join(", ", lost) + " would leave the board");
    }

    /** The square of a board on a file and rank; -1 if it has none there. */
    static int target(Geometry board, int file, int rank) {
        return board.contains(file, rank) ? board.square(file, rank) : -1;
    }

    private String @Nullable [] squares(String value) {
        Matcher pair = PAIR.matcher(value);
        if (!pair.matches()) {
            refused("two squares, such as g2-f2, were expected, found '" + value + "'");
            return null;
        }
        return new String[] {pair.group(1), pair.group(2)};
    }

    private boolean isSquare(String name) {
        int square = board.square(name);
        boolean exists = square >= 0 && !board.isHole(square);
        if (!exists) {
            refused("the " + board + " board has no square " + name);
        }
        return exists;
    }

    private boolean isPiece(String square) {
        boolean exists = isSquare(square);
        boolean stands = exists && setup.piece(board.square(square)) != null;
        if (exists && !stands) {
            refused("no piece stands on " + square);
        }
        return stands;
    }

    private boolean isFree(String square) {
        boolean exists = isSquare(square);
        boolean free = exists && setup.piece(board.square(square)) == null;
        if (exists && !free) {
            refused(square + " isn't empty: " + named(square) + " stands there");
        }
        return free;
    }

    private Setup refused(String message) {
        faults.add(Fault.error("twin", Span.START, message));
        return setup;
    }
}
