package org.matewright.puzzles.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What {@code convert} makes of variants, and of the fields of a position besides its pieces. */
class ConvertTest {
    private static final String OWN = "extends: chess\nname: My own variant\npieces:\n  knight: {moves: NN}\n";
    private static final String PROBLEM = "position: 7k/8/5K2/8/8/8/8/6R1\nstipulation: \"#2\"\n";

    @TempDir
    Path folder;

    private Path file(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }

    private String converted(Path in, Path out, String... more) throws IOException {
        String[] args = new String[more.length + 3];
        args[0] = "convert";
        args[1] = in.toString();
        args[2] = out.toString();
        System.arraycopy(more, 0, args, 3, more.length);
        Run run = Run.of(args);
        assertThat(run.err()).isEmpty();
        assertThat(run.status()).isZero();
        return Files.readString(out);
    }

    @Test
    void aBuiltInVariantKeepsItsKey() throws IOException {
        Path in = file("a.yaml", "variant: makruk\n" + PROBLEM);
        assertThat(converted(in, folder.resolve("a.epd"))).contains("variant \"makruk\";");
        assertThat(Run.of("verify", folder.resolve("a.epd").toString()).err()).isEmpty();
    }

    /** A path starts from the folder of the file that names it, wherever that lies. */
    @Test
    void aVariantOfAFileIsNamedByItsPathFromTheNewFile() throws IOException {
        file("rules/own.yaml", OWN);
        Path in = file("in/a.yaml", "variant: ../rules/own.yaml\n" + PROBLEM);
        Files.createDirectories(folder.resolve("out/deep"));
        Path out = folder.resolve("out/deep/a.epd");
        assertThat(converted(in, out)).contains("variant \"../../rules/own.yaml\";");
        assertThat(Run.of("verify", out.toString()).status()).isZero();
        assertThat(converted(out, folder.resolve("b.epd"))).contains("variant \"rules/own.yaml\";");
    }

    @Test
    void aVariantDefinedInItsProblemHasNoPlaceInALine() throws IOException {
        Path in = file("a.yaml", "variant: {extends: chess, name: chess, pieces: {knight: {moves: NN}}}\n" + PROBLEM);
        Run run = Run.of("convert", in.toString(), folder.resolve("a.epd").toString());
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).contains("defined in its problem");
        assertThat(folder.resolve("a.epd")).doesNotExist();
    }

    /** The working directory of a test is its module, so a relative path to a temporary folder leads out of it. */
    @Test
    void aPathOnTheCommandLineStartsFromTheWorkingDirectory() throws IOException {
        Path own = file("rules/own.yaml", OWN);
        Path in = file("in/a.epd", "7k/8/5K2/8/8/8/8/6R1 w - - dm 2;\n");
        String relative = Path.of("").toAbsolutePath().relativize(own).toString();
        String yaml = converted(in, folder.resolve("a.yaml"), "--variant", relative);
        assertThat(yaml).contains("name: My own variant");
        assertThat(converted(in, folder.resolve("b.epd"), "--variant", relative))
                .contains("variant \"rules/own.yaml\";");
        assertThat(Run.of("convert", in.toString(), folder.resolve("c.yaml").toString(), "--variant", "own.yaml")
                        .err())
                .contains("own.yaml");
    }

    @Test
    void whatOneFormatAloneNeedsIsRefusedForTheOther() throws IOException {
        Path in = file("a.yaml", PROBLEM);
        for (String option : new String[] {"--variant=mosaic", "--stipulation=h#2"}) {
            Run run = Run.of(
                    "convert", option, in.toString(), folder.resolve("a.epd").toString());
            assertThat(run.status()).isEqualTo(2);
            assertThat(run.err()).contains("a .yaml file says it itself");
        }
        Path epd = file("a.epd", "7k/8/5K2/8/8/8/8/6R1 w - -\n");
        assertThat(Run.of(
                                "convert",
                                "--stipulation=nonsense",
                                epd.toString(),
                                folder.resolve("b.epd").toString())
                        .err())
                .startsWith("--stipulation:1:");
    }

    @Test
    void castlingStaysAsItIsWritten() throws IOException {
        String fen = "4k3/8/8/8/8/8/8/4K2R w KQkq -";
        Path in = file("a.yaml", "position: " + fen + "\nstipulation: \"#1\"\n");
        Path epd = folder.resolve("a.epd");
        assertThat(converted(in, epd)).startsWith(fen + " dm 1;");
        assertThat(converted(epd, folder.resolve("b.yaml"))).contains(fen);
        assertThat(converted(epd, folder.resolve("b.fen"))).startsWith(fen);
    }

    /** An asterisk after the stipulation requests set play in a line of EPD too. */
    @ParameterizedTest
    @ValueSource(strings = {"h#2*", "#2*"})
    void aLineAsksForSetPlayByAnAsterisk(String stipulation) throws IOException {
        Path epd = folder.resolve("a.epd");
        String line = converted(file("a.yaml", PROBLEM.replace("#2", stipulation)), epd);
        assertThat(line).contains("stipulation \"" + stipulation + "\";");
        assertThat(converted(epd, folder.resolve("b.yaml"))).contains("set play: true");
    }
}
