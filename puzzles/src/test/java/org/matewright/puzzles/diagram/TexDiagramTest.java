package org.matewright.puzzles.diagram;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.matewright.rules.Geometry;
import org.matewright.rules.Piece;
import org.matewright.rules.Setup;
import org.matewright.rules.Side;

/** Expected lines follow from the manual of the package chess-problem-diagrams. */
class TexDiagramTest {
    private static List<String> print(Diagram diagram) {
        return TexDiagram.print(diagram, PieceArtCatalog.builtIn()).lines().toList();
    }

    @Test
    void aProblemBecomesTheEnvironmentsFields() {
        assertThat(print(Boards.problem().side(null).build()))
                .containsExactly(
                        "% Needs \\usepackage{diagram} from the package chess-problem-diagrams.",
                        "\\begin{diagram}%",
                        "\\author{Doe, Jane; Roe, John}%",
                        "\\sourcenr{7}%",
                        "\\source{Own Album}%",
                        "\\day{29}%",
                        "\\month{11}%",
                        "\\year{2026}%",
                        "\\award{2nd Prize}%",
                        "\\pieces{wDc2, wSf3d4, wKf7, sBg2, sKe4}%",
                        "\\stipulation{\\#2}%",
                        "\\condition{{Andernach Chess}}%",
                        "\\twins{{b) g2 to f2}}%",
                        "\\remark{{Two hands}; {Queen: a chancellor}}%",
                        "\\Co{+}%",
                        "\\end{diagram}");
    }

    @Test
    void ranksOfTwoDigitsStandInBraces() {
        Setup setup = Setup.empty(Geometry.of(12, 12)).with(143, new Piece("K", Side.WHITE));
        List<String> lines =
                print(Diagram.builder(setup).art(Boards.ORTHODOX::get).build());
        assertThat(lines).contains("\\begin{diagram}[12x12]%", "\\pieces{wKl{12}}%");
    }

    @Test
    void fairyPiecesBecomeTurnedSymbolsThatAreExplained() {
        Map<String, String> art = Map.of("K", "king", "G", "grasshopper", "N", "nightrider");
        Setup setup = Boards.setup("4k3/8/8/8/2n5/8/1G6/2G1K1N1");
        List<String> lines = print(Diagram.builder(setup)
                .art(art::get)
                .legend(List.of(new LegendEntry(new Piece("G", Side.WHITE), "Grasshopper: hops; lands behind")))
                .build());
        assertThat(lines)
                .contains(
                        "\\pieces{wDUc1b2, wKe1, wSUg1, sSUc4, sKe8}%",
                        "\\piecedefs{{w}{DU}{Grasshopper: hops; lands behind}; {ws}{SU}{nightrider}}%");
    }

    @Test
    void signsThatTexWouldObeyAreWrittenOut() {
        Caption caption = new Caption(List.of("A & B_C"), null, "100% {x}", "", "c. 1900~", null);
        assertThat(print(Boards.chess().caption(caption).build()))
                .contains("\\author{B\\_C, A \\&}%", "\\source{100\\% \\{x\\}}%", "\\year{c. 1900\\textasciitilde{}}%");
    }

    @Test
    void holesCantBeCarried() {
        BitSet holes = new BitSet();
        holes.set(3);
        Diagram diagram = Diagram.builder(Setup.empty(Geometry.of(4, 4, holes))).build();
        assertThat(TexDiagram.cannotCarry(diagram, PieceArtCatalog.builtIn())).isPresent();
        assertThat(TexDiagram.cannotCarry(Boards.chess().build(), PieceArtCatalog.builtIn()))
                .isEmpty();
    }

    @Test
    void twentyFairyTypesCanBeCarriedAndNoMore() {
        Setup setup = Setup.empty(Geometry.of(16, 16));
        List<String> ids = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            ids.add("X" + (char) ('A' + i));
            setup = setup.with(i, new Piece(ids.get(i), Side.WHITE));
        }
        assertThat(TexDiagram.cannotCarry(Diagram.builder(setup).build(), PieceArtCatalog.builtIn()))
                .isEmpty();
        Diagram more =
                Diagram.builder(setup.with(99, new Piece("Y", Side.BLACK))).build();
        assertThat(TexDiagram.cannotCarry(more, PieceArtCatalog.builtIn())).isPresent();
    }
}
