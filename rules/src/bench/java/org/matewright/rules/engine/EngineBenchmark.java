package org.matewright.rules.engine;

import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.matewright.rules.define.VariantLibrary;
import org.matewright.rules.variant.Variant;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * How long listing, playing and testing moves takes in the set-up of several variants, and among the lions of Chu Shogi,
 * which take up to two pieces in a move (locusts), seven of them in the middle of a game.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class EngineBenchmark {
    private static final String LIONS = "l1l1k1l1/2p2p2/1p2p1p1/3P4/2p1P2P/1P3P2/P1P3L1/L1L1K1L1 w - - 0 1";

    /** The variant. */
    @Param({"chess", "colossus", "mosaic", "shako", "chulion"})
    public String variant = "";

    private final long[] moves = new long[Walker.MAX_MOVES];
    private Walker walker;
    private int end;

    /** Sets the variant up. */
    @Setup
    public void setUp() {
        Variant rules = VariantLibrary.load(variant, Path.of("")).value();
        String start = variant.equals("chulion") ? LIONS : rules.start().toString();
        walker = rules.position(rules.fen(start).value()).value().walker();
        end = walker.generate(moves, 0);
    }

    /** Listing the legal moves of a position that was just reached. */
    @Benchmark
    public int generate() {
        walker.pass();
        walker.unmake();
        return walker.generate(moves, 0);
    }

    /** Playing every move and taking it back. */
    @Benchmark
    public long makeAndUnmakeAll() {
        long keys = 0;
        for (int i = 0; i < end; i++) {
            walker.make(moves[i]);
            keys ^= walker.key();
            walker.unmake();
        }
        return keys;
    }

    /** Whether the side to move is in check. */
    @Benchmark
    public boolean inCheck() {
        return walker.inCheck();
    }

    /** Two moves deep, the last ones counted without being played. */
    @Benchmark
    public long perftTwo() {
        return Perft.count(walker, 2);
    }
}
