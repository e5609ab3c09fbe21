package org.matewright.puzzles.solve.line;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.matewright.rules.variant.Move;
import org.matewright.rules.variant.Position;

/**
 * Makes moves of the codes of lines. What a line has in common with the one before, at its beginning, is made once for
 * both: lines that follow each other mostly have much in common.
 */
final class LineMoves {
    private final List<Position> positions = new ArrayList<>();
    private final List<Move> moves = new ArrayList<>();
    private long[] last = {};

    LineMoves(Position root) {
        positions.add(root);
    }

    /** The moves of a line; turns that are left out aren't told. */
    List<Move> of(long[] line) {
        int common = 0;
        while (common < line.length && common < last.length && line[common] == last[common]) {
            common++;
        }
        while (positions.size() > common + 1) {
            positions.remove(positions.size() - 1);
        }
        int told = (int) Arrays.stream(last, 0, common)
                .filter(code -> code != LineSearch.PASS)
                .count();
        while (moves.size() > told) {
            moves.remove(moves.size() - 1);
        }
        for (int i = common; i < line.length; i++) {
            positions.add(next(positions.get(i), line[i]));
        }
        last = line;
        return List.copyOf(moves);
    }

    /** The position behind the last line's last move. */
    Position end() {
        return positions.get(positions.size() - 1);
    }

    private Position next(Position before, long code) {
        if (code == LineSearch.PASS) {
            return before.pass();
        }
        for (Move move : before.moves()) {
            if (move.code() == code) {
                moves.add(move);
                return before.play(move);
            }
        }
        throw new IllegalStateException("a line holds a move that " + before + " lacks");
    }
}
