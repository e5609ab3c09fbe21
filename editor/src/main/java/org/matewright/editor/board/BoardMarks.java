package org.matewright.editor.board;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.matewright.editor.tool.Destinations;
import org.matewright.editor.tool.ViewState;
import org.matewright.puzzles.diagram.Mark;
import org.matewright.rules.Piece;
import org.matewright.rules.Side;
import org.matewright.rules.variant.Move;
import org.matewright.rules.variant.Touch;

/** The marks on the board: those of the document, the last move, and where the selected piece can go. */
final class BoardMarks {
    /** One attacker is pale even where none has more. */
    private static final int LEAST_HEAT = 4;

    private BoardMarks() {}

    static List<Mark> of(ViewState viewState) {
        int squares = viewState.setup().geometry().squares();
        Set<Mark> marks = new LinkedHashSet<>(heat(viewState));
        Move last = viewState.lastMove();
        if (last != null) {
            if (last.from() >= 0) {
                marks.add(new Mark.Origin(last.from()));
            }
            marks.add(new Mark.Target(last.to()));
        }
        if (viewState.selected() >= 0) {
            marks.add(new Mark.Origin(viewState.selected()));
            marks.addAll(destinations(viewState.destinations()));
        }
        marks.addAll(faulty(viewState));
        List<Mark> all = new ArrayList<>(marks);
        all.addAll(viewState.session().document().marks());
        all.removeIf(mark -> mark.squares().stream().anyMatch(square -> square < 0 || square >= squares));
        return all;
    }

    /** A tint for each attacked square, the darker the more pieces attack it. */
    private static List<Mark> heat(ViewState viewState) {
        List<Mark> marks = new ArrayList<>();
        Side side = viewState.attacks().side();
        int most = side == null ? 0 : viewState.attacks().map().most(side);
        if (side == null || most == 0) {
            return marks;
        }
        double step = 1.0 / Math.max(LEAST_HEAT, most);
        for (int square = 0; square < viewState.setup().geometry().squares(); square++) {
            int count = viewState.attacks().map().count(side, square);
            if (count > 0) {
                marks.add(new Mark.Heat(square, Math.min(1, count * step), null));
            }
        }
        return marks;
    }

    /** Pieces that aren't pieces of this variant. */
    private static List<Mark> faulty(ViewState viewState) {
        List<Mark> marks = new ArrayList<>();
        for (int square : viewState.setup().occupied()) {
            Piece piece = viewState.setup().piece(square);
            if (piece != null && viewState.variant().pieceById(piece.id()).isEmpty()) {
                marks.add(new Mark.Faulty(square));
            }
        }
        return marks;
    }

    /** A sign for each move; a square that several moves reach gets each sign once. */
    static Set<Mark> destinations(Destinations destinations) {
        Set<Mark> marks = new LinkedHashSet<>();
        for (Move move : destinations.moves()) {
            move.castling()
                    .ifPresentOrElse(
                            partner ->
                                    marks.add(new Mark.Castling(move.from(), move.to(), partner.from(), partner.to())),
                            () -> marks.addAll(
                                    signs(move, destinations.platforms().getOrDefault(move.to(), Set.of()))));
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
