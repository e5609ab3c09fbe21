package org.matewright.rules.engine.compile;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.matewright.rules.Geometry;
import org.matewright.rules.betza.Atom;
import org.matewright.rules.betza.Betza;
import org.matewright.rules.betza.Leg;
import org.matewright.rules.betza.MoveTerm;
import org.matewright.rules.engine.packed.SquareSet;
import org.matewright.rules.engine.tables.Castle;
import org.matewright.rules.engine.tables.TooComplexException;

/**
 * Measures the room that the moves of a variant's pieces need once compiled, and the work of compiling them, without keeping
 * the result: so that a definition that can't be played is found when it is read, and soon.
 */
public final class Complexity {
    /**
     * The largest number of words of one side's moves: somewhat less than half of what both may take, since boards with
     * holes may treat the sides differently.
     */
    private static final int MAX_WORDS = 7_000_000;

    /** The largest amount of work for one side, in steps of some 0.1 us each. */
    private static final int MAX_WORK = 5_000_000;

    /** The number of words of a castling, about. */
    private static final int CASTLING_WORDS = 40;

    /** An upper bound for a plain term on the largest board, room or work: a queen's needs some 71,000 words. */
    private static final int MAX_PLAIN_TERM = 75_000;

    private record Part(Betza moves, BitSet squares) {}

    private record Cost(int words, int work) {}

    private final Geometry geometry;
    private final Ints program = new Ints();
    private final MoveCompiler compiler;
    private final List<Castle> castles = new ArrayList<>();
    private final Map<Part, Cost> measured = new HashMap<>();
    private final List<Part> estimated = new ArrayList<>();
    private int words;
    private int work;
    private int estimate;

    /** A measure for pieces on a board. */
    public Complexity(Geometry geometry) {
        this.geometry = geometry;
        Effects effects = new Effects();
        TargetWriter targets = new TargetWriter(new SquareSets(SquareSet.words(geometry.squares())), new Ints(), false);
        ProgramWriter writer = new ProgramWriter(program, targets, effects);
        compiler = new MoveCompiler(geometry, false, false, effects, castles, writer);
    }

    /**
     * Adds moves that a piece has on some squares.
     *
     * @throws TooComplexException if they, or all together, have too many paths
     */
    public void add(Betza moves, BitSet squares) {
        Part part = new Part(moves, squares);
        if (moves.terms().stream().allMatch(Complexity::isPlain)
                && moves.terms().size() <= 10) {
            // most pieces are so, and as long as all are, an estimate suffices
            double share = (double) geometry.squares() / Geometry.MAX / Geometry.MAX;
            estimate += (int) (moves.terms().size() * MAX_PLAIN_TERM * share * Math.sqrt(share));
            estimated.add(part);
        } else {
            measure(part);
        }
        if (words + estimate > MAX_WORDS || work + estimate > MAX_WORK) {
            estimate = 0;
            estimated.forEach(this::measure);
            estimated.clear();
        }
    }

    private static boolean isPlain(MoveTerm term) {
        Leg leg = term.legs().get(0);
        return term.legs().size() == 1
                && !term.repeats()
                && leg.atom().kind() != Atom.Kind.UNIVERSAL
                && !leg.modes().hasAny("pgzqjno");
    }

    private void measure(Part part) {
        Cost known = measured.get(part);
        if (known != null) {
            spend(known, part);
            return;
        }
        int wordsBefore = words;
        int workBefore = work;
        BitSet squares = part.squares();
        for (int square = squares.nextSetBit(0); square >= 0; square = squares.nextSetBit(square + 1)) {
            if (square < geometry.squares() && !geometry.isHole(square)) {
                spend(measure(part, square), part);
            }
        }
        measured.put(part, new Cost(words - wordsBefore, work - workBefore));
    }

    private Cost measure(Part part, int square) {
        long before = compiler.work();
        castles.clear();
        ProgramWriter writer = compiler.compile(List.of(part.moves()), square);
        int size = writer.length() + writer.summary().attacks().size() + CASTLING_WORDS * castles.size();
        program.truncate(0);
        return new Cost(size, (int) (compiler.work() - before));
    }

    private void spend(Cost cost, Part part) {
        words += cost.words();
        work += cost.work();
        if (words > MAX_WORDS || work > MAX_WORK) {
            throw new TooComplexException(part.moves().text());
        }
    }
}
