package org.matewright.rules.engine;

/** What a list of legal moves may hold besides the moves of the pieces, and the rules that look at the list as a whole. */
final class Extras {
    private final Generator generator;
    private final Board board;
    private final Compiled rules;
    private final Drops drops;
    private final Gating gating;

    Extras(Generator generator) {
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
        end = rules.customs.hasGates() ? withEntrants(moves, start, listed, end) : end;
        boolean facing = rules.customs.truce && Facing.holds(board);
        end = facing ? Facing.dropThoseThatKeepIt(board, moves, start, end) : end;
        if (rules.mayPass && (!generator.wasInCheck() || facing)) {
            moves[end++] = board.passingMove();
        }
        end = rules.forced == Ruleset.Forced.NONE ? end : onlyCaptures(moves, start, end);
        return drops.mayNotMate() ? withoutMatingDrops(moves, start, end) : end;
    }

    private int withEntrants(long[] moves, int start, int listed, int end) {
        int all = gating.list(moves, start, listed, end);
        int kept = generator.isCalm() ? all : end;
        for (int i = kept; i < all; i++) {
            if (generator.isSafe(board.at[(int) moves[i] & 0xFF], moves[i])) {
                moves[kept++] = moves[i];
            }
        }
        return kept;
    }

    private boolean isDropSafe(long move) {
        int to = (int) (move >>> 8) & 0xFF;
        return generator.isCalm(to) || generator.isSafe((int) (move >>> 16) & 0xFF, move);
    }

    private int onlyCaptures(long[] moves, int start, int end) {
        boolean greatest = rules.forced == Ruleset.Forced.GREATEST;
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
