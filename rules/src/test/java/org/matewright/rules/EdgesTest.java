package org.matewright.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.matewright.rules.Geometry.Edges;
import org.matewright.rules.define.VariantLibrary;
import org.matewright.rules.define.VariantReader;
import org.matewright.rules.define.VariantReading;
import org.matewright.rules.define.VariantWriter;
import org.matewright.rules.engine.Perft;
import org.matewright.rules.testkit.Samples;
import org.matewright.rules.variant.Move;
import org.matewright.rules.variant.Position;
import org.matewright.rules.variant.Variant;

/** Boards whose edges are joined. */
class EdgesTest {
    private static Variant variant(String board, String moves) {
        return VariantLibrary.read(
                        "name: Edges\nboard: " + board + "\npieces:\n  piece: {id: M, moves: " + moves
                                + ", royal: true}\n  wall: {id: W, moves: W}\nsetup: {piece: a1}\n",
                        Path.of(""))
                .value();
    }

    private static List<String> targets(Variant variant, String fen, String from) {
        Position position = variant.position(variant.fen(fen).value()).value();
        return position.movesFrom(variant.geometry().square(from)).stream()
                .map(Move::text)
                .map(text -> text.substring(from.length()))
                .toList();
    }

    @Test
    void onACylinderFilesGoRoundAndRanksEnd() {
        Variant step = variant("{size: 4x4, edges: cylinder}", "K");
        assertThat(targets(step, "4/4/4/M3 w", "a1")).containsExactly("a2", "b1", "b2", "d1", "d2");
        Variant knight = variant("{size: 5x4, edges: cylinder}", "N");
        assertThat(targets(knight, "5/5/5/M4 w", "a1")).containsExactly("b3", "c2", "d2", "e3");
        Variant bishop = variant("{size: 4x5, edges: cylinder}", "B");
        assertThat(targets(bishop, "4/4/4/4/M3 w", "a1")).containsExactly("a5", "b2", "b4", "c3", "d2", "d4");
    }

    @Test
    void onATorusRanksGoRoundToo() {
        Variant step = variant("{size: 4x4, edges: torus}", "K");
        assertThat(targets(step, "4/4/4/M3 w", "a1")).containsExactly("a2", "a4", "b1", "b2", "b4", "d1", "d2", "d4");
        Variant rook = variant("{size: 4x4, edges: torus}", "R");
        // all of its rank and file, once each, but not the square that it comes from
        assertThat(targets(rook, "4/4/4/M3 w", "a1")).containsExactly("a2", "a3", "a4", "b1", "c1", "d1");
        // a piece on b1 and another on d1 shut the ring
        assertThat(targets(rook, "4/4/4/MW1W w", "a1")).containsExactly("a2", "a3", "a4");
        // with one on b1 alone the rest of the rank is open from the other end
        assertThat(targets(rook, "4/4/4/MW2 w", "a1")).containsExactly("a2", "a3", "a4", "c1", "d1");
    }

    @Test
    void lameLeapsAreBlockedRoundTheEdge() {
        Variant variant = variant("{size: 5x4, edges: cylinder}", "nD");
        assertThat(targets(variant, "5/5/5/M4 w", "a1")).containsExactly("a3", "c1", "d1");
        assertThat(targets(variant, "5/5/5/M3W w", "a1")).containsExactly("a3", "c1");
    }

    @Test
    void theBoardsEdgesDoWhatTheMoveOfEachPieceCouldDo() {
        Variant board = Samples.variant("cylinder");
        Variant moves = Samples.variant("cylinderbetza");
        for (String fen : List.of(
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
                "r3k2r/1p4p1/8/2b5/5Q2/8/P2N3P/R3K2R w KQkq - 0 1",
                "4k3/7p/8/P7/6q1/8/1R6/4K3 b - - 0 1")) {
            assertThat(Perft.count(
                            board.position(board.fen(fen).value()).value().walker(), 3))
                    .isEqualTo(Perft.count(
                            moves.position(moves.fen(fen).value()).value().walker(), 3));
        }
    }

    @Test
    void theyAreReadAndWritten() {
        Variant torus = variant("{size: 4x4, edges: torus, holes: [b2]}", "K");
        assertThat(torus.geometry().edges()).isEqualTo(Edges.TORUS);
        assertThat(torus.geometry()).isNotEqualTo(torus.geometry().withEdges(Edges.CLOSED));
        VariantReading again = VariantReader.read(VariantWriter.print(torus), "", "Edges", Path.of(""));
        assertThat(again.variantOrNull()).isEqualTo(torus);
        assertThat(VariantLibrary.read(
                                "name: x\nboard: {size: 4x4, edges: ring}\n"
                                        + "pieces: {k: {id: K, moves: K, royal: true}}\n",
                                Path.of(""))
                        .faults())
                .anyMatch(fault -> fault.isError()
                        && fault.span().line() == 2
                        && fault.message().contains("'ring'"));
    }
}
