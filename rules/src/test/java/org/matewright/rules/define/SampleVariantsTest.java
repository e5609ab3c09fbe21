package org.matewright.rules.define;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.matewright.rules.Checked;
import org.matewright.rules.Fen;
import org.matewright.rules.Outcome;
import org.matewright.rules.Side;
import org.matewright.rules.law.Castling;
import org.matewright.rules.law.Promotion;
import org.matewright.rules.law.Results;
import org.matewright.rules.testkit.Samples;
import org.matewright.rules.variant.PieceType;
import org.matewright.rules.variant.Variant;

/** The built-in definitions, held against the rules of their games. */
class SampleVariantsTest {
    private static Variant load(String key) {
        return Samples.variant(key);
    }

    static List<String> keys() {
        return Samples.names();
    }

    @Test
    void theSeedGamesAreBuiltIn() {
        assertThat(VariantLibrary.names())
                .contains("chess", "colossus", "mosaic")
                .isSorted();
        assertThat(VariantLibrary.names()).allMatch(VariantLibrary::isBuiltIn);
    }

    @Test
    void anUnknownKeyIsNoVariant() {
        assertThat(VariantLibrary.isBuiltIn("no-such-game")).isFalse();
        assertThat(VariantLibrary.isBuiltIn("../variants/chess")).isFalse();
        assertThatThrownBy(() -> VariantLibrary.text("no-such-game")).isInstanceOf(IllegalArgumentException.class);
        Checked<Variant> mosaik = VariantLibrary.load("mosaik", Path.of(""));
        assertThat(mosaik.faults().get(0).text()).isEqualTo("there is no variant 'mosaik': did you mean 'mosaic'?");
    }

    @ParameterizedTest
    @MethodSource("keys")
    void everyDefinitionIsFlawlessAndReadsBackAsItself(String key) {
        Checked<Variant> read = VariantLibrary.load(key, Path.of(""));
        assertThat(read.faults()).isEmpty();
        Variant variant = read.value();
        assertThat(variant.key()).isEqualTo(key);
        assertThat(variant.authors()).as("authors").isNotEmpty();
        assertThat(variant.year()).as("year").isNotBlank();
        assertThat(variant.source()).as("source").isNotBlank();
        assertThat(variant.position(variant.start()).faults()).isEmpty();
        String written = VariantWriter.print(variant);
        VariantReading again = VariantReader.read(written, "", key, Path.of(""));
        assertThat(again.faults()).as(written).isEmpty();
        assertThat(again.variantOrNull()).as(written).isEqualTo(variant);
    }

    @Test
    void colossusHasItsPiecesAndItsSevenCastlings() {
        Variant colossus = load("colossus");
        assertThat(colossus.geometry().toString()).isEqualTo("10x10");
        assertThat(colossus.authors()).containsExactly("Charles Daniel");
        assertThat(movesById(colossus))
                .isEqualTo(
                        Map.of("P", "fmWfceFfnnmD", "N", "N", "B", "B", "R", "R", "Q", "Q", "K", "KisO1isO2isO3ilO4"));
        assertThat(Fen.board(colossus.start()))
                .isEqualTo("r1nb2bn1r/1rnbqkbnr1/pppppppppp/10/10/10/10/PPPPPPPPPP/1RNBQKBNR1/R1NB2BN1R");
        assertThat(colossus.law(Castling.class).partners()).containsExactly("rook");
        Promotion.Rule pawn = colossus.law(Promotion.class).rule("pawn").orElseThrow();
        assertThat(pawn.targets()).containsExactly("queen", "knight", "rook", "bishop");
        int a9 = colossus.geometry().square("a9");
        int a10 = colossus.geometry().square("a10");
        assertThat(pawn.applies(Side.WHITE, a9, a10)).isTrue();
        assertThat(pawn.applies(Side.WHITE, colossus.geometry().square("a8"), a9))
                .isFalse();
        assertThat(pawn.isForced(Side.WHITE, a10)).isTrue();
        assertThat(colossus.law(Results.class)).isEqualTo(Results.ORTHODOX);
    }

