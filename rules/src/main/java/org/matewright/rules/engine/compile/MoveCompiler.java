package org.matewright.rules.engine.compile;

import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.matewright.rules.Geometry;
import org.matewright.rules.betza.Atom;
import org.matewright.rules.betza.Betza;
import org.matewright.rules.betza.Leg;
import org.matewright.rules.betza.MoveTerm;
import org.matewright.rules.engine.tables.Castle;
import org.matewright.rules.engine.tables.TooComplexException;

/**
 * Compiles the moves of one piece on one square into a program and its attack paths (algorithm: docs/NOTATION.md, section
 * 17). Everything that doesn't depend on the position is decided here: the board's edge, holes, ranges, turns, and which
 * squares a path itself has emptied.
 */
final class MoveCompiler {
    /** The largest number of words of the program of one piece on one square. */
    private static final int MAX_PROGRAM = 150_000;
    /** The largest number of words of its attack paths. */
    private static final int MAX_PATHS = 500_000;
    /** The largest number of steps of compiling one piece on one square, whether moves come of them or not. */
    private static final int MAX_WORK = 2_000_000;
    /** The largest number of moves that one piece may have from a square, those that come out twice included. */
    private static final int MAX_EMITTED = 6_000;

    /** The largest number of times that a group in parentheses is repeated (13). */
    private static final int MAX_REPEATS = 40;

    private final Geometry geometry;
    private final int flipX;
    private final LegRays rays;
    private final Effects effects;
    private final List<Castle> castles;
    private final ProgramWriter out;
    private final PathCompiler paths;

    private int from;
    private long begun;
    private @Nullable BitSet firstMoveSquares;

    /**
     * A compiler for one side.
     *
     * @param black whether the moves are Black's, reflected in the horizontal middle line
     * @param rotate whether Black's moves are turned by 180 degrees instead
     */
    MoveCompiler(
            Geometry geometry,
            boolean black,
            boolean rotate,
            Effects effects,
            List<Castle> castles,
            ProgramWriter out) {
        this.geometry = geometry;
        flipX = black && rotate ? -1 : 1;
        rays = new LegRays(geometry, flipX, black ? -1 : 1);
        this.effects = effects;
        this.castles = castles;
        this.out = out;
        paths = new PathCompiler(geometry, rays, new LastLegCompiler(geometry, effects, out), out, this::checkSize);
    }

    /**
     * Sets what holds for one type of piece.
     *
     * @param region the only squares to which it goes, or null
     * @param firstMoveSquares the squares on which it has its first moves, moved or not; null if they are those of an
     *     unmoved piece
     * @param choosy whether there are pieces over which it doesn't hop
     */
    void piece(@Nullable BitSet region, @Nullable BitSet firstMoveSquares, boolean choosy) {
        this.firstMoveSquares = firstMoveSquares;
        paths.piece(region, choosy);
    }

    /** Compiles descriptions for a square; the writer's attack paths and duplicates are those of this square. */
    ProgramWriter compile(List<Betza> descriptions, int square) {
        from = square;
        begun = work();
        out.begin(square);
        for (Betza betza : descriptions) {
            for (MoveTerm term : betza.terms()) {
                compile(term);
                checkSize(betza.text());
            }
        }
        out.end();
        return out;
    }

    private void compile(MoveTerm term) {
        if (term.isCastling()) {
            castling(term.legs().get(0));
        } else if (!term.repeats()) {
            compile(term, term.legs());
        } else {
            // one more repetition at a time, until the last one adds no move
            compile(term, term.legs(0));
            int before = -1;
            for (int k = 1; k <= MAX_REPEATS && before != out.summary().emitted(); k++) {
                before = out.summary().emitted();
                compile(term, term.legs(k));
            }
        }
    }

    private void compile(MoveTerm term, List<Leg> legs) {
        Leg first = legs.get(0);
        if (first.atom().kind() == Atom.Kind.UNIVERSAL) {
            asFirstMove(first, () -> paths.universal(first, from));
        } else {
            asFirstMove(first, () -> paths.compile(term, legs, from));
        }
    }

    /** Runs the body, under the conditions of a first move if the leg has mode {@code i}. */
    private void asFirstMove(Leg first, Runnable body) {
        if (!first.modes().has('i')) {
            body.run();
        } else if (firstMoveSquares == null) {
            out.ifUnmoved(body);
        } else if (firstMoveSquares.get(from)) {
            body.run();
        }
    }

    private void castling(Leg leg) {
        String directions = leg.directions();
        boolean both = directions.isEmpty() || directions.contains("s");
        for (int sign = 1; sign >= -1; sign -= 2) {
            if (both || directions.indexOf(sign > 0 ? 'r' : 'l') >= 0) {
                Castle castle = CastlingBuilder.way(
                        geometry,
                        from,
                        sign * flipX,
                        leg.range(),
                        leg.modes().jumps(),
                        leg.modes().has('i'),
                        effects);
                if (castle != null) {
                    castles.add(castle);
                    out.castle(castles.size() - 1, castle.scan()[0], castle.unmoved());
                }
            }
        }
    }

    /** The work done for all squares so far, in steps. */
    long work() {
        return rays.work() + out.work();
    }

    private void checkSize(String text) {
        if (out.length() > MAX_PROGRAM
                || out.summary().attacks().size() > MAX_PATHS
                || out.summary().emitted() > MAX_EMITTED
                || work() > begun + MAX_WORK) {
            throw new TooComplexException(text);
        }
    }
}
