package org.matewright.rules.define;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.matewright.rules.config.Config;
import org.matewright.rules.config.KeyInfo;
import org.matewright.rules.config.YamlReader;

class ManualTest {
    private final Manual manual = new Manual();

    @Test
    void everyKeyIsExplained() {
        assertThat(manual.keys())
                .contains("name", "pieces.moves", "promotion.zone", "results.bare king", "castling.partner");
        assertThat(manual.keys())
                .allSatisfy(key -> assertThat(manual.explain(key)).isPresent());
    }

    @Test
    void aKeyIsFoundByItsLastWordToo() {
        assertThat(manual.explain("zone").orElseThrow())
                .startsWith("promotion.zone\n")
                .contains("If missing: last 1.")
                .contains("    zone: last 4\n");
        assertThat(manual.explain("zoen")).isEmpty();
        assertThat(manual.guess("zoen")).hasValue("zone");
    }

    /** Where a piece's name stands in a definition, any may stand in the question. */
    @ParameterizedTest
    @CsvSource({
        "promotion.pawn.zone, Where promotion happens",
        "promotion.zone, Where promotion happens",
        "promotion.gold general.to.white, What a white piece becomes",
        "pieces.pawn.moves, How the piece moves",
        "extra moves.soldier.from, The squares from which",
        "bounds.general, The squares to which a piece can go",
        "castling.by squares.king, The way of the king",
        "results.bare king, What it means for a side to have nothing left",
        "board.holes, Squares that don't exist",
        "drops.where.pawn, The squares on which pieces are dropped",
    })
    void aPathIsUnderstoodAsItStandsInADefinition(String path, String help) {
        assertThat(manual.explain(path).orElseThrow()).startsWith(path + "\n  " + help);
    }

    @ParameterizedTest
    @CsvSource({
        "promotion.pawn.zoen, promotion.pawn.zone",
        "promotoin.pawn.zone, promotion.pawn.zone",
        "promotoin.pawn.zoen, promotion.pawn.zone",
        "results.bare kin, results.bare king",
        "board.hole, board.holes",
    })
    void theNearestPathIsGuessed(String path, String meant) {
        assertThat(manual.explain(path)).isEmpty();
        assertThat(manual.guess(path)).hasValue(meant);
    }

    @Test
    void whatIsPossibleBelowAKeyIsKnown() {
        assertThat(manual.explain("results.victory")).isEmpty();
        assertThat(manual.guess("results.victory")).isEmpty();
        assertThat(manual.possible("results.victory"))
                .containsExactly("checkmate", "stalemate", "bare king", "mutual bare king");
        assertThat(manual.explain("..")).isEmpty();
        assertThat(manual.explain("")).isEmpty();
        assertThat(manual.explain("name.first")).isEmpty();
    }

    @Test
    void valuesAreWords() {
        assertThat(manual.explain("castling.to files").orElseThrow())
                .contains("a mapping with the keys right and left.");
        assertThat(manual.explain("explosions").orElseThrow()).contains("a mapping with the key spared.");
        assertThat(manual.explain("authors").orElseThrow()).contains("a person's name, or several in a list.");
    }

    @Test
    void theExampleOfEachKeyAtTheTopIsValid() {
        for (KeyInfo key : DefinitionKeys.all()) {
            if (key == DefinitionKeys.EXTENDS || key.key().equals("promotion") || key == DefinitionKeys.BOARD) {
                continue;
            }
            Config.Fields example =
                    (Config.Fields) YamlReader.readOne(key.example() + "\n", "").root();
            assertThat(example.fields()).extracting(Config.Field::key).containsExactly(key.key());
            String yaml = "extends: chess\n" + key.example() + "\n";
            assertThat(VariantLibrary.read(yaml, Path.of("")).faults()).as(yaml).isEmpty();
        }
    }
}
