package org.matewright.editor.solution;

import java.awt.BorderLayout;
import java.awt.CardLayout;
import java.awt.Toolkit;
import java.awt.datatransfer.StringSelection;
import java.awt.event.ActionEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javax.swing.AbstractAction;
import javax.swing.Action;
import javax.swing.BorderFactory;
import javax.swing.Icon;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.SwingWorker;
import net.miginfocom.swing.MigLayout;
import org.jspecify.annotations.Nullable;
import org.matewright.editor.document.Document;
import org.matewright.editor.document.DocumentChanged.Reason;
import org.matewright.editor.document.DocumentChanged;
import org.matewright.editor.document.Session;
import org.matewright.editor.document.Shown;
import org.matewright.editor.part.EmptyState;
import org.matewright.editor.text.Texts;
import org.matewright.editor.theme.Fonts;
import org.matewright.editor.theme.Icons;
import org.matewright.editor.theme.Ink;
import org.matewright.editor.work.SolveState;
import org.matewright.editor.work.SolveTask;
import org.matewright.puzzles.Solution;
import org.matewright.puzzles.Stipulation;
import org.matewright.puzzles.solve.Solver;
import org.matewright.puzzles.text.MoveText;
import org.matewright.puzzles.text.SolutionWriter;
import org.matewright.rules.Checked;
import org.matewright.rules.Fault;
import org.matewright.rules.Setup;
import org.matewright.rules.variant.Position;
import org.matewright.rules.variant.Variant;

/**
 * Solves the document's problem in the background and shows what came of it: the verdict, then the tree. The solution
 * of an older state of the problem stays, marked as such, and counts again when undo comes back to it.
 */
public final class SolutionPanel extends JPanel {
    private static final String EMPTY = "empty";
    private static final String BLANK = "blank";
    private static final String TREE = "tree";

    private final Texts texts = Texts.bundle("solution");
    private final Session session;
    private final Consumer<Shown> show;
    private final Consumer<SolveState> state;
    private final SolveTask.Search search;
    private final SolutionTree tree;
    private final OptionsMenu options = new OptionsMenu(texts);
    private final SolutionHead head;
    private final JPanel foot = new JPanel(new MigLayout("insets 2 8 4 12, fillx", "[][]push[]"));
    private final JLabel statistics = new JLabel();
    private final CardLayout cards = new CardLayout();
    private final JPanel body = new JPanel(cards);
    private @Nullable SolveTask task;
    private @Nullable Question asked;
    private @Nullable Solved solved;

    /** What of a document an answer depends on. */
    private record Question(Variant variant, Setup setup, String stipulation) {
        static Question of(Document document) {
            return new Question(document.variant(), document.setup(), document.stipulation());
        }
    }

    private record Solved(Question question, Solution solution) {}

    /**
     * A panel without a solution yet.
     *
     * @param show told what the board shall show
     * @param state told how solving goes
     */
    public SolutionPanel(Session session, Consumer<Shown> show, Consumer<SolveState> state) {
        this(session, show, state, Solver::solve);
    }

    SolutionPanel(Session session, Consumer<Shown> show, Consumer<SolveState> state, SolveTask.Search search) {
        super(new BorderLayout());
        this.session = session;
        this.show = show;
        this.state = state;
        this.search = search;
        tree = new SolutionTree(show);
        Action solve = action("solve", Icons.of("solve", Ink.ACCENT), this::solve);
        Action stop = action("stop", Icons.of("stop"), this::stop);
        Action copy = action("copy", Icons.of("copy"), this::copy);
        head = new SolutionHead(texts, solve, stop, copy, options);
        JScrollPane scroll = new JScrollPane(tree);
        scroll.setBorder(BorderFactory.createEmptyBorder());
        body.add(new EmptyState(texts.get("empty"), action("solve", null, this::solve)), EMPTY);
        body.add(new JPanel(), BLANK);
        body.add(scroll, TREE);
        addFoot("previous", -1);
        addFoot("next", 1);
        foot.add(statistics);
        add(head, BorderLayout.NORTH);
        add(body, BorderLayout.CENTER);
        add(foot, BorderLayout.SOUTH);
        dress();
        session.addListener(this::changed);
        refresh();
    }

