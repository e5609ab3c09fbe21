package org.matewright.puzzles.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What {@code moves} reports of a game: the moves played, the position after them, and the state of the game. */
class MovesTest {
    private static final String FOOLS_MATE = "f2f3,e7e5,g2g4,d8h4";

    /** Both knights out and home again: the set-up with White to move comes back every fourth half-move. */
    private static final String KNIGHTS = "g1f3,g8f6,f3g1,f6g8";

    private static Run moves(String variant, String fen, String... more) {
        List<String> args = new ArrayList<>(List.of("moves", "--variant", variant, "--fen", fen));
        args.addAll(Arrays.asList(more));
        return Run.of(args.toArray(String[]::new));
    }

    private static JsonObject json(String variant, String fen, String... after) {
        List<String> args = new ArrayList<>();
        for (String moves : after) {
            args.add("--after");
            args.add(moves);
        }
        args.add("--json");
        Run run = moves(variant, fen, args.toArray(String[]::new));
        assertThat(run.err()).isEmpty();
        assertThat(run.status()).isZero();
        return run.json();
    }

    /** {@code by} and {@code winner} of a result, {@code draw} for a draw, {@code -} for none. */
    private static String result(JsonObject document, String field) {
        if (!document.has(field)) {
            return "-";
        }
        JsonObject result = document.getAsJsonObject(field);
        JsonElement winner = result.get("winner");
        return result.get("by").getAsString() + ", " + (winner.isJsonNull() ? "draw" : winner.getAsString());
    }

    private static String over(JsonObject document) {
        return result(document, "over");
    }

    private static List<String> texts(JsonObject document, String field) {
        return document.getAsJsonArray(field).asList().stream()
                .map(JsonElement::getAsString)
                .toList();
    }

    @Test
    void thePositionAfterTheMovesIsReported() {
        JsonObject document = json("chess", "startpos", "e2e4,e7e5");
        assertThat(document.get("fen").getAsString())
                .isEqualTo("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2");
        assertThat(document.get("side").getAsString()).isEqualTo("white");
        assertThat(texts(document, "after")).containsExactly("e2e4", "e7e5");
        assertThat(texts(document, "moves")).hasSize(29).contains("g1f3").doesNotContain("e4e5");
        assertThat(document.has("over")).isFalse();
        assertThat(document.has("claim")).isFalse();
    }

