package org.matewright.rules.engine.moves;

import org.matewright.rules.engine.board.Board;
import org.matewright.rules.engine.board.Facing;
import org.matewright.rules.engine.packed.PackedMove;
import org.matewright.rules.engine.tables.CompiledRules;
import org.matewright.rules.engine.tables.ForcedCapture;

/** What a list of legal moves may hold besides the moves of the pieces, and the rules that look at the list as a whole. */
final class ListRules {
    private final Generator generator;
    private final Board board;
    private final CompiledRules rules;
    private final Drops drops;
    private final Gating gating;

    ListRules(Generator generator) {
        this.generator = generator;
        board = generator.board();
        rules = board.rules;
        drops = new Drops(board);
        gating = new Gating(board);
    }

    /** Drops, passes, and the rules that look at the whole list. */
    int list(long[] moves, int start, int listed) {
        int dropped = drops.list(moves, listed);
        int end = listed;
        for (int i = listed; i < dropped; i++) {
            if (isDropSafe(moves[i])) {
                moves[end++] = moves[i];
            }
        }
        end = rules.gating().any() ? withEntrants(moves, start, listed, end) : end;
        boolean facing = rules.turns().truce() && Facing.holds(board);
        end = facing ? Facing.dropThoseThatKeepIt(board, moves, start, end) : end;
        if (rules.turns().mayPass() && (!generator.wasInCheck() || facing)) {
            moves[end++] = board.passingMove();
        }
        end = rules.turns().forced() == ForcedCapture.NONE ? end : onlyCaptures(moves, start, end);
        return drops.mayNotMate() ? withoutMatingDrops(moves, start, end) : end;
    }

    private int withEntrants(long[] moves, int start, int listed, int end) {
        int all = gating.list(moves, start, listed, end);
        int kept = generator.isCalm() ? all : end;
        for (int i = kept; i < all; i++) {
            if (generator.isSafe(board.at[PackedMove.from(moves[i])], moves[i])) {
                moves[kept++] = moves[i];
            }
        }
        return kept;
    }

    private boolean isDropSafe(long move) {
        int to = PackedMove.to(move);
        return generator.isCalm(to) || generator.isSafe(PackedMove.becomes(move), move);
    }

    private int onlyCaptures(long[] moves, int start, int end) {
        boolean greatest = rules.turns().forced() == ForcedCapture.GREATEST;
        int most = 0;
        for (int i = start; i < end; i++) {
            int taken = board.taken(moves[i]);
            most = Math.max(most, greatest ? taken : Math.min(1, taken));
        }
        int kept = start;
        for (int i = start; i < end; i++) {
            if (board.taken(moves[i]) >= most) {
                moves[kept++] = moves[i];
            }
        }
        return kept;
    }

    private int withoutMatingDrops(long[] moves, int start, int end) {
        int kept = start;
        for (int i = start; i < end; i++) {
            long move = moves[i];
            boolean mates = false;
            if (drops.mustNotMate(move)) {
                board.make(move);
                mates = generator.mobility().isMated();
                board.unmake();
            }
            if (!mates) {
                moves[kept++] = move;
            }
        }
        return kept;
    }
}
