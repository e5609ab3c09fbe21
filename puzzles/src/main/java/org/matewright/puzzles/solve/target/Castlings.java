package org.matewright.puzzles.solve.target;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.matewright.rules.Piece;
import org.matewright.rules.Setup;
import org.matewright.rules.engine.Walker;
import org.matewright.rules.variant.Move;
import org.matewright.rules.variant.Position;

/**
 * The castlings that may be played after a position, whatever stands between and whichever squares are attacked.
 *
 * @param steps all of them, perhaps with others that can't be played
 */
record Castlings(List<Step> steps) {
    /** The squares of the piece that castles and of its partner, before and after. */
    record Step(int from, int to, int partnerFrom, int partnerTo) {}

    /** None at all. */
    static final Castlings NONE = new Castlings(List.of());

    Castlings {
        steps = List.copyOf(steps);
    }

    /**
     * The castlings after a position. Each pair of unmoved pieces of a side is set up by itself: with nothing in the way and
     * nothing to attack a square, it has all castlings that these two can ever make.
     *
     * @return null if a pair can't be set up
     */
    static @Nullable Castlings of(Position position) {
        Setup all = position.setup();
        if ("-".equals(all.castling())) {
            return NONE;
        }
        Walker walker = position.walker();
        List<Integer> unmoved =
                all.occupied().stream().filter(walker::isUnmoved).toList();
        List<Step> steps = new ArrayList<>();
        for (int first : unmoved) {
            for (int second : unmoved) {
                Piece piece = all.piece(first);
                Piece partner = all.piece(second);
                if (first == second || piece == null || partner == null || piece.side() != partner.side()) {
                    continue;
                }
                Setup pair = Setup.empty(all.geometry())
                        .with(first, piece)
                        .with(second, partner)
                        .withSide(piece.side());
                Position alone = position.variant().position(pair).valueOrNull();
                if (alone == null) {
                    return null;
                }
                for (Move move : alone.moves()) {
                    move.castling()
                            .filter(castling -> move.from() == first)
                            .ifPresent(castling ->
                                    steps.add(new Step(move.from(), move.to(), castling.from(), castling.to())));
                }
            }
        }
        return new Castlings(steps);
    }

    /** Whether a piece on a square may be a partner. */
    boolean isPartner(int square) {
        return steps.stream().anyMatch(step -> step.partnerFrom() == square);
    }

    /** Whether a piece on a square may castle. */
    boolean isCastler(int square) {
        return steps.stream().anyMatch(step -> step.from() == square);
    }
}
