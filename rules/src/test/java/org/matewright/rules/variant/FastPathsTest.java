package org.matewright.rules.variant;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.matewright.rules.Setup;
import org.matewright.rules.engine.Walker;
import org.matewright.rules.engine.compile.Ruleset;
import org.matewright.rules.engine.tables.Assumption;
import org.matewright.rules.engine.tables.CompiledRules;
import org.matewright.rules.engine.tables.FastPath;
import org.matewright.rules.engine.tables.RuleTraits;
import org.matewright.rules.testkit.Samples;
import org.matewright.rules.testkit.Slow;

/**
 * Every fast path that a sample variant allows is switched off, alone and with all others: no answer changes. With all
 * of them off the engine lists and plays everything, so that each fast path is held against the slow way.
 */
class FastPathsTest {
    /** The paths for which the tables are made: only compiling without them closes them. */
    private static final Set<FastPath> COMPILED_IN = Set.of(FastPath.TARGETS_AS_SETS, FastPath.PAWNS_TOGETHER);

    private static final int GAMES = 3;
    private static final int COMPARED_EVERY = 5;

    private final long[] fast = new long[Walker.MAX_MOVES];
    private final long[] slow = new long[Walker.MAX_MOVES];
    private final long[] space = new long[Walker.MAX_MOVES];

    static Stream<String> variants() {
        return Samples.names().stream();
    }

    @Slow
    @ParameterizedTest
    @MethodSource("variants")
    void noAnswerDependsOnAFastPath(String name) {
        Variant variant = Samples.variant(name);
        CompiledRules rules = variant.rules();
        Set<FastPath> allowed = EnumSet.noneOf(FastPath.class);
        for (FastPath path : FastPath.values()) {
            if (rules.traits().allow(path)) {
                allowed.add(path);
            }
        }
        for (FastPath path : allowed) {
            compare(variant, Set.of(path), 1);
        }
        compare(variant, allowed, GAMES);
    }

    @Test
    void chessAllowsEveryFastPathAndEachIsClosedByWhatItNeeds() {
        RuleTraits chess = Samples.variant("chess").rules().traits();
        for (FastPath path : FastPath.values()) {
            assertThat(chess.allow(path)).as(path.name()).isTrue();
            assertThat(chess.without(Set.of(path)).allow(path)).as(path.name()).isFalse();
            for (Assumption assumption : Assumption.values()) {
                assertThat(chess.alsoBreaking(assumption).allow(path))
                        .as("%s without %s", path, assumption)
                        .isEqualTo(!path.needs().contains(assumption));
            }
        }
    }

    /** Plays some games at random and compares on their positions. */
    private void compare(Variant variant, Set<FastPath> off, int games) {
        String what = variant.key() + " without " + off;
        CompiledRules slower = off.stream().anyMatch(COMPILED_IN::contains)
                ? compiledWithout(variant, off)
                : variant.rules().without(off);
        off.forEach(path -> assertThat(slower.traits().allow(path)).isFalse());
        Random random = new Random(1);
        for (int game = 0; game < games; game++) {
            Walker quick = variant.position(variant.start()).value().walker();
            Walker other = new Walker(slower, variant.start());
            long foreign = 0;
            int plies = 10 + random.nextInt(60);
            for (int ply = 0; ply < plies; ply++) {
                int end = list(quick, fast);
                if (ply % COMPARED_EVERY == game % COMPARED_EVERY) {
                    samePosition(quick, other, foreign, what);
                }
                if (end == 0) {
                    break;
                }
                long move = fast[random.nextInt(end)];
                foreign = move;
                quick.make(move);
                other.make(move);
            }
            samePosition(quick, other, foreign, what);
            while (quick.depth() > 0) {
                quick.unmake();
                other.unmake();
            }
            samePosition(quick, other, foreign, what);
        }
    }

    private static CompiledRules compiledWithout(Variant variant, Set<FastPath> off) {
        Ruleset rules = variant.ruleset();
        rules.traits().without(off);
        return rules.compile();
    }

    private void samePosition(Walker quick, Walker other, long foreign, String what) {
        Setup setup = quick.setup();
        String where = what + ", " + setup;
        int end = list(quick, fast);
        assertThat(moves(slow, list(other, slow))).as(where).isEqualTo(moves(fast, end));
        assertThat(other.setup()).as(where).isEqualTo(setup);
        assertThat(other.key()).as(where).isEqualTo(quick.key());
        assertThat(other.key2()).as(where).isEqualTo(quick.key2());
        assertThat(other.countLegal()).as(where).isEqualTo(quick.countLegal()).isEqualTo(end);
        assertThat(other.hasLegalMove()).as(where).isEqualTo(quick.hasLegalMove());
        assertThat(other.inCheck()).as(where).isEqualTo(quick.inCheck());
        assertThat(other.isCheckmate()).as(where).isEqualTo(quick.isCheckmate());
        assertThat(other.isStalemate()).as(where).isEqualTo(quick.isStalemate());
        assertThat(other.outcome()).as(where).isEqualTo(quick.outcome());
        assertThat(other.isLegal(foreign)).as(where).isEqualTo(quick.isLegal(foreign));
        for (int i = 0; i < end; i++) {
            assertThat(other.isLegal(fast[i])).as(where).isTrue();
        }
        assertThat(checks(other)).as(where).isEqualTo(checks(quick));
        long mate = quick.findMate(0, space, 0);
        long otherMate = other.findMate(0, space, 0);
        assertThat(otherMate != 0).as("a mate in one, " + where).isEqualTo(mate != 0);
        if (mate != 0) {
            assertThat(mates(other, mate)).as(where).isTrue();
            assertThat(mates(quick, otherMate)).as(where).isTrue();
        }
    }

    private static int list(Walker walker, long[] moves) {
        return walker.generate(moves, 0);
    }

    private static List<Long> moves(long[] list, int end) {
        return Arrays.stream(list, 0, end).sorted().boxed().toList();
    }

    /** The moves that give check, from the list that may hold others too. */
    private Set<Long> checks(Walker walker) {
        int end = walker.generateChecks(space, 0);
        List<Long> listed = new ArrayList<>(moves(space, end));
        Set<Long> checks = new TreeSet<>();
        for (long move : listed) {
            walker.make(move);
            if (walker.inCheck()) {
                checks.add(move);
            }
            walker.unmake();
        }
        return checks;
    }

    private static boolean mates(Walker walker, long move) {
        walker.make(move);
        boolean mates = walker.isCheckmate();
        walker.unmake();
        return mates;
    }
}
