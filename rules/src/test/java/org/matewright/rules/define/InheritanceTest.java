package org.matewright.rules.define;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.matewright.rules.Checked;
import org.matewright.rules.Fault;
import org.matewright.rules.Outcome;
import org.matewright.rules.config.FileFault;
import org.matewright.rules.law.Castling;
import org.matewright.rules.law.Promotion;
import org.matewright.rules.law.Results;
import org.matewright.rules.variant.PieceType;
import org.matewright.rules.variant.Variant;

class InheritanceTest {
    @TempDir
    private Path folder = Path.of("");

    @BeforeEach
    void writeParent() throws IOException {
        write("parent.yaml", """
                name: Parent
                authors: [Ada Example]
                year: 2000
                pieces:
                  pawn: {id: P, moves: fmWfcF}
                  wolf: {id: W, moves: N, value: 3}
                  rook: {id: R, moves: R}
                  king: {id: K, moves: KisO2, royal: true}
                setup: k7/8/8/8/8/8/8/K7
                castling: {partner: [rook, wolf]}
                promotion: {pawn: {to: [wolf, rook], zone: last 2}}
                results: {stalemate: loss, bare king: loss}
                """);
    }

    private void write(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    private VariantReading open(String yaml) {
        return VariantReader.read(yaml, "child.yaml", null, folder);
    }

    private Variant valid(String yaml) {
        VariantReading reading = open(yaml);
        assertThat(reading.faults()).isEmpty();
        return reading.checked().value();
    }

    private List<String> faults(String yaml) {
        return open(yaml).faults().stream().map(FileFault::format).toList();
    }

    @Test
    void mappingsAreMergedKeyByKeyAndEverythingElseIsReplaced() {
        Variant child = valid("""
                extends: parent.yaml
                name: Child
                authors: Ben Example
                pieces:
                  wolf: {moves: NfF}
                  champion: {id: C, moves: WAD}
                results: {stalemate: draw}
                promotion: {pawn: {to: rook}}
                """);
        assertThat(child.name()).isEqualTo("Child");
        assertThat(child.authors()).containsExactly("Ben Example");
        assertThat(child.pieces())
                .extracting(PieceType::name)
                .containsExactly("pawn", "wolf", "rook", "king", "champion");
        PieceType wolf = child.pieceByName("wolf").orElseThrow();
        assertThat(wolf.moves().text()).isEqualTo("NfF");
        assertThat(wolf.id()).isEqualTo("W");
        assertThat(wolf.value()).isEqualTo(3.0);
        assertThat(child.law(Results.class).stalemate()).isEqualTo(Outcome.DRAW);
        assertThat(child.law(Results.class).bareKing()).isEqualTo(Outcome.LOSS);
        Promotion.Rule rule = child.law(Promotion.class).rule("pawn").orElseThrow();
        assertThat(rule.targets()).containsExactly("rook");
        assertThat(rule.applies(org.matewright.rules.Side.WHITE, 40, 48)).isTrue();
        assertThat(child.law(Castling.class).partners()).containsExactly("rook", "wolf");
    }

    /** The parent is of 2000 and by Ada; a child under another name may be neither. */
    @Test
    void creditsStayWithTheName() {
        Variant named = valid("extends: parent.yaml\nname: Child\n");
        assertThat(named.authors()).isEmpty();
        assertThat(named.year()).isNull();
        Variant same = valid("extends: parent.yaml\nresults: {stalemate: draw}\n");
        assertThat(same.authors()).containsExactly("Ada Example");
        assertThat(same.year()).isEqualTo("2000");
    }

    /** The white rook of h8 takes the king at once; there is no black rook, and what the parent set up is its affair. */
    @Test
    void aSetUpWithWhichNoGameCanBeginIsDoubted() {
        assertThat(open("extends: chess\nname: A\nsetup: 4k2R/8/8/8/8/8/8/RNBQKBNR w KQkq -\n")
                        .withDoubtsOfSetup()
                        .faults()
                        .stream()
                        .map(FileFault::format))
                .containsExactlyInAnyOrder(
                        "child.yaml:3:34: warning: no game can begin so: Black is in check though White is to move",
                        "child.yaml:3:36: warning: castling kq doesn't count: the pieces for it don't stand ready");
        assertThat(open("extends: chess\nname: A\ncastling: none\n")
                        .withDoubtsOfSetup()
                        .faults())
                .isEmpty();
        assertThat(open("extends: chess\nname: A\n").withDoubtsOfSetup().faults())
                .isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "8/8/8/8/8/8/8/8 w; White has no move",
                "k7/2Q5/1K6/8/8/8/8/8 b; Black has no move",
                "k7/1Q6/1K6/8/8/8/8/8 b; Black is mated",
            })
    void aSetUpThatEndsTheGameIsDoubted(String setup, String why) {
        assertThat(open("extends: chess\nname: A\nsetup: " + setup + "\n")
                        .withDoubtsOfSetup()
                        .faults())
                .extracting(FileFault::format)
                .containsExactly("child.yaml:3:8: warning: no game can begin so: " + why);
    }

