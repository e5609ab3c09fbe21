package org.matewright.editor.tool;

import java.util.List;
import org.matewright.rules.variant.Move;

/**
 * Several legal moves that look the same on the board, such as promotions; the person is asked.
 *
 * @param square where they end
 * @param moves the moves, at least two
 */
public record MoveChoice(int square, List<Move> moves) {
    public MoveChoice {
        moves = List.copyOf(moves);
    }
}
