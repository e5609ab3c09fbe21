package org.matewright.puzzles.io;

import java.util.Arrays;
import java.util.List;
import org.matewright.puzzles.Problem;
import org.matewright.rules.Checked;
import org.matewright.rules.Fault;
import org.matewright.rules.Geometry;
import org.matewright.rules.config.Config;
import org.matewright.rules.config.Faults;
import org.matewright.rules.config.FileFault;

/** A twin's changes in a line, semicolons between them: {@code move g2-f2; stipulation s#2}. */
public final class TwinText {
    private TwinText() {}

    /** The changes of a twin in a line. */
    public static String print(Problem.Twin twin) {
        return String.join("; ", twin.changes());
    }

    /**
     * A twin with other changes; its own caption, if it has one, stays. The faults' places mean nothing.
     *
     * @param twin the twin as it was
     * @param text the changes in a line
     * @param board the board of the problem
     */
    public static Checked<Problem.Twin> read(Problem.Twin twin, String text, Geometry board) {
        Problem.Twin changed = withChanges(twin, text);
        Faults faults = new Faults();
        Config written = TwinReader.write(List.of(changed));
        new TwinReader(board, faults).read(written);
        List<Fault> found = faults.sorted().stream().map(FileFault::fault).toList();
        return Checked.of(changed, found);
    }

    /** A twin with other changes, right or wrong. */
    private static Problem.Twin withChanges(Problem.Twin twin, String text) {
        List<String> changes = Arrays.stream(text.split(";"))
                .map(String::strip)
                .filter(change -> !change.isEmpty())
                .toList();
        return new Problem.Twin(twin.label(), changes, twin.text(), twin.continued());
    }
}