    /** The document of a position alone has no further fields. */
    @Test
    void withoutMovesNothingIsAdded() {
        assertThat(json("chess", "startpos").keySet()).containsExactly("variant", "fen", "side", "check", "moves");
        assertThat(moves("chess", "8/8/8/8/8/k7/8/K6R b - - 0 1").out()).isEqualTo("a3a4\na3b3\na3b4\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"e2e4,e7e5,g1f3", "e2e4 e7e5 g1f3", "e2e4, e7e5, g1f3,", " e2e4,e7e5 g1f3"})
    void commasAndBlanksSeparateMoves(String list) {
        assertThat(texts(json("chess", "startpos", list), "after")).containsExactly("e2e4", "e7e5", "g1f3");
    }

    @Test
    void severalListsArePlayedOneAfterTheOther() {
        assertThat(texts(json("chess", "startpos", "e2e4", "e7e5,g1f3"), "after"))
                .containsExactly("e2e4", "e7e5", "g1f3");
        Run words = Run.of("moves", "--after", "e2e4", "e7e5", "g1f3", "--variant", "chess", "--json");
        assertThat(texts(words.json(), "after")).containsExactly("e2e4", "e7e5", "g1f3");
    }

    /** A castling has a comma of its own; in Colossus a king may castle to several squares. */
    @Test
    void aCastlingAmongOtherMovesKeepsItsComma() {
        String chess = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
        for (String list : List.of("e1g1,h1f1,e8d7,f1f7", "e1g1,h1f1 e8d7 f1f7")) {
            assertThat(texts(json("chess", chess, list), "after")).containsExactly("e1g1,h1f1", "e8d7", "f1f7");
        }
        List<String> castlings =
                texts(json("colossus", "9k/10/10/10/10/10/10/10/1R3K2R1/10 w KQ - 0 1"), "moves").stream()
                        .filter(move -> move.contains(","))
                        .toList();
        assertThat(castlings)
                .isNotEmpty()
                .allSatisfy(castling -> assertThat(texts(
                                json("colossus", "9k/10/10/10/10/10/10/10/1R3K2R1/10 w KQ - 0 1", castling + ",j10j9"),
                                "after"))
                        .containsExactly(castling, "j10j9"));
    }

    /** The same letters mean king and rook one after the other where the rook is of the other side. */
    @Test
    void aCommaBetweenTwoMovesIsNoCastling() {
        assertThat(texts(json("chess", "4k3/8/8/8/8/8/6r1/4K3 w - - 0 1", "e1f1,g2h2"), "after"))
                .containsExactly("e1f1", "g2h2");
    }

    @Test
    void aMateEndsTheGame() {
        JsonObject document = json("chess", "startpos", FOOLS_MATE);
        assertThat(document.getAsJsonObject("over").toString())
                .isEqualTo("{\"by\":\"checkmate\",\"winner\":\"black\"}");
        assertThat(texts(document, "moves")).isEmpty();
        String fen = document.get("fen").getAsString();
        assertThat(over(json("chess", fen))).isEqualTo("checkmate, black");
    }

    /**
     * A position alone may be the end. Chess: king h8 is stalemated by queen g6. Xiangqi: the general on d10 is attacked
     * neither by the chariot on a9 nor by the one on e2, which guard d9 and e10; who has no move has lost. Chess: seventy-five
     * moves by both sides without capture or pawn move end a game.
     */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "chess   | 7k/8/6Q1/8/8/8/8/K7 b - - 0 1                  | stalemate, draw",
                "xiangqi | 3k5/R8/9/9/9/9/9/9/4R4/5K3 b - - 0 1           | stalemate, white",
                "chess   | 4k3/8/8/8/8/8/8/4K2R w - - 149 100             | -",
                "chess   | 4k3/8/8/8/8/8/8/4K2R w - - 150 100             | move limit, draw",
            })
    void aPositionAloneMayBeTheEnd(String variant, String fen, String end) {
        assertThat(over(json(variant, fen))).isEqualTo(end);
    }

    /** A chariot that leaves the general no square but doesn't attack him stalemates him, and that wins. */
    @Test
    void stalemateMayBeALoss() {
        JsonObject before = json("xiangqi", "3k5/R8/9/9/9/9/9/9/7R1/5K3 w - - 0 1");
        assertThat(over(before)).isEqualTo("-");
        JsonObject after = json("xiangqi", "3k5/R8/9/9/9/9/9/9/7R1/5K3 w - - 0 1", "h2e2");
        assertThat(after.get("check").getAsBoolean()).isFalse();
        assertThat(over(after)).isEqualTo("stalemate, white");
    }

    /**
     * Chess states nothing of repetition, so what is usual holds: the third occurrence allows a player to claim a draw, the
     * fifth ends the game. The set-up is the first occurrence.
     */
    @Test
    void inChessTheThirdOccurrenceMayBeClaimedAndTheFifthEndsTheGame() {
        assertThat(result(json("chess", "startpos", KNIGHTS), "claim")).isEqualTo("-");
        JsonObject third = json("chess", "startpos", KNIGHTS, KNIGHTS);
        assertThat(result(third, "claim")).isEqualTo("repetition, draw");
        assertThat(over(third)).isEqualTo("-");
        assertThat(over(json("chess", "startpos", KNIGHTS, KNIGHTS, KNIGHTS))).isEqualTo("-");
        JsonObject fifth = json("chess", "startpos", KNIGHTS, KNIGHTS, KNIGHTS, KNIGHTS);
        assertThat(over(fifth)).isEqualTo("repetition, draw");
        assertThat(fifth.has("claim")).isFalse();
        assertThat(texts(fifth, "after")).hasSize(16);
    }

