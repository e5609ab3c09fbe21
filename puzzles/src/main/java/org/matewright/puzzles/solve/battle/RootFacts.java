package org.matewright.puzzles.solve.battle;

import java.util.ArrayList;
import java.util.List;
import org.matewright.rules.variant.Move;

/**
 * What is proven about the first moves. Facts don't depend on who found them or when, so neither does the answer.
 *
 * @param moves all legal first moves, sorted by text
 * @param within the least number of moves within which each fulfils the stipulation, itself included; 0 if not proven
 * @param refutations for the tries their refutations, sorted by text; empty for all others
 */
record RootFacts(List<Move> moves, int[] within, List<List<Move>> refutations) {
    /** Nothing known yet. */
    static RootFacts unknown(List<Move> moves) {
        List<List<Move>> none = new ArrayList<>();
        for (int i = 0; i < moves.size(); i++) {
            none.add(List.of());
        }
        return new RootFacts(moves, new int[moves.size()], none);
    }

    /** The least number of moves within which the goal can be forced, or 0. */
    int shortest() {
        int least = 0;
        for (int n : within) {
            if (n > 0 && (least == 0 || n < least)) {
                least = n;
            }
        }
        return least;
    }
}
