package org.matewright.editor.solution;

import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.matewright.editor.document.ShownPosition;

/**
 * A line of the tree. Its runs and children are worked out when first asked for, so that large solutions open at once.
 * Used on the event thread only.
 */
final class SolutionRow {
    private final @Nullable SolutionRow parent;
    private final int parentStep;
    private final List<Step> steps;
    private final @Nullable ShownPosition shown;
    private final Supplier<List<Run>> write;
    private final Function<SolutionRow, List<SolutionRow>> grow;
    private final boolean opensAtFirst;
    private @Nullable List<Run> runs;
    private @Nullable List<SolutionRow> children;

    /**
     * A heading that stands open from the start.
     *
     * @param shown what the board shows while it's chosen; null for nothing of its own
     */
    static SolutionRow heading(
            SolutionRow parent,
            @Nullable ShownPosition shown,
            Supplier<List<Run>> write,
            Function<SolutionRow, List<SolutionRow>> grow) {
        return new SolutionRow(parent, -1, List.of(), shown, write, grow, true);
    }

    /**
     * @param parent the row above, or null for the root
     * @param parentStep which of the parent's steps the first step of this row follows, or -1
     * @param steps its moves, in order
     * @param write makes its text
     * @param grow makes its children
     */
    SolutionRow(
            @Nullable SolutionRow parent,
            int parentStep,
            List<Step> steps,
            Supplier<List<Run>> write,
            Function<SolutionRow, List<SolutionRow>> grow) {
        this(parent, parentStep, steps, null, write, grow, !steps.isEmpty());
    }

    private SolutionRow(
            @Nullable SolutionRow parent,
            int parentStep,
            List<Step> steps,
            @Nullable ShownPosition shown,
            Supplier<List<Run>> write,
            Function<SolutionRow, List<SolutionRow>> grow,
            boolean opensAtFirst) {
        this.shown = shown;
        this.opensAtFirst = opensAtFirst;
        this.parent = parent;
        this.parentStep = parentStep;
        this.steps = List.copyOf(steps);
        this.write = write;
        this.grow = grow;
    }

    @Nullable
    SolutionRow parent() {
        return parent;
    }

    int parentStep() {
        return parentStep;
    }

    List<Step> steps() {
        return steps;
    }

    /** What the board shows with the cursor on a step, or on the row itself with -1; null for nothing of its own. */
    @Nullable
    ShownPosition shown(int step) {
        return step < 0 ? shown : steps.get(step).shown();
    }

    /** Whether its children are to be seen before anybody asks: those of keys and of twins are. */
    boolean opensAtFirst() {
        return opensAtFirst;
    }

    List<Run> runs() {
        List<Run> made = runs;
        if (made == null) {
            made = List.copyOf(write.get());
            runs = made;
        }
        return made;
    }

    List<SolutionRow> children() {
        List<SolutionRow> made = children;
        if (made == null) {
            made = List.copyOf(grow.apply(this));
            children = made;
        }
        return made;
    }

    /** The row's text in one piece. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (Run run : runs()) {
            text.append(text.isEmpty() || run.glued() ? "" : " ").append(run.text());
        }
        return text.toString();
    }
}
