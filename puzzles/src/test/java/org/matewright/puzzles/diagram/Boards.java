package org.matewright.puzzles.diagram;

import java.util.List;
import java.util.Map;
import org.matewright.rules.Fen;
import org.matewright.rules.Geometry;
import org.matewright.rules.Setup;

/** Positions that the tests of this package share. */
final class Boards {
    static final String CHESS_START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    static final String MOSAIC_START = "rluzbqkbzulr/cnawdyydwanc/osghieeihgso/pppppppppppp/12/12/12/12/"
            + "PPPPPPPPPPPP/OSGHIEEIHGSO/CNAWDYYDWANC/RLUZBQKBZULR w - - 0 1";
    static final Map<String, String> ORTHODOX =
            Map.of("K", "king", "Q", "queen", "R", "rook", "B", "bishop", "N", "knight", "P", "pawn");

    private Boards() {}

    static Setup setup(String fen) {
        Geometry geometry = Fen.measure(fen);
        if (geometry == null) {
            throw new IllegalArgumentException(fen);
        }
        return Fen.parse(fen, geometry, null).value();
    }

    static Diagram.Builder chess() {
        return Diagram.builder(setup(CHESS_START)).art(ORTHODOX::get);
    }

    static Diagram.Builder problem() {
        return Diagram.builder(setup("8/5K2/8/8/3Nk3/5N2/2Q3p1/8 w - - 0 1"))
                .art(ORTHODOX::get)
                .caption(new Caption(
                        List.of("Jane Doe", "John Roe"), "Two hands", "Own Album", "7", "2026-11-29", "2nd Prize"))
                .stipulation("#2")
                .conditions(List.of("Andernach Chess"))
                .twins(List.of("b) g2 to f2"))
                .tested(true)
                .legend(List.of(new LegendEntry(null, "Queen: a chancellor")));
    }
}
