package org.matewright.editor.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.matewright.editor.document.Document;
import org.matewright.editor.document.VariantSource;
import org.matewright.puzzles.Problem;
import org.matewright.puzzles.io.NamedProblem;
import org.matewright.puzzles.io.ProblemFormat;
import org.matewright.puzzles.io.ProblemFormats;
import org.matewright.rules.Fault;
import org.matewright.rules.define.VariantLibrary;

class DocumentFilesTest {
    private static final String MATE = """
            # A rook mates.
            variant: chess
            position: 6k1/5ppp/8/8/8/8/8/K6R w
            stipulation: "#1"   # h1-h8 isn't it
            title: Back rank
            """;
    private static final String CAMEL = """
            # Orthodox chess with a camel.
            extends: chess
            name: Camel chess
            pieces:
              camel: {id: C, moves: L}   # leaps three by one
            """;

    @TempDir
    private Path folder;

    private Path write(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }

    private static Document open(Path file, int index) {
        OpenedFile opened = DocumentFiles.read(file, index);
        assertThat(opened.faults()).filteredOn(Fault::isError).isEmpty();
        Document document = opened.document();
        assertThat(document).isNotNull();
        return document;
    }

    @Test
    void aProblemIsOpenedAndSavedAndOpenedAgain() throws IOException {
        Document document = open(write("mate.yaml", MATE), 0);
        assertThat(document.stipulation()).isEqualTo("#1");
        assertThat(document.data().title()).isEqualTo("Back rank");
        Path copy = folder.resolve("copy.yaml");
        assertThat(DocumentFiles.writeProblem(document, copy, -1)).isEmpty();
        assertThat(open(copy, 0)).isEqualTo(document);
    }

    @Test
    void theAsteriskForSetPlayIsReadAndWritten() throws IOException {
        Path file = write("mate.yaml", MATE.replace("\"#1\"", "\"#1*\""));
        Document starred = open(file, 0);
        assertThat(starred.stipulation()).isEqualTo("#1*");
        assertThat(starred.readStipulation().isOk()).isTrue();
        assertThat(starred.problem().value().form().setPlay()).isTrue();
        assertThat(DocumentFiles.writeProblem(starred.withStipulation("#1"), file, 0))
                .isEmpty();
        assertThat(open(file, 0).problem().value().form().setPlay()).isFalse();
        assertThat(DocumentFiles.writeProblem(starred, file, 0)).isEmpty();
        assertThat(open(file, 0).stipulation()).isEqualTo("#1*");
    }

    @Test
    void savingOverAFileKeepsItsComments() throws IOException {
        Path file = write("mate.yaml", MATE);
        Document document = open(file, 0);
        Document changed = document.withData(document.data().withTitle("Not yet"));
        assertThat(DocumentFiles.writeProblem(changed, file, 0)).isEmpty();
        assertThat(Files.readString(file)).isEqualTo(MATE.replace("Back rank", "Not yet"));
    }

    @Test
    void oneProblemAmongOthersIsReplacedAlone() throws IOException {
        Path file = write("two.yaml", MATE + "---\n" + MATE.replace("Back rank", "Second"));
        OpenedFile second = DocumentFiles.read(file, 1);
        assertThat(second.count()).isEqualTo(2);
        Document document = open(file, 1);
        assertThat(DocumentFiles.writeProblem(document.withStipulation("#2"), file, 1))
                .isEmpty();
        assertThat(open(file, 0).stipulation()).isEqualTo("#1");
        assertThat(open(file, 1).stipulation()).isEqualTo("#2");
    }

    @Test
    void aDefinitionIsOpenedForItsText() throws IOException {
        Path file = write("camel.yaml", CAMEL);
        OpenedFile opened = DocumentFiles.read(file, 0);
        assertThat(opened.isVariant()).isTrue();
        Document document = open(file, 0);
        assertThat(document.source()).isEqualTo(new VariantSource.Text(CAMEL, file));
        assertThat(document.variant().pieceByName("camel")).isPresent();
        assertThat(DocumentFiles.writeDefinition(document, folder.resolve("copy.yaml")))
                .isEmpty();
        assertThat(folder.resolve("copy.yaml")).hasContent(CAMEL);
    }

    @Test
    void aProblemNamesTheUntouchedFileOfItsVariantAndCarriesAChangedOne() throws IOException {
        Path file = write("camel.yaml", CAMEL);
        Document document = open(file, 0).withStipulation("#3");
        Path problem = folder.resolve("problem.yaml");
        assertThat(DocumentFiles.writeProblem(document, problem, -1)).isEmpty();
        assertThat(Files.readString(problem)).contains("variant: \"camel.yaml\"");
        assertThat(open(problem, 0).source()).isEqualTo(document.source());

        Document changed = new Document(
                new VariantSource.Text(CAMEL.replace("Camel chess", "Desert"), file),
                document.variant(),
                List.of(),
                document.setup(),
                document.stipulation(),
                document.data(),
                document.marks());
        assertThat(DocumentFiles.writeProblem(changed, problem, 0)).isEmpty();
        assertThat(Files.readString(problem)).contains("  name: Desert").contains("# leaps three by one");
        assertThat(open(problem, 0).source())
                .isEqualTo(new VariantSource.Text(CAMEL.replace("Camel chess", "Desert"), null));
    }

    @Test
    void aWrongStipulationIsToldInsteadOfWritten() throws IOException {
        Document document = open(write("mate.yaml", MATE), 0).withStipulation("mate soon");
        Path copy = folder.resolve("copy.yaml");
        assertThat(DocumentFiles.writeProblem(document, copy, -1))
                .extracting(Fault::code)
                .contains("stipulation");
        assertThat(copy).doesNotExist();
    }

