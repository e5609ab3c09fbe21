package org.matewright.editor.view;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.matewright.editor.tool.Desk;
import org.matewright.editor.tool.Reach;
import org.matewright.puzzles.diagram.Mark;
import org.matewright.rules.Piece;
import org.matewright.rules.Side;
import org.matewright.rules.variant.Move;
import org.matewright.rules.variant.Touch;

/** The marks on the board: those of the document, the last move, and where the selected piece can go. */
final class DeskMarks {
    /** One attacker is pale even where none has more. */
    private static final int LEAST_HEAT = 4;

    private DeskMarks() {}

    static List<Mark> of(Desk desk) {
        int squares = desk.setup().geometry().squares();
        Set<Mark> marks = new LinkedHashSet<>(heat(desk));
        Move last = desk.lastMove();
        if (last != null) {
            if (last.from() >= 0) {
                marks.add(new Mark.Origin(last.from()));
            }
            marks.add(new Mark.Target(last.to()));
        }
        if (desk.selected() >= 0) {
            marks.add(new Mark.Origin(desk.selected()));
            marks.addAll(reach(desk.reach()));
        }
        marks.addAll(faulty(desk));
        List<Mark> all = new ArrayList<>(marks);
        all.addAll(desk.session().document().marks());
        all.removeIf(mark -> mark.squares().stream().anyMatch(square -> square < 0 || square >= squares));
        return all;
    }

    /** A tint for each attacked square, the darker the more pieces attack it. */
    private static List<Mark> heat(Desk desk) {
        List<Mark> marks = new ArrayList<>();
        Side side = desk.attacks().side();
        int most = side == null ? 0 : desk.attacks().map().most(side);
        if (side == null || most == 0) {
            return marks;
        }
        double step = 1.0 / Math.max(LEAST_HEAT, most);
        for (int square = 0; square < desk.setup().geometry().squares(); square++) {
            int count = desk.attacks().map().count(side, square);
            if (count > 0) {
                marks.add(new Mark.Heat(square, Math.min(1, count * step), null));
            }
        }
        return marks;
    }

    /** Pieces that aren't pieces of this variant. */
    private static List<Mark> faulty(Desk desk) {
        List<Mark> marks = new ArrayList<>();
        for (int square : desk.setup().occupied()) {
            Piece piece = desk.setup().piece(square);
            if (piece != null && desk.variant().pieceById(piece.id()).isEmpty()) {
                marks.add(new Mark.Faulty(square));
            }
        }
        return marks;
    }

    /** A sign for each move; a square that several moves reach gets each sign once. */
    static Set<Mark> reach(Reach reach) {
        Set<Mark> marks = new LinkedHashSet<>();
        for (Move move : reach.moves()) {
            move.castling()
                    .ifPresentOrElse(
                            partner ->
                                    marks.add(new Mark.Castling(move.from(), move.to(), partner.from(), partner.to())),
                            () -> marks.addAll(signs(move, reach.platforms().getOrDefault(move.to(), Set.of()))));
        }
        return marks;
    }

    private static Set<Mark> signs(Move move, Set<Integer> platforms) {
        Set<Mark> marks = new LinkedHashSet<>();
        platforms.forEach(platform -> marks.add(new Mark.Platform(platform)));
        boolean takes = move.capturesOn(move.to());
        if (takes) {
            marks.add(new Mark.Capture(move.to()));
        }
        if (!platforms.isEmpty()) {
            marks.add(new Mark.Hop(move.to()));
        } else if (!takes) {
            marks.add(new Mark.Quiet(move.to()));
        }
        move.touches(Touch.Kind.CAPTURE).forEach(square -> marks.add(new Mark.Capture(square)));
        move.touches(Touch.Kind.CHANGE).forEach(square -> marks.add(new Mark.Promotion(square)));
        return marks;
    }
}
