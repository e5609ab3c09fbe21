package org.matewright.puzzles.diagram;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.matewright.rules.Geometry;
import org.matewright.rules.Piece;
import org.matewright.rules.Setup;
import org.matewright.rules.Side;

class TextBoardTest {
    @Test
    void whiteIsInUpperCaseBlackInLowerCase() {
        assertThat(TextBoard.print(Diagram.builder(Boards.setup("k2/1P1/2K w")).build()))
                .isEqualTo("""
                3  k . .
                2  . P .
                1  . . K

                   a b c

                (2+1)
                White to move
                """);
    }

    @Test
    void theFlippedBoardBeginsWithItsFirstRank() {
        assertThat(TextBoard.print(Diagram.builder(Boards.setup("k2/1P1/2K w"))
                        .flipped(true)
                        .side(null)
                        .build()))
                .startsWith("""
                        1  K . .
                        2  . P .
                        3  . . k

                           c b a
                        """);
    }

    @Test
    void longIdsAndTwoDigitRanksKeepTheColumnsStraight() {
        Setup setup = Setup.empty(Geometry.of(2, 10))
                .with(1, new Piece("GR", Side.BLACK))
                .with(18, new Piece("K", Side.WHITE));
        List<String> lines =
                TextBoard.print(Diagram.builder(setup).build()).lines().toList();
        assertThat(lines.get(0)).isEqualTo("10  K  .");
        assertThat(lines.get(9)).isEqualTo(" 1  .  gr");
        assertThat(lines.get(11)).isEqualTo("    a  b");
    }

    @Test
    void holesAreBlank() {
        BitSet holes = new BitSet();
        holes.set(1);
        Diagram diagram = Diagram.builder(Setup.empty(Geometry.of(3, 1, holes))).build();
        assertThat(TextBoard.print(diagram).lines().findFirst()).hasValue("1  .   .");
    }

    @Test
    void wordsStandAroundTheBoardInTheMagazinesOrder() {
        assertThat(TextBoard.print(Boards.problem().build())
                        .lines()
                        .filter(l -> !l.isEmpty() && !l.startsWith("   ") && !l.matches("\\d  .*")))
                .containsExactly(
                        "Jane Doe",
                        "John Roe",
                        "Two hands",
                        "7 Own Album, 2026-11-29",
                        "2nd Prize",
                        "#2  (4+2)  C+",
                        "White to move",
                        "Andernach Chess",
                        "b) g2 to f2",
                        "Queen: a chancellor");
    }

    @Test
    void piecesInHandAreListed() {
        Diagram diagram =
                Diagram.builder(Boards.setup("4k3/8/8/8/8/8/8/4K3[QPPp]")).build();
        assertThat(TextBoard.print(diagram)).contains("White in hand: Px2 Q\n").contains("Black in hand: p\n");
    }
}
