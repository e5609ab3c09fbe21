package org.matewright.rules.config;

import java.util.Comparator;
import org.matewright.rules.Fault;

/**
 * A fault and the file in which it was found.
 *
 * @param file the file's name as messages show it; empty for a text that has none
 * @param fault the fault
 */
public record FileFault(String file, Fault fault) {
    /** Orders faults of one file by line and column. */
    static final Comparator<FileFault> BY_PLACE = Comparator.<FileFault>comparingInt(
                    f -> f.fault().span().line())
            .thenComparingInt(f -> f.fault().span().column());

    /** {@code file:line:column: text}. */
    public String format() {
        return fault.format(file);
    }
}
