package org.matewright.puzzles.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.matewright.puzzles.Problem;
import org.matewright.puzzles.io.ProblemYaml;
import org.matewright.rules.testkit.Samples;
import org.matewright.rules.variant.Position;
import org.matewright.rules.variant.Variant;

/** A position that is certainly impossible is reported; a possible one isn't, however strange. */
class LegalityTest {
    private static Position position(String variant, String fen) {
        Variant rules = Samples.variant(variant);
        return rules.position(rules.fen(fen).value()).value();
    }

    /**
     * Three queens beside seven pawns need two promotions of one missing pawn. Pawns on a2, a3 and a4 come from three
     * files at least: one and two captures. The queen on g3 may have opened the file or come with check; of two knights
     * one has checked before. The pawn on d2 hasn't moved, and the one on f4 came from nowhere, since e3, f3 and g3 are
     * full. Queen and rook on one file give one check.
     */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "4k3/8/8/8/8/8/PPPPPPP1/QQQ1K3 w - - | White has 7 pawns and at least 2 promoted pieces",
                "4k3/8/8/8/8/B1B1B3/PPPPPPP1/4K3 w - - | White has 7 pawns and at least 2 promoted pieces",
                "4k3/8/8/8/PPPPPPPP/P7/8/4K3 w - - | White has 9 pawns",
                "rnbqkbnr/pppppppp/8/8/P7/P7/P7/4K3 w - - |"
                        + " White's pawns made at least 3 captures, and Black lacks no piece",
                "4k3/P7/P7/P7/P7/P7/8/4K3 w - - | ''",
                "rnbqk3/pppp4/8/P7/P7/P7/8/4K3 w - - | ''",
                "rnbqkbnr/pppppppp/8/8/8/P7/P7/4K3 w - - |"
                        + " White's pawns made at least 1 capture, and Black lacks no piece",
                "4k3/8/8/8/8/8/8/P3K3 w - - | no pawn can stand on a1",
                "PP2k3/8/8/8/8/8/8/P3K3 w - - | no pawn can stand on a1, a8, b8",
                "4k3/8/8/8/8/8/PPPPPPPP/QQ2K3 w - - | White has 8 pawns and at least 1 promoted piece",
                "4k3/8/8/8/8/8/8/p3K3 w - - | no pawn can stand on a1",
                "7K/8/8/8/8/5N1N/8/6k1 b - - | the check by f3 and h3 can't have come about",
                "7K/8/8/8/8/4k3/3P4/8 b - - | the check by d2 can't have come about",
                "7K/8/8/4k3/5P2/4P1P1/8/8 b - - | ''",
                "7K/8/8/4k3/5P2/4PRP1/8/8 b - - | the check by f4 can't have come about",
                "k7/8/8/8/8/8/8/QQQQQQQQ b - - | ''",
                "6k1/8/8/8/8/6Q1/8/B5KR b - - | ''"
            })
    void onlyCertainDoubtsAreReported(String fen, String doubt) {
        if (doubt.isEmpty()) {
            assertThat(Legality.doubts(position("chess", fen))).isEmpty();
        } else {
            assertThat(Legality.doubts(position("chess", fen))).containsExactly(doubt);
        }
    }

    @Test
    void theSetUpIsPossible() {
        Variant chess = Samples.variant("chess");
        assertThat(Legality.doubts(chess.position(chess.start()).value())).isEmpty();
    }

    /** Where pieces are dropped, or another army begins, nothing of this holds: not even that there are eight pawns. */
    @ParameterizedTest
    @CsvSource({"crazyhouse", "horde", "antichess"})
    void otherVariantsAreLeftAlone(String key) {
        Variant variant = Samples.variant(key);
        assertThat(Legality.doubts(variant.position(variant.start()).value())).isEmpty();
        assertThat(Legality.doubts(position(key, "4k3/8/8/8/PPPPPPPP/P7/8/8 w - -")))
                .isEmpty();
    }

    /** Problems of the collection were composed as possible positions. */
    @ParameterizedTest
    @CsvSource({
        "kardos-1961",
        "turnbull-1999",
        "zepler-1929",
        "thomas-springaren",
        "seidel-1988",
        "gvozdjak-1989",
        "karge-1979"
    })
    void publishedProblemsArePossible(String name) {
        Problem problem = ProblemYaml.load(Path.of("../samples/problems", name + ".yaml"))
                .problems()
                .get(0);
        assertThat(Legality.doubts(problem.variant().position(problem.setup()).value()))
                .isEmpty();
    }
}
