package org.matewright.puzzles.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the README shows is what happens. */
class ReadmeTest {
    private static final Pattern YAML = Pattern.compile("```yaml\n(.*?)```", Pattern.DOTALL);
    private static final Pattern SOLUTION = Pattern.compile("--style short\n…\n(.*?)\n…\n", Pattern.DOTALL);

    @TempDir
    Path folder;

    private Path variant;
    private Path problem;
    private String readme;

    @BeforeEach
    void writeTheFilesThatItShows() throws IOException {
        readme = Files.readString(Path.of("..", "README.md"));
        List<String> files =
                YAML.matcher(readme).results().map(match -> match.group(1)).toList();
        assertThat(files).hasSize(2);
        variant = Files.writeString(folder.resolve("tigers.yaml"), files.get(0));
        problem = Files.writeString(folder.resolve("first-steps.yaml"), files.get(1));
    }

    @Test
    void theVariantIsSound() {
        assertThat(Run.of("check", variant.toString()).status()).isEqualTo(ExitStatus.DONE);
    }

    @Test
    void theProblemIsSolvedAsPrinted() {
        String printed =
                SOLUTION.matcher(readme).results().findFirst().orElseThrow().group(1);
        assertThat(Run.of("solve", problem.toString(), "--style", "short").out())
                .contains(printed);
    }

    @Test
    void theProblemIsSound() {
        assertThat(Run.of("verify", problem.toString()).status()).isEqualTo(ExitStatus.DONE);
    }

    @Test
    void theDiagramIsDrawnAsShown() throws IOException {
        Path drawn = folder.resolve("diagram.svg");
        Run run = Run.of("render", problem.toString(), "--tested", "-o", drawn.toString());
        assertThat(run.status()).isEqualTo(ExitStatus.DONE);
        assertThat(drawn).hasSameTextualContentAs(Path.of("..", "samples", "pictures", "diagram.svg"));
    }

    @Test
    void theFaultIsReportedAsPrinted() throws IOException {
        Files.writeString(variant, Files.readString(variant).replace("tiger]", "tigre]"));
        Run run = Run.of("check", variant.toString());
        assertThat(run.status()).isEqualTo(ExitStatus.NO);
        assertThat(run.err()).endsWith("tigers.yaml:11:50: unknown piece 'tigre': did you mean 'tiger'?\n");
        assertThat(readme).contains("tigers.yaml:11:50: unknown piece 'tigre': did you mean 'tiger'?");
    }

    @Test
    void everyCommandOfTheTableExists() {
        List<String> named = Pattern.compile("^\\| `matewright (\\w+)", Pattern.MULTILINE)
                .matcher(readme)
                .results()
                .map(match -> match.group(1))
                .toList();
        assertThat(named).contains("solve", "verify", "batch");
        assertThat(named)
                .allSatisfy(name -> assertThat(Run.of(name, "--help").status()).isEqualTo(ExitStatus.DONE));
    }
}
