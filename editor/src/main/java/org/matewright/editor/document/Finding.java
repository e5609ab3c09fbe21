package org.matewright.editor.document;

import java.util.ArrayList;
import java.util.List;
import org.matewright.rules.Fault;

/**
 * Something wrong or doubtful in a document.
 *
 * @param area the part of the document that it's in
 * @param fault what it is; its span counts in that part's text
 */
public record Finding(Area area, Fault fault) {
    /** The parts of a document that can have faults. */
    public enum Area {
        VARIANT,
        POSITION,
        STIPULATION
    }

    /** Everything wrong or doubtful, errors first. */
    public static List<Finding> in(Document document) {
        List<Finding> findings = new ArrayList<>();
        document.variantFaults().forEach(f -> findings.add(new Finding(Area.VARIANT, f)));
        document.position().faults().forEach(f -> findings.add(new Finding(Area.POSITION, f)));
        if (!document.stipulation().isBlank()) {
            document.readStipulation().faults().forEach(f -> findings.add(new Finding(Area.STIPULATION, f)));
        }
        List<Finding> sorted = new ArrayList<>();
        findings.stream().filter(f -> f.fault().isError()).forEach(sorted::add);
        findings.stream().filter(f -> !f.fault().isError()).forEach(sorted::add);
        return sorted;
    }
}
