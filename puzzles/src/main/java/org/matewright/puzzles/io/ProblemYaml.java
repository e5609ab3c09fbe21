package org.matewright.puzzles.io;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.matewright.puzzles.Problem;
import org.matewright.rules.Checked;
import org.matewright.rules.Fault;
import org.matewright.rules.Span;
import org.matewright.rules.config.Config;
import org.matewright.rules.config.Faults;
import org.matewright.rules.config.FileFault;
import org.matewright.rules.config.Place;
import org.matewright.rules.config.TextFile;
import org.matewright.rules.config.YamlReader;
import org.matewright.rules.define.VariantReading;

/**
 * Problem files in YAML. A file holds one problem, or several separated by lines {@code ---}; a fault in one leaves the
 * others readable.
 */
public final class ProblemYaml {
    private ProblemYaml() {}

    /** Reads a file; relative paths of variants start from its folder. */
    public static ProblemFile load(Path file) {
        Checked<String> text = TextFile.read(file);
        String content = text.valueOrNull();
        return content == null ? ProblemFile.unread(file, text.faults()) : read(content, ProblemFile.folder(file));
    }

    /** Reads a text; relative paths of variants start from {@code base}. */
    public static ProblemFile read(String text, Path base) {
        Map<String, VariantReading> variants = new HashMap<>();
        List<ProblemFile.Part> parts = new ArrayList<>();
        for (YamlReader.Document document : YamlReader.readAll(text, "")) {
            Config.Fields fields = document.root() instanceof Config.Fields keys ? keys : null;
            ProblemPlaces places = fields == null ? ProblemPlaces.NONE : ProblemPlaces.of(fields);
            parts.add(new ProblemFile.Part(
                    read(document, base, variants),
                    document.start(),
                    document.end(),
                    places,
                    fields == null ? null : variant(fields)));
        }
        if (parts.isEmpty()) {
            Fault empty = Fault.error("empty", Span.START, "a problem was expected, found nothing");
            parts.add(new ProblemFile.Part(Checked.failed(empty), 0, text.length(), ProblemPlaces.NONE, null));
        }
        return new ProblemFile(text, base, parts);
    }

    private static @Nullable String variant(Config.Fields problem) {
        return problem.field(ProblemKeys.VARIANT.key())
                .map(field -> field.value() instanceof Config.Text name ? name.value() : null)
                .orElse(null);
    }

    private static Checked<Problem> read(
            YamlReader.Document document, Path base, Map<String, VariantReading> variants) {
        Faults faults = new Faults();
        faults.addAll(document.faults());
        Problem problem = null;
        Config root = document.root();
        if (root instanceof Config.Fields fields && isVariant(fields)) {
            faults.error(
                    "variant",
                    fields.place(),
                    "a problem was expected, this is the definition of a variant",
                    "a problem has a position and a stipulation, and names its variant with 'variant:'");
        } else if (root instanceof Config.Fields fields) {
            Place at = new Place(
                    "",
                    new Span(fields.place().span().line(), fields.place().span().column(), 0));
            problem = new ProblemReader(base, variants, faults).read(fields, at);
        } else if (root != null) {
            faults.error(
                    "wrong-value",
                    root.place(),
                    "a problem was expected, with keys such as position and stipulation, found " + root.found());
        }
        List<Fault> found = faults.sorted().stream().map(FileFault::fault).toList();
        return Checked.of(problem, found);
    }

    /** Whether keys are those of a variant's definition and none is one that a problem needs. */
    private static boolean isVariant(Config.Fields fields) {
        boolean defines = Stream.of("pieces", "extends", "board")
                .anyMatch(key -> fields.field(key).isPresent());
        return defines
                && ProblemKeys.OF_PROBLEMS_ALONE.stream()
                        .allMatch(key -> fields.field(key.key()).isEmpty());
    }

    /** A problem in YAML; its variant by name if it is built in, otherwise as a whole definition in place. */
    public static String print(Problem problem) {
        return ProblemWriter.print(problem);
    }

    /**
     * The text of a file in which one problem has changed. What didn't change stays as it was written, comments and
     * order included; a problem that couldn't be read is replaced whole.
     *
     * @param index the number of the part, from 0
     */
    public static String update(ProblemFile file, int index, Problem changed) {
        return ProblemUpdate.update(file, index, changed);
    }

    /** The text of a file with one more problem at its end. */
    public static String append(ProblemFile file, Problem problem) {
        if (file.text().isBlank()) {
            return print(problem);
        }
        String text = file.text().endsWith("\n") ? file.text() : file.text() + "\n";
        return text + "---\n" + print(problem);
    }

    /**
     * Writes a file whole or not at all.
     *
     * @throws IOException if it can't be written; the old file is then as it was
     */
    public static void save(Path file, String text) throws IOException {
        TextFile.save(file, text);
    }
}