    @Test
    void filesThatCannotBeReadSayWhy() throws IOException {
        assertThat(DocumentFiles.read(folder.resolve("none.yaml"), 0).faults())
                .extracting(Fault::message)
                .allMatch(m -> m.startsWith("There is no file"));
        Path binary = folder.resolve("binary.yaml");
        Files.write(binary, new byte[] {(byte) 0xC3, (byte) 0x28});
        assertThat(DocumentFiles.read(binary, 0).faults())
                .extracting(Fault::message)
                .containsExactly("binary.yaml isn't a text file in UTF-8");
    }

    @Test
    void aFolderThatIsGoneSaysThatNothingWasWritten() throws IOException {
        Document document = open(write("mate.yaml", MATE), 0);
        Path nowhere = folder.resolve("gone").resolve("mate.yaml");
        assertThat(DocumentFiles.writeProblem(document, nowhere, -1))
                .extracting(Fault::message)
                .containsExactly(nowhere + " can't be written");
    }

    @Test
    void faultsOfAProblemHaveTheirPlaceInTheFile() throws IOException {
        OpenedFile opened = DocumentFiles.read(write("bad.yaml", MATE.replace("K6R", "K7R")), 0);
        assertThat(opened.document()).isNull();
        assertThat(opened.faults()).extracting(f -> f.span().line()).contains(3);
    }

    private static final String ROOKS = """
            # two mates in two
            7k/8/5K2/8/8/8/8/6R1 w - - dm 2; id "first";
            7k/5K2/8/8/8/8/8/6R1 b - - stipulation "h#1"; id "second";
            """;

    @Test
    void aLineOfAnEpdFileIsAProblem() throws IOException {
        Path file = write("rooks.epd", ROOKS);
        OpenedFile opened = DocumentFiles.read(file, 1);
        assertThat(opened.isVariant()).isFalse();
        assertThat(opened.count()).isEqualTo(2);
        assertThat(open(file, 0).data().title()).isEqualTo("first");
        assertThat(open(file, 1).stipulation()).isEqualTo("h#1");
        assertThat(open(file, 1).source()).isEqualTo(new VariantSource.BuiltIn("chess"));
    }

    @Test
    void aLineOfAnEpdFileIsReplacedAlone() throws IOException {
        Path file = write("rooks.epd", ROOKS);
        Document changed = open(file, 1).withStipulation("h#2");
        assertThat(DocumentFiles.writeProblem(changed, file, 1)).isEmpty();
        assertThat(Files.readString(file)).isEqualTo(ROOKS.replace("h#1", "h#2"));
    }

    @Test
    void whatALineCannotHoldIsNotLostInSilence() throws IOException {
        Path yaml = write("twins.yaml", MATE + "twins: {b: {move: h1-g1}}\n");
        Path epd = folder.resolve("twins.epd");
        assertThat(DocumentFiles.writeProblem(open(yaml, 0), epd, -1))
                .extracting(Fault::message)
                .containsExactly("EPD can't hold twins: save the problem as YAML");
        assertThat(epd).doesNotExist();
    }

    @Test
    void theVariantOfALineIsFoundByItsPath() throws IOException {
        Path camel = write("camel.yaml", CAMEL);
        Path file = write("camel.epd", "7k/8/5K2/8/8/8/8/6R1 w - - dm 2; variant \"camel.yaml\";\n");
        Document document = open(file, 0);
        assertThat(document.source()).isEqualTo(new VariantSource.Text(CAMEL, camel));
        assertThat(DocumentFiles.writeProblem(document.withStipulation("#3"), file, 0))
                .isEmpty();
        assertThat(Files.readString(file)).contains("dm 3; variant \"camel.yaml\";");
        Document changed = document.withVariant(
                new VariantSource.Text(CAMEL.replace("Camel chess", "Desert"), camel),
                VariantLibrary.read(CAMEL.replace("Camel chess", "Desert"), folder));
        assertThat(DocumentFiles.writeProblem(changed, file, 0))
                .extracting(Fault::message)
                .singleElement()
                .asString()
                .contains("define it in a file of its own");
    }

    @Test
    void aPositionOfAFenFileIsOpenedWithTheStipulationOfANewDocument() throws IOException {
        Path file = write("position.fen", "7k/8/5K2/8/8/8/8/6R1 w - - 0 1\n");
        Document document = open(file, 0);
        assertThat(document.stipulation())
                .isEqualTo(Document.of(document.source(), document.variant()).stipulation());
        assertThat(document.setup().toString()).isEqualTo("7k/8/5K2/8/8/8/8/6R1 w - - 0 1");
        assertThat(DocumentFiles.holdsProblems(file)).isFalse();
        assertThat(DocumentFiles.holdsProblems(folder.resolve("a.epd"))).isTrue();
        assertThat(DocumentFiles.holdsProblems(folder.resolve("a.txt"))).isTrue();
    }

    /** What the command line converts, the window opens. */
    @Test
    void everyFormatOfProblemsIsOpened() throws IOException {
        Problem problem = open(write("mate.yaml", MATE), 0).problem().value();
        for (ProblemFormat format : ProblemFormats.all()) {
            Path file = folder.resolve("copy." + format.endings().get(0));
            String text =
                    format.write(List.of(NamedProblem.of(problem, null, file))).value();
            Document document = open(Files.writeString(file, text), 0);
            assertThat(document.variant().withCastlingStated(document.setup()))
                    .as(format.name())
                    .isEqualTo(problem.variant().withCastlingStated(problem.setup()));
        }
    }
}