    @Test
    void noneTakesAway() {
        Variant child = valid("""
                extends: parent.yaml
                year: none
                pieces: {wolf: {value: none}}
                promotion: none
                results: {bare king: none}
                """);
        assertThat(child.year()).isNull();
        assertThat(child.pieceByName("wolf").orElseThrow().value()).isNull();
        // no law of promotion at all, not the orthodox one
        assertThat(child.law(Promotion.class)).isEqualTo(Promotion.NONE);
        assertThat(child.law(Results.class).bareKing()).isEqualTo(Outcome.NONE);
    }

    @Test
    void aPieceIsTakenAwayWithEverythingThatNamesItStillChecked() {
        assertThat(faults("extends: parent.yaml\npieces: {wolf: none}\n"))
                .containsExactly(
                        folder.resolve("parent.yaml") + ":10:28: unknown piece 'wolf': known are pawn, rook, king",
                        folder.resolve("parent.yaml") + ":11:25: unknown piece 'wolf': known are pawn, rook, king");
    }

    @Test
    void takingAwayWhatIsNotThereIsAFault() {
        assertThat(faults("extends: parent.yaml\npieces: {wofl: none}\n"))
                .containsExactly("child.yaml:2:10: there is no piece 'wofl' to remove: did you mean 'wolf'?");
    }

    @Test
    void aBuiltInVariantCanBeExtendedByItsKey() {
        Variant child = valid("""
                extends: colossus
                name: Colossus with champions
                pieces: {champion: {id: C, moves: WAD}}
                """);
        assertThat(child.geometry().files()).isEqualTo(10);
        assertThat(child.pieceById("C")).isPresent();
        assertThat(child.key()).isEqualTo("Colossus with champions");
    }

    @Test
    void pathsStartFromTheFolderOfTheFileThatNamesThem() throws IOException {
        write("deep/middle.yaml", "extends: ../parent.yaml\nname: Middle\n");
        write("deep/leaf.yaml", "extends: middle.yaml\nyear: 2026\n");
        Checked<Variant> leaf = VariantLibrary.load("deep/leaf.yaml", folder);
        assertThat(leaf.faults()).isEmpty();
        assertThat(leaf.value().name()).isEqualTo("Middle");
        assertThat(leaf.value().year()).isEqualTo("2026");
    }

    @Test
    void aPictureIsSoughtFromTheFolderOfTheFileThatNamesIt() throws IOException {
        write("deep/art.yaml", """
                extends: ../parent.yaml
                pieces: {wolf: {image: art/wolf.svg}, rook: {image: tower}}
                """);
        Variant child = valid("extends: deep/art.yaml\npieces: {pawn: {image: pawn.svg}}\n");
        assertThat(child.pieces())
                .extracting(PieceType::image)
                .containsExactly(
                        folder.resolve("pawn.svg").toString(),
                        folder.resolve("deep/art/wolf.svg").toString(),
                        "tower",
                        null);
    }

