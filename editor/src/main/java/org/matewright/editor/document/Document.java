package org.matewright.editor.document;

import java.util.ArrayList;
import java.util.List;
import org.matewright.puzzles.Problem;
import org.matewright.puzzles.Stipulation;
import org.matewright.puzzles.diagram.Mark;
import org.matewright.rules.Checked;
import org.matewright.rules.Fault;
import org.matewright.rules.Geometry;
import org.matewright.rules.Setup;
import org.matewright.rules.variant.Position;
import org.matewright.rules.variant.Variant;

/**
 * A snapshot of all that is edited. Immutable.
 *
 * @param source where the variant comes from; its text may have faults
 * @param variant the last valid reading of it
 * @param variantFaults what the last reading of the text found; an error among them means that {@code variant} is
 *     older than the text
 * @param setup the position; always on the variant's board
 * @param stipulation what is asked, as written, with an asterisk behind it if set play is asked for too; may be empty
 *     or wrong
 * @param data what else is known of the problem
 * @param marks the marks on the diagram
 */
public record Document(
        VariantSource source,
        Variant variant,
        List<Fault> variantFaults,
        Setup setup,
        String stipulation,
        ProblemData data,
        List<Mark> marks) {
    public Document {
        variantFaults = List.copyOf(variantFaults);
        marks = List.copyOf(marks);
        if (!setup.geometry().equals(variant.geometry())) {
            throw new IllegalArgumentException(
                    "a set-up for " + variant.geometry() + " was expected, not for " + setup.geometry());
        }
    }

    /** A document that shows a variant's start position. */
    public static Document of(VariantSource source, Variant variant) {
        return new Document(source, variant, List.of(), variant.start(), "#2", ProblemData.NONE, List.of());
    }

    /** A document for a problem whose variant came from {@code source}. */
    public static Document of(VariantSource source, Problem problem) {
        return new Document(
                source,
                problem.variant(),
                List.of(),
                problem.setup(),
                problem.stipulation() + (problem.form().setPlay() ? "*" : ""),
                ProblemData.of(problem),
                List.of());
    }

    /** The same with another position on the same board. */
    public Document withSetup(Setup setup) {
        return new Document(source, variant, variantFaults, setup, stipulation, data, marks);
    }

    /** The same with another stipulation, as written. */
    public Document withStipulation(String stipulation) {
        return new Document(source, variant, variantFaults, setup, stipulation, data, marks);
    }

    /** The same with other data. */
    public Document withData(ProblemData data) {
        return new Document(source, variant, variantFaults, setup, stipulation, data, marks);
    }

    /** The same with other marks. */
    public Document withMarks(List<Mark> marks) {
        return new Document(source, variant, variantFaults, setup, stipulation, data, marks);
    }

    /** The same with another text of the definition, not read yet: variant and faults stay what they were. */
    public Document withSource(VariantSource source) {
        return new Document(source, variant, variantFaults, setup, stipulation, data, marks);
    }

    /**
     * The same with another definition, and what reading it gave. Without a value the last valid variant stays. A start
     * position becomes the new one's; otherwise pieces keep their squares, counted from a1, and those whose square is gone
     * go, as do marks.
     */
    public Document withVariant(VariantSource source, Checked<Variant> read) {
        Variant next = read.valueOrNull() == null ? variant : read.value();
        Geometry board = next.geometry();
        boolean same = board.equals(variant.geometry());
        Setup moved = setup.equals(variant.start()) ? next.start() : same ? setup : setup.withGeometry(board);
        return new Document(source, next, read.faults(), moved, stipulation, data, same ? marks : List.of());
    }

    /** Whether the variant is the one that the text describes. */
    public boolean isVariantCurrent() {
        return variantFaults.stream().noneMatch(Fault::isError);
    }

    /** Whether a solver would be asked the same: variant, position, stipulation, twins and what else is asked. */
    public boolean asksTheSame(Document other) {
        return variant.equals(other.variant)
                && setup.equals(other.setup)
                && stipulation.equals(other.stipulation)
                && data.twins().equals(other.data.twins())
                && data.form().equals(other.data.form());
    }

    /** The stipulation as read, without the asterisk that may stand behind it. */
    public Checked<Stipulation> readStipulation() {
        return Stipulation.parse(Stipulation.withoutStar(stipulation));
    }

    /** Whether the stipulation has an asterisk behind it, which asks for set play too. */
    public boolean asksSetPlay() {
        return Stipulation.isStarred(stipulation);
    }

    /** The position, if it can be played. */
    public Checked<Position> position() {
        return variant.position(setup);
    }

    /** The problem, or everything that prevents one: a faulty definition, a wrong stipulation. */
    public Checked<Problem> problem() {
        Checked<Stipulation> asked = readStipulation();
        List<Fault> faults = new ArrayList<>(variantFaults);
        faults.addAll(asked.faults());
        Stipulation stipulationOrNull = asked.valueOrNull();
        Problem problem =
                stipulationOrNull == null ? null : data.problem(variant, setup, stipulationOrNull, asksSetPlay());
        return Checked.of(problem, faults);
    }
}
