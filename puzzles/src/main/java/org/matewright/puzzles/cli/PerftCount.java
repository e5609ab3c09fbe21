package org.matewright.puzzles.cli;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import org.matewright.rules.engine.Perft;
import org.matewright.rules.engine.Walker;
import org.matewright.rules.variant.Move;
import org.matewright.rules.variant.Position;

/**
 * A perft count.
 *
 * @param nodes the leaves counted
 * @param byMove the leaves below each first move, sorted by the move's text
 * @param complete whether all were counted
 */
record PerftCount(long nodes, Map<String, Long> byMove, boolean complete) {
    /** The depth from which a count takes long enough to be worth stopping. */
    private static final int UNSTOPPABLE = 4;

    /** Counts, with the first moves shared between threads. */
    static PerftCount of(Position position, int depth, int threads, Stop stop) {
        if (depth == 0) {
            return new PerftCount(1, Map.of(), true);
        }
        List<Move> moves = position.moves();
        List<Callable<Long>> work = moves.stream()
                .map(move -> (Callable<Long>) () -> {
                    Walker walker = position.walker();
                    walker.make(move.code());
                    return count(walker, depth - 1, stop);
                })
                .toList();
        List<Long> counts = Threads.all(threads, work);
        Map<String, Long> byMove = new TreeMap<>();
        long nodes = 0;
        for (int i = 0; i < moves.size(); i++) {
            byMove.merge(moves.get(i).text(), counts.get(i), Long::sum);
            nodes += counts.get(i);
        }
        return new PerftCount(nodes, Collections.unmodifiableMap(byMove), !stop.isRequested());
    }

    private static long count(Walker walker, int depth, Stop stop) {
        if (stop.isRequested()) {
            return 0;
        }
        if (depth <= UNSTOPPABLE) {
            return Perft.count(walker, depth);
        }
        long[] moves = new long[Walker.MAX_MOVES];
        int end = walker.generate(moves, 0);
        long nodes = 0;
        for (int i = 0; i < end; i++) {
            walker.make(moves[i]);
            nodes += count(walker, depth - 1, stop);
            walker.unmake();
        }
        return nodes;
    }
}
