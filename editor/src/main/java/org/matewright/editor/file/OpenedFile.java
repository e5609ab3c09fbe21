package org.matewright.editor.file;

import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.matewright.editor.document.Document;
import org.matewright.rules.Fault;

/**
 * What a file held.
 *
 * @param file the file
 * @param text its text; empty if it couldn't be read
 * @param document the document; null if nothing in it could be understood
 * @param index which problem of the file it is, from 0; -1 if the file defines a variant
 * @param count how many problems the file holds
 * @param faults what is wrong or doubtful in the file
 */
public record OpenedFile(
        Path file, String text, @Nullable Document document, int index, int count, List<Fault> faults) {
    public OpenedFile {
        faults = List.copyOf(faults);
    }

    /** Whether the file defines a variant rather than holding problems. */
    public boolean isVariant() {
        return index < 0;
    }
}
