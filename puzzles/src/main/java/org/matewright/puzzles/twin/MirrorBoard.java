package org.matewright.puzzles.twin;

import java.nio.file.Path;
import java.util.Arrays;
import org.matewright.puzzles.Problem;
import org.matewright.rules.Checked;
import org.matewright.rules.Geometry;
import org.matewright.rules.config.Shape;

/**
 * The board is reflected: {@code mirror: left-right}.
 *
 * @param exchange which edges or corners change places
 */
public record MirrorBoard(Exchange exchange) implements TwinChange {
    /** What a reflection exchanges. */
    public enum Exchange {
        /** The left and the right edge: a1 goes to h1. */
        LEFT_RIGHT("left-right", false),
        /** The top and the bottom edge: a1 goes to a8. */
        TOP_BOTTOM("top-bottom", false),
        /** The corners a1 and h8; the long diagonal from a8 to h1 stays. */
        A1_H8("a1-h8", true),
        /** The corners a8 and h1; the long diagonal from a1 to h8 stays. */
        A8_H1("a8-h1", true);

        private final String word;
        private final boolean diagonal;

        Exchange(String word, boolean diagonal) {
            this.word = word;
            this.diagonal = diagonal;
        }
    }

    static final TwinKind KIND = TwinKind.of(
            "mirror",
            new Shape.OneOf(Arrays.stream(Exchange.values())
                    .map(exchange -> exchange.word)
                    .toList()),
            "The board is reflected.",
            "mirror: left-right",
            value -> value.choice().map(MirrorBoard::of));

    private static MirrorBoard of(String word) {
        return Arrays.stream(Exchange.values())
                .filter(exchange -> exchange.word.equals(word))
                .map(MirrorBoard::new)
                .findFirst()
                .orElseThrow();
    }

    @Override
    public TwinKind kind() {
        return KIND;
    }

    @Override
    public String value() {
        return exchange.word;
    }

    @Override
    public Checked<Problem> apply(Problem problem, Path base) {
        ChangedSetup position = new ChangedSetup(problem);
        Geometry board = position.board();
        int file = board.files() - 1;
        int rank = board.ranks() - 1;
        if (exchange.diagonal && file != rank) {
            position.refuse("a board of " + board + " squares can't be reflected " + exchange.word);
            return position.after(setup -> setup);
        }
        return position.afterAllMove(
                switch (exchange) {
                    case LEFT_RIGHT -> s -> position.at(file - board.file(s), board.rank(s));
                    case TOP_BOTTOM -> s -> position.at(board.file(s), rank - board.rank(s));
                    case A1_H8 -> s -> position.at(rank - board.rank(s), file - board.file(s));
                    case A8_H1 -> s -> position.at(board.rank(s), board.file(s));
                });
    }

    @Override
    public String caption(Problem before, Path base) {
        return "reflect " + exchange.word;
    }
}