    @Test
    void mosaicHasItsTwentyTypesWithTheIdsOfTheReference() {
        Map<String, String> expected = new LinkedHashMap<>();
        expected.put("P", "pawn fmWfceFifmnD");
        expected.put("H", "phoenix WA");
        expected.put("I", "kirin FD");
        expected.put("E", "drunk elephant FfsW");
        expected.put("G", "gold general WfF");
        expected.put("S", "silver general FfW");
        expected.put("O", "copper general fFvW");
        expected.put("R", "rook R");
        expected.put("C", "bombard pR");
        expected.put("N", "knight ND");
        expected.put("B", "bishop B");
        expected.put("A", "arbalest pB");
        expected.put("Y", "gryphon FyafsF");
        expected.put("D", "condor AmpafyafsF");
        expected.put("L", "lion CH");
        expected.put("U", "rhinoceros ygafsW");
        expected.put("Z", "zebra Z");
        expected.put("W", "osprey DmpafyafsW");
        expected.put("Q", "queen QpQ");
        expected.put("K", "king K");
        Variant mosaic = load("mosaic");
        Map<String, String> found = mosaic.pieces().stream()
                .collect(Collectors.toMap(
                        PieceType::id, p -> p.name() + " " + p.moves().text()));
        assertThat(found).isEqualTo(expected);
        assertThat(mosaic.pieces().stream().filter(PieceType::royal))
                .extracting(PieceType::name)
                .containsExactly("king");
    }

    @Test
    void mosaicHasItsSetUpPromotionsAndResults() {
        Variant mosaic = load("mosaic");
        assertThat(Fen.print(mosaic.start()))
                .isEqualTo("rluzbqkbzulr/cnawdyydwanc/osghieeihgso/pppppppppppp/12/12/12/"
                        + "12/"
                        + "PPPPPPPPPPPP/OSGHIEEIHGSO/CNAWDYYDWANC/RLUZBQKBZULR w - - 0 1");
        Map<String, String> expected = Map.ofEntries(
                Map.entry("P", "G"),
                Map.entry("I", "L"),
                Map.entry("H", "Q"),
                Map.entry("G", "R"),
                Map.entry("E", "Q"),
                Map.entry("S", "B"),
                Map.entry("O", "C"),
                Map.entry("R", "Y"),
                Map.entry("B", "U"),
                Map.entry("C", "D"),
                Map.entry("A", "W"),
                Map.entry("N", "U"),
                Map.entry("Z", "L"));
        Promotion promotion = mosaic.law(Promotion.class);
        Map<String, String> found = promotion.rules().stream()
                .collect(Collectors.toMap(
                        rule -> id(mosaic, rule.piece()),
                        rule -> rule.targets().stream().map(t -> id(mosaic, t)).collect(Collectors.joining())));
        assertThat(found).isEqualTo(expected);
        int j8 = mosaic.geometry().square("j8");
        int j9 = mosaic.geometry().square("j9");
        int j12 = mosaic.geometry().square("j12");
        for (Promotion.Rule rule : promotion.rules()) {
            assertThat(rule.applies(Side.WHITE, j8, j9)).isTrue();
            assertThat(rule.applies(Side.WHITE, j9, j12)).isTrue();
            assertThat(rule.applies(Side.WHITE, j9, j8)).isFalse();
            assertThat(rule.isForced(Side.WHITE, j9)).isFalse();
            assertThat(rule.isForced(Side.WHITE, j12)).isEqualTo(rule.piece().equals("pawn"));
        }
        assertThat(mosaic.law(Results.class))
                .isEqualTo(new Results(Outcome.LOSS, Outcome.DRAW, Outcome.LOSS, Outcome.DRAW));
    }

    @Test
    void theMosaicFileSaysWhatIsReconstructedAndGivesTheOtherRhinoceros() {
        assertThat(VariantLibrary.text("mosaic")).contains("reconstruction").contains("mpyafsW");
    }

    private static Map<String, String> movesById(Variant variant) {
        return variant.pieces().stream()
                .collect(Collectors.toMap(PieceType::id, p -> p.moves().text()));
    }

    private static String id(Variant variant, String name) {
        return variant.pieceByName(name).orElseThrow().id();
    }
}
