package org.matewright.puzzles.solve.line;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.matewright.rules.variant.Move;
import org.matewright.rules.variant.Position;

/**
 * Turns the codes of lines into moves. The beginning that a line has in common with the one before is played once for both:
 * consecutive lines mostly have much in common.
 */
final class LineMoves {
    private final List<Position> positions = new ArrayList<>();
    private final List<Move> moves = new ArrayList<>();
    private long[] last = {};

    LineMoves(Position root) {
        positions.add(root);
    }

    /** The moves of a line, without turns in which a side doesn't move. */
    List<Move> of(long[] line) {
        int common = 0;
        while (common < line.length && common < last.length && line[common] == last[common]) {
            common++;
        }
        while (positions.size() > common + 1) {
            positions.remove(positions.size() - 1);
        }
        int kept = (int) Arrays.stream(last, 0, common)
                .filter(code -> code != CurrentLine.PASS)
                .count();
        while (moves.size() > kept) {
            moves.remove(moves.size() - 1);
        }
        for (int i = common; i < line.length; i++) {
            positions.add(next(positions.get(i), line[i]));
        }
        last = line;
        return List.copyOf(moves);
    }

    /** The position after the last line. */
    Position end() {
        return positions.get(positions.size() - 1);
    }

    private Position next(Position before, long code) {
        if (code == CurrentLine.PASS) {
            return before.pass();
        }
        for (Move move : before.moves()) {
            if (move.code() == code) {
                moves.add(move);
                return before.play(move);
            }
        }
        throw new IllegalStateException("a line has a move that isn't legal in " + before);
    }
}
