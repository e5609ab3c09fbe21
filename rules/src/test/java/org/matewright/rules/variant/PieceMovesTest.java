package org.matewright.rules.variant;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.matewright.rules.Geometry;
import org.matewright.rules.betza.Betza;
import org.matewright.rules.testkit.Reference;

/** The moves of single pieces, against an independent program and against moves worked out by hand. */
class PieceMovesTest {
    @TestFactory
    Stream<DynamicTest> referenceAgrees() {
        return Reference.table(
                        "betza-moves.tsv", "betza", "board", "square", "own", "enemy", "unmoved", "moves", "kind")
                .tests(row -> row.text("betza") + " on " + row.text("square"), PieceMovesTest::check);
    }

    /** The description moves as stated, and so does the one that is printed of it. */
    private static void check(Reference.Row row) {
        String[] size = row.text("board").split("x");
        Geometry board = Geometry.of(Integer.parseInt(size[0]), Integer.parseInt(size[1]));
        Betza betza = Betza.parse(row.text("betza")).value();
        for (Betza moves : List.of(betza, Betza.parse(betza.print()).value())) {
            assertThat(PieceMoves.of(moves, board)
                            .list(
                                    board.square(row.text("square")),
                                    squares(board, row.words("own")),
                                    squares(board, row.words("enemy")),
                                    false,
                                    !row.text("unmoved").equals("yes")))
                    .as(moves.text())
                    .extracting(Move::text)
                    .isEqualTo(row.words("moves"));
            assertThat(moves.print()).isEqualTo(betza.print());
        }
    }

    private static List<Integer> squares(Geometry board, List<String> names) {
        return names.stream().map(board::square).toList();
    }

    private static List<String> targets(String betza, int size, String at, String friends, String enemies) {
        Geometry board = Geometry.of(size, size);
        return PieceMoves.of(Betza.parse(betza).value(), board)
                .list(
                        board.square(at),
                        squares(board, Reference.words(friends)),
                        squares(board, Reference.words(enemies)),
                        false,
                        false)
                .stream()
                .map(m -> m.text().substring(at.length()))
                .toList();
    }

    private static List<String> words(String text) {
        return Arrays.stream(text.split(" ")).sorted().toList();
    }

    @Test
    void gryphonStepsToAnEmptySquareThenSlidesOutward() {
        assertThat(targets("FyafsF", 12, "e4", "-", "-")).hasSize(40);
        assertThat(targets("FyafsF", 12, "e4", "f5", "d5"))
                .isEqualTo(words("a3 b3 c3 d1 d2 d3 d5 f1 f2 f3 g3 h3 i3 j3 k3 l3"));
    }

    @Test
    void condorLeapsOverWhateverStandsNextToIt() {
        assertThat(targets("AmpafyafsF", 12, "e4", "-", "-")).hasSize(32);
        assertThat(targets("AmpafyafsF", 12, "e4", "f5", "-")).hasSize(32);
        assertThat(targets("AmpafyafsF", 12, "e4", "-", "g6")).hasSize(21);
    }

    @Test
    void ospreyStopsWhereItCaptures() {
        assertThat(targets("DmpafyafsW", 12, "e4", "-", "-")).hasSize(28);
        assertThat(targets("DmpafyafsW", 12, "e4", "e5", "g4")).hasSize(20);
    }

    @Test
    void rhinocerosOfTheNotationLosesItsSlideBehindAPiece() {
        assertThat(targets("mpyafsW", 12, "e4", "-", "-")).hasSize(30);
        assertThat(targets("mpyafsW", 12, "e4", "e5", "-")).hasSize(21);
    }

    @Test
    void rhinocerosOfTheProseKeepsItsSlide() {
        assertThat(targets("mpyafsW", 12, "e4", "-", "f6")).hasSize(24);
    }

