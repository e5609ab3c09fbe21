package org.matewright.puzzles.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Every option that requests more than keys or lines, with every kind of play: a part that a problem can't have is
 * reported, and so is one that wasn't found. Options that leave something out are never reported.
 */
class RequestedPartsTest {
    private static final String ROOK_ENDING = "7k/8/5K2/8/8/8/8/6R1 w - - 0 1";

    private static Run solve(String fen, String stipulation, String... more) {
        List<String> args =
                new ArrayList<>(List.of("solve", "--variant", "chess", "--fen", fen, "--stipulation", stipulation));
        args.addAll(Arrays.asList(more));
        return Run.of(args.toArray(new String[0]));
    }

    private static String notes(Run run) {
        JsonObject document = run.json();
        return document.has("notes") ? document.get("notes").toString() : "-";
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                // stipulation | --tries                | --partial                             | --set-play
                "#1            | no reply follows       | --tries lists                         | there is only one move",
                "#2            | -                      | --tries lists                         | -",
                "=2            | -                      | --tries lists                         | -",
                "win 2         | -                      | --tries lists                         | -",
                "s#1           | -                      | -                                     | -",
                "s#2           | -                      | -                                     | -",
                "r#1           | -                      | -                                     | -",
                "r#2           | -                      | -                                     | -",
                "semi-r#2      | -                      | -                                     | -",
                "h#0.5         | lines and no keys      | -                                     | there is only one move",
                "h#1           | lines and no keys      | -                                     | -",
                "h#=1          | lines and no keys      | -                                     | -",
                "hx1           | lines and no keys      | no reply can spoil its goal           | -",
                "h+1.5         | lines and no keys      | no reply can spoil its goal           | -",
                "hs#1          | lines and no keys      | -                                     | -",
                "hsx1          | lines and no keys      | -                                     | -",
                "hr#1          | lines and no keys      | -                                     | -",
                "hr+1          | lines and no keys      | no reply can spoil its goal           | -",
                "reci-h#1      | lines and no keys      | -                                     | -",
                "ser-#1        | lines and no keys      | -                                     | one side moves alone",
                "ser-zg71      | lines and no keys      | no reply can spoil its goal           | one side moves alone",
                "ser-h#1       | lines and no keys      | -                                     | one side moves alone",
                "ser-s#1       | lines and no keys      | -                                     | one side moves alone",
                "ser-r#1       | lines and no keys      | -                                     | one side moves alone",
                "pser-#1       | lines and no keys      | -                                     | one side moves alone",
                "pser-h#1      | lines and no keys      | -                                     | one side moves alone",
                "pser-s#1      | lines and no keys      | -                                     | one side moves alone",
            })
    void partsThatAProblemCannotHaveAreReported(String stipulation, String tries, String partial, String setPlay) {
        assertThat(notes(solve(ROOK_ENDING, stipulation, "--json", "--tries"))).contains(tries);
        assertThat(notes(solve(ROOK_ENDING, stipulation, "--json", "--partial")))
                .contains(partial);
        assertThat(notes(solve(ROOK_ENDING, stipulation, "--json", "--set-play")))
                .contains(setPlay);
        List<String> nothingMore = List.of(
                "--no-variations",
                "--keys-only",
                "--max-solutions=1",
                "--max-tree=1",
                "--moves-to-start=1",
                "--style=short",
                "--figurines",
                "--memory=64M",
                "--time=60",
                "--nodes=1000000");
        for (String option : nothingMore) {
            assertThat(notes(solve(ROOK_ENDING, stipulation, "--json", option)))
                    .as(option)
                    .isEqualTo("-");
        }
    }

    @Test
    void oneOptionMayLeaveOutWhatAnotherAsksFor() {
        assertThat(notes(solve(ROOK_ENDING, "#2", "--json", "--keys-only", "--tries")))
                .contains("--keys-only leaves out");
        assertThat(notes(solve(ROOK_ENDING, "h#2", "--json", "--moves-to-start=2", "--partial")))
                .contains("--moves-to-start leaves out partial lines");
    }

    @Test
    void theTextReportsThemToo() {
        assertThat(solve(ROOK_ENDING, "#2", "--partial").out())
                .contains("There are no partial lines in #2; --tries lists the first moves that few replies refute\n");
        assertThat(solve("7k/8/8/8/8/8/8/R3K3 b - - 0 1", "ser-h#1*").out())
                .contains("There is no set play in ser-h#1: one side moves alone\n");
        assertThat(solve("7k/8/8/8/8/8/8/R3K2Q b - - 0 1", "h#1*").out())
                .contains("There is no set play: the side to move is in check\n");
    }

    /** Two bare kings: nothing mates, nothing nearly does, and no move leaves one reply alone. */
    @Test
    void partsThatWereNotFoundAreReported() {
        String kings = "8/8/8/3k4/8/8/8/3K4 w - - 0 1";
        assertThat(solve(kings, "#2", "--tries", "--set-play").out())
                .contains("No tries with 1 refutation\nNo set play\n");
        assertThat(solve(kings, "h#1.5", "--partial=2", "--set-play").out())
                .contains("No partial lines with up to 2 refutations\nNo set play\n");
    }

    /** The keys found are the shortest, and of these the first by their texts, whichever thread finds them. */
    @Test
    void asManyKeysAsAreWantedEndTheSearch() {
        String queen = "7k/8/5K2/8/8/8/8/6Q1 w - - 0 1";
        List<String> all = keys(solve(queen, "#2", "--json"));
        assertThat(all).hasSizeGreaterThan(2);
        Run two = solve(queen, "exact-#2", "--json", "--max-solutions=2");
        assertThat(keys(two)).isEqualTo(keys(solve(queen, "exact-#2", "--json")).subList(0, 2));
        assertThat(two.status()).isEqualTo(ExitStatus.STOPPED);
        assertThat(two.json().getAsJsonObject("stopped").get("reason").getAsString())
                .isEqualTo("enough");
        // The mate in one is the first to be found.
        assertThat(keys(solve(queen, "#2", "--json", "--max-solutions=1"))).containsExactly("g1g7");
        assertThat(solve(ROOK_ENDING, "#2", "--json", "--max-solutions=2").status())
                .isZero();
        for (String threads : List.of("1", "2", "4")) {
            assertThat(keys(solve(queen, "exact-#2", "--json", "--max-solutions=2", "--threads", threads)))
                    .isEqualTo(keys(two));
        }
    }

    /** 1.Rh8 mates, which White must play since he can. */
    @Test
    void anObviousReasonForNoSolutionIsReported() {
        String fen = "k7/8/1K6/8/8/8/8/7R w - - 0 1";
        assertThat(solve(fen, "r#2").out()).contains("No solution\nWhite can mate at once, by Rh1-h8, and must\n");
        assertThat(solve(fen, "r#2", "--json").json().get("reasons").toString())
                .isEqualTo("[\"White can mate at once, by Rh1-h8, and must\"]");
    }

    /** After 1.Rh1 it is mate, and nothing else was tried. */
    @Test
    void oneIsNotSeveral() {
        assertThat(solve("7k/8/6K1/8/8/8/8/R7 w - - 0 1", "#1", "--nodes=1", "--threads=1")
                        .out())
                .contains("\n1 move made,");
        assertThat(Run.of("perft", "--variant", "chess", "--fen", "7k/5K2/8/8/8/8/8/6Q1 b - - 0 1", "--depth", "1")
                        .out())
                .startsWith("1 node, ");
        assertThat(Run.of("moves", "--variant", "chess", "--fen", "1/8/8/8/8/8/8/8 w")
                        .err())
                .contains("rank 8 has 1 square, the board has 8 files");
    }

    private static List<String> keys(Run run) {
        List<String> keys = new ArrayList<>();
        run.json().getAsJsonArray("keys").forEach(key -> keys.add(key.getAsString()));
        return keys;
    }
}
