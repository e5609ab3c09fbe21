package org.matewright.rules.engine.captures;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.matewright.rules.Geometry;
import org.matewright.rules.Piece;
import org.matewright.rules.Setup;
import org.matewright.rules.Side;
import org.matewright.rules.betza.Betza;
import org.matewright.rules.engine.Walker;
import org.matewright.rules.engine.compile.Ruleset;
import org.matewright.rules.engine.packed.PieceCode;
import org.matewright.rules.engine.tables.Assumption;
import org.matewright.rules.engine.tables.CaptureContext;
import org.matewright.rules.engine.tables.CaptureRule;

/** Rules that put captured pieces back on the board, as a variant may add them. */
class CaptureRuleTest {
    private static final Geometry BOARD = Geometry.of(8, 8);
    private static final int A1 = 0;
    private static final int D1 = 3;
    private static final int E1 = 4;
    private static final int H1 = 7;
    private static final int A5 = 32;
    private static final int D8 = 59;
    private static final int E8 = 60;
    private static final int H8 = 63;

    /** A captured piece comes back on a square, if that is empty, as one that hasn't moved. */
    private record Return(int square) implements CaptureRule {
        @Override
        public void follow(CaptureContext context) {
            if (context.at(square) == PieceCode.NONE) {
                context.putUnmoved(square, context.code(0));
            }
        }

        @Override
        public Set<Assumption> breaks() {
            return Set.of(Assumption.CAPTURES_CHANGE_NO_OTHER_SQUARE);
        }

        @Override
        public boolean restoresUnmoved() {
            return true;
        }
    }

    private final long[] moves = new long[Walker.MAX_MOVES];

    @Test
    void aCaptureIsIllegalIfTheReturningPieceGivesCheck() {
        Setup setup = Setup.empty(BOARD)
                .with(D1, piece("K", Side.WHITE))
                .with(A1, piece("R", Side.WHITE))
                .with(A5, piece("R", Side.BLACK))
                .with(H8, piece("K", Side.BLACK));
        assertThat(targets(walker(setup, D8), A1)).doesNotContain(A5);
        assertThat(targets(walker(setup, E8), A1)).contains(A5);
    }

    @Test
    void takingACaptureBackRestoresEverything() {
        Setup setup = Setup.empty(BOARD)
                .with(E1, piece("K", Side.WHITE))
                .with(A1, piece("R", Side.WHITE))
                .with(A5, piece("R", Side.BLACK))
                .with(E8, piece("K", Side.BLACK));
        Walker walker = walker(setup, H8);
        Setup before = walker.setup();
        long key = walker.key();
        long key2 = walker.key2();
        walker.make(move(walker, A1, A5));
        assertThat(walker.piece(H8)).isEqualTo(piece("R", Side.BLACK));
        assertThat(walker.isUnmoved(H8)).isTrue();
        walker.unmake();
        assertThat(walker.setup()).isEqualTo(before);
        assertThat(walker.key()).isEqualTo(key);
        assertThat(walker.key2()).isEqualTo(key2);
    }

    @Test
    void aPieceThatCameBackIsACastlingPartnerAgain() {
        Setup start = Setup.empty(BOARD)
                .with(E1, piece("K", Side.WHITE))
                .with(H1, piece("R", Side.WHITE))
                .with(E8, piece("K", Side.BLACK))
                .with(H8, piece("R", Side.BLACK));
        Walker walker = walker(start, D8);
        walker.make(move(walker, H1, H8));
        assertThat(walker.piece(D8)).isEqualTo(piece("R", Side.BLACK));
        assertThat(walker.isUnmoved(E8)).isTrue();
        // White's king hasn't moved and has no rook: where pieces come back its file is stated
        assertThat(walker.setup().castling()).isEqualTo("Eq");
    }

    @Test
    void aPieceStaysAwayIfItsSquareIsTaken() {
        Setup start = Setup.empty(BOARD)
                .with(E1, piece("K", Side.WHITE))
                .with(H1, piece("R", Side.WHITE))
                .with(E8, piece("K", Side.BLACK))
                .with(H8, piece("R", Side.BLACK));
        Walker walker = walker(start, H8);
        walker.make(move(walker, H1, H8));
        assertThat(walker.piece(H8)).isEqualTo(piece("R", Side.WHITE));
    }

    private Walker walker(Setup setup, int returnSquare) {
        Ruleset rules = new Ruleset(setup)
                .piece(new Ruleset.Type("K", Betza.parse("KisO2").value(), true))
                .piece(new Ruleset.Type("R", Betza.parse("R").value(), false));
        rules.castling().partner(1);
        rules.captures().add(new Return(returnSquare));
        return new Walker(rules.compile(), setup);
    }

    private static Piece piece(String id, Side side) {
        return new Piece(id, side);
    }

    private List<Integer> targets(Walker walker, int from) {
        List<Integer> targets = new ArrayList<>();
        for (int i = 0, end = walker.generate(moves, 0); i < end; i++) {
            if (Walker.from(moves[i]) == from) {
                targets.add(Walker.to(moves[i]));
            }
        }
        return targets;
    }

    private long move(Walker walker, int from, int to) {
        for (int i = 0, end = walker.generate(moves, 0); i < end; i++) {
            if (Walker.from(moves[i]) == from && Walker.to(moves[i]) == to) {
                return moves[i];
            }
        }
        throw new AssertionError("no move from " + from + " to " + to);
    }
}