    @Test
    void chuLionTakesTwiceOrStaysAtHome() {
        List<String> moves = targets("KNADcaKmcabK", 8, "d4", "-", "d5 e5 d6");
        assertThat(moves).hasSize(24 + 14 + 3);
        assertThat(moves).contains("d4xd5", "d4xe5", "d4", "f6xe5", "d6xd5", "e5xd5", "d5xe5");
    }

    @Test
    void knightDirectionsFollowTheTable() {
        assertThat(targets("frN", 8, "d4", "-", "-")).containsExactly("f5");
        assertThat(targets("rfN", 8, "d4", "-", "-")).containsExactly("e6");
        assertThat(targets("rvN", 8, "d4", "-", "-")).containsExactly("e2", "e6");
        assertThat(targets("hrN", 8, "d4", "-", "-")).isEqualTo(words("b5 c2 e6 f3"));
        assertThat(targets("hlN", 8, "d4", "-", "-")).isEqualTo(words("b3 c6 e2 f5"));
        assertThat(targets("ffrrN", 8, "d4", "-", "-")).isEqualTo(words("c6 e6 f3 f5"));
    }

    @Test
    void kingDirectionsAreTheEightOfTheCompass() {
        assertThat(targets("fsfK", 8, "d4", "-", "-")).isEqualTo(words("c5 d5 e5"));
        assertThat(targets("frK", 8, "d4", "-", "-")).containsExactly("e5");
        assertThat(targets("vsK", 8, "d4", "-", "-")).isEqualTo(words("c4 d3 d5 e4"));
    }

    @Test
    void falconReachesItsSquaresByThreePaths() {
        assertThat(targets("afafsKafsafzfK", 12, "f6", "-", "-"))
                .isEqualTo(words("c4 c5 c7 c8 d3 d9 e3 e9 g3 g9 h3 h9 i4 i5 i7 i8"));
    }

    @Test
    void hoppersNeedExactlyOneMount() {
        assertThat(targets("pR", 8, "a1", "a3 g1", "a6 d1")).isEqualTo(words("a4 a5 a6 e1 f1"));
        assertThat(targets("mRcpR", 8, "a1", "a3 g1", "a6 d1")).isEqualTo(words("a2 a6 b1 c1"));
        assertThat(targets("gQ", 8, "d4", "f6 b4", "d6 a4")).isEqualTo(words("d7 g7 a4"));
    }

    @Test
    void hookMoverTurnsOnce() {
        assertThat(targets("mRmasR", 8, "a1", "d1", "a4")).hasSize(28);
    }

    @Test
    void areaMoverStepsThreeTimesOverEmptySquares() {
        assertThat(targets("KaKaaK", 8, "d4", "d5 e5 e4 e3 d3 c3 c4", "-"))
                .isEqualTo(words("a3 a4 a5 a6 a7 b3 b4 b5 b6 b7 c5 c6 c7 d6 d7 e6 e7"));
    }

    @Test
    void bracketsSayWhatChainsSay() {
        for (String[] pair : new String[][] {
            {"[F?R]", "FyafsF"},
            {"[W?B]", "WyafsW"},
            {"[cK-bK]", "cabK"},
            {"[W-F]", "afsW"},
            {"[W-fF]", "afsW"},
            {"[F?fsR]", "FyafsF"}
        }) {
            assertThat(targets(pair[0], 12, "f6", "g8 c6", "h8 e5 e7"))
                    .as(pair[0])
                    .isEqualTo(targets(pair[1], 12, "f6", "g8 c6", "h8 e5 e7"));
        }
    }

    @Test
    void directionsBeforeABracketChooseBranches() {
        // Ship: only the vertical branches of a gryphon; Snake: a step along the file, then outward
        assertThat(targets("v[F?R]", 8, "d4", "-", "-")).isEqualTo(words("c1 c2 c3 c5 c6 c7 c8 e1 e2 e3 e5 e6 e7 e8"));
        assertThat(targets("[vW?B]", 8, "d4", "-", "-")).isEqualTo(words("d5 d3 e6 f7 g8 c6 b7 a8 e2 f1 c2 b1"));
    }
}
