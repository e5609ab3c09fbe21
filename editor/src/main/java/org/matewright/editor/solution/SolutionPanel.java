package org.matewright.editor.solution;

import java.awt.BorderLayout;
import java.awt.CardLayout;
import java.awt.event.ActionEvent;
import java.util.function.Consumer;
import javax.swing.AbstractAction;
import javax.swing.Action;
import javax.swing.BorderFactory;
import javax.swing.Icon;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import org.jspecify.annotations.Nullable;
import org.matewright.editor.document.ShownPosition;
import org.matewright.editor.solving.SolveResult;
import org.matewright.editor.solving.SolveView;
import org.matewright.editor.solving.Solving;
import org.matewright.editor.text.Texts;
import org.matewright.editor.theme.Icons;
import org.matewright.editor.theme.Ink;
import org.matewright.editor.widget.EmptyState;
import org.matewright.puzzles.Problem;

/**
 * The result of solving: the verdict, then the tree of moves. A stale result stays, marked as such. Which result is
 * shown, and whether it is stale, {@link Solving} decides.
 */
public final class SolutionPanel extends JPanel implements Solving.Listener {
    private static final String EMPTY = "empty";
    private static final String BLANK = "blank";
    private static final String TREE = "tree";

    private final Texts texts = Texts.bundle("solution");
    private final transient Solving solving;
    private final transient Consumer<ShownPosition> show;
    private final SolutionTree tree;
    private final SolutionHead head;
    private final ResultFoot foot;
    private final CardLayout cards = new CardLayout();
    private final JPanel body = new JPanel(cards);
    private transient @Nullable SolveResult result;
    private transient Problem.Intended claim = Problem.Intended.NONE;

    /**
     * A panel for what solving finds.
     *
     * @param show called with what the board is to show
     */
    public SolutionPanel(Solving solving, Consumer<ShownPosition> show) {
        super(new BorderLayout());
        this.solving = solving;
        this.show = show;
        tree = new SolutionTree(show);
        head = new SolutionHead(
                texts,
                action("solve", Icons.of("solve", Ink.ACCENT), solving::solve),
                action("stop", Icons.of("stop"), solving::stop),
                action("copy", Icons.of("copy"), this::copy),
                new OptionsMenu(texts, solving));
        foot = new ResultFoot(
                texts,
                action("previous", Icons.of("previous"), () -> step(-1)),
                action("next", Icons.of("next"), () -> step(1)));
        JScrollPane scroll = new JScrollPane(tree);
        scroll.setBorder(BorderFactory.createEmptyBorder());
        body.add(new EmptyState(texts.get("empty"), action("solve", null, solving::solve)), EMPTY);
        body.add(new JPanel(), BLANK);
        body.add(scroll, TREE);
        add(head, BorderLayout.NORTH);
        add(body, BorderLayout.CENTER);
        add(foot, BorderLayout.SOUTH);
        foot.setVisible(false);
        solving.addListener(this);
        changed(solving.view());
    }

    private Action action(String key, @Nullable Icon icon, Runnable run) {
        Action action = new AbstractAction(texts.get(key), icon) {
            @Override
            public void actionPerformed(ActionEvent event) {
                run.run();
            }
        };
        action.putValue(Action.SHORT_DESCRIPTION, texts.get(key));
        return action;
    }

    /** Shows the next (+1) or previous (-1) move of the solution on the board; false if there's none. */
    public boolean step(int by) {
        return result != null && tree.step(by);
    }

    /** Marks no move of the solution: the board shows something else now. */
    public void release() {
        tree.release();
    }

    /** A move of a solution to another question is no longer shown on the board. */
    @Override
    public void questionChanged() {
        if (tree.release()) {
            show.accept(ShownPosition.DOCUMENT);
        }
    }

    @Override
    public void changed(SolveView now) {
        head.show(now.state());
        if (now.result() != result || !now.claim().equals(claim)) {
            result = now.result();
            claim = now.claim();
            showResult();
        }
        head.showStale(now.isStale());
        tree.setFaded(now.isStale());
        cards.show(body, result != null ? TREE : now.state().isSearching() ? BLANK : EMPTY);
    }

    private void showResult() {
        SolveResult now = result;
        head.showVerdict(now == null ? null : now.verdict(claim));
        foot.setVisible(now != null);
        if (now != null) {
            tree.setRows(ResultRows.of(texts, now, claim));
            foot.show(now.cost());
        }
    }

    private void copy() {
        if (result != null) {
            new ResultCopy(result, claim, cause -> head.showFailure(texts.get("copy.failed", cause))).execute();
        }
    }
}
