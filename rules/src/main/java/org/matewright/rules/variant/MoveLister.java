package org.matewright.rules.variant;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.matewright.rules.Geometry;
import org.matewright.rules.Piece;
import org.matewright.rules.engine.Walker;

/** Unpacks the engine's moves in the position that a walker stands on. */
final class MoveLister {
    private static final Comparator<Move> BY_TEXT = Comparator.comparing(Move::text);

    private final Walker walker;
    private final Geometry geometry;

    /** A lister that makes and takes back moves with a walker, which nobody else may use meanwhile. */
    MoveLister(Walker walker, Geometry geometry) {
        this.walker = walker;
        this.geometry = geometry;
    }

    /** The moves from one index to another, sorted by text. */
    List<Move> list(long[] packed, int from, int to) {
        List<Move> moves = new ArrayList<>();
        for (int i = from; i < to; i++) {
            moves.add(move(packed[i]));
        }
        moves.sort(BY_TEXT);
        return moves;
    }

    Move move(long code) {
        int to = Walker.to(code);
        int from = Walker.isDrop(code) ? -1 : Walker.from(code);
        Piece piece = from < 0 ? walker.promotion(code) : walker.piece(from);
        if (piece == null) {
            throw new IllegalArgumentException("the packed move " + code + " moves nothing");
        }
        List<Effect> effects =
                from < 0 || Walker.isPass(code) ? List.of() : new MoveEffects(walker, code, piece).list();
        return new Move(code, text(from, to, piece, effects), from, to, piece, effects);
    }

    /** Captures come last in the text, sorted. */
    private String text(int from, int to, Piece piece, List<Effect> effects) {
        StringBuilder text = new StringBuilder(from < 0 ? piece.id() + "@" : geometry.name(from));
        text.append(geometry.name(to));
        List<String> captures = new ArrayList<>();
        for (Effect effect : effects) {
            if (effect instanceof Effect.Capture) {
                captures.add(effect.coordinates(geometry));
            } else {
                text.append(effect.coordinates(geometry));
            }
        }
        captures.stream().sorted().forEach(text::append);
        return text.toString();
    }
}
