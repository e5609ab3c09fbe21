package org.matewright.puzzles.diagram;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.matewright.puzzles.Problem;
import org.matewright.puzzles.io.ProblemYaml;
import org.matewright.puzzles.text.RuleWords;
import org.matewright.rules.Piece;
import org.matewright.rules.Setup;
import org.matewright.rules.Side;
import org.matewright.rules.config.Config;
import org.matewright.rules.define.VariantLibrary;
import org.matewright.rules.define.VariantWriter;
import org.matewright.rules.testkit.Samples;
import org.matewright.rules.variant.Variant;

class LegendTest {
    private static Variant variant(String key) {
        return Samples.variant(key);
    }

    @Test
    void orthodoxPiecesNeedNoWords() {
        for (String key : new String[] {"chess", "chess960", "janus"}) {
            assertThat(texts(key, "startpos")).as(key).noneMatch(text -> text.matches("(King|Knight|Rook|Pawn).*"));
        }
        assertThat(Legend.of(variant("chess"), variant("chess").start())).isEmpty();
    }

    private static List<String> texts(String key, String fen) {
        Setup setup = variant(key).fen(fen).value();
        return Legend.of(variant(key), setup).stream().map(LegendEntry::text).toList();
    }

    /** Its pawn may make the double step at any time; its pieces and its promotions are those of chess. */
    @Test
    void aPawnThatMovesOtherwiseIsExplained() {
        assertThat(texts("colossus", "9k/10/10/10/10/4P5/10/10/10/K9 w - -"))
                .singleElement()
                .satisfies(text -> assertThat(text).startsWith("Pawn: ").contains("two squares"));
        assertThat(texts("colossus", "9k/10/10/10/10/4N5/10/10/10/K9 w - -")).isEmpty();
    }

    @Test
    void aRoyalThatMovesOtherwiseIsExplainedAndSoIsAKingThatIsNone() {
        assertThat(texts("knightmate", "k7/8/8/8/8/8/8/K7 w - -"))
                .singleElement()
                .satisfies(text -> assertThat(text).startsWith("King: leaps like a knight"));
        assertThat(texts("antichess", "k7/8/8/8/8/8/8/K7 w - -"))
                .contains(
                        "King (not royal): steps one square in any direction",
                        "Forced captures: any",
                        "Stalemate wins");
        assertThat(texts("xiangqi", "4k4/9/9/9/9/9/9/9/9/3K5 w - -"))
                .anyMatch(text -> text.startsWith("General (royal): "));
    }

    /** The palace concerns the advisors that stand there; there is no elephant, so its half isn't listed. */
    @Test
    void limitsOfRegionsAndExtraMovesAreListed() {
        assertThat(texts("xiangqi", "4k4/9/9/9/9/9/P8/9/9/3AK4 w - -"))
                .contains(
                        "Extra moves: soldier: steps one square sideways, from last 5 ranks",
                        "Stay within: advisor d1-f3; general d1-f3",
                        "Stalemate loses");
    }

    /** A pawn can become a met in Makruk, which the position doesn't have yet. */
    @Test
    void whatAPieceCanBecomeIsExplainedToo() {
        assertThat(texts("makruk", "k7/8/8/8/8/4P3/8/K7 w - -"))
                .anyMatch(text -> text.startsWith("Met: steps one square diagonally"))
                .contains("Promotion: pawn: zone last 3 ranks, to met");
        assertThat(texts("makruk", "k7/8/8/8/8/4R3/8/K7 w - -")).isEmpty();
    }

    @Test
    void joinedEdgesAreListed() {
        assertThat(texts("cylinder", "k7/8/8/8/8/4R3/8/K7 w - -")).containsExactly("Board: cylinder");
    }

    /** In b) an amazon comes in by another variant; in c) stalemate counts otherwise, as the caption says. */
    @Test
    void whatTwinsBringInIsExplained() {
        Problem problem = ProblemYaml.read(
                        "position: k7/8/8/8/8/4Q3/8/K7\nstipulation: \"#2\"\n"
                                + "twins: {b: {variant: knightmate}, c: {rules: \"results: {stalemate: loss}\"},"
                                + " d: {add: white Ph2}}\n",
                        Path.of(""))
                .problems()
                .get(0);
        assertThat(Legend.of(problem, Path.of("")))
                .extracting(LegendEntry::text)
                .singleElement()
                .satisfies(text -> assertThat(text).startsWith("b) King: leaps like a knight"));
    }

    /**
     * Mosaic's rook and bishop are orthodox; its knight also leaps two squares straight on. Rooks become gryphons,
     * knights and bishops rhinoceroses.
     */
    @Test
    void eachFairyPieceThatIsShownIsExplainedOnce() {
        Variant mosaic = variant("mosaic");
        Setup setup = mosaic.fen("12/12/12/4k7/12/2Y2y6/12/2N2R2B3/12/4K7/12/12 w - -")
                .value();
        assertThat(Legend.of(mosaic, setup))
                .extracting(LegendEntry::piece)
                .containsExactly(
                        new Piece("N", Side.WHITE), new Piece("Y", Side.WHITE), new Piece("U", Side.WHITE), null, null);
        assertThat(Legend.of(mosaic, setup).get(1).text()).startsWith("Gryphon: steps one square diagonally");
    }

    @Test
    void aPieceThatOnlyBlackHasIsShownInHisColour() {
        Variant mosaic = variant("mosaic");
        Setup setup = mosaic.fen("12/12/12/4k7/12/5y6/12/12/12/4K7/12/12 w - -").value();
        assertThat(Legend.of(mosaic, setup))
                .extracting(LegendEntry::piece)
                .containsExactly(new Piece("Y", Side.BLACK), null);
    }

    /** In the palace of Korean chess a soldier goes on along the diagonals from three squares, each its own way. */
    @Test
    void severalMovesOfOnePieceStandBesideEachOther() {
        assertThat(texts("janggi", "4k4/9/9/9/9/9/P8/9/4K4/9 w - -"))
                .contains("Extra moves: "
                        + "soldier: steps one square diagonally forward to the right, from d8, "
                        + "or steps one square diagonally forward to the left, from f8, "
                        + "or steps one square diagonally forward, from e9; "
                        + "general: steps one square diagonally, from d1, f1, e2, d3, f3");
        assertThat(texts("crazyhouse", "k7/8/8/8/8/8/P7/K7 w - -")).anyMatch(text -> text.contains("pawn ranks 2-7"));
    }

    /** Lists of as many mappings are compared by what stands in them. */
    @Test
    void listsOfMappingsDifferByWhatTheySay() {
        Config one = extraMoves("[{moves: F, from: a1}, {moves: W, from: a2}]");
        assertThat(RuleWords.difference(one, extraMoves("[{moves: F, from: a1}, {moves: W, from: a3}]")))
                .isPresent();
        assertThat(RuleWords.difference(one, extraMoves("[{moves: W, from: a2}, {moves: F, from: a1}]")))
                .isEmpty();
    }

    private static Config extraMoves(String pawn) {
        Variant variant = VariantLibrary.read("extends: chess\nname: X\nextra moves: {pawn: " + pawn + "}", Path.of(""))
                .value();
        return VariantWriter.write(variant).field("extra moves").orElseThrow().value();
    }
}
