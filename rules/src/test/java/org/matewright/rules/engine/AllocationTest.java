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
    private final long[][] moves = new long[4][Walker.MAX_MOVES];

    @ParameterizedTest
    @ValueSource(strings = {"chess", "colossus", "mosaic", "shako"})
    void generatingMakingAndUnmakingAllocateNothing(String name) {
        Variant variant = Samples.variant(name);
        Walker walker = variant.position(variant.start()).value().walker();
        walk(walker, 3);
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long thread = Thread.currentThread().getId();
        long before = threads.getThreadAllocatedBytes(thread);
        long again = threads.getThreadAllocatedBytes(thread);
        walk(walker, 3);
        long after = threads.getThreadAllocatedBytes(thread);
        assertThat(after - again).isEqualTo(again - before);
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
