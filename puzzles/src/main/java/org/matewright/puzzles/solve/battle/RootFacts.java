package org.matewright.puzzles.solve.battle;

import java.util.List;
import org.matewright.rules.variant.Move;

/**
 * What is proven about the first moves. Facts don't depend on who proved them or when, so neither does the solution.
 *
 * @param firstMoves all legal first moves, sorted by text
 */
record RootFacts(List<FirstMove> firstMoves) {
    RootFacts {
        firstMoves = List.copyOf(firstMoves);
    }

    /**
     * What is proven about a first move.
     *
     * @param within the least number of moves, itself included, within which it fulfils the stipulation; 0 if not proven
     * @param refutations the refutations if it is a try, sorted by text; otherwise none
     */
    record FirstMove(Move move, int within, List<Move> refutations) {
        FirstMove {
            refutations = List.copyOf(refutations);
        }

        /** Whether it is proven to fulfil the stipulation. */
        boolean isKey() {
            return within > 0;
        }

        /** Whether it fails to a few replies only. */
        boolean isTry() {
            return !isKey() && !refutations.isEmpty();
        }
    }

    /** The first moves that fulfil the stipulation. */
    List<FirstMove> keys() {
        return firstMoves.stream().filter(FirstMove::isKey).toList();
    }

    /** The first moves that fail to a few replies only. */
    List<FirstMove> tries() {
        return firstMoves.stream().filter(FirstMove::isTry).toList();
    }
}
