package org.matewright.editor.document;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.matewright.puzzles.diagram.Mark;
import org.matewright.rules.Geometry;
import org.matewright.rules.Piece;
import org.matewright.rules.Setup;

/** Ways to carry all pieces of a position, and the marks with them, to other squares of the same board. */
public enum Transformation {
    SHIFT_LEFT,
    SHIFT_RIGHT,
    SHIFT_UP,
    SHIFT_DOWN,
    ROTATE_LEFT,
    ROTATE_RIGHT,
    ROTATE_HALF,
    MIRROR_FILES,
    MIRROR_RANKS,
    SWAP_COLOURS;

    /** Whether it can be done without a piece falling off the board or into a hole. */
    public boolean fits(Setup setup) {
        return setup.occupied().stream().allMatch(square -> target(setup.geometry(), square) >= 0);
    }

    /** The document with its pieces and marks carried along; unchanged if a piece would be lost. */
    public Document apply(Document document) {
        Setup setup = document.setup();
        if (!fits(setup)) {
            return document;
        }
        Setup moved = Setup.empty(setup.geometry())
                .withSide(this == SWAP_COLOURS ? setup.side().other() : setup.side())
                .withHands(setup.hands())
                .withExtra(setup.extra())
                .withCounters(setup.halfMoves(), setup.moveNumber());
        for (int square : setup.occupied()) {
            moved = moved.with(target(setup.geometry(), square), turned(setup.piece(square)));
        }
        return document.withSetup(moved).withMarks(marks(document));
    }

    private List<Mark> marks(Document document) {
        List<Mark> moved = new ArrayList<>();
        Geometry board = document.setup().geometry();
        for (Mark mark : document.marks()) {
            if (mark instanceof Mark.Arrow arrow) {
                int from = target(board, arrow.from());
                int to = target(board, arrow.to());
                if (from >= 0 && to >= 0) {
                    moved.add(new Mark.Arrow(from, to));
                }
            } else if (mark instanceof Mark.Target frame && target(board, frame.square()) >= 0) {
                moved.add(new Mark.Target(target(board, frame.square())));
            }
        }
        return moved;
    }

    private @Nullable Piece turned(@Nullable Piece piece) {
        return piece != null && this == SWAP_COLOURS
                ? new Piece(piece.id(), piece.side().other())
                : piece;
    }

    /** Where a square goes, or -1. */
    private int target(Geometry board, int square) {
        int file = board.file(square);
        int rank = board.rank(square);
        int lastFile = board.files() - 1;
        int lastRank = board.ranks() - 1;
        boolean quadratic = lastFile == lastRank;
        return switch (this) {
            case SHIFT_LEFT -> at(board, file - 1, rank);
            case SHIFT_RIGHT -> at(board, file + 1, rank);
            case SHIFT_UP -> at(board, file, rank + 1);
            case SHIFT_DOWN -> at(board, file, rank - 1);
            case ROTATE_LEFT -> quadratic ? at(board, lastRank - rank, file) : -1;
            case ROTATE_RIGHT -> quadratic ? at(board, rank, lastFile - file) : -1;
            case ROTATE_HALF -> at(board, lastFile - file, lastRank - rank);
            case MIRROR_FILES -> at(board, lastFile - file, rank);
            case MIRROR_RANKS -> at(board, file, lastRank - rank);
            case SWAP_COLOURS -> square;
        };
    }

    private static int at(Geometry board, int file, int rank) {
        return board.contains(file, rank) ? board.square(file, rank) : -1;
    }
}