    @Test
    void faultsOfTheParentAreToldInTheParentsFile() throws IOException {
        write("bad.yaml", """
                name: Bad
                pieces:
                  king: {id: K, moves: KX!, royal: true}
                setup: 8/8/8/8/8/8/8/8
                """);
        VariantReading reading = open("extends: bad.yaml\nnmae: x\n");
        assertThat(reading.ownFaults()).extracting(Fault::code).containsExactly("unknown-key");
        List<String> parents = reading.faults().stream()
                .filter(f -> !f.file().equals("child.yaml"))
                .map(FileFault::format)
                .toList();
        assertThat(parents).isNotEmpty().allSatisfy(f -> assertThat(f).startsWith(folder.resolve("bad.yaml") + ":3:"));
        // told with the child alone, it stands where the parent is named
        Checked<Variant> checked = reading.checked();
        assertThat(checked.isOk()).isFalse();
        assertThat(checked.faults()).anySatisfy(f -> {
            assertThat(f.span()).isEqualTo(new org.matewright.rules.Span(1, 10, 8));
            assertThat(f.message()).startsWith("in " + folder.resolve("bad.yaml") + ", line 3, column ");
        });
    }

    @Test
    void brokenYamlInTheParentIsToldThereAndNothingElseIsGuessed() throws IOException {
        write("bad.yaml", "name: Bad\npieces: [\n");
        assertThat(open("extends: bad.yaml\nyear: 2026\n").faults()).hasSize(1).allSatisfy(f -> {
            assertThat(f.file()).isEqualTo(folder.resolve("bad.yaml").toString());
            assertThat(f.fault().span().line()).isEqualTo(3);
        });
    }

    @Test
    void anUnknownNameAndAMissingFileAreFaults() {
        assertThat(faults("extends: colosus\n"))
                .containsExactly("child.yaml:1:10: there is no variant 'colosus': did you mean 'colossus'?");
        assertThat(faults("extends: missing.yaml\n"))
                .containsExactly("child.yaml:1:10: there is no file '" + folder.resolve("missing.yaml") + "'");
        assertThat(faults("extends: [chess]\n"))
                .containsExactly("child.yaml:1:10: the name of a built-in variant or"
                        + " the path of a file was expected, found a list");
        assertThat(faults("extends: \"a\\0b.yaml\"\n")).hasSize(1);
    }

    @Test
    void aCycleIsAFault() throws IOException {
        write("a.yaml", "extends: b.yaml\nname: A\n");
        write("b.yaml", "extends: a.yaml\nname: B\n");
        VariantReading reading = VariantLibrary.open("a.yaml", folder);
        assertThat(reading.faults()).hasSize(1);
        assertThat(reading.faults().get(0).fault().code()).isEqualTo("extends-cycle");
        assertThat(reading.faults().get(0).file())
                .isEqualTo(folder.resolve("b.yaml").toString());
    }

    @Test
    void theWholeDefinitionCanBeWrittenOut() {
        VariantReading reading = open("extends: parent.yaml\nname: Child\npieces: {wolf: {moves: NfF}}\n");
        assertThat(reading.expanded()).isEqualTo("""
                name: Child
                pieces:
                  pawn: {id: P, moves: fmWfcF}
                  wolf: {id: W, moves: NfF, value: 3}
                  rook: {id: R, moves: R}
                  king: {id: K, moves: KisO2, royal: true}
                setup: k7/8/8/8/8/8/8/K7
                castling: {partner: [rook, wolf]}
                promotion:
                  pawn: {to: [wolf, rook], zone: last 2}
                results: {stalemate: loss, bare king: loss}
                """);
        assertThat(VariantLibrary.read(reading.expanded(), folder).value()).isEqualTo(reading.variantOrNull());
    }

    @Test
    void aPieceWhoseMovesAreNoneNeverMoves() {
        Variant variant = valid("""
                extends: parent.yaml
                name: Child
                pieces:
                  wolf: {moves: none}
                """);
        assertThat(variant.pieceByName("wolf").orElseThrow().moves().terms()).isEmpty();
        assertThat(variant.pieceByName("wolf").orElseThrow().moves().inWords()).isEqualTo("Never moves.");
        assertThat(variant.position(variant.fen("k7/8/8/8/8/8/8/K6W w - - 0 1").value())
                        .value()
                        .movesFrom(7))
                .isEmpty();
        assertThat(VariantReader.read(VariantWriter.print(variant), "", "Child", folder)
                        .variantOrNull())
                .isEqualTo(variant);
    }
}
