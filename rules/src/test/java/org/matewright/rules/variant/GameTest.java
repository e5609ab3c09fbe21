package org.matewright.rules.variant;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.matewright.rules.Checked;
import org.matewright.rules.Fault;
import org.matewright.rules.Side;
import org.matewright.rules.Span;
import org.matewright.rules.define.VariantLibrary;
import org.matewright.rules.testkit.Samples;
import org.matewright.rules.variant.Game.Result;
import org.matewright.rules.variant.Game.State;

/** Games: the rules that look back. */
class GameTest {
    private static final State RUNNING = new State(null, null);

    private static State drawn(String by) {
        return new State(new Result(by, null), null);
    }

    private static State won(String by, Side winner) {
        return new State(new Result(by, winner), null);
    }

    private static State claimable(String by) {
        return new State(null, new Result(by, null));
    }

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
        assertThat(again(start, 2, SHUFFLE).state()).isEqualTo(claimable("repetition"));
        assertThat(again(start, 4, SHUFFLE).state()).isEqualTo(drawn("repetition"));
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
        assertThat(again(game(variant, "startpos"), 2, SHUFFLE).state()).isEqualTo(won("repetition", Side.WHITE));
    }

    @Test
    void perpetualCheckMayBeALossForWhoChecks() {
        Variant variant = chess("repetition: {end: 3, means: draw, perpetual check: loss}\n");
        // every white move is a check; the black move that repeats isn't held against Black
        Game perpetual = game(variant, "6k1/4Q3/6p1/8/8/8/8/K7 w - - 0 1");
        String[] two = {"e7e8", "g8g7", "e8e7", "g7g8"};
        assertThat(again(perpetual, 2, two).state()).isEqualTo(won("perpetual check", Side.BLACK));
        // the same position with a quiet move in between is a plain repetition
        Game quiet = again(game(variant, "6k1/4Q3/6p1/8/8/8/8/K7 w - - 0 1"), 2, "e7e5", "g8f7", "e5e7", "f7g8");
        assertThat(quiet.state()).isEqualTo(drawn("repetition"));
    }

    @Test
    void movesWithoutProgressAreCountedFromTheFen() {
        Variant variant = chess("repetition: none\n");
        assertThat(game(variant, "4k3/8/8/8/8/8/P7/R3K3 w - - 98 80", "a1b1").state())
                .isEqualTo(RUNNING);
        assertThat(game(variant, "4k3/8/8/8/8/8/P7/R3K3 w - - 99 80", "a1b1").state())
                .isEqualTo(claimable("move limit"));
        assertThat(game(variant, "4k3/8/8/8/8/8/P7/R3K3 w - - 149 80", "a1b1").state())
                .isEqualTo(drawn("move limit"));
        assertThat(game(variant, "4k3/8/8/8/8/8/P7/R3K3 w - - 149 80", "a2a3").state())
                .isEqualTo(RUNNING);
        // mate comes before the count
        assertThat(game(variant, "k7/8/1K6/8/8/8/8/7R w - - 149 80", "h1h8").state())
                .isEqualTo(won("checkmate", Side.WHITE));
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
                .isEqualTo(drawn("stalemate"));
        Variant hill = Samples.variant("kingofthehill");
        assertThat(game(hill, "4k3/8/8/8/8/3K4/8/8 w - - 0 1", "d3d4").state()).isEqualTo(won("goal", Side.WHITE));
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

    private static Variant variant(String key) {
        return Samples.variant(key);
    }

    private static State stateOf(String variant, String fen) {
        return game(variant(variant), fen).state();
    }

    @Test
    void aPositionAloneMayBeTheEnd() {
        assertThat(stateOf("chess", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1")).isEqualTo(drawn("stalemate"));
        assertThat(stateOf("chess", "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1")).isEqualTo(won("checkmate", Side.WHITE));
        assertThat(stateOf("chess", "4k3/8/8/8/8/8/8/R3K3 w - - 150 99")).isEqualTo(drawn("move limit"));
        assertThat(stateOf("chess", "4k3/8/8/8/8/8/8/R3K3 w - - 100 99")).isEqualTo(claimable("move limit"));
        assertThat(stateOf("chess", "startpos")).isEqualTo(RUNNING);
    }

    /** Each rule that looks at the board is reported by the key that states it in the definition. */
    @Test
    void theRuleThatEndsAGameIsNamedByItsKey() {
        assertThat(stateOf("shatranj", "4k3/8/8/8/8/8/8/R3K3 b - - 0 1")).isEqualTo(won("bare king", Side.WHITE));
        assertThat(stateOf("3check", "4k3/8/8/8/8/8/8/4K3 b - - 0+3 0 1")).isEqualTo(won("checks", Side.WHITE));
        assertThat(stateOf("extinction", "4k3/8/8/8/8/8/8/RNBQK3 b - - 0 1").result())
                .extracting(Result::by)
                .isEqualTo("extinction");
        assertThat(stateOf("janggi", "4k4/9/9/9/9/9/9/9/9/3K5 w - - 2+0 0 1").result())
                .isEqualTo(new Result("passing", null));
    }

    @Test
    void movesAreGivenAsText() {
        Game start = game(chess(""), "startpos");
        assertThat(start.play("").value().moves()).isEmpty();
        for (String text : new String[] {"e2e4,e7e5,g1f3", "e2e4 e7e5 g1f3", " e2e4, e7e5,\n g1f3,"}) {
            assertThat(start.play(text).value().moves()).extracting(Move::text).containsExactly("e2e4", "e7e5", "g1f3");
        }
    }

    @Test
    void aCommaMayBelongToAMove() {
        Game start = game(chess(""), "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
        assertThat(start.play("e1g1,h1f1,e8d7").value().moves())
                .extracting(Move::text)
                .containsExactly("e1g1,h1f1", "e8d7");
        Game gating = game(variant("seirawan"), "4k3/8/8/8/8/8/8/R3K2R[H] w KQ - 0 1");
        assertThat(gating.play("e1g1,h1f1,H@e1,e8d7").value().moves())
                .extracting(Move::text)
                .containsExactly("e1g1,h1f1,H@e1", "e8d7");
    }

    @Test
    void anIllegalMoveOfAListIsNamedWithItsPlace() {
        Checked<Game> played = game(chess(""), "startpos").play("e2e4, e7e5,e4e5");
        Fault fault = played.faults().get(0);
        assertThat(fault.code()).isEqualTo("illegal-move");
        assertThat(fault.span()).isEqualTo(new Span(1, 12, 4));
        assertThat(fault.message())
                .isEqualTo(
                        "move 3, e4e5, isn't legal for White in rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2");
        assertThat(fault.hint()).isNull();
        Fault after = game(chess(""), "7k/8/6K1/8/8/8/Q7/8 w - - 0 1")
                .play("a2a8,h8g8")
                .faults()
                .get(0);
        assertThat(after.hint()).isEqualTo("the game is over by checkmate");
    }

    private static Game shatar(String fen, String... moves) {
        return game(Samples.variant("shatar"), fen, moves);
    }

    /** The rook gives shak, so its mate needs nothing before it. */
    @Test
    void inShatarAMateByARookCounts() {
        assertThat(shatar("7k/R7/p5K1/8/8/8/8/8 w - - 0 1", "a7a8").state()).isEqualTo(won("checkmate", Side.WHITE));
    }

    /** The bishop's check is no shak: alone its mate is niol, a draw; right behind a rook's check it wins. */
    @Test
    void inShatarAMateByABishopNeedsAShakInTheChecksBeforeIt() {
        assertThat(shatar("7k/4BK1b/8/8/8/8/8/7R w - - 0 1", "e7f6").state()).isEqualTo(drawn("mating"));
        assertThat(shatar("7k/4BK2/8/8/8/3b4/8/R7 w - - 0 1", "a1h1", "d3h7", "e7f6")
                        .state())
                .isEqualTo(won("checkmate", Side.WHITE));
        // a quiet move in between breaks the series
        assertThat(shatar("7k/4BK2/p7/8/8/3b4/8/R7 w - - 0 1", "a1h1", "d3h7", "h1h2", "a6a5", "e7f6")
                        .state())
                .isEqualTo(drawn("mating"));
    }

    /** The knight's smothered mate is forbidden: it wins for the side that is "mated". */
    @Test
    void inShatarAKnightMatesNobody() {
        assertThat(shatar("6rk/6pp/8/6N1/8/8/8/K7 w - - 0 1", "g5f7").state()).isEqualTo(won("mating", Side.BLACK));
        assertThat(game(chess(""), "6rk/6pp/8/6N1/8/8/8/K7 w - - 0 1", "g5f7").state())
                .isEqualTo(won("checkmate", Side.WHITE));
    }
}
