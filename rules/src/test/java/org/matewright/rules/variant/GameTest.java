package org.matewright.rules.variant;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.matewright.rules.define.VariantLibrary;
import org.matewright.rules.law.Results.Outcome;
import org.matewright.rules.variant.Game.Ending;
import org.matewright.rules.variant.Game.State;

/** Games: the rules that look back. */
class GameTest {
    private static final State RUNNING = new State(Ending.NONE, Outcome.NONE, Ending.NONE, Outcome.NONE);

    private static Variant chess(String more) {
        return VariantLibrary.read("extends: chess\n" + more, Path.of("")).value();
    }

    private static Game game(Variant variant, String fen, String... moves) {
        Game game = Game.from(variant.position(variant.fen(fen).value()).value());
        for (String move : moves) {
            game = game.play(game.position().move(move).orElseThrow());
        }
        return game;
    }

    private static Game again(Game start, int times, String... moves) {
        Game game = start;
        for (int i = 0; i < times; i++) {
            for (String move : moves) {
                game = game.play(game.position().move(move).orElseThrow());
            }
        }
        return game;
    }

    private static final String[] SHUFFLE = {"g1f3", "g8f6", "f3g1", "f6g8"};

    @Test
    void theThirdOccurrenceCanBeClaimedAndTheFifthEndsTheGame() {
        Game start = game(chess(""), "startpos");
        assertThat(again(start, 1, SHUFFLE).occurrences()).isEqualTo(2);
        assertThat(again(start, 1, SHUFFLE).state()).isEqualTo(RUNNING);
        assertThat(again(start, 2, SHUFFLE).state())
                .isEqualTo(new State(Ending.NONE, Outcome.NONE, Ending.REPETITION, Outcome.DRAW));
        assertThat(again(start, 4, SHUFFLE).state())
                .isEqualTo(new State(Ending.REPETITION, Outcome.DRAW, Ending.NONE, Outcome.NONE));
    }

    @Test
    void aLongGameKnowsAllItsPositionsAndMoves() {
        Game game = again(game(chess("repetition: none\nmove limit: none\n"), "startpos"), 5_000, SHUFFLE);
        assertThat(game.moves()).hasSize(20_000);
        assertThat(game.moves().get(1).text()).isEqualTo("g8f6");
        assertThat(game.positions()).hasSize(20_001);
        assertThat(game.positions().get(0).setup().halfMoves()).isZero();
        assertThat(game.positions().get(20_000)).isEqualTo(game.position());
        assertThat(game.occurrences()).isEqualTo(5_001);
    }

    @Test
    void aPositionWithOtherRightsIsAnother() {
        // the rook's excursion costs the castling right, so the first position doesn't count
        String[] rooks = {"h1g1", "h8g8", "g1h1", "g8h8"};
        Game castling = again(game(chess(""), "4k2r/8/8/8/8/8/8/4K2R w Kk - 0 1"), 2, rooks);
        assertThat(castling.occurrences()).isEqualTo(2);
        // a pawn that could be taken en passant makes the first position another; one that nobody can take doesn't
        String[] kings = {"e8d8", "e1d1", "d8e8", "d1e1"};
        assertThat(again(game(chess(""), "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1"), 2, kings)
                        .occurrences())
                .isEqualTo(2);
        assertThat(again(game(chess(""), "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1"), 2, kings)
                        .occurrences())
                .isEqualTo(3);
    }

    @Test
    void repetitionMayBeALossForWhoRepeats() {
        Variant variant = chess("repetition: {end: 3, means: loss}\n");
        // Black's move repeats the first position: White, to move, has won
        assertThat(again(game(variant, "startpos"), 2, SHUFFLE).state())
                .isEqualTo(new State(Ending.REPETITION, Outcome.WIN, Ending.NONE, Outcome.NONE));
    }

    @Test
    void perpetualCheckMayBeALossForWhoChecks() {
        Variant variant = chess("repetition: {end: 3, means: draw, perpetual check: loss}\n");
        // every white move is a check; the black move that repeats isn't held against Black
        Game perpetual = game(variant, "6k1/4Q3/6p1/8/8/8/8/K7 w - - 0 1");
        String[] two = {"e7e8", "g8g7", "e8e7", "g7g8"};
        assertThat(again(perpetual, 2, two).state())
                .isEqualTo(new State(Ending.PERPETUAL_CHECK, Outcome.LOSS, Ending.NONE, Outcome.NONE));
        // the same position with a quiet move in between is a plain repetition
        Game quiet = again(game(variant, "6k1/4Q3/6p1/8/8/8/8/K7 w - - 0 1"), 2, "e7e5", "g8f7", "e5e7", "f7g8");
        assertThat(quiet.state().ending()).isEqualTo(Ending.REPETITION);
        assertThat(quiet.state().outcome()).isEqualTo(Outcome.DRAW);
    }

