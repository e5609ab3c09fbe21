package org.matewright.rules.define;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.matewright.rules.Checked;
import org.matewright.rules.Fault;
import org.matewright.rules.Geometry;
import org.matewright.rules.Piece;
import org.matewright.rules.Setup;
import org.matewright.rules.Side;
import org.matewright.rules.Symmetry;
import org.matewright.rules.testkit.MarkedText;
import org.matewright.rules.variant.PieceType;
import org.matewright.rules.variant.Variant;

class VariantReaderTest {
    private static final String SMALL = """
            name: Small
            board: 4x5
            pieces:
              king: {id: K, moves: K, royal: true}
              pawn: {id: P, moves: fmWfcF}
              wolf: {id: WO, moves: N}
            """;

    private static VariantReading open(String yaml) {
        return VariantReader.read(yaml, "", null, Path.of(""));
    }

    private static Checked<Variant> read(String yaml) {
        return VariantLibrary.read(yaml, Path.of(""));
    }

    private static Variant valid(String yaml) {
        Checked<Variant> checked = read(yaml);
        assertThat(checked.faults()).isEmpty();
        return checked.value();
    }

    private static void assertFaultsAreMarked(String marked) {
        MarkedText text = MarkedText.of(marked);
        assertThat(MarkedText.shown(open(text.text()).faults())).isEqualTo(text.expected());
    }

    private static Fault onlyFault(String yaml) {
        List<Fault> faults = read(yaml).faults();
        assertThat(faults).hasSize(1);
        return faults.get(0);
    }

    @Test
    void aDefinitionIsReadWhole() {
        Variant variant = valid("""
                name: Wolf chess
                authors: [Ada Example, Ben Example]
                year: 2010
                source: A book
                board: {size: 4x5, holes: [a1, d5]}
                symmetry: rotate
                pieces:
                  king: {id: K, moves: K, royal: true}
                  grey wolf: {id: WO, moves: NfF, image: art/wolf.svg, value: 3.5}
                setup: 1(wo)k*/4/4/4/*K(WO)1 b - - 3 7
                """);
        assertThat(variant.name()).isEqualTo("Wolf chess");
        assertThat(variant.key()).isEqualTo("Wolf chess");
        assertThat(variant.authors()).containsExactly("Ada Example", "Ben Example");
        assertThat(variant.year()).isEqualTo("2010");
        assertThat(variant.source()).isEqualTo("A book");
        assertThat(variant.symmetry()).isEqualTo(Symmetry.ROTATE);
        Geometry geometry = variant.geometry();
        assertThat(geometry.files()).isEqualTo(4);
        assertThat(geometry.ranks()).isEqualTo(5);
        assertThat(geometry.isHole(geometry.square("a1"))).isTrue();
        assertThat(geometry.isHole(geometry.square("d5"))).isTrue();
        assertThat(geometry.holes().cardinality()).isEqualTo(2);
        PieceType wolf = variant.pieceByName("grey wolf").orElseThrow();
        assertThat(wolf.id()).isEqualTo("WO");
        assertThat(wolf.moves().text()).isEqualTo("NfF");
        assertThat(wolf.royal()).isFalse();
        assertThat(wolf.image()).isEqualTo("art/wolf.svg");
        assertThat(wolf.value()).isEqualTo(3.5);
        assertThat(variant.pieceById("K").orElseThrow().royal()).isTrue();
        assertThat(variant.start().piece(geometry.square("c1"))).isEqualTo(new Piece("WO", Side.WHITE));
        assertThat(variant.start().side()).isEqualTo(Side.BLACK);
        assertThat(variant.start().moveNumber()).isEqualTo(7);
    }

    @Test
    void oneAuthorNeedsNoList() {
        assertThat(valid("authors: Daniel, Charles\n" + SMALL + "setup: 4/4/4/4/4\n")
                        .authors())
                .containsExactly("Daniel, Charles");
    }

