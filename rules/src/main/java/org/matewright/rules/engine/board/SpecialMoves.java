package org.matewright.rules.engine.board;

import java.util.Arrays;
import org.matewright.rules.engine.packed.PackedMove;
import org.matewright.rules.engine.tables.CompiledRules;

/**
 * Makes and unmakes the moves that do more than bring a piece from one square to another, and keeps a journal of all that
 * they change.
 */
final class SpecialMoves {
    private static final int HAND_ENTRY = 1 << 30;

    private final Board board;
    private final CompiledRules rules;
    private final CaptureRecord captures;
    private final int[] at;
    /** What has changed: {@code square | old code << 8}, or a hand's {@code code | old count << 8}. */
    private int[] journal = new int[256];

    private int journalSize;

    SpecialMoves(Board board) {
        this.board = board;
        rules = board.rules;
        captures = new CaptureRecord(board, this);
        at = board.at;
    }

    /** The journal's size, for {@link #unmake}. */
    int mark() {
        return journalSize;
    }

    /**
     * Makes a move that isn't plain.
     *
     * @param passant the square of the piece that may be captured en passant
     */
    void make(long move, int passant) {
        if (PackedMove.isPass(move)) {
            board.flipSide();
            return;
        }
        int from = PackedMove.from(move);
        int to = PackedMove.to(move);
        int put = PackedMove.becomes(move);
        if (PackedMove.isDrop(move)) {
            changeHand(put, -1);
            change(to, put);
            board.flipSide();
            return;
        }
        int code = at[from];
        int effect = PackedMove.effect(move);
        int unloaded =
                rules.effects().unloadFrom()[effect] >= 0 ? at[rules.effects().unloadFrom()[effect]] : 0;
        int partnerFrom = rules.effects().partnerFrom()[effect];
        int partner = partnerFrom >= 0 ? at[partnerFrom] : 0;
        captures.begin(to);
        change(from, 0);
        if (PackedMove.isEnPassant(move)) {
            capture(passant);
        }
        for (int square : rules.effects().victims()[effect]) {
            capture(square);
        }
        if (partner != 0) {
            change(partnerFrom, 0);
        }
        if (at[to] != 0) {
            capture(to);
        }
        change(to, put == 0 ? code : put);
        if (unloaded != 0) {
            change(rules.effects().unloadTo()[effect], unloaded);
        }
        if (partner != 0) {
            change(rules.effects().partnerTo()[effect], partner);
        }
        int entrant = PackedMove.gated(move);
        if (entrant != 0) {
            changeHand(entrant, -1);
            change(GatingRights.square(rules, move), entrant);
            GatingRights.forget(board, board.side);
        }
        captures.followRules();
        board.flipSide();
        long squaresLeft = rules.effects().enPassant()[effect];
        // a captor that exploded can't be captured any more
        if ((squaresLeft & 0xF00) != 0 && at[to] != 0) {
            board.setEnPassant(squaresLeft | to);
        }
    }

    private void capture(int square) {
        captures.add(at[square], square);
        change(square, 0);
    }

    /** Changes the number of pieces of a code in hand. */
    void changeHand(int code, int by) {
        push(HAND_ENTRY | code | board.hand[code] << 8);
        board.setHand(code, board.hand[code] + by);
    }

    private void push(int entry) {
        if (journalSize == journal.length) {
            journal = Arrays.copyOf(journal, journalSize * 2);
        }
        journal[journalSize++] = entry;
    }

    /** Puts a piece, or nothing, on a square in place of what stands there. */
    void change(int square, int code) {
        push(square | at[square] << 8);
        int old = at[square];
        boolean wasUnmoved = board.isUnmoved(square);
        board.clearUnmoved(square);
        board.set(square, code);
        if (wasUnmoved && rules.castling().castles()[old]) {
            UnusableRights.drop(board);
        }
    }

    /** Takes back what was changed since the journal had a size. */
    void unmake(int mark) {
        while (journalSize > mark) {
            int entry = journal[--journalSize];
            if ((entry & HAND_ENTRY) != 0) {
                board.hand[entry & 0xFF] = entry >>> 8 & 0xFFFF;
                continue;
            }
            board.set(entry & 0xFF, entry >>> 8);
        }
    }
}
