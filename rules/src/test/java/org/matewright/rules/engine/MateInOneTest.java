package org.matewright.rules.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.matewright.rules.Checked;
import org.matewright.rules.Geometry;
import org.matewright.rules.Piece;
import org.matewright.rules.Setup;
import org.matewright.rules.Side;
import org.matewright.rules.define.VariantLibrary;
import org.matewright.rules.testkit.Samples;
import org.matewright.rules.testkit.Seeds;
import org.matewright.rules.testkit.Slow;
import org.matewright.rules.variant.PieceType;
import org.matewright.rules.variant.Position;
import org.matewright.rules.variant.Variant;

/**
 * The quick answers about mate and single moves against the slow ones that list and play everything, on random positions
 * of every sample variant: pieces crowded around a king, pieces after some play from the start, and what random play leads to
 * from there. The seed is
 * 1, or what {@code -Dseed=N} says; {@code -Dpositions=N} asks for more.
 */
@Slow
class MateInOneTest {
    private static final long SEED = Seeds.first(MateInOneTest.class, 1);
    private static final int POSITIONS = Seeds.count("positions", 40);
    private static final int PLIES = 4;

    private final long[] moves = new long[Walker.MAX_MOVES];
    private final long[] space = new long[Walker.MAX_MOVES];
    private long hint;
    private final long[] other = new long[Walker.MAX_MOVES];
    private int mates;
    private int judged;

    static Stream<String> variants() {
        return Samples.names().stream();
    }

    /** A king that leaps to so many squares that their flights don't fit into a word of bits. */
    @Test
    void soTheyAreOfAKingWithManyFlights() {
        String text = """
                name: Leaping king
                board: 12x12
                pieces:
                  rook: {id: R, moves: R}
                  knight: {id: N, moves: N}
                  king: {id: K, moves: KADNHGCZ, royal: true}
                setup: 5k6/12/12/12/12/12/12/12/12/12/12/R4K4RN w - - 0 1
                """;
        quickAnswersAreTheSlowOnes(
                "leaping king", VariantLibrary.read(text, Path.of("")).value());
    }

    @ParameterizedTest
    @MethodSource("variants")
    void quickAnswersAreTheSlowOnes(String name) {
        quickAnswersAreTheSlowOnes(name, Samples.variant(name));
    }

    private void quickAnswersAreTheSlowOnes(String name, Variant variant) {
        Random random = new Random(SEED);
        for (int i = 0; i < POSITIONS; i++) {
            Checked<Position> position = variant.position(i % 4 == 3 ? variant.start() : crowded(variant, random));
            if (position.isOk()) {
                Walker walker = position.value().walker();
                play(walker, i % 4 == 3 ? 5 + random.nextInt(60) : 0, random);
                for (int ply = 0; ply < PLIES; ply++) {
                    int end = compare(walker, name);
                    if (end == 0) {
                        break;
                    }
                    walker.make(moves[random.nextInt(end)]);
                }
            }
        }
        boolean surely = name.equals("chess") || name.equals("colossus");
        assertThat(mates).as("mates found").isGreaterThan(surely ? 0 : -1);
        assertThat(judged).as("moves judged by one reply").isGreaterThan(surely ? 0 : -1);
    }

    private void play(Walker walker, int plies, Random random) {
        for (int ply = 0; ply < plies; ply++) {
            int end = walker.generate(moves, 0);
            if (end == 0) {
                walker.unmake();
                return;
            }
            walker.make(moves[random.nextInt(end)]);
        }
    }