    @Test
    void theBoardIsEightByEightUnlessSaid() {
        assertThat(valid(SMALL.replace("board: 4x5\n", "") + "setup: 8/8/8/8/8/8/8/8\n")
                        .geometry())
                .isEqualTo(Geometry.of(8, 8));
    }

    @Test
    void everyFaultIsToldAtOnceAndAtItsPlace() {
        assertFaultsAreMarked("""
                name: Faulty
                nmae: x
                #<4 unknown-key
                board: 9x8
                pieces:
                  king: {id: K, moves: KisO2, royal: maybe}
                #                                    ^^^^^ wrong-value
                  pawn: {id: p, moves: fmWfceF}
                #            ^ piece-id
                  queen: {moves: Q, value: high}
                # ^^^^^ missing-key
                #                          ^^^^ wrong-value
                  rook: {id: K, moves: R}
                #            ^ duplicate-id
                  bishop: B
                #         ^ wrong-value
                setup: 9/9/9/9/8/9/9/9
                #              ^ fen-rank-sum
                promotion: {pawn: qeen}
                #                 ^^^^ unknown-piece
                castling: {partner: rokc}
                #                   ^^^^ unknown-piece
                results: {stalemate: drawn}
                #                    ^^^^^ wrong-value
                """);
    }

    @Test
    void aRankThatDoesNotAddUpIsNamedWithBothCounts() {
        // the well-known slip of the Colossus page: rank 9 has nine squares
        String yaml = VariantLibrary.text("colossus").replace("/1rnbqkbnr1/", "/1rnbqkbnr/");
        Fault fault = onlyFault(yaml);
        assertThat(fault.message()).isEqualTo("rank 9 has 9 squares, the board has 10 files");
        String line = yaml.lines().toList().get(fault.span().line() - 1);
        assertThat(line.substring(
                        fault.span().column() - 1,
                        fault.span().column() - 1 + fault.span().length()))
                .isEqualTo("1rnbqkbnr");
    }

