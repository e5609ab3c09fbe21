package org.matewright.rules.variant;

import java.util.Collection;
import java.util.List;
import org.matewright.rules.Geometry;
import org.matewright.rules.Piece;
import org.matewright.rules.Setup;
import org.matewright.rules.Side;
import org.matewright.rules.betza.Betza;
import org.matewright.rules.engine.Walker;
import org.matewright.rules.engine.compile.Ruleset;
import org.matewright.rules.engine.tables.CompiledRules;
import org.matewright.rules.engine.tables.TooComplexException;

/**
 * A single piece among others, for studying a move description by itself: compiled once, asked as often as wanted.
 * Nothing is royal, nothing promotes.
 */
public final class PieceMoves {
    private final Geometry board;
    private final CompiledRules compiled;

    private PieceMoves(Geometry board, CompiledRules compiled) {
        this.board = board;
        this.compiled = compiled;
    }

    /**
     * A piece that moves as described.
     *
     * @throws TooComplexException if the description has too many paths
     */
    public static PieceMoves of(Betza betza, Geometry board) {
        Ruleset rules = new Ruleset(Setup.empty(board)).piece(new Ruleset.Type("X", betza, false));
        return new PieceMoves(board, rules.compile());
    }

    /**
     * The moves of the piece on a board that holds nothing else but blockers: a piece of its own kind and side on each
     * friend square, an enemy one on each enemy square.
     *
     * @param black whether the piece is Black's
     * @param moved whether the piece has moved before
     * @return the moves sorted by text
     * @throws IllegalArgumentException if a square is a hole, outside the board or named twice
     */
    public List<Move> list(
            int at, Collection<Integer> friends, Collection<Integer> enemies, boolean black, boolean moved) {
        Side own = black ? Side.BLACK : Side.WHITE;
        Setup setup = Setup.empty(board).withSide(own);
        setup = place(setup, at, own);
        for (int square : friends) {
            setup = place(setup, square, own);
        }
        for (int square : enemies) {
            setup = place(setup, square, own.other());
        }
        Walker walker = new Walker(compiled, setup.withCastling("-"));
        if (!moved) {
            walker.setUnmoved(at);
        }
        long[] moves = new long[Walker.MAX_MOVES];
        int end = walker.pseudoLegal(at, moves, 0);
        return new MoveLister(walker, board).list(moves, 0, end);
    }

    private static Setup place(Setup setup, int square, Side side) {
        if (square < 0 || square >= setup.geometry().squares() || setup.piece(square) != null) {
            throw new IllegalArgumentException("square " + square + " is outside the board or named twice");
        }
        return setup.with(square, new Piece("X", side));
    }
}
