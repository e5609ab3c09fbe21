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

/** How long listing, playing and testing moves takes in the set-up of several variants. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class EngineBenchmark {
    /** The variant. */
    @Param({"chess", "colossus", "mosaic", "shako"})
    public String variant = "";

    private final long[] moves = new long[Walker.MAX_MOVES];
    private Walker walker;
    private int end;

    /** Sets the variant up. */
    @Setup
    public void setUp() {
        Variant rules = VariantLibrary.load(variant, Path.of("")).value();
        walker = rules.position(rules.start()).value().walker();
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