    @Test
    void aFaultInAFoldedSetUpIsFoundOnItsLine() {
        VariantReading reading = open(SMALL + "setup: >-\n  4/4/4/4/4\n  x - -\n");
        assertThat(MarkedText.shown(reading.faults())).containsExactly("9:3+1 fen-side");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                // line 4 of the definition; the columns are counted by hand
                "king: {id: K, moves: KfMW, royal: true}        | 4:26",
                "king: {id: K, moves: 'KfMW', royal: true}      | 4:27",
                "king: {id: K, moves: \"KfMW\", royal: true}    | 4:27",
                "king: {id: K, moves: \"K\\x66MW\", royal: true} | 4:30",
            })
    void aFaultInMovesStandsAtTheVeryLetterInsideTheQuotes(String king, String place) {
        Fault fault = onlyFault(SMALL.replace("king: {id: K, moves: K, royal: true}", king) + "setup: 4/4/4/4/4\n");
        assertThat(fault.span().line() + ":" + fault.span().column()).isEqualTo(place);
    }

    @Test
    void anUnknownPieceInTheSetUpIsAFault() {
        Fault fault = onlyFault(SMALL + "setup: k3/4/1x2/4/K3\n");
        assertThat(fault.code()).isEqualTo("fen-unknown-piece");
        assertThat(fault.span()).isEqualTo(new org.matewright.rules.Span(7, 14, 1));
        assertThat(fault.message()).contains("'X'").contains("K P WO");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "17x8             | board       | 2:8",
                "0x8              | board       | 2:8",
                "8                | wrong-value | 2:8",
                "axb              | wrong-value | 2:8",
                "99999999999x8    | wrong-value | 2:8",
                "{size: 17x1}     | board       | 2:15",
                "{holes: a1}      | missing-key | 2:8",
                "{size: 2x2, holes: all} | board | 2:27",
                "{size: 2x2, holes: c1}  | no-square | 2:27",
                "[8, 8]           | wrong-value | 2:8",
            })
    void aBoardThatIsNoneIsAFault(String board, String code, String place) {
        List<Fault> errors = read(SMALL.replace("4x5", board)).faults().stream()
                .filter(Fault::isError)
                .toList();
        assertThat(errors).hasSize(1);
        Fault fault = errors.get(0);
        assertThat(fault.code()).isEqualTo(code);
        assertThat(fault.span().line() + ":" + fault.span().column()).isEqualTo(place);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "`` | 1:1 empty",
                "`# nothing yet` | 1:1 empty",
                "`just words` | 1:1 wrong-value",
                "`[a, b]` | 1:1 wrong-value",
                "`name: x` | 1:1 missing-key",
                "`pieces: {k: {id: K, moves: K, royal: true}}` | 1:1 missing-key",
                "`name: x\npieces: {}` | 2:9 no-pieces",
                "`name: x\npieces: all` | 2:9 wrong-value",
            })
    void aDefinitionThatIsNoneIsAFault(String yaml, String expected) {
        List<Fault> errors = read(yaml).faults().stream().filter(Fault::isError).toList();
        assertThat(errors).hasSize(1);
        Fault fault = errors.get(0);
        assertThat(fault.span().line() + ":" + fault.span().column() + " " + fault.code())
                .isEqualTo(expected);
    }

    @Test
    void namesThatMeanSomethingElseAreRefused() {
        assertFaultsAreMarked("""
                name: Names
                pieces:
                  zone: {id: Z, moves: K, royal: true}
                # ^^^^ piece-name
                  "a: b": {id: A, moves: W}
                # ^^^^^^ piece-name
                setup: 8/8/8/8/8/8/8/8
                """);
    }

    @Test
    void noRoyalPieceAndNoSetUpAreAllowedButWarnedOf() {
        Checked<Variant> checked = read("name: x\npieces: {wolf: {id: W, moves: N}}\n");
        assertThat(checked.isOk()).isTrue();
        assertThat(checked.faults()).extracting(Fault::code).containsExactly("no-setup", "no-royal");
        assertThat(checked.value().start()).isEqualTo(Setup.empty(Geometry.of(8, 8)));
    }

    @Test
    void aSetUpCanListTheSquaresOfEachPiece() {
        Variant listed = valid(SMALL + "setup: {king: b1, pawn: rank 2, wolf: {white: [a1, d1], black: c3}}\n");
        // Black's follow by reflection: b1 is b5, rank 2 is rank 4
        Variant fen = valid(SMALL + "setup: 1k2/pppp/2(wo)1/PPPP/(WO)K1(WO) w\n");
        assertThat(listed.start()).isEqualTo(fen.start());
    }

    @Test
    void mistakesInAListedSetUpAreFaults() {
        assertFaultsAreMarked(SMALL + """
                setup:
                  kign: b1
                # ^^^^ unknown-piece
                  pawn: [rank 2, e1]
                #                ^^ no-square
                  wolf: a2
                #       ^^ occupied
                  king: [a2, b2]
                #       ^^^^^^^^ occupied
                """);
    }

    @Test
    void movesThatAreTooComplexAreAFaultAndNoCrash() {
        Fault fault =
                onlyFault(SMALL.replace("moves: N", "moves: KaKaaKaaaKaaaaKaaaaaKaaaaaaK") + "setup: 4/4/4/4/4\n");
        assertThat(fault.code()).isEqualTo("too-complex");
        assertThat(fault.span()).isEqualTo(new org.matewright.rules.Span(6, 3, 4));
    }

    @Test
    void moreThanAHundredTypesAreRefused() {
        StringBuilder yaml = new StringBuilder("name: x\npieces:\n");
        for (int i = 0; i < 101; i++) {
            yaml.append("  p").append(i).append(": {id: P").append(i).append(", moves: W}\n");
        }
        Fault fault = read(yaml + "setup: 8/8/8/8/8/8/8/8\n").faults().get(0);
        assertThat(fault.code()).isEqualTo("too-many-pieces");
        assertThat(fault.span().line()).isEqualTo(103);
    }
}
