package org.matewright.puzzles;

import java.util.List;
import java.util.function.Function;
import org.matewright.rules.variant.Position;

/**
 * What a solver found. Solutions have two shapes: battle play (direct, self and reflex play) gives a tree that begins
 * with keys, help and series play give lines. Code that depends on the shape branches once, by {@link #byShape}.
 */
public sealed interface Solution permits TreeSolution, LineSolution {
    /**
     * What solutions of both shapes have.
     *
     * @param position the position solved
     * @param stipulation the stipulation
     * @param complete whether the search ended by itself; false if a limit or a person stopped it
     * @param statistics what it cost
     * @param coverage how much of an incomplete search is done
     */
    record Header(
            Position position,
            Stipulation stipulation,
            boolean complete,
            Statistics statistics,
            SearchCoverage coverage) {
        /** A search that ended by itself. */
        public static Header complete(Position position, Stipulation stipulation, Statistics statistics) {
            return new Header(position, stipulation, true, statistics, SearchCoverage.WHOLE);
        }

        /** The same after more work. */
        public Header with(boolean complete, Statistics statistics, SearchCoverage coverage) {
            return new Header(position, stipulation, complete, statistics, coverage);
        }
    }

    /**
     * What a search cost.
     *
     * @param nodes moves made
     * @param tableHits positions answered by the table
     * @param seconds wall time
     * @param phases the parts of the work in order, such as keys, tries, set play and play; may be empty
     */
    record Statistics(long nodes, long tableHits, double seconds, List<Phase> phases) {
        /** Nothing. */
        public static final Statistics NONE = new Statistics(0, 0, 0, List.of());

        public Statistics {
            phases = List.copyOf(phases);
        }
    }

    /**
     * A part of the work.
     *
     * @param name what was done
     * @param nodes moves made
     * @param seconds wall time
     */
    record Phase(String name, long nodes, double seconds) {}

    /** The verdict on a composition. */
    enum Verdict {
        /** It has the solution that it claims or, without a claim, should have. */
        SOUND("sound"),
        /** It has other solutions besides. */
        COOKED("cooked"),
        /** It has none. */
        NO_SOLUTION("no solution"),
        /** It can be solved in fewer moves. */
        SHORT_SOLUTION("short solution"),
        /** It has fewer solutions than it claims. */
        FEW_SOLUTIONS("fewer solutions"),
        /** It isn't solved by what it claims. */
        DIFFERS("differs"),
        /** The search was stopped, or didn't begin with the first move. */
        INCOMPLETE("incomplete");

        private final String words;

        Verdict(String words) {
            this.words = words;
        }

        /** The verdict as people and programs read it. */
        public String words() {
            return words;
        }
    }

    /** What solutions of both shapes have. */
    Header header();

    /** The result of the function for this solution's shape. */
    <R> R byShape(Function<? super TreeSolution, ? extends R> tree, Function<? super LineSolution, ? extends R> lines);

    /** The distinct first moves that solve the problem, in coordinates and sorted. */
    List<String> firstMoves();

    /**
     * The least number of moves in which the goal is reached, at most the stipulation's; 0 if it isn't, or if that
     * isn't known. Below the stipulation's number it is a short solution.
     */
    int shortest();

    /**
     * The verdict on the problem by itself. Sound is exactly one key, or at least one line and, where {@code wanted} is
     * above 0, exactly that many; and nothing shorter than the stipulation.
     */
    Verdict verdict(int wanted);

    /** The position solved. */
    default Position position() {
        return header().position();
    }

    /** The stipulation. */
    default Stipulation stipulation() {
        return header().stipulation();
    }

    /** Whether the search ended by itself; false if a limit or a person stopped it. */
    default boolean complete() {
        return header().complete();
    }

    /** What the search cost. */
    default Statistics statistics() {
        return header().statistics();
    }

    /** How much of an incomplete search is done. */
    default SearchCoverage coverage() {
        return header().coverage();
    }

    /** Whether something solves the problem in fewer moves than the stipulation has. */
    default boolean isShort() {
        return shortest() > 0 && shortest() < stipulation().moves();
    }
}
