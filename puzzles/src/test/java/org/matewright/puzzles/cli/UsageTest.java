package org.matewright.puzzles.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class UsageTest {
    @Test
    void anUnknownCommandIsWrongUsageWithASuggestion() {
        Run run = Run.of("mooves");
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains("mooves").contains("did you mean").contains("moves");
    }

    /** The guess is the one command that is meant, whatever follows it. */
    @Test
    void theGuessIsForTheCommandAlone() {
        assertThat(Run.of("slove", "problem.yaml", "--json")
                        .json()
                        .getAsJsonObject("error")
                        .get("message")
                        .getAsString())
                .isEqualTo("there is no command 'slove': did you mean 'solve'?");
        assertThat(Run.of("bogus").err()).startsWith("matewright: there is no command 'bogus'\n");
        assertThat(Run.of("--json", "solve").err()).startsWith("matewright: option '--json' belongs after a command\n");
    }

    @Test
    void anUnknownOptionIsWrongUsageWithASuggestion() {
        Run run = Run.of("moves", "--varant", "chess");
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).contains("--varant").doesNotContain("Exception");
    }

    @Test
    void aMissingOptionIsNamed() {
        Run run = Run.of("moves");
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).contains("--variant");
    }

    @Test
    void wrongUsageAnswersWithADocumentWhereOneIsRequested() {
        Run run = Run.of("moves", "--json");
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.json().getAsJsonObject("error").get("code").getAsString())
                .isEqualTo("usage");
    }

    /** None of the words of programming languages that the library uses. */
    @Test
    void wrongValuesAreReportedInWords() {
        assertThat(Run.of("perft", "--variant", "chess", "--depth", "x").err())
                .startsWith("matewright perft: --depth: a whole number was expected, found 'x'\n");
        assertThat(Run.of("bench", "--nodes", "1.5").err())
                .startsWith("matewright bench: --nodes: a whole number was expected, found '1.5'\n");
        assertThat(Run.of("bench", "--time", "soon").err())
                .startsWith("matewright bench: --time: a number was expected, found 'soon'\n");
        assertThat(Run.of("solve", "a.yaml", "--style", "Tiny").err())
                .startsWith("matewright solve: --style: one of ")
                .contains("short")
                .contains(" was expected, found 'Tiny'\n");
        assertThat(Run.of("edit", "a", "b").err()).startsWith("matewright edit: unexpected: 'b'\n");
        assertThat(Run.of("help", "foo").err()).startsWith("matewright: there is no command 'foo'\n");
        assertThat(Run.of("bench", "--time", "-1").err()).startsWith("matewright bench: --time can't be negative\n");
        assertThat(Run.of("render", "--variant", "chess", "--square", "7", "-o", "a.svg")
                        .err())
                .startsWith("matewright render: --square must be 8 to 400, not 7\n");
    }

    @Test
    void theVersionIsADocumentToo() {
        assertThat(Run.of("version", "--json").json().get("version").getAsString())
                .startsWith("Matewright ");
        assertThat(Run.of("version").out()).startsWith("Matewright ").contains(", Java ");
    }

    @Test
    void aCountOfOneIsSingular() {
        assertThat(Run.of("perft", "--variant", "chess", "--depth", "0").out()).startsWith("1 node, 0.0");
    }

    @Test
    void everyCommandExplainsItself() {
        for (String command : List.of("edit", "variants", "check", "moves", "batch", "version")) {
            Run run = Run.of(command, "--help");
            assertThat(run.status()).as(command).isZero();
            assertThat(run.out()).as(command).startsWith("Usage: matewright " + command);
        }
    }

    @Test
    void theVersionIsShown() {
        assertThat(Run.of("version").out()).startsWith("Matewright ");
        assertThat(Run.of("--version").out()).startsWith("Matewright ");
    }

    @Test
    void theEditorIsOpenedByNameOrWithoutACommand() {
        List<Path> opened = new ArrayList<>();
        Editor editor = file -> {
            opened.add(file == null ? Path.of("nothing") : file);
            return 0;
        };
        PrintStream nowhere = new PrintStream(new ByteArrayOutputStream());
        Terminal terminal = Terminal.of(new ByteArrayInputStream(new byte[0]), nowhere, nowhere)
                .withEditor(editor);
        assertThat(Cli.run(new String[0], terminal)).isZero();
        assertThat(Cli.run(new String[] {"edit", "a.yaml"}, terminal)).isZero();
        assertThat(opened).containsExactly(Path.of("nothing"), Path.of("a.yaml"));
    }

    @Test
    void withoutAWindowEditRefuses() {
        Run run = Run.of("edit");
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).contains("no window");
    }

    @Test
    void theShellCanLearnTheCommands() {
        assertThat(Run.of("generate-completion").out()).contains("_complete_matewright");
    }
}
