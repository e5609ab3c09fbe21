package org.matewright.rules.engine;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.matewright.rules.testkit.Samples;
import org.matewright.rules.variant.Variant;

/** The hot path allocates nothing: the garbage collector never runs because of a search. */
class AllocationTest {
    /** What the virtual machine itself allocates now and then, as it compiles, isn't there in every walk. */
    private static final int RUNS = 5;

    private final long[][] moves = new long[4][Walker.MAX_MOVES];

    @ParameterizedTest
    @ValueSource(strings = {"chess", "colossus", "mosaic", "shako"})
    void generatingMakingAndUnmakingAllocateNothing(String name) {
        Variant variant = Samples.variant(name);
        Walker walker = variant.position(variant.start()).value().walker();
        long least = Long.MAX_VALUE;
        for (int run = 0; run < RUNS && least > 0; run++) {
            least = Math.min(least, allocatedBy(walker));
        }
        assertThat(least).as("bytes allocated").isZero();
    }

    /** The bytes that one walk allocates, without what measuring them takes. */
    private long allocatedBy(Walker walker) {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long thread = Thread.currentThread().getId();
        long before = threads.getThreadAllocatedBytes(thread);
        long again = threads.getThreadAllocatedBytes(thread);
        walk(walker, 3);
        long after = threads.getThreadAllocatedBytes(thread);
        return after - again - (again - before);
    }

    private void walk(Walker walker, int depth) {
        int end = walker.generate(moves[depth], 0);
        walker.generateChecks(moves[0], 0);
        walker.hasLegalMove();
        if (depth > 1) {
            for (int i = 0; i < end; i++) {
                walker.make(moves[depth][i]);
                walk(walker, depth - 1);
                walker.unmake();
            }
        }
    }
}
