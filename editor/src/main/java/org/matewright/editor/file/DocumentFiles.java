package org.matewright.editor.file;

import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.matewright.editor.document.Document;
import org.matewright.editor.document.VariantSource;
import org.matewright.editor.text.Texts;
import org.matewright.puzzles.Problem;
import org.matewright.puzzles.io.ProblemFile;
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
    public static Opened read(Path file, int index) {
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
        return isProblem(text) ? problem(absolute, text, index) : variant(absolute, text);
    }

    /** Whether a text looks like problems rather than like the definition of a variant. */
    static boolean isProblem(String text) {
        return PROBLEM_KEY.matcher(text).find();
    }

    private static Opened problem(Path file, String text, int index) {
        Path folder = folder(file);
        ProblemFile read = ProblemYaml.read(text, folder);
        int count = read.parts().size();
        int wanted = Math.max(0, Math.min(index, count - 1));
        Checked<Problem> part = read.parts().get(wanted).problem();
        Problem problem = part.valueOrNull();
        Document document = problem == null ? null : Document.of(source(problem, part(text, read, wanted), folder), problem);
        return new Opened(file, text, document, wanted, count, part.faults());
    }

    private static String part(String text, ProblemFile file, int index) {
        ProblemFile.Part part = file.parts().get(index);
        return text.substring(part.start(), part.end());
    }

    private static VariantSource source(Problem problem, String text, Path folder) {
        String key = problem.variant().key();
        if (VariantLibrary.names().contains(key)) {
            return new VariantSource.BuiltIn(key);
        }
        return PlacedVariant.source(text, folder);
    }

    private static Opened variant(Path file, String text) {
        Checked<Variant> read = VariantLibrary.read(text, folder(file));
        Variant variant = read.valueOrNull();
        Document document = variant == null
                ? null
                : Document.of(new VariantSource.Text(text, file), variant);
        return new Opened(file, text, document, -1, 1, read.faults());
    }

    /**
     * The text of a document's problem.
     *
     * @param target the file that it is for; null if it isn't known
     * @return the text, or what prevents the problem from being one
     */
    public static Checked<String> print(Document document, @Nullable Path target) {
        return document.problem().map(problem -> PlacedVariant.print(problem, document.source(), target));
    }

    /**
     * Writes a document: a definition, a file of one problem, or one problem among others in its file, which stay as
     * they are.
     *
     * @param index which problem of an existing file is replaced; -1 writes the whole file anew
     * @return nothing, or why it couldn't be written
     */
    public static @Nullable Fault write(String text, Path file, int index) {
        try {
            String whole = text;
            if (index >= 0 && Files.exists(file)) {
                String old = Files.readString(file);
                ProblemFile read = ProblemYaml.read(old, folder(file));
                if (read.parts().size() > 1 && index < read.parts().size()) {
                    ProblemFile.Part part = read.parts().get(index);
                    whole = old.substring(0, part.start()) + text + old.substring(part.end());
                }
            }
            replace(file, whole);
            return null;
        } catch (IOException e) {
            return Fault.error("unwritable", Span.START, TEXTS.get("unwritable", file));
        }
    }

    /** Writes beside the file first, so that a failure leaves the old content whole. */
    private static void replace(Path file, String text) throws IOException {
        Path target = Files.exists(file) ? file.toRealPath() : file.toAbsolutePath();
        Path beside = target.resolveSibling("." + target.getFileName() + "." + System.nanoTime() + ".tmp");
        try {
            Files.writeString(beside, text);
            if (Files.exists(target) && target.getFileSystem().supportedFileAttributeViews().contains("posix")) {
                Files.setPosixFilePermissions(beside, Files.getPosixFilePermissions(target));
            }
            try {
                Files.move(beside, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
            } catch (AtomicMoveNotSupportedException e) {
                Files.move(beside, target, StandardCopyOption.REPLACE_EXISTING);
            }
        } finally {
            Files.deleteIfExists(beside);
        }
    }

    private static Path folder(Path file) {
        Path folder = file.toAbsolutePath().getParent();
        return folder == null ? Path.of("") : folder;
    }

    private static Opened failed(Path file, String message) {
        return new Opened(file, "", null, 0, 0, List.of(Fault.error("file", Span.START, message)));
    }
}
