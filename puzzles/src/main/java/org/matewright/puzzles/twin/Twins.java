package org.matewright.puzzles.twin;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.matewright.puzzles.Problem;
import org.matewright.puzzles.Twin;
import org.matewright.rules.Checked;
import org.matewright.rules.Fault;
import org.matewright.rules.Setup;

/**
 * The problems that twins make of a diagram.
 *
 * <p>Changes are applied in the order in which they are written; what they don't mention stays as it is in the diagram.
 * En passant rights lapse where pieces change their squares. A twin's author claims nothing but that it is sound.
 */
public final class Twins {
    private Twins() {}

    /**
     * A twin, applied.
     *
     * @param twin the twin
     * @param caption what it changes, in the words that are printed below a diagram: {@code Ke1 to f1, remove Pa2}
     * @param problem its problem, or why its changes can't be made
     */
    public record Result(Twin twin, String caption, Checked<Problem> problem) {}

    /**
     * A problem to be solved by itself.
     *
     * @param label what it is called beside the others: {@code a}, {@code b}, {@code b duplex}; empty if it's alone
     * @param caption what makes it differ from the diagram, in words; empty for the diagram itself
     * @param problem the problem, without twins, or why it can't be made
     */
    public record Part(String label, String caption, Checked<Problem> problem) {
        /** Whether it's the problem of the diagram itself. */
        public boolean isDiagram() {
            return caption.isEmpty();
        }

        /** The caption as far as the label doesn't say it already. */
        public String remark() {
            return label.endsWith(caption) ? "" : caption;
        }

        /** Label and remark as they stand before a solution: {@code b) f6 to f5}; empty without a label. */
        public String heading() {
            return label.isEmpty() ? "" : (label + ") " + remark()).strip();
        }
    }

    /**
     * All that is to be solved: the diagram unless it's a zero-position, its twins, and each with the other side to
     * begin if it's a duplex. The author's claim is the diagram's alone.
     *
     * @param base the folder that relative paths of variants start from
     */
    public static List<Part> parts(Problem diagram, Path base) {
        List<Part> parts = new ArrayList<>();
        boolean alone = diagram.twins().isEmpty();
        boolean duplex = diagram.form().duplex();
        if (!diagram.form().zeroPosition() || alone) {
            Problem bare = bare(diagram).withIntended(diagram.intended());
            addPart(parts, new Part(alone ? "" : "a", "", Checked.of(bare)), duplex);
        }
        for (Result result : of(diagram, base)) {
            addPart(parts, new Part(result.twin().label(), result.caption(), result.problem()), duplex);
        }
        return parts;
    }

    private static void addPart(List<Part> parts, Part part, boolean duplex) {
        parts.add(part);
        if (duplex) {
            String caption = part.caption().isEmpty() ? "duplex" : part.caption() + ", duplex";
            Checked<Problem> problem = part.problem()
                    .map(p -> p.withSetup(otherSideBegins(p.setup())).withIntended(Problem.Intended.NONE));
            parts.add(new Part((part.label() + " duplex").strip(), caption, problem));
        }
    }

    /** The same position with the other side to begin, which can't capture en passant then. */
    static Setup otherSideBegins(Setup setup) {
        return setup.withSide(setup.side().other()).withEnPassant(List.of());
    }

    /**
     * The problems of all twins in order; one that can't be made leaves those that continue it unmade.
     *
     * @param base the folder that relative paths of variants start from
     */
    public static List<Result> of(Problem diagram, Path base) {
        List<Result> results = new ArrayList<>();
        Outcome last = new Outcome(bare(diagram), List.of(), "");
        for (Twin twin : diagram.twins()) {
            boolean unmade = twin.continued() && last.isFailed();
            last = changed(twin.continued() ? last.reached() : bare(diagram), twin, base);
            if (unmade) {
                last = last.failed(ChangedSetup.fault("it continues a twin that can't be made"));
            }
            String caption = twin.text().isBlank() ? last.caption() : twin.text();
            results.add(new Result(twin, caption, Checked.of(last.reached(), last.faults())));
        }
        return results;
    }

    /**
     * How far the changes of a twin go.
     *
     * @param reached the problem after all changes that can be made; captions of continued twins name what stands there
     * @param faults why others can't be made
     * @param caption the changes in words
     */
    private record Outcome(Problem reached, List<Fault> faults, String caption) {
        boolean isFailed() {
            return !faults.isEmpty();
        }

        Outcome failed(Fault reason) {
            return new Outcome(reached, List.of(reason), caption);
        }
    }

    private static Outcome changed(Problem start, Twin twin, Path base) {
        Problem problem = start;
        List<Fault> faults = new ArrayList<>();
        List<String> captions = new ArrayList<>();
        for (Twin.Change change : twin.changes()) {
            captions.add(change.caption(problem, base));
            Checked<Problem> changed = change.apply(problem, base);
            changed.faults().stream().filter(Fault::isError).forEach(faults::add);
            problem = changed.isOk() ? changed.value() : problem;
        }
        return new Outcome(problem, faults, captions.stream().collect(Collectors.joining(", ")));
    }

    /** What a twin starts from: the diagram as a problem by itself, without its author's claim. */
    private static Problem bare(Problem diagram) {
        return diagram.withForm(Problem.Form.PLAIN.withSetPlay(diagram.form().setPlay()))
                .withIntended(Problem.Intended.NONE)
                .withTwins(List.of());
    }
}