    /** The king that comes home may castle no more: the first occurrence is that after its first two moves. */
    @Test
    void otherRightsMakeAnotherPosition() {
        String fen = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
        String kings = "e1e2,e8e7,e2e1,e7e8";
        assertThat(result(json("chess", fen, kings, kings), "claim")).isEqualTo("-");
        assertThat(result(json("chess", fen, kings, kings, kings), "claim")).isEqualTo("repetition, draw");
    }

    /**
     * Fifty moves by both sides are a hundred half-moves; a capture or a pawn's move begins the count anew. The FEN says how
     * many there were before.
     */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "4k3/8/8/8/8/8/8/4K2R w - - 98 80  | h1h2 | 99  | -                | -",
                "4k3/8/8/8/8/8/8/4K2R w - - 99 80  | h1h2 | 100 | move limit, draw | -",
                "4k3/8/8/8/8/8/7p/4K2R w - - 99 80 | h1h2 | 0   | -                | -",
                "4k3/8/8/8/8/8/P7/4K2R w - - 99 80 | a2a3 | 0   | -                | -",
                "4k3/8/8/8/8/8/8/4K2R w - - 149 80 | h1h2 | 150 | -                | move limit, draw",
            })
    void fiftyMovesMayBeClaimedAndSeventyFiveEndTheGame(
            String fen, String move, String counter, String claim, String end) {
        JsonObject document = json("chess", fen, move);
        assertThat(document.get("fen").getAsString().split(" ")[4]).isEqualTo(counter);
        assertThat(result(document, "claim")).isEqualTo(claim);
        assertThat(over(document)).isEqualTo(end);
    }

    /** Mate comes before all counting. */
    @Test
    void aMateOnTheLastMoveCounts() {
        assertThat(over(json("chess", "7k/8/6K1/8/8/8/8/R7 w - - 149 100", "a1a8")))
                .isEqualTo("checkmate, white");
    }

    /**
     * In Xiangqi the third occurrence ends the game, and who has given check with every move since the first loses. The
     * chariot checks on a10 and a9 in turn, the general goes between d10 and d9; after eight half-moves the position is there
     * for the third time.
     */
    @Test
    void perpetualCheckMayLose() {
        String fen = "3k5/R8/9/9/9/9/9/9/9/5K3 w - - 0 1";
        String checks = "a9a10,d10d9,a10a9,d9d10";
        assertThat(over(json("xiangqi", fen, checks))).isEqualTo("-");
        assertThat(over(json("xiangqi", fen, checks, checks))).isEqualTo("perpetual check, black");
        // without a check it is a draw: the chariot goes between a5 and a6
        String quiet = "a5a6,d10d9,a6a5,d9d10";
        assertThat(over(json("xiangqi", "3k5/9/9/9/9/R8/9/9/9/5K3 w - - 0 1", quiet, quiet)))
                .isEqualTo("repetition, draw");
    }

    /**
     * In Mosaic Chess the side that loses its last piece besides the king has lost, unless it takes the other side's last one
     * at once: then it's a draw. The rook takes the pawn on d7; the king on e8 takes it there, the king on l12 can't, and another
     * move than taking is too late.
     */
    @Test
    void aBareKingLosesInMosaicUnlessItBaresTheOther() {
        String far = "11k/12/12/12/12/3p8/12/12/12/12/3R8/K11 w - - 0 1";
        assertThat(over(json("mosaic", far))).isEqualTo("-");
        assertThat(over(json("mosaic", far, "d2d7"))).isEqualTo("bare king, white");
        String near = "12/12/12/12/4k7/3p8/12/12/12/12/3R8/K11 w - - 0 1";
        JsonObject bared = json("mosaic", near, "d2d7");
        assertThat(over(bared)).isEqualTo("-");
        assertThat(texts(bared, "moves")).contains("e8d7", "e8f8");
        assertThat(over(json("mosaic", near, "d2d7,e8f8"))).isEqualTo("bare king, white");
        assertThat(over(json("mosaic", near, "d2d7,e8d7"))).endsWith(", draw");
    }

    @Test
    void theTextListsTheMovesThenTheRest() {
        assertThat(moves("chess", "7k/8/6K1/8/8/8/8/R7 w - - 0 1", "--after", "a1a8")
                        .out())
                .isEqualTo("""
                        After 1 move: R6k/8/6K1/8/8/8/8/8 b - - 1 1
                        The game is over by checkmate: White wins
                        """);
        assertThat(moves("chess", "7k/8/6K1/8/8/8/7R/8 b - - 0 1", "--after", "h8g8,h2h1")
                        .out())
                .isEqualTo("g8f8\n\nAfter 2 moves: 6k1/8/6K1/8/8/8/8/7R b - - 2 2\n");
        assertThat(moves("chess", "7k/8/6Q1/8/8/8/8/K7 b - - 0 1").out())
                .isEqualTo("The game is over by stalemate: a draw\n");
        assertThat(moves("chess", "startpos", "--after", KNIGHTS, "--after", KNIGHTS)
                        .out())
                .endsWith("\n\nAfter 8 moves: rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 8 5\n"
                        + "By repetition a draw may be claimed\n");
    }

    /** Its number, the move, the side to move; a near miss if there is one. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "e2e4,e7e5,e4e6      | 11 | move 3, e4e6, isn't legal for White | 0 2",
                "e2e4,e2e4           | 6  | move 2, e2e4, isn't legal for Black | 0 1",
                "e2e4,Nf6            | 6  | move 2, Nf6, isn't legal for Black  | did you mean 'g8f6'?",
                "e2e4 e7e8           | 6  | move 2, e7e8, isn't legal for Black | did you mean 'e7e5'?",
                "f2f3,e7e5,g2g4,d8h4,a2a3 | 21 | move 5, a2a3, isn't legal for White | the game is over by checkmate",
            })
    void anIllegalMoveIsNamed(String list, int column, String message, String end) {
        Run run = moves("chess", "startpos", "--after", list);
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).startsWith("--after:1:" + column + ": " + message).hasLineCount(1);
        assertThat(run.err().strip()).endsWith(end);
    }

    @Test
    void aMissingPromotionIsCompleted() {
        assertThat(moves("chess", "8/P6k/8/8/8/8/8/K7 w", "--after", "a7a8")
                        .err()
                        .strip())
                .endsWith("did you mean 'a7a8=B' or 'a7a8=N' or 'a7a8=Q' or 'a7a8=R'?");
    }

    @Test
    void anIllegalMoveAnswersWithADocumentToo() {
        Run run = moves("chess", "startpos", "--after", "e2e4,e2e4", "--json");
        assertThat(run.status()).isEqualTo(2);
        JsonObject error = run.json().getAsJsonObject("error");
        assertThat(error.get("code").getAsString()).isEqualTo("illegal-move");
        assertThat(error.get("line").getAsInt()).isEqualTo(1);
        assertThat(error.get("column").getAsInt()).isEqualTo(6);
    }

    @Test
    void requestsPlayMovesToo() {
        String text =
                "{\"command\":\"moves\",\"variant\":\"chess\",\"fen\":\"startpos\",\"after\":\"" + FOOLS_MATE + "\"}\n";
        String list = "{\"command\":\"moves\",\"variant\":\"chess\",\"fen\":\"4k3/8/8/8/8/8/8/4K2R w K - 0 1\","
                + "\"after\":[\"e1g1,h1f1\",\"e8d7\"]}\n";
        String none = "{\"command\":\"moves\",\"variant\":\"chess\",\"fen\":\"startpos\",\"after\":[]}\n";
        String wrong = "{\"id\":7,\"command\":\"moves\",\"variant\":\"chess\",\"after\":[\"e2e5\"]}\n";
        List<JsonObject> documents =
                Run.withInput(text + list + none + wrong, "batch").documents();
        assertThat(over(documents.get(0))).isEqualTo("checkmate, black");
        assertThat(texts(documents.get(1), "after")).containsExactly("e1g1,h1f1", "e8d7");
        assertThat(documents.get(2).has("after")).isFalse();
        assertThat(documents.get(3).getAsJsonObject("error").get("code").getAsString())
                .isEqualTo("illegal-move");
    }
}
