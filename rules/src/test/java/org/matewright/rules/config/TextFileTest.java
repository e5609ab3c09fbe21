package org.matewright.rules.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.matewright.rules.Checked;
import org.matewright.rules.Span;

class TextFileTest {
    @TempDir
    private Path folder = Path.of("");

    @Test
    void whatIsSavedReadsBackAndNoOtherFileRemains() throws IOException {
        Path file = folder.resolve("a.yaml");
        TextFile.save(file, "name: é\r\n");
        TextFile.save(file, "name: \uD83D\uDE00\n");
        assertThat(TextFile.read(file)).isEqualTo(Checked.of("name: \uD83D\uDE00\n"));
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files.toList()).isEqualTo(List.of(file));
        }
    }

    @Test
    void aTextThatCannotBeWrittenLeavesTheOldFile() throws IOException {
        Path file = folder.resolve("a.yaml");
        TextFile.save(file, "old");
        // half of a surrogate pair is no character
        assertThatThrownBy(() -> TextFile.save(file, "new \uD83D")).isInstanceOf(IOException.class);
        assertThat(Files.readString(file)).isEqualTo("old");
        assertThatThrownBy(() -> TextFile.save(folder.resolve("no/such/folder/a.yaml"), "x"))
                .isInstanceOf(IOException.class);
    }

    @Test
    void aLinkStaysALink() throws IOException {
        Path file = folder.resolve("real.yaml");
        Files.writeString(file, "old");
        Path link = Files.createSymbolicLink(folder.resolve("link.yaml"), file);
        TextFile.save(link, "new");
        assertThat(link).isSymbolicLink();
        assertThat(Files.readString(file)).isEqualTo("new");
    }

    @Test
    void bytesThatAreNotUtf8AreAFaultAtTheirPlace() {
        Checked<String> text = TextFile.decode("ab\ncd\u00E9".getBytes(StandardCharsets.ISO_8859_1));
        assertThat(text.faults()).hasSize(1);
        assertThat(text.faults().get(0).code()).isEqualTo("not-utf-8");
        assertThat(text.faults().get(0).span()).isEqualTo(new Span(2, 3, 0));
    }

    @Test
    void aMissingFileAndAFolderAreFaults() {
        assertThat(TextFile.read(folder.resolve("none.yaml")).faults().get(0).message())
                .startsWith("there is no file");
        assertThat(TextFile.read(folder).faults().get(0).message()).contains("is a folder");
    }
}
