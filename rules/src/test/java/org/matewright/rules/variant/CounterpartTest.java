package org.matewright.rules.variant;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.matewright.rules.Setup;
import org.matewright.rules.testkit.Samples;
import org.matewright.rules.testkit.Seeds;
import org.matewright.rules.testkit.Slow;
import org.matewright.rules.variant.Counterpart.Kind;

/**
 * Random play in every sample variant: what a mirror shows of a position has the moves that the mirror shows, the same
 * with the sides exchanged, and rules written anew are the same rules. {@code -Dseed=N} plays other games.
 */
@Slow
class CounterpartTest {
    private static final long SEED = Seeds.first(CounterpartTest.class, 20261130);
    private static final int PLIES = 25;

    static List<String> variants() {
        return Samples.names();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("variants")
    void whatIsTheSameButForItsSideHasTheSameMoves(String name) {
        Variant variant = Samples.variant(name);
        for (Kind kind : Kind.values()) {
            Counterpart counterpart = Counterpart.of(kind, variant);
            if (counterpart != null) {
                play(variant, counterpart, new SplittableRandom(SEED + kind.ordinal()));
            }
        }
    }

    private static void play(Variant variant, Counterpart counterpart, SplittableRandom random) {
        Position position = variant.position(variant.start()).value();
        for (int ply = 0; ply < PLIES; ply++) {
            Position now = position;
            if (ply % 5 == 0) {
                Position other = counterpart
                        .variant()
                        .position(counterpart.setup(now.setup()))
                        .value();
                assertThat(counterpart.listed(other))
                        .as(() -> now + " against " + other + " of seed " + SEED)
                        .isEqualTo(counterpart.expected(now));
                assertThat(normal(other.setup())).isEqualTo(normal(counterpart.setup(now.setup())));
                assertThat(other.status()).isEqualTo(now.status());
            }
            List<Move> moves = now.moves();
            if (moves.isEmpty()) {
                return;
            }
            position = now.play(moves.get(random.nextInt(moves.size())));
        }
    }

    /** The letters of the castling field in the order of the alphabet. */
    private static Setup normal(Setup setup) {
        String castling = setup.castling();
        return castling == null
                ? setup
                : setup.withCastling(castling.chars()
                        .sorted()
                        .mapToObj(letter -> String.valueOf((char) letter))
                        .collect(Collectors.joining()));
    }
}
