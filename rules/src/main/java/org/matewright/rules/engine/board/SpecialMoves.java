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
    private final int[] at;
    /** What has changed: {@code square | old code << 8}, or a hand's {@code code | old count << 8}. */
    private int[] journal = new int[256];

    private int journalSize;

    SpecialMoves(Board board) {
        this.board = board;
        rules = board.rules;
        at = board.at;
    }

    /** The journal's size, for {@link #unmake}. */
    int mark() {
        return journalSize;
    }

    /**
     * Makes a move that isn't plain.
     *
     * @param passant the square of the piece that may be taken en passant
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
        change(from, 0);
        boolean taken = false;
        if (PackedMove.isEnPassant(move)) {
            take(passant);
            taken = true;
        }
        for (int square : rules.effects().victims()[effect]) {
            take(square);
            taken = true;
        }
        if (partner != 0) {
            change(partnerFrom, 0);
        }
        if (at[to] != 0) {
            take(to);
            taken = true;
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
        if (taken && rules.explosion().on()) {
            explode(to);
        }
        board.flipSide();
        long squaresLeft = rules.effects().enPassant()[effect];
        if ((squaresLeft & 0xF00) != 0) {
            board.setEnPassant(squaresLeft | to);
        }
    }

    private void take(int square) {
        int code = at[square];
        change(square, 0);
        int inHand = rules.hands().captured()[code];
        if (inHand != 0 && (inHand & 1) == board.side) {
            changeHand(inHand, 1);
        }
    }

    private void explode(int centre) {
        change(centre, 0);
        for (int square : rules.explosion().neighbours()[centre]) {
            if (at[square] != 0 && !rules.explosion().immune()[at[square]]) {
                change(square, 0);
            }
        }
    }

    private void changeHand(int code, int by) {
        push(HAND_ENTRY | code | board.hand[code] << 8);
        board.setHand(code, board.hand[code] + by);
    }

    private void push(int entry) {
        if (journalSize == journal.length) {
            journal = Arrays.copyOf(journal, journalSize * 2);
        }
        journal[journalSize++] = entry;
    }

    private void change(int square, int code) {
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
