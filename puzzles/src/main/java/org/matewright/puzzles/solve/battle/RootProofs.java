package org.matewright.puzzles.solve.battle;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import org.matewright.puzzles.SolveOptions;
import org.matewright.rules.variant.Move;

/**
 * Collects what the threads of a run prove about the first moves, in rounds with a growing number of moves. First moves
 * are given by their index in the list sorted by text. Safe for use by several threads.
 */
final class RootProofs {
    private final List<Move> moves;
    private final int[] within;
    private final List<List<Move>> refutations;
    /** The index of the first move with which the search begins. */
    private final int start;
    /** How many keys are wanted; 0 for all. */
    private final int maxKeys;

    /** The first moves that are decided in this round. */
    private final BitSet decided = new BitSet();

    RootProofs(List<Move> moves, SolveOptions.Extent extent) {
        this.moves = List.copyOf(moves);
        within = new int[moves.size()];
        refutations = new ArrayList<>(Collections.nCopies(moves.size(), List.of()));
        start = Math.max(0, extent.firstMove() - 1);
        maxKeys = extent.maxSolutions();
    }

    /** The number of first moves. */
    int count() {
        return moves.size();
    }

    /** The index of the first move with which the search begins. */
    int start() {
        return start;
    }

    /** A first move. */
    Move move(int index) {
        return moves.get(index);
    }

    /** Whether a first move is proven to fulfil the stipulation. */
    synchronized boolean isKey(int index) {
        return within[index] > 0;
    }

    /** Begins a round: with its number of moves nothing is decided yet. */
    synchronized void beginRound() {
        decided.clear();
    }

    /** Records that a first move is proven to fulfil the stipulation within so many moves. */
    synchronized void recordKey(int index, int provenWithin) {
        within[index] = provenWithin;
    }

    /** Records that a first move is decided in this round. */
    synchronized void recordDecided(int index) {
        decided.set(index);
    }

    /** Records the refutations of a first move that is a try. */
    synchronized void recordRefutations(int index, List<Move> replies) {
        refutations.set(index, replies);
    }

    /** The number of first moves decided in this round. */
    synchronized int decided() {
        return decided.cardinality();
    }

    /** The index of the first one that isn't decided in this round. */
    synchronized int firstUndecided() {
        return decided.nextClearBit(start);
    }

    /**
     * The first move with which those decided without a gap contain as many keys as are wanted, so that later ones don't
     * matter; -1 if there is none yet. Shorter keys count first.
     *
     * @param round the number of moves of this round
     */
    synchronized int lastNeeded(int round) {
        if (maxKeys == 0) {
            return -1;
        }
        int keys = 0;
        for (int n : within) {
            keys += n > 0 && n < round ? 1 : 0;
        }
        for (int i = start; i < within.length; i++) {
            keys += within[i] == round ? 1 : 0;
            if (keys >= maxKeys) {
                return i;
            }
            if (!decided.get(i)) {
                return -1;
            }
        }
        return -1;
    }

    /** Forgets what this round has proven about the first moves after one, as if they hadn't been searched in it. */
    synchronized void forgetAfter(int index, int round) {
        decided.clear(index + 1, within.length);
        for (int i = index + 1; i < within.length; i++) {
            within[i] = within[i] < round ? within[i] : 0;
        }
    }

    /** What is proven. */
    synchronized RootFacts facts() {
        List<RootFacts.FirstMove> facts = new ArrayList<>();
        for (int i = 0; i < within.length; i++) {
            facts.add(new RootFacts.FirstMove(moves.get(i), within[i], refutations.get(i)));
        }
        return new RootFacts(facts);
    }
}
