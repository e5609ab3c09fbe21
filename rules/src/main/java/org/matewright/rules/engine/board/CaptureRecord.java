package org.matewright.rules.engine.board;

import java.util.Arrays;
import org.matewright.rules.Piece;
import org.matewright.rules.engine.packed.PieceCode;
import org.matewright.rules.engine.tables.CaptureContext;
import org.matewright.rules.engine.tables.CaptureRule;

/** The pieces that the special move being made captures, for the rules about what a capture leaves behind. */
final class CaptureRecord implements CaptureContext {
    private final Board board;
    private final SpecialMoves moves;
    private final CaptureRule[] rules;
    private int target;
    private int count;
    private int[] codes = new int[8];
    private int[] squares = new int[8];

    CaptureRecord(Board board, SpecialMoves moves) {
        this.board = board;
        this.moves = moves;
        rules = board.rules.captures().rules();
    }

    /** Begins a move to a square. */
    void begin(int to) {
        target = to;
        count = 0;
    }

    /** Adds the capture of a piece on a square, if there is one. */
    void add(int code, int square) {
        if (code == PieceCode.NONE) {
            return;
        }
        if (count == codes.length) {
            codes = Arrays.copyOf(codes, 2 * count);
            squares = Arrays.copyOf(squares, 2 * count);
        }
        codes[count] = code;
        squares[count++] = square;
    }

    /** Follows the rules, if anything was captured. */
    void followRules() {
        if (count > 0) {
            for (CaptureRule rule : rules) {
                rule.follow(this);
            }
        }
    }

    @Override
    public int side() {
        return board.side;
    }

    @Override
    public int target() {
        return target;
    }

    @Override
    public int count() {
        return count;
    }

    @Override
    public int code(int index) {
        return codes[index];
    }

    @Override
    public int square(int index) {
        return squares[index];
    }

    @Override
    public int at(int square) {
        return board.at[square];
    }

    @Override
    public void put(int square, int code) {
        moves.change(square, code);
    }

    /** The mark is set only where a FEN can state it: on castling pieces, and on others where the set-up has them. */
    @Override
    public void putUnmoved(int square, int code) {
        moves.change(square, code);
        if (board.rules.castling().castles()[code]) {
            board.setUnmoved(square);
            UnusableRights.drop(board);
        } else if (board.rules.firstMoves().has()[code] && isAtHome(square, code)) {
            board.setUnmoved(square);
        }
    }

    private boolean isAtHome(int square, int code) {
        Piece home = board.rules.start().piece(square);
        return home != null && board.rules.pieces().code(home) == code;
    }

    @Override
    public void addToHand(int code) {
        moves.changeHand(code, 1);
    }
}
