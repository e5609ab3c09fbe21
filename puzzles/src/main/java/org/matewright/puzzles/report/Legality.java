package org.matewright.puzzles.report;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.matewright.rules.Geometry;
import org.matewright.rules.Piece;
import org.matewright.rules.Setup;
import org.matewright.rules.Side;
import org.matewright.rules.variant.Position;

/**
 * Whether a position can come about in a game, as far as that is certain: the pieces, promoted ones included, that a side
 * may have; where pawns may stand and how many captures they needed; how a check can have come about. A position
 * without a doubt may still be impossible. Only for chess with its own set-up; other variants have no doubts.
 */
public final class Legality {
    private static final int PIECES = 16;
    private static final int PAWNS = 8;

    private final Position position;
    private final Setup setup;
    private final Geometry board;
    private final List<String> reasons = new ArrayList<>();

    private Legality(Position position) {
        this.position = position;
        this.setup = position.setup();
        this.board = setup.geometry();
    }

    /**
     * Why a position can't come about in a game, each reason in a sentence without a full stop; empty if none is known.
     */
    public static List<String> doubts(Position position) {
        if (!position.variant().key().equals("chess")) {
            return List.of();
        }
        Legality legality = new Legality(position);
        for (Side side : Side.values()) {
            legality.count(side);
            legality.pawns(side);
        }
        legality.check();
        return List.copyOf(legality.reasons);
    }

    /** The same as warnings that are understood alone. */
    public static List<String> warnings(Position position) {
        return doubts(position).stream()
                .map(doubt -> "The position isn't possible in a game: " + doubt)
                .toList();
    }

    private List<Integer> squares(Side side, String id) {
        List<Integer> squares = new ArrayList<>();
        for (int square : setup.occupied()) {
            Piece piece = setup.piece(square);
            if (piece != null && piece.side() == side && piece.id().equals(id)) {
                squares.add(square);
            }
        }
        return squares;
    }

    private int pieces(Side side) {
        int count = 0;
        for (int square : setup.occupied()) {
            Piece piece = setup.piece(square);
            count += piece != null && piece.side() == side ? 1 : 0;
        }
        return count;
    }

    private static String counted(long count, String one, String several) {
        return count + " " + (count == 1 ? one : several);
    }

    private void count(Side side) {
        int pieces = pieces(side);
        int pawns = squares(side, "P").size();
        if (pieces > PIECES) {
            reasons.add(side.title() + " has " + pieces + " pieces");
        }
        if (pawns > PAWNS) {
            reasons.add(side.title() + " has " + pawns + " pawns");
            return;
        }
        long light = squares(side, "B").stream()
                .filter(s -> (board.file(s) + board.rank(s)) % 2 == 1)
                .count();
        long dark = squares(side, "B").size() - light;
        long promoted = Math.max(0, squares(side, "Q").size() - 1)
                + Math.max(0, squares(side, "R").size() - 2)
                + Math.max(0, squares(side, "N").size() - 2)
                + Math.max(0, light - 1)
                + Math.max(0, dark - 1);
        if (pawns + promoted > PAWNS) {
            reasons.add(side.title() + " has " + counted(pawns, "pawn", "pawns") + " and at least "
                    + counted(promoted, "promoted piece", "promoted pieces"));
        }
    }

    /** Steps from the pawns' own rank. */
    private int advance(Side side, int square) {
        int rank = board.rank(square);
        return side == Side.WHITE ? rank - 1 : board.ranks() - 2 - rank;
    }

    private void pawns(Side side) {
        List<Integer> pawns = squares(side, "P");
        List<Integer> impossible = pawns.stream()
                .filter(square -> advance(side, square) < 0 || advance(side, square) > board.ranks() - 3)
                .toList();
        if (!impossible.isEmpty()) {
            reasons.add("no pawn can stand on "
                    + impossible.stream().map(board::name).collect(Collectors.joining(", ")));
        }
        if (!impossible.isEmpty() || pawns.size() > PAWNS) {
            return;
        }
        int captures = leastCaptures(side, pawns);
        int missing = Math.max(0, PIECES - pieces(side.other()));
        if (captures == Integer.MAX_VALUE) {
            reasons.add(side.title() + "'s pawns can't have come to their squares");
        } else if (captures > missing) {
            reasons.add(side.title() + "'s pawns made at least " + counted(captures, "capture", "captures") + ", and "
                    + side.other().title() + " lacks "
                    + (missing == 0 ? "no piece" : counted(missing, "piece", "pieces")));
        }
    }

    /**
     * The least number of captures that bring pawns from different files to their squares; a capture is a step aside.
     */
    private int leastCaptures(Side side, List<Integer> pawns) {
        int[] least = new int[1 << board.files()];
        Arrays.fill(least, Integer.MAX_VALUE);
        least[0] = 0;
        for (int square : pawns) {
            int[] next = new int[least.length];
            Arrays.fill(next, Integer.MAX_VALUE);
            for (int used = 0; used < least.length; used++) {
                for (int file = 0; least[used] != Integer.MAX_VALUE && file < board.files(); file++) {
                    int aside = Math.abs(file - board.file(square));
                    if ((used >> file & 1) == 0 && aside <= advance(side, square)) {
                        int with = used | 1 << file;
                        next[with] = Math.min(next[with], least[used] + aside);
                    }
                }
            }
            least = next;
        }
        return Arrays.stream(least).min().orElse(0);
    }

    /** A pawn or knight checks by moving alone, and only one piece has moved; a pawn that hasn't moved doesn't check. */
    private void check() {
        if (!position.inCheck()) {
            return;
        }
        Side checked = setup.side();
        List<Integer> kings = squares(checked, "K");
        List<Integer> checkers = new ArrayList<>();
        for (int square : setup.occupied()) {
            Piece piece = setup.piece(square);
            if (piece != null
                    && piece.side() != checked
                    && position.pseudoLegalFrom(square).stream().anyMatch(move -> kings.contains(move.to()))) {
                checkers.add(square);
            }
        }
        long leapers = checkers.stream().filter(this::checksByMovingAlone).count();
        boolean impossible = checkers.size() > 2
                || leapers > 1
                || checkers.stream().anyMatch(square -> isPawn(square) && !mayHaveMovedHere(square));
        if (impossible) {
            String by = checkers.stream().map(board::name).collect(Collectors.joining(" and "));
            reasons.add("the check by " + by + " can't have come about");
        }
    }

    private boolean isPawn(int square) {
        Piece piece = setup.piece(square);
        return piece != null && piece.id().equals("P");
    }

    private boolean checksByMovingAlone(int square) {
        Piece piece = setup.piece(square);
        return piece != null && (piece.id().equals("P") || piece.id().equals("N"));
    }

    /** Whether one of the squares that a pawn may have come from is empty; a double step passes over the nearest. */
    private boolean mayHaveMovedHere(int square) {
        Side side = setup.side().other();
        int back = board.rank(square) + (side == Side.WHITE ? -1 : 1);
        if (advance(side, square) < 1) {
            return false;
        }
        for (int file = board.file(square) - 1; file <= board.file(square) + 1; file++) {
            if (board.contains(file, back) && setup.piece(board.square(file, back)) == null) {
                return true;
            }
        }
        return false;
    }
}
