package org.matewright.puzzles.diagram;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.BitSet;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.matewright.puzzles.diagram.DiagramExportException.Reason;
import org.matewright.rules.Geometry;
import org.matewright.rules.Setup;

class DiagramExportTest {
    @TempDir
    Path folder;

    private void assertRefused(Diagram diagram, Path file, Reason reason) {
        assertThatThrownBy(() -> DiagramExport.write(diagram, Style.paper(), file))
                .isInstanceOfSatisfying(DiagramExportException.class, e -> {
                    assertThat(e.reason()).isEqualTo(reason);
                    assertThat(e.file()).isEqualTo(file);
                    assertThat(e).hasMessageStartingWith(file + ": ");
                });
    }

    @Test
    void theEndingChoosesTheFormat() throws Exception {
        Map<String, String> beginnings = Map.of(
                "a.png", "\u0089PNG", "b.SVG", "<svg ", "c.pdf", "%PDF-", "d.tex", "% Needs", "e.txt", "8  r n b");
        for (Map.Entry<String, String> entry : beginnings.entrySet()) {
            Path file = folder.resolve(entry.getKey());
            DiagramExport.write(Boards.chess().build(), Style.paper(), file);
            assertThat(new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1))
                    .startsWith(entry.getValue());
        }
        try (var files = Files.list(folder)) {
            assertThat(files).as("no draft is left").hasSize(beginnings.size());
        }
    }

    @Test
    void anUnknownEndingIsRefused() {
        assertRefused(Boards.chess().build(), folder.resolve("a.gif"), Reason.UNKNOWN_ENDING);
        assertRefused(Boards.chess().build(), folder.resolve("png"), Reason.UNKNOWN_ENDING);
    }

    @Test
    void aMissingFolderIsRefused() {
        assertRefused(Boards.chess().build(), folder.resolve("none/a.png"), Reason.NO_FOLDER);
    }

    @Test
    void aFolderIsNeverOverwritten() throws Exception {
        Path file = Files.createDirectory(folder.resolve("a.png"));
        assertRefused(Boards.chess().build(), file, Reason.NOT_WRITABLE);
    }

    @Test
    void whatCantBeCarriedLeavesTheOldFileAlone() throws Exception {
        BitSet holes = new BitSet();
        holes.set(0);
        Path file = Files.writeString(folder.resolve("a.tex"), "old");
        assertRefused(Diagram.builder(Setup.empty(Geometry.of(2, 2, holes))).build(), file, Reason.CANNOT_CARRY);
        assertThat(file).hasContent("old");
    }

    @Test
    void anOldFileIsReplacedAndALinkKept() throws Exception {
        Path real = Files.writeString(folder.resolve("real.svg"), "old");
        Path link = Files.createSymbolicLink(folder.resolve("link.svg"), real);
        DiagramExport.write(Boards.chess().build(), Style.paper(), link);
        assertThat(Files.isSymbolicLink(link)).isTrue();
        assertThat(Files.readString(real)).startsWith("<svg ");
    }

    @Test
    void everyStyleIsFoundByItsName() {
        for (Style style : Style.all()) {
            assertThat(Style.named(style.name().toUpperCase(java.util.Locale.ROOT)))
                    .hasValue(style);
        }
        assertThat(Style.named("pink")).isEmpty();
    }
}