    /** Compares on the position of the walker and gives the number of its moves. */
    private int compare(Walker walker, String name) {
        int end = walker.generate(moves, 0);
        if (walker.verdict() == 0) {
            assertThat(walker.isCheckmate())
                    .as("mate, %s %s", name, walker.setup())
                    .isEqualTo(end == 0 && walker.inCheck());
        }
        List<Long> mating = new ArrayList<>();
        for (int i = 0; i < end; i++) {
            assertThat(walker.isLegal(moves[i]))
                    .as("legal, %s %s", name, walker.setup())
                    .isTrue();
            walker.make(moves[i]);
            if (walker.inCheck() && !walker.hasLegalMove() && walker.isCheckmate()) {
                mating.add(moves[i]);
            }
            walker.unmake();
        }
        if (hint != 0 && !contains(end, hint)) {
            assertThat(walker.isLegal(hint))
                    .as("illegal, %s %s", name, walker.setup())
                    .isFalse();
        }
        long found = walker.findMate(hint, space, 0);
        assertThat(found != 0).as("a mate in one, %s %s", name, walker.setup()).isEqualTo(!mating.isEmpty());
        if (found != 0) {
            assertThat(mating).as("the mate found, %s %s", name, walker.setup()).contains(found);
            mates++;
        }
        standingRepliesRefute(walker, end, name);
        hint = end == 0 ? hint : moves[(int) Math.floorMod(walker.key(), (long) end)];
        return end;
    }

    /** What one reply is said to refute, it does: it can be made, and then there is no mate in one. */
    private void standingRepliesRefute(Walker walker, int end, String name) {
        walker.pass();
        int replies = walker.generate(other, 0);
        walker.unmake();
        for (int j = 0; j < replies; j += 1 + replies / 8) {
            if (!walker.prepareReply(j % Walker.CERTIFICATES, other[j])) {
                continue;
            }
            for (int i = 0; i < end; i++) {
                if (walker.refutesByReply(j % Walker.CERTIFICATES, moves[i])) {
                    judged++;
                    walker.make(moves[i]);
                    assertThat(walker.isLegal(other[j]))
                            .as("the reply %s to %s, %s %s", square(other[j]), square(moves[i]), name, walker.setup())
                            .isTrue();
                    walker.make(other[j]);
                    assertThat(mateInOne(walker))
                            .as("a mate in one, %s %s", name, walker.setup())
                            .isFalse();
                    walker.unmake();
                    walker.unmake();
                }
            }
        }
    }

    private static String square(long move) {
        return Walker.from(move) + " to " + Walker.to(move);
    }

    /** Whether some move mates, by playing all. */
    private boolean mateInOne(Walker walker) {
        int end = walker.generate(space, 0);
        boolean mate = false;
        for (int i = 0; i < end && !mate; i++) {
            walker.make(space[i]);
            mate = walker.inCheck() && !walker.hasLegalMove();
            walker.unmake();
        }
        return mate;
    }

    private boolean contains(int end, long move) {
        for (int i = 0; i < end; i++) {
            if (moves[i] == move) {
                return true;
            }
        }
        return false;
    }

    private static Setup crowded(Variant variant, Random random) {
        Geometry geometry = variant.geometry();
        List<PieceType> royals =
                variant.pieces().stream().filter(PieceType::royal).toList();
        List<PieceType> others =
                variant.pieces().stream().filter(p -> !p.royal()).toList();
        List<Integer> squares = new ArrayList<>();
        int width = Math.min(geometry.files(), 4 + random.nextInt(3));
        int height = Math.min(geometry.ranks(), 4 + random.nextInt(3));
        int left = random.nextInt(geometry.files() - width + 1);
        int bottom = random.nextInt(geometry.ranks() - height + 1);
        for (int file = left; file < left + width; file++) {
            for (int rank = bottom; rank < bottom + height; rank++) {
                squares.add(geometry.square(file, rank));
            }
        }
        squares.removeIf(geometry::isHole);
        java.util.Collections.shuffle(squares, random);
        Setup setup = Setup.empty(geometry)
                .withSide(random.nextBoolean() ? Side.WHITE : Side.BLACK)
                .withCastling("-");
        int next = 0;
        for (Side side : Side.values()) {
            if (!royals.isEmpty()) {
                setup = setup.with(
                        squares.get(next++),
                        new Piece(royals.get(random.nextInt(royals.size())).id(), side));
            }
            int count = 1 + random.nextInt(6);
            for (int i = 0; i < count && next < squares.size() && !others.isEmpty(); i++) {
                setup = setup.with(
                        squares.get(next++),
                        new Piece(others.get(random.nextInt(others.size())).id(), side));
            }
        }
        return setup;
    }
}
