package org.matewright.puzzles;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.matewright.puzzles.cli.Cli;
import org.matewright.puzzles.io.ProblemFile;
import org.matewright.puzzles.io.ProblemYaml;

/** The problems that come with the product: whole, sound, and no longer so when a piece is moved. */
class SampleProblemsTest {
    private static final Path FOLDER = Path.of("../samples/problems");

    @TempDir
    Path folder;

    static List<Path> files() {
        try (Stream<Path> listed = Files.list(FOLDER)) {
            return listed.sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Problem problem(Path file) {
        ProblemFile read = ProblemYaml.load(file);
        assertThat(read.faults()).isEmpty();
        assertThat(read.problems()).hasSize(1);
        return read.problems().get(0);
    }

    private static JsonObject verified(Path file) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        String[] args = {"verify", "--json", "--threads", "1", file.toString()};
        PrintStream sink = new PrintStream(out, false, StandardCharsets.UTF_8);
        Cli.run(args, new ByteArrayInputStream(new byte[0]), sink, sink);
        JsonObject document =
                JsonParser.parseString(out.toString(StandardCharsets.UTF_8)).getAsJsonObject();
        return document.getAsJsonArray("problems").get(0).getAsJsonObject();
    }

    @ParameterizedTest
    @MethodSource("files")
    void everyProblemTellsItsAuthorSourceAndSolution(Path file) {
        Problem problem = problem(file);
        assertThat(problem.credits().authors()).isNotEmpty();
        assertThat(problem.credits().source().name()).isNotEmpty();
        assertThat(problem.intended()).isNotEqualTo(Problem.Intended.NONE);
    }

    @ParameterizedTest
    @MethodSource("files")
    void everyProblemIsSound(Path file) {
        JsonObject answer = verified(file);
        assertThat(answer.get("verdict").getAsString())
                .as(answer.get("detail").getAsString())
                .isEqualTo("sound");
    }

    @ParameterizedTest
    @MethodSource("files")
    void everyProblemComesWithTheProgram(Path file) throws IOException {
        try (var inside = Problem.class.getResourceAsStream("/org/matewright/samples/problems/" + file.getFileName())) {
            assertThat(inside).isNotNull().hasBinaryContent(Files.readAllBytes(file));
        }
    }

    private void expectTampered(String name, String before, String after, String verdict, String detail)
            throws IOException {
        String text = Files.readString(FOLDER.resolve(name));
        assertThat(text).contains("position: " + before);
        Path tampered = folder.resolve(name);
        Files.writeString(tampered, text.replace("position: " + before, "position: " + after));
        JsonObject answer = verified(tampered);
        assertThat(answer.get("verdict").getAsString()).isEqualTo(verdict);
        assertThat(answer.get("detail").getAsString()).contains(detail);
    }

    /** With the pawn a square further, 1.e8=Q+ Ka7 2.Qa4 mates: Kc7 guards b6 to b8, the bishop a6. No move mates. */
    @Test
    void aPawnMovedOnMakesAShortSolution() throws IOException {
        expectTampered(
                "turnbull-1999.yaml",
                "k7/2K5/4P3/8/2B5/8/8/8",
                "k7/2K1P3/8/8/2B5/8/8/8",
                "short solution",
                "in 2 moves");
    }

    /**
     * The rook on b7 shields the b-file from the black rook. From h7 it can check on a7 alone in one move, where the
     * king must stand by on a6 or b6. That is five diagonal steps away through b5, or on the b-file itself: both open
     * to the black rook now. A check elsewhere on the a-file takes the rook two moves, and the king five to guard b7.
     */
    @Test
    void aShieldMovedAwayLeavesNoSolution() throws IOException {
        expectTampered("bartel-1981.yaml", "kr6/1R6/8/8/8/8/8/5K2", "kr6/7R/8/8/8/8/8/5K2", "no solution", "");
    }

    /** From e1 the king reaches a6 in five moves too, but the line that the file states begins on f1. */
    @Test
    void aKingMovedAsideHasOtherSolutionsThanTheFileSays() throws IOException {
        expectTampered(
                "bartel-1981.yaml",
                "kr6/1R6/8/8/8/8/8/5K2",
                "kr6/1R6/8/8/8/8/8/4K3",
                "differs",
                "e1d2 d2c3 c3b4 b4b5 b5a6 b7a7");
    }

    /**
     * With the pawn on a6 the white king is the only platform between h12 and the black king: 1.Ch12 mates, for that
     * bombard holds the last rank from e12 on, and the one on g11, over f11, the rank before.
     */
    @Test
    void aPlatformMovedAwayMatesAtOnce() throws IOException {
        expectTampered(
                "mosaic-royal-platform.yaml",
                "2k2Kp5/5pC5/7O4/12/12/12/12/7C4/12/12/12/12",
                "2k2K6/5pC5/7O4/12/12/12/p11/7C4/12/12/12/12",
                "short solution",
                "in 1 move");
    }
}
