package org.matewright.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the runnable jar must carry for the libraries in it: their list and the texts of their licences. */
class ThirdPartyTest {
    private static final Path META = Path.of("target", "classes", "META-INF");

    /** One line of the list: licences in brackets, a name, then group:artifact:version. */
    private static final Pattern LINE =
            Pattern.compile("^ +((?:\\([^)]+\\) )+).*\\(([^:() ]+):([^: ]+):[^ ]+ - .*\\)$", Pattern.MULTILINE);

    private record Library(String licences, String artifact) {}

    static List<Library> libraries() throws IOException {
        return LINE.matcher(Files.readString(META.resolve("THIRD-PARTY.txt")))
                .results()
                .map((MatchResult line) -> new Library(line.group(1).strip(), line.group(3)))
                .toList();
    }

    @Test
    void theListNamesTheLibrariesOfAllModules() throws IOException {
        assertThat(libraries())
                .extracting(Library::artifact)
                .contains("snakeyaml", "picocli", "pdfbox", "flatlaf", "jsvg", "rsyntaxtextarea", "miglayout-core")
                .doesNotContain("assertj-core", "junit-jupiter", "archunit");
    }

    /** The text of Apache-2.0 lies in the jar once, as Matewright's own licence; any other comes with its library. */
    @ParameterizedTest
    @MethodSource("libraries")
    void everyLicenceTextIsThere(Library library) throws IOException {
        if (library.licences().equals("(Apache-2.0)")) {
            assertThat(Path.of("..", "LICENSE")).content().contains("Apache License", "Version 2.0, January 2004");
        } else {
            try (Stream<Path> texts = Files.list(META.resolve("licenses").resolve(library.artifact()))) {
                assertThat(texts)
                        .isNotEmpty()
                        .allSatisfy(text -> assertThat(text).isNotEmptyFile());
            }
        }
    }

    @Test
    void noticesOfApacheProjectsAreKeptApart() {
        assertThat(META.resolve("licenses/pdfbox/NOTICE")).content().contains("Apache PDFBox");
        assertThat(META.resolve("licenses/fontbox/NOTICE")).content().contains("Apache FontBox");
        assertThat(META.resolve("licenses/commons-logging/NOTICE.txt"))
                .content()
                .contains("Apache Commons Logging");
    }

    @ParameterizedTest
    @MethodSource("fonts")
    void fontsComeWithTheOpenFontLicence(Path text) {
        assertThat(text).content().contains("SIL OPEN FONT LICENSE Version 1.1");
    }

    static List<Path> fonts() {
        Path licences = META.resolve("licenses");
        return List.of(
                licences.resolve("flatlaf-fonts-inter/LICENSE.txt"),
                licences.resolve("flatlaf-fonts-jetbrains-mono/OFL.txt"));
    }
}
