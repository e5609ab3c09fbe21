package org.matewright.editor.view;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.matewright.puzzles.diagram.Diagram;
import org.matewright.puzzles.diagram.Mark;
import org.matewright.rules.Geometry;
import org.matewright.rules.Man;
import org.matewright.rules.Setup;
import org.matewright.rules.Side;
import org.matewright.rules.variant.PieceType;
import org.matewright.rules.variant.Position;
import org.matewright.rules.variant.Variant;

/** How a type of man moves, for its card. */
final class MovePattern {
    private MovePattern() {}

    /** Its moves in a sentence; empty if there's none. */
    static String sentence(PieceType type) {
        return "";
    }

    /** Its moves from the middle of the variant's board with nothing else on it; null if that can't be played. */
    static @Nullable Diagram diagram(Variant variant, PieceType type, Side side) {
        Geometry board = variant.geometry();
        int square = board.square((board.files() - 1) / 2, (board.ranks() - 1) / 2);
        if (board.isHole(square)) {
            return null;
        }
        Setup setup = Setup.empty(board).with(square, new Man(type.id(), side)).withSide(side);
        Position position = variant.position(setup).valueOrNull();
        List<Mark> marks = new ArrayList<>();
        if (position != null) {
            position.movesFrom(square).forEach(m -> marks.add(new Mark.Quiet(m.to())));
        }
        return Diagram.builder(setup, variant.pieces()).side(null).marks(marks).build();
    }
}
