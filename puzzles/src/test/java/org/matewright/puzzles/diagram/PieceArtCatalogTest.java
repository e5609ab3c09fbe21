package org.matewright.puzzles.diagram;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.geom.Rectangle2D;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.matewright.rules.Checked;
import org.matewright.rules.Fault;

class PieceArtCatalogTest {
    private static final String PICTURE = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 100 100\">"
            + "<path class=\"body\" d=\"M10 10L90 10L50 90Z\"/></svg>";

    private static Path builtInFolder() throws Exception {
        return new File(PieceArtCatalog.class
                        .getResource("/org/matewright/puzzles/pieces/king.svg")
                        .toURI())
                .toPath()
                .getParent();
    }

    private static List<String> builtInNames() throws Exception {
        try (var files = Files.list(builtInFolder())) {
            return files.map(f -> f.getFileName().toString())
                    .filter(f -> f.endsWith(".svg"))
                    .map(f -> f.substring(0, f.length() - 4))
                    .toList();
        }
    }

    @Test
    void everyBuiltInPictureIsSoundAndLiesInItsField() throws Exception {
        List<String> names = builtInNames();
        assertThat(names).contains("king", "queen", "rook", "bishop", "knight", "pawn");
        for (String name : names) {
            PieceArt art = PieceArtCatalog.builtIn().find(name).value();
            assertThat(art.layers()).as(name).extracting(PieceArt.Layer::part).contains(PieceArt.Part.BODY);
            for (PieceArt.Layer layer : art.layers()) {
                Rectangle2D box = layer.outline().bounds();
                assertThat(Math.min(box.getMinX(), box.getMinY()))
                        .as(name + " " + box)
                        .isNotNegative();
                assertThat(Math.max(box.getMaxX(), box.getMaxY()))
                        .as(name + " " + box)
                        .isLessThanOrEqualTo(100);
            }
        }
    }

    @Test
    void everyOtherNameLeadsToAPicture() throws Exception {
        Properties aliases = new Properties();
        try (var reader = Files.newBufferedReader(builtInFolder().resolve("aliases.properties"))) {
            aliases.load(reader);
        }
        assertThat(aliases).isNotEmpty();
        for (String alias : aliases.stringPropertyNames()) {
            assertThat(PieceArtCatalog.builtIn().find(alias).isOk()).as(alias).isTrue();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"gold general", "Gold General", "gold-general", " gold_general "})
    void namesAreForgivingInCaseAndBlanks(String name) {
        assertThat(PieceArtCatalog.builtIn().find(name).value().name()).isEqualTo("gold-general");
    }

    @ParameterizedTest
    @ValueSource(strings = {"no such piece", "", "../pieces/king", "king/../queen", "königin"})
    void anUnknownNameIsAFaultOfItsOwn(String name) {
        Checked<PieceArt> found = PieceArtCatalog.builtIn().find(name);
        assertThat(found.faults()).extracting(Fault::code).containsExactly(PieceArtCatalog.UNKNOWN);
    }

    @Test
    void aFileIsFoundInItsFolder(@TempDir Path folder) throws Exception {
        Files.createDirectory(folder.resolve("art"));
        Files.writeString(folder.resolve("art/own.svg"), PICTURE);
        PieceArtCatalog art = PieceArtCatalog.withFolder(folder);
        assertThat(art.find("art/own.svg").value().layers()).hasSize(1);
        assertThat(art.find("king").isOk()).isTrue();
    }

    @Test
    void aFileOutsideTheFolderIsRefused(@TempDir Path folder) throws Exception {
        Path inner = Files.createDirectory(folder.resolve("variant"));
        Files.writeString(folder.resolve("secret.svg"), PICTURE);
        assertThat(PieceArtCatalog.withFolder(inner).find("../secret.svg").faults())
                .extracting(Fault::code)
                .containsExactly("art-file");
        assertThat(PieceArtCatalog.withFolder(inner)
                        .find(folder.resolve("secret.svg").toString())
                        .isOk())
                .isFalse();
    }

    @Test
    void aFileThatIsMissingTooLargeOrNoTextIsAFaultOfItsOwn(@TempDir Path folder) throws Exception {
        Files.write(folder.resolve("large.svg"), new byte[300 * 1024]);
        Files.write(folder.resolve("latin.svg"), new byte[] {'<', (byte) 0xFC, '>'});
        PieceArtCatalog art = PieceArtCatalog.withFolder(folder);
        for (String file : List.of("missing.svg", "large.svg", "latin.svg", "bad\0name.svg")) {
            assertThat(art.find(file).faults()).as(file).extracting(Fault::code).containsExactly("art-file");
        }
        assertThat(PieceArtCatalog.builtIn().find("own.svg").faults())
                .extracting(Fault::code)
                .containsExactly("art-file");
    }

    @Test
    void manyThreadsGetOneAndTheSamePicture() throws Exception {
        PieceArtCatalog art = PieceArtCatalog.withFolder(Path.of("."));
        ExecutorService pool = Executors.newFixedThreadPool(4);
        try {
            List<Callable<PieceArt>> asks = new ArrayList<>();
            for (int i = 0; i < 40; i++) {
                asks.add(() -> art.find("queen").value());
            }
            for (Future<PieceArt> answer : pool.invokeAll(asks)) {
                assertThat(answer.get()).isSameAs(art.find("queen").value());
            }
        } finally {
            pool.shutdown();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"K", "W", "GR", "WWW", "+P", "ABCDE", "Ж"})
    void aCountersLettersStayInsideItsRing(String id) {
        PieceArt token = PieceArtCatalog.builtIn().token(id);
        Rectangle2D ring = token.layers().get(1).outline().bounds();
        Rectangle2D letters = token.layers().get(2).outline().bounds();
        assertThat(letters.isEmpty()).isFalse();
        double corner = Math.hypot(letters.getWidth() / 2, letters.getHeight() / 2);
        assertThat(letters.getCenterX()).isCloseTo(ring.getCenterX(), org.assertj.core.api.Assertions.within(0.01));
        assertThat(letters.getCenterY()).isCloseTo(ring.getCenterY(), org.assertj.core.api.Assertions.within(0.01));
        assertThat(corner).isLessThan(ring.getWidth() / 2 - PieceArt.LINE_WIDTH);
    }

    @Test
    void aCounterShowsUpToThreeLetters() {
        assertThat(PieceArtCatalog.builtIn().token("ABCDE").name()).isEqualTo("counter ABC");
    }
}
