package org.matewright.puzzles.io;

import java.nio.file.Path;
import java.util.List;
import org.matewright.puzzles.Problem;
import org.matewright.rules.Checked;
import org.matewright.rules.config.TextFile;

/**
 * A format of files with problems. A new one is a class that implements this, and its line in {@link ProblemFormats}:
 * then commands convert, verify and render its files, and the window opens and saves them.
 */
public interface ProblemFormat {
    /** Its name, such as {@code EPD}. */
    String name();

    /** The endings of its files in lower case, without a dot, the usual one first. */
    List<String> endings();

    /**
     * Whether its files hold whole problems, so that one that was read can be saved there again; false if they hold
     * positions alone.
     */
    boolean holdsProblems();

    /** Whether variant and stipulation of a problem may be missing in a text, so that the defaults count. */
    boolean usesDefaults();

    /**
     * Reads a text. Never throws; what is wrong is among the faults of the parts, of which there is at least one.
     *
     * @param base the folder that relative paths of variants are resolved against
     * @param defaults what holds where the text doesn't state it
     */
    ProblemFile read(String text, Path base, ProblemDefaults defaults);

    /**
     * The text of a file with problems, ended by a line feed; or what prevents one, in faults whose places mean nothing.
     */
    Checked<String> write(List<NamedProblem> problems);

    /**
     * The parts of a problem that the format can't hold and that a reader would miss, such as {@code twins}; those that no
     * file of the format ever holds aren't listed.
     */
    List<String> omissions(Problem problem);

    /** Reads a file; relative paths of variants start from its folder. Never throws. */
    default ProblemFile load(Path file, ProblemDefaults defaults) {
        Checked<String> text = TextFile.read(file);
        String content = text.valueOrNull();
        return content == null
                ? ProblemFile.unread(file, text.faults())
                : read(content, ProblemFile.folder(file), defaults);
    }

    /**
     * The text of a file in which one problem has changed; the others stay as they were written.
     *
     * @param index the number of the changed part, from 0
     */
    default Checked<String> update(ProblemFile file, int index, NamedProblem changed) {
        ProblemFile.Part part = file.parts().get(index);
        String old = file.text().substring(part.start(), part.end());
        String ending = old.endsWith("\r") ? "\r" : "";
        return write(List.of(changed))
                .map(text -> file.text().substring(0, part.start())
                        + text.stripTrailing()
                        + ending
                        + file.text().substring(part.end()));
    }
}
