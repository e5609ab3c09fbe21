package org.matewright.editor.document;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.matewright.puzzles.Stipulation;
import org.matewright.puzzles.report.MissingRoyal;
import org.matewright.rules.Fault;
import org.matewright.rules.Setup;
import org.matewright.rules.Side;
import org.matewright.rules.Span;
import org.matewright.rules.variant.PieceType;

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
        nobodyToMate(document).ifPresent(f -> findings.add(new Finding(Area.POSITION, f)));
        List<Finding> sorted = new ArrayList<>();
        findings.stream().filter(f -> f.fault().isError()).forEach(sorted::add);
        findings.stream().filter(f -> !f.fault().isError()).forEach(sorted::add);
        return sorted;
    }

    /** Warns of a mate to be given to a side without a royal piece; not while the board is empty. */
    private static Optional<Fault> nobodyToMate(Document document) {
        Stipulation asked = document.readStipulation().valueOrNull();
        Setup setup = document.setup();
        boolean hasRoyals = document.variant().pieces().stream().anyMatch(PieceType::royal);
        if (asked == null || !hasRoyals || setup.occupied().isEmpty()) {
            return Optional.empty();
        }
        Stipulation.Kind goal = asked.goal().kind();
        if (goal != Stipulation.Kind.MATE && goal != Stipulation.Kind.MATE_OR_STALEMATE) {
            return Optional.empty();
        }
        Side mated = asked.reaching(setup.side()).other();
        return MissingRoyal.of(document.variant(), setup, mated)
                .map(message -> Fault.warning("no-royal", Span.START, message));
    }
}