    @Test
    void movesWithoutProgressAreCountedFromTheFen() {
        Variant variant = chess("repetition: none\n");
        assertThat(game(variant, "4k3/8/8/8/8/8/P7/R3K3 w - - 98 80", "a1b1").state())
                .isEqualTo(RUNNING);
        assertThat(game(variant, "4k3/8/8/8/8/8/P7/R3K3 w - - 99 80", "a1b1").state())
                .isEqualTo(new State(Ending.NONE, Outcome.NONE, Ending.MOVE_LIMIT, Outcome.DRAW));
        assertThat(game(variant, "4k3/8/8/8/8/8/P7/R3K3 w - - 149 80", "a1b1").state())
                .isEqualTo(new State(Ending.MOVE_LIMIT, Outcome.DRAW, Ending.NONE, Outcome.NONE));
        assertThat(game(variant, "4k3/8/8/8/8/8/P7/R3K3 w - - 149 80", "a2a3").state())
                .isEqualTo(RUNNING);
        // mate comes before the count
        assertThat(game(variant, "k7/8/1K6/8/8/8/8/7R w - - 149 80", "h1h8").state())
                .isEqualTo(new State(Ending.CHECKMATE, Outcome.LOSS, Ending.NONE, Outcome.NONE));
    }

    @Test
    void otherPiecesMayBeginTheCountAnew() {
        Variant variant = chess("move limit: {end: 50, resets: [rook]}\n");
        assertThat(game(variant, "4k3/8/8/8/8/8/P7/R3K3 w - - 7 80", "a1b1")
                        .position()
                        .setup()
                        .halfMoves())
                .isZero();
        assertThat(game(variant, "4k3/8/8/8/8/8/P7/R3K3 w - - 7 80", "a2a3")
                        .position()
                        .setup()
                        .halfMoves())
                .isEqualTo(8);
    }

    @Test
    void theOtherEndsAreThoseOfThePosition() {
        assertThat(game(chess(""), "7k/8/5KQ1/8/8/8/8/8 w - - 0 1", "g6f7").state())
                .isEqualTo(new State(Ending.STALEMATE, Outcome.DRAW, Ending.NONE, Outcome.NONE));
        Variant hill = VariantLibrary.load("kingofthehill", Path.of("")).value();
        assertThat(game(hill, "4k3/8/8/8/8/3K4/8/8 w - - 0 1", "d3d4").state())
                .isEqualTo(new State(Ending.RULE, Outcome.LOSS, Ending.NONE, Outcome.NONE));
    }

    @Test
    void itKeepsItsPositionsAndMoves() {
        Game game = game(chess(""), "startpos", "e2e4", "e7e5");
        assertThat(game.moves()).extracting(Move::text).containsExactly("e2e4", "e7e5");
        assertThat(game.positions()).hasSize(3);
        assertThat(game.position()).isEqualTo(game.positions().get(2));
        Move past = game.moves().get(0);
        assertThatThrownBy(() -> game.play(past)).isInstanceOf(IllegalArgumentException.class);
    }

    private static Game shatar(String fen, String... moves) {
        return game(VariantLibrary.load("shatar", Path.of("")).value(), fen, moves);
    }

    /** The rook gives shak, so its mate needs nothing before it. */
    @Test
    void inShatarAMateByARookCounts() {
        assertThat(shatar("7k/R7/p5K1/8/8/8/8/8 w - - 0 1", "a7a8").state())
                .isEqualTo(new State(Ending.CHECKMATE, Outcome.LOSS, Ending.NONE, Outcome.NONE));
    }

    /** The bishop's check is no shak: alone its mate is niol, a draw; right behind a rook's check it wins. */
    @Test
    void inShatarAMateByABishopNeedsAShakInTheChecksBeforeIt() {
        assertThat(shatar("7k/4BK1b/8/8/8/8/8/7R w - - 0 1", "e7f6").state())
                .isEqualTo(new State(Ending.VAIN_MATE, Outcome.DRAW, Ending.NONE, Outcome.NONE));
        assertThat(shatar("7k/4BK2/8/8/8/3b4/8/R7 w - - 0 1", "a1h1", "d3h7", "e7f6")
                        .state())
                .isEqualTo(new State(Ending.CHECKMATE, Outcome.LOSS, Ending.NONE, Outcome.NONE));
        // a quiet move in between breaks the series
        assertThat(shatar("7k/4BK2/p7/8/8/3b4/8/R7 w - - 0 1", "a1h1", "d3h7", "h1h2", "a6a5", "e7f6")
                        .state()
                        .ending())
                .isEqualTo(Ending.VAIN_MATE);
    }

    /** The knight's smothered mate is forbidden: it wins for the side that is "mated". */
    @Test
    void inShatarAKnightMatesNobody() {
        assertThat(shatar("6rk/6pp/8/6N1/8/8/8/K7 w - - 0 1", "g5f7").state())
                .isEqualTo(new State(Ending.VAIN_MATE, Outcome.WIN, Ending.NONE, Outcome.NONE));
        assertThat(game(chess(""), "6rk/6pp/8/6N1/8/8/8/K7 w - - 0 1", "g5f7")
                        .state()
                        .ending())
                .isEqualTo(Ending.CHECKMATE);
    }
}
