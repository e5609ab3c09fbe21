package org.matewright.puzzles.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.matewright.puzzles.Progress;

/** A corpus against a solver that is a script: it records its arguments, and fails for one of the problems. */
class BenchTest {
    @TempDir
    Path folder;

    private Path corpus;
    private Path asked;
    private Path script;

    @BeforeEach
    void write() throws IOException {
        corpus = folder.resolve("corpus.epd");
        Files.writeString(corpus, """
                7k/8/5K2/8/8/8/8/6R1 w - - stipulation "#2"; id "rook";
                k7/8/2K5/1Q6/8/8/8/8 w - - stipulation "#1"; id "queen";
                """);
        asked = folder.resolve("asked.txt");
        script = folder.resolve("other.sh");
        Files.writeString(
                script,
                "#!/bin/sh\necho \"$1|$2\" >> '" + asked + "'\ncase \"$2\" in '#1') exit 7;; esac\nsleep 0.05\n");
        assertThat(script.toFile().setExecutable(true)).isTrue();
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void theOtherSolverGetsEachProblem() throws IOException {
        Run run = Run.of("bench", "--corpus", corpus.toString(), "--against", "'" + script + "'", "--json");
        assertThat(run.err()).isEmpty();
        assertThat(run.status()).isZero();
        assertThat(Files.readAllLines(asked))
                .containsExactly("7k/8/5K2/8/8/8/8/6R1 w - - 0 1|#2", "k7/8/2K5/1Q6/8/8/8/8 w - - 0 1|#1");
        JsonArray rows = run.json().getAsJsonArray("solve");
        JsonObject rook = rows.get(0).getAsJsonObject();
        assertThat(rook.get("external").getAsDouble()).isNotNegative();
        assertThat(rook.get("ratio").getAsDouble()).isPositive();
        assertThat(rows.get(1).getAsJsonObject().get("external").isJsonNull())
                .as("it failed")
                .isTrue();
        assertThat(rook.get("externalEnd").getAsString()).isEqualTo("finished");
        assertThat(rows.get(1).getAsJsonObject().get("externalEnd").getAsString())
                .isEqualTo("failed");
        assertThat(run.json().get("geometricMean").getAsDouble())
                .as("of the one ratio that there is")
                .isEqualTo(rook.get("ratio").getAsDouble());
    }

    /** It sleeps half a second and counts for a while: the sleep doesn't count, and the child's own child does. */
    @Test
    @EnabledOnOs(OS.LINUX)
    void theOtherSolversProcessorTimeCounts() throws IOException {
        Files.writeString(script, "#!/bin/sh\nsleep 0.5\nsh -c 'i=0; while [ $i -lt 100000 ]; do i=$((i+1)); done'\n");
        Run run = Run.of("bench", "--corpus", corpus.toString(), "--against", "'" + script + "'", "--json");
        JsonObject rook = run.json().getAsJsonArray("solve").get(0).getAsJsonObject();
        assertThat(rook.get("externalTime").getAsString()).isEqualTo("processor");
        assertThat(rook.get("external").getAsDouble()).isPositive();
        Files.writeString(script, "#!/bin/sh\nsleep 0.5\n");
        JsonObject asleep = Run.of("bench", "--corpus", corpus.toString(), "--against", "'" + script + "'", "--json")
                .json()
                .getAsJsonArray("solve")
                .get(0)
                .getAsJsonObject();
        assertThat(asleep.get("external").getAsDouble()).isLessThan(0.5);
    }

    /** Each of the threads that a search starts reports its time as it ends; a thread that waits uses none. */
    @Test
    void theTimeOfAllThreadsCounts() throws InterruptedException {
        ProcessorTime time = new ProcessorTime(Progress.NONE);
        Thread.sleep(200);
        assertThat(time.seconds()).isLessThan(0.2);
        double alone = time.seconds();
        Thread other = new Thread(() -> {
            long begin = ProcessorTime.ofThread();
            while (ProcessorTime.ofThread() - begin < 100_000_000) {
                Thread.onSpinWait();
            }
            time.threadEnds();
        });
        other.start();
        other.join();
        assertThat(time.seconds() - alone).isGreaterThanOrEqualTo(0.1);
    }

    @Test
    void theKindOfTimeIsReported() {
        Run run = Run.of("bench", "--corpus", corpus.toString());
        assertThat(run.out()).contains("Times are processor times of the searching threads.\n");
        assertThat(Run.of("bench", "--corpus", corpus.toString(), "--json")
                        .json()
                        .get("time")
                        .getAsString())
                .isEqualTo("processor");
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void theTableEndsWithTheMean() {
        Run run = Run.of("bench", "--corpus", corpus.toString(), "--against", "'" + script + "' {fen} {stipulation}");
        assertThat(run.out()).contains("ratio").contains("over 1 problem that both finished\n");
        assertThat(Run.of("bench", "--corpus", corpus.toString()).out()).doesNotContain("ratio");
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aHangDiffersFromAMissingSign() throws IOException {
        Files.writeString(script, "#!/bin/sh\ncase \"$2\" in '#1') echo 'all done.';; *) sleep 60;; esac\n");
        Run run = Run.of(
                "bench",
                "--corpus",
                corpus.toString(),
                "--against",
                "'" + script + "'",
                "--time",
                "0.3",
                "--finished",
                "done",
                "--json");
        assertThat(ends(run)).containsExactly("stopped", "finished");
        Files.writeString(script, "#!/bin/sh\ncase \"$2\" in '#1') echo 'all done.';; *) echo 'partial';; esac\n");
        Run partial = Run.of(
                "bench",
                "--corpus",
                corpus.toString(),
                "--against",
                "'" + script + "'",
                "--finished",
                "done",
                "--json");
        assertThat(ends(partial)).containsExactly("failed", "finished");
    }

    private static List<String> ends(Run run) {
        return run.json().getAsJsonArray("solve").asList().stream()
                .map(row -> row.getAsJsonObject().get("externalEnd").getAsString())
                .toList();
    }

    @Test
    void aProgramThatIsNotThereIsNamed() {
        Run run = Run.of("bench", "--corpus", corpus.toString(), "--against", "no-such-solver-anywhere");
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).contains("no-such-solver-anywhere");
    }

    @Test
    void wordsMayBeQuotedAndPlacesFilled() {
        ExternalSolver solver = ExternalSolver.of("'my solver' -f \"{fen}\"  --ask={stipulation} ''", "");
        assertThat(solver.call("8/8 w", "#2")).containsExactly("my solver", "-f", "8/8 w", "--ask=#2", "");
        assertThat(ExternalSolver.of("py", "").call("8/8 w", "h#2")).containsExactly("py", "8/8 w", "h#2");
        assertThatThrownBy(() -> ExternalSolver.of("  ", "")).isInstanceOf(Refusal.class);
    }

    private static ExternalSolver.Run finished(double seconds) {
        return new ExternalSolver.Run(ExternalSolver.End.FINISHED, seconds, true);
    }

    /** The square root of 4 times 9 is 6; who didn't finish doesn't count. */
    @Test
    void theMeanIsGeometric() {
        VerifyInput.Item item = VerifyInput.read(List.of(corpus)).items().get(0);
        VerifyResult one = new VerifyResult(item, "sound", "", 1, true);
        VerifyResult cut = new VerifyResult(item, "incomplete", "", 1, true);
        assertThat(Comparison.mean(List.of(
                                new Comparison(one, finished(4)),
                                new Comparison(one, finished(9)),
                                new Comparison(cut, finished(100)),
                                new Comparison(one, new ExternalSolver.Run(ExternalSolver.End.FAILED, 1, true))))
                        .orElseThrow())
                .isCloseTo(6, within(1e-9));
        assertThat(Comparison.mean(List.of())).isEmpty();
    }
}
