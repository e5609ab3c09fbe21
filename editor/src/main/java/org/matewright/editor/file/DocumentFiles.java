package org.matewright.editor.file;

import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.matewright.editor.document.Document;
import org.matewright.editor.document.VariantSource;
import org.matewright.editor.text.Texts;
import org.matewright.puzzles.Problem;
import org.matewright.puzzles.Stipulation;
import org.matewright.puzzles.io.NamedProblem;
import org.matewright.puzzles.io.ProblemDefaults;
import org.matewright.puzzles.io.ProblemFile;
import org.matewright.puzzles.io.ProblemFormat;
import org.matewright.puzzles.io.ProblemFormats;
import org.matewright.puzzles.io.ProblemYaml;
import org.matewright.rules.Checked;
import org.matewright.rules.Fault;
import org.matewright.rules.Span;
import org.matewright.rules.define.VariantLibrary;
import org.matewright.rules.variant.Variant;

/** Reads and writes documents: files of problems, and definitions of variants. Slow enough to be kept off windows. */
public final class DocumentFiles {
    private static final Texts TEXTS = Texts.bundle("files");
    private static final long LARGEST = 16L << 20;
    private static final Pattern PROBLEM_KEY =
            Pattern.compile("(?m)^(variant|position|white|black|stipulation|twins)[ \\t]*:");

    private DocumentFiles() {}

    /**
     * Reads a file. Never throws; what is wrong is among the faults.
     *
     * @param index which problem of the file is wanted, from 0
     */
    public static OpenedFile read(Path file, int index) {
        Path absolute = file.toAbsolutePath().normalize();
        String text;
        try {
            if (Files.size(absolute) > LARGEST) {
                return failed(absolute, TEXTS.get("too-large", absolute.getFileName()));
            }
            text = Files.readString(absolute);
        } catch (NoSuchFileException e) {
            return failed(absolute, TEXTS.get("missing", absolute));
        } catch (MalformedInputException e) {
            return failed(absolute, TEXTS.get("not-text", absolute.getFileName()));
        } catch (IOException e) {
            return failed(absolute, TEXTS.get("unreadable", absolute));
        }
        ProblemFormat format = format(absolute);
        return format != ProblemFormats.YAML || isProblem(text)
                ? problem(absolute, format.read(text, ProblemFile.folder(absolute), defaults(format)), index)
                : variant(absolute, text);
    }

    /** Whether a text looks like problems rather than like the definition of a variant. */
    static boolean isProblem(String text) {
        return PROBLEM_KEY.matcher(text).find();
    }

    /** The format that a file's ending names; YAML, which holds everything, for any other ending. */
    private static ProblemFormat format(Path file) {
        return ProblemFormats.ofFile(file).orElse(ProblemFormats.YAML);
    }

    /** A position alone is opened with the stipulation of a new document. */
    private static ProblemDefaults defaults(ProblemFormat format) {
        return format.holdsProblems()
                ? ProblemDefaults.CHESS
                : new ProblemDefaults(
                        ProblemDefaults.CHESS.variant(), Stipulation.mateIn(2).toString());
    }

    /** Whether a problem can be saved to a file with this ending. */
    static boolean holdsProblems(Path file) {
        return format(file).holdsProblems();
    }

    private static OpenedFile problem(Path file, ProblemFile read, int index) {
        int count = read.parts().size();
        int wanted = Math.max(0, Math.min(index, count - 1));
        Checked<Problem> part = read.parts().get(wanted).problem();
        Problem problem = part.valueOrNull();
        Document document = problem == null ? null : Document.of(source(problem, read, wanted), problem);
        return new OpenedFile(file, read.text(), document, wanted, count, part.faults());
    }

    private static VariantSource source(Problem problem, ProblemFile file, int index) {
        String key = problem.variant().key();
        return VariantLibrary.names().contains(key)
                ? new VariantSource.BuiltIn(key)
                : VariantField.source(problem, file, index);
    }

    private static OpenedFile variant(Path file, String text) {
        Checked<Variant> read = VariantLibrary.read(text, ProblemFile.folder(file));
        Variant variant = read.valueOrNull();
        Document document = variant == null ? null : Document.of(new VariantSource.Text(text, file), variant);
        return new OpenedFile(file, text, document, -1, 1, read.faults());
    }

    /**
     * Writes a document's problem: a file of its own, or one problem among others in its file. What didn't change in an
     * old file stays as it was written.
     *
     * @param index which problem of an existing file is replaced; -1 writes the whole file anew
     * @return what prevents the problem from being one, or the file from being written; empty if it was written
     */
    public static List<Fault> writeProblem(Document document, Path file, int index) {
        Checked<Problem> problem = document.problem();
        if (!problem.isOk()) {
            return problem.faults();
        }
        ProblemFormat format = format(file);
        List<String> omissions = format.omissions(problem.value());
        if (!omissions.isEmpty()) {
            String message = TEXTS.get("omitted", format.name(), String.join(", ", omissions));
            return List.of(Fault.error("unwritable", Span.START, message));
        }
        ProblemFile read = index >= 0 && Files.exists(file) ? format.load(file, defaults(format)) : null;
        ProblemFile old = read == null || index >= read.parts().size() ? null : read;
        if (format != ProblemFormats.YAML) {
            NamedProblem named = NamedProblem.of(problem.value(), VariantField.file(document.source()), file);
            Checked<String> text = old == null ? format.write(List.of(named)) : format.update(old, index, named);
            return text.isOk() ? write(file, text::value) : text.faults();
        }
        return write(
                file,
                () -> old == null
                        ? VariantField.print(problem.value(), document.source(), file)
                        : update(old, index, problem.value(), document.source(), file));
    }

    private static String update(ProblemFile old, int index, Problem problem, VariantSource source, Path file) {
        Problem before = old.parts().get(index).problem().valueOrNull();
        boolean sameVariant = before != null
                && before.variant().equals(problem.variant())
                && source(before, old, index).text().equals(source.text());
        if (sameVariant || source instanceof VariantSource.BuiltIn) {
            return ProblemYaml.update(old, index, problem);
        }
        ProblemFile.Part part = old.parts().get(index);
        return old.text().substring(0, part.start())
                + VariantField.print(problem, source, file)
                + old.text().substring(part.end());
    }

    /**
     * Writes the definition of a document's variant, valid or not.
     *
     * @return why it couldn't be written; empty if it was
     */
    public static List<Fault> writeDefinition(Document document, Path file) {
        return write(file, () -> document.source().text());
    }

    private static List<Fault> write(Path file, Supplier<String> text) {
        try {
            ProblemYaml.save(file, text.get());
            return List.of();
        } catch (IOException e) {
            return List.of(Fault.error("unwritable", Span.START, TEXTS.get("unwritable", file)));
        }
    }

    private static OpenedFile failed(Path file, String message) {
        return new OpenedFile(file, "", null, 0, 0, List.of(Fault.error("file", Span.START, message)));
    }
}
