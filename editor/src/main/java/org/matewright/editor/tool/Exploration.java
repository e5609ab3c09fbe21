package org.matewright.editor.tool;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.matewright.rules.variant.Move;
import org.matewright.rules.variant.Position;

/**
 * Legal moves played from a position, with a cursor among them. Immutable.
 *
 * @param positions the positions, one more than moves
 * @param moves the moves between them
 * @param index which of the positions is looked at
 */
public record Exploration(List<Position> positions, List<Move> moves, int index) {
    public Exploration {
        positions = List.copyOf(positions);
        moves = List.copyOf(moves);
    }

    /** Nothing played yet. */
    public static Exploration from(Position position) {
        return new Exploration(List.of(position), List.of(), 0);
    }

    /** The position looked at. */
    public Position position() {
        return positions.get(index);
    }

    /** The move that led to the position looked at, or null at the start. */
    public @Nullable Move lastMove() {
        return index == 0 ? null : moves.get(index - 1);
    }

    /** The position before the one looked at, or null at the start. */
    public @Nullable Position before() {
        return index == 0 ? null : positions.get(index - 1);
    }

    /** With a legal move of the position looked at; what was played from there before is dropped. */
    public Exploration play(Move move) {
        if (index < moves.size() && moves.get(index).text().equals(move.text())) {
            return step(1);
        }
        List<Position> nextPositions = new ArrayList<>(positions.subList(0, index + 1));
        List<Move> nextMoves = new ArrayList<>(moves.subList(0, index));
        nextPositions.add(position().play(move));
        nextMoves.add(move);
        return new Exploration(nextPositions, nextMoves, index + 1);
    }

    /** Looking {@code by} moves further on or back, as far as there are any. */
    public Exploration step(int by) {
        return new Exploration(positions, moves, Math.max(0, Math.min(moves.size(), index + by)));
    }
}
