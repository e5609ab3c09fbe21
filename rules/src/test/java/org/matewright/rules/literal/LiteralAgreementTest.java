package org.matewright.rules.literal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.matewright.rules.Checked;
import org.matewright.rules.Setup;
import org.matewright.rules.engine.tables.TooComplexException;
import org.matewright.rules.testkit.Seeds;
import org.matewright.rules.testkit.Slow;
import org.matewright.rules.variant.Move;
import org.matewright.rules.variant.PieceType;
import org.matewright.rules.variant.Position;
import org.matewright.rules.variant.Variant;

/**
 * The compiled engine against the literal interpreter on random variants and positions. {@code -Dseed=N} starts
 * elsewhere, {@code -Dpairs=N} tries more or fewer positions.
 */
@Slow
class LiteralAgreementTest {
    private static final long SEED = Seeds.first(LiteralAgreementTest.class, 20261130);
    private static final int PAIRS = Seeds.count("pairs", 10_000);
    private static final int POSITIONS = 12;
    private static final int PLIES = 3;

    @Test
    void bothListTheSameMoves() {
        int pairs = 0;
        for (long seed = SEED; pairs < PAIRS; seed++) {
            RandomVariants random = new RandomVariants(seed);
            Variant variant = random.variant();
            String context = "seed " + seed + ": "
                    + variant.pieces().stream()
                            .map(PieceType::moves)
                            .map(b -> b.text())
                            .toList();
            try {
                variant.rules();
            } catch (TooComplexException e) {
                continue;
            }
            for (int n = 0; n < POSITIONS; n++) {
                Setup setup = n == 0 ? variant.start() : random.position(variant.geometry(), variant.pieces());
                pairs += compare(variant, setup, random, context);
            }
        }
    }

    private static int compare(Variant variant, Setup setup, RandomVariants random, String context) {
        LiteralBoard literal = LiteralBoard.of(variant, setup);
        Checked<Position> checked = variant.position(setup);
        assertThat(checked.isOk())
                .as("%s%n%s", context, setup)
                .isEqualTo(!literal.inCheck(setup.side().other()));
        if (!checked.isOk()) {
            return 1;
        }
        Position position = checked.value();
        for (int ply = 0; ply < PLIES; ply++) {
            Map<String, LiteralPiece.Move> legal = literal.legal();
            Set<String> listed =
                    new TreeSet<>(position.moves().stream().map(Move::text).toList());
            assertThat(listed).as("%s%n%s", context, position.setup()).isEqualTo(legal.keySet());
            assertThat(position.inCheck())
                    .as("%s%n%s", context, position.setup())
                    .isEqualTo(literal.inCheck(position.side()));
            if (legal.isEmpty()) {
                return ply + 1;
            }
            List<String> texts = new ArrayList<>(legal.keySet());
            String text = texts.get(random.below(texts.size()));
            literal = literal.play(legal.get(text));
            position = position.play(position.move(text).orElseThrow());
        }
        return PLIES;
    }
}
