package org.matewright.rules.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.matewright.rules.Geometry;
import org.matewright.rules.Piece;
import org.matewright.rules.Setup;
import org.matewright.rules.Side;
import org.matewright.rules.betza.Betza;
import org.matewright.rules.engine.compile.Ruleset;
import org.matewright.rules.engine.tables.CompiledRules;
import org.matewright.rules.engine.tables.FastPath;
import org.matewright.rules.engine.tables.TooComplexException;
import org.matewright.rules.testkit.Samples;
import org.matewright.rules.testkit.Seeds;
import org.matewright.rules.variant.Position;
import org.matewright.rules.variant.Variant;

/**
 * Laws that every position of every sample variant obeys, tried on random play. The seed is in each test's name;
 * {@code -Dseed=N} starts from another.
 */
class EngineLawsTest {
    private static final long SEED = Seeds.first(EngineLawsTest.class, 20261130);
    private static final int GAMES = Seeds.count("games", 1);
    private static final int PLIES = 64;

    private final long[] legal = new long[Walker.MAX_MOVES];
    private final long[] other = new long[Walker.MAX_MOVES];

    static Stream<Arguments> games() {
        return Samples.names().stream()
                .flatMap(name -> LongStream.range(SEED, SEED + GAMES).mapToObj(seed -> Arguments.of(name, seed)));
    }

    @ParameterizedTest(name = "{0}, seed {1}")
    @MethodSource("games")
    void randomPlayObeysTheLaws(String name, long seed) {
        Variant variant = Samples.variant(name);
        SplittableRandom random = new SplittableRandom(seed);
        Walker walker = variant.position(variant.start()).value().walker();
        for (int ply = 0; ply < PLIES; ply++) {
            int end = walker.generate(legal, 0);
            slowLegalityAgrees(walker, end);
            checksAreAmongThem(walker, end);
            assertThat(walker.countLegal()).isEqualTo(end);
            assertThat(walker.hasLegalMove()).isEqualTo(end > 0);
            if (ply % 8 == 0) {
                aPieceMovesTheSameWhoeverIsToMove(variant, walker);
                for (int i = 0; i < end; i++) {
                    undoRestores(walker, legal[i]);
                }
                setUpAfreshIsTheSame(variant, walker, end);
            }
            if (end == 0) {
                break;
            }
            walker.make(legal[random.nextInt(end)]);
        }
    }

    /** What a piece can do, safety aside, is asked of either side: only rights en passant hang on who is to move. */
    private void aPieceMovesTheSameWhoeverIsToMove(Variant variant, Walker walker) {
        for (int square = 0; square < variant.geometry().squares(); square++) {
            if (walker.occupant(square) != 0) {
                walker.pass();
                int end = walker.pseudoLegal(square, other, 0);
                walker.pass();
                assertThat(walker.pseudoLegal(square, legal, 0))
                        .as("%s, square %d", variant.name(), square)
                        .isEqualTo(end);
                assertThat(Arrays.copyOf(legal, end))
                        .as("%s, square %d", variant.name(), square)
                        .isEqualTo(Arrays.copyOf(other, end));
                walker.unmake();
                walker.unmake();
            }
        }
        walker.generate(legal, 0);
    }

    /**
     * Quick legality, which rarely plays a move, against playing every move and looking at the royals. Variants with
     * unusual rules of safety play every move anyway.
     */
    private void slowLegalityAgrees(Walker walker, int end) {
        if (!walker.rules().traits().allow(FastPath.COUNTING)) {
            return;
        }
        if (walker.verdict() != 0) {
            assertThat(end).isZero();
            return;
        }
        int count = 0;
        for (int square = 0; square < walker.rules().squares(); square++) {
            if (walker.piece(square) == null || walker.piece(square).side() != walker.side()) {
                continue;
            }
            int last = walker.pseudoLegal(square, other, 0);
            for (int i = 0; i < last; i++) {
                if (walker.isCastling(other[i])) {
                    continue;
                }
                walker.make(other[i]);
                boolean safe = !walker.isOpponentInCheck();
                walker.unmake();
                boolean listed = contains(legal, end, other[i]);
                assertThat(listed).as(() -> "a move in " + walker.setup()).isEqualTo(safe);
                assertThat(walker.isLegal(other[i])).isEqualTo(safe);
                count += safe ? 1 : 0;
            }
        }
        for (int i = 0; i < end; i++) {
            count += walker.isCastling(legal[i]) ? 1 : 0;
        }
        assertThat(count).isEqualTo(end);
    }

    private void checksAreAmongThem(Walker walker, int end) {
        int checks = walker.generateChecks(other, 0);
        for (int i = 0; i < checks; i++) {
            assertThat(contains(legal, end, other[i])).isTrue();
        }
        for (int i = 0; i < end; i++) {
            walker.make(legal[i]);
            boolean check = walker.inCheck();
            walker.unmake();
            if (check) {
                assertThat(contains(other, checks, legal[i]))
                        .as(() -> "a check in " + walker.setup())
                        .isTrue();
            }
        }
    }

    private static boolean contains(long[] list, int end, long move) {
        for (int i = 0; i < end; i++) {
            if (list[i] == move) {
                return true;
            }
        }
        return false;
    }

    private static void undoRestores(Walker walker, long move) {
        String before = walker.setup().toString();
        long key = walker.key();
        long key2 = walker.key2();
        walker.make(move);
        walker.unmake();
        assertThat(walker.key()).isEqualTo(key);
        assertThat(walker.key2()).isEqualTo(key2);
        assertThat(walker.setup().toString()).isEqualTo(before);
    }

    /** The keys kept move by move are those of the position set up afresh, and so are its moves. */
    private void setUpAfreshIsTheSame(Variant variant, Walker walker, int end) {
        Position again =
                variant.position(variant.fen(walker.setup().toString()).value()).value();
        Walker fresh = again.walker();
        assertThat(fresh.setup()).isEqualTo(walker.setup());
        int freshEnd = fresh.generate(other, 0);
        assertThat(sorted(other, freshEnd)).isEqualTo(sorted(legal, end));
        assertThat(fresh.key()).as(() -> "key of " + walker.setup()).isEqualTo(walker.key());
        assertThat(fresh.key2()).isEqualTo(walker.key2());
    }

    private static long[] sorted(long[] list, int end) {
        long[] copy = Arrays.copyOf(list, end);
        Arrays.sort(copy);
        return copy;
    }

    @Test
    void moreMovesThanAListHoldsAreSaidSo() {
        // 40 universal leapers on 256 squares have 40 * 216 = 8640 moves
        Geometry board = Geometry.of(16, 16);
        Setup setup = Setup.empty(board);
        for (int square = 0; square < 40; square++) {
            setup = setup.with(square, new Piece("U", Side.WHITE));
        }
        CompiledRules rules = new Ruleset(Setup.empty(board))
                .piece(new Ruleset.Type("U", Betza.parse("U").value(), false))
                .compile();
        Walker walker = new Walker(rules, setup);
        assertThatThrownBy(() -> walker.generate(legal, 0))
                .isInstanceOf(TooComplexException.class)
                .hasMessageContaining("8192");
    }
}