    private void addFoot(String name, int by) {
        JButton button = new JButton(action(name, Icons.of(name), () -> step(by)));
        button.setName("solution." + name);
        button.setHideActionText(true);
        button.putClientProperty("JButton.buttonType", "toolBarButton");
        foot.add(button);
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

    @Override
    public void updateUI() {
        super.updateUI();
        if (statistics != null) {
            dress();
        }
    }

    private void dress() {
        statistics.setFont(Fonts.small());
        statistics.setForeground(Ink.MUTED.color());
    }

    /** Starts, or restarts, solving the document as it stands. */
    public void solve() {
        drop();
        Document document = session.document();
        Checked<Position> position = document.position();
        Checked<Stipulation> stipulation = document.readStipulation();
        Position from = position.valueOrNull();
        Stipulation goal = stipulation.valueOrNull();
        if (from == null || goal == null) {
            List<Fault> faults = new ArrayList<>(stipulation.faults());
            faults.addAll(position.faults());
            fail(faults.stream().filter(Fault::isError).map(Fault::text).collect(Collectors.joining("; ")));
            return;
        }
        head.showFailure(null);
        asked = Question.of(document);
        SolveTask next = new SolveTask(
                new SolveTask.Question(session.revision(), from, goal, options.options()), search, new Answers());
        task = next;
        next.execute();
        showCard();
        SolveState begun = new SolveState(true, "", 0, 0, 0, 0, "", Solution.Verdict.INCOMPLETE);
        head.showProgress(begun);
        state.accept(begun);
    }

    /** Stops solving; what was found stays, marked as partial. */
    public void stop() {
        if (task != null && !task.isStopped()) {
            task.stop();
            head.showProgress(null);
            showCard();
            state.accept(ended(texts.get("verdict.stopped"), Solution.Verdict.INCOMPLETE));
        }
    }

    /** Shows the next (+1) or previous (-1) move of the solution on the board; false if there's none. */
    public boolean step(int by) {
        return solved != null && tree.step(by);
    }

    /** Marks no move of the solution: the board shows something else now. */
    public void release() {
        tree.release();
    }

    /** Lets go of the search that runs, if any: its answer will not be heard. */
    private void drop() {
        if (task != null) {
            task.stop();
            task = null;
            head.showProgress(null);
            showCard();
        }
    }

    private void fail(String reason) {
        showCard();
        head.showFailure(texts.get("cannot", reason));
        state.accept(ended(texts.get("cannot", reason), Solution.Verdict.INCOMPLETE));
    }

    private static SolveState ended(String outcome, Solution.Verdict verdict) {
        return new SolveState(false, "", 0, 0, 0, 0, outcome, verdict);
    }

    private final class Answers implements SolveTask.Listener {
        @Override
        public void progressed(SolveTask from, SolveState now) {
            if (from == task && !from.isStopped()) {
                head.showProgress(now);
                state.accept(now);
            }
        }

        @Override
        public void solved(SolveTask from, Solution solution) {
            if (from == task && asked != null) {
                task = null;
                head.showProgress(null);
                solved = new Solved(asked, solution);
                refresh();
                tell(solution);
            }
        }

        @Override
        public void failed(SolveTask from, String reason) {
            if (from == task) {
                task = null;
                head.showProgress(null);
                fail(reason);
            }
        }
    }

    private void tell(Solution solution) {
        VerdictLine line = verdict(solution);
        Solution.Statistics cost = solution.statistics();
        state.accept(new SolveState(
                false,
                "",
                0,
                0,
                cost.nodes(),
                cost.seconds(),
                line.text(),
                solution.verdict(session.document().data().intended().solutions())));
    }

    private VerdictLine verdict(Solution solution) {
        return VerdictLine.of(texts, solution, session.document().data().intended());
    }

    private void changed(DocumentChanged change) {
        Document now = change.after();
        boolean claimChanged =
                !change.before().data().intended().equals(now.data().intended());
        if (!change.questionChanged() && !claimChanged) {
            return;
        }
        Question question = Question.of(now);
        if (change.questionChanged()) {
            head.showFailure(null);
            if (task != null && !question.equals(asked)) {
                drop();
                state.accept(SolveState.IDLE);
            }
            if (tree.release()) {
                show.accept(Shown.DOCUMENT);
            }
            if (change.reason() == Reason.OPEN) {
                solved = null;
            }
        }
        boolean wasFresh = solved != null && solved.question().equals(Question.of(change.before()));
        if (claimChanged || change.reason() == Reason.OPEN) {
            refresh();
        } else {
            markFreshness();
        }
        if (solved != null && task == null) {
            boolean isFresh = solved.question().equals(question);
            if (isFresh) {
                tell(solved.solution());
            } else if (wasFresh) {
                state.accept(SolveState.IDLE);
            }
        }
    }

    /** Shows verdict and tree anew. */
    private void refresh() {
        Solved now = solved;
        showCard();
        foot.setVisible(now != null);
        head.showVerdict(now == null ? null : verdict(now.solution()));
        if (now != null) {
            tree.setRows(rows(now.solution()));
            Solution.Statistics cost = now.solution().statistics();
            statistics.setText(
                    texts.get("statistics", Quantity.count((double) cost.nodes()), Quantity.duration(cost.seconds())));
        }
        markFreshness();
    }

    private void showCard() {
        boolean isRunning = task != null && !task.isStopped();
        cards.show(body, solved != null ? TREE : isRunning ? BLANK : EMPTY);
    }

    private SolutionRow rows(Solution solution) {
        Set<String> keys = Set.copyOf(session.document().data().intended().keys());
        return SolutionRows.of(texts, solution, keys);
    }

    private void markFreshness() {
        boolean stale = solved != null && !solved.question().equals(Question.of(session.document()));
        head.showStale(texts, stale);
        tree.setFaded(stale);
    }

    private void copy() {
        Solved now = solved;
        if (now == null) {
            return;
        }
        Solution solution = now.solution();
        String first = verdict(solution).text();
        new SwingWorker<String, Void>() {
            @Override
            protected String doInBackground() {
                MoveText notation = MoveText.of(solution.position().variant(), MoveText.Style.SHORT);
                return first + "\n\n" + new SolutionWriter(notation).write(solution);
            }

            @Override
            protected void done() {
                try {
                    Toolkit.getDefaultToolkit().getSystemClipboard().setContents(new StringSelection(get()), null);
                } catch (ExecutionException e) {
                    fail(String.valueOf(e.getCause()));
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            }
        }.execute();
    }
}
