package org.matewright.editor.solution;

import java.awt.BorderLayout;
import java.awt.CardLayout;
import java.awt.Toolkit;
import java.awt.datatransfer.StringSelection;
import java.awt.event.ActionEvent;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
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
import org.matewright.editor.document.DocumentChanged;
import org.matewright.editor.document.DocumentChanged.Reason;
import org.matewright.editor.document.Session;
import org.matewright.editor.document.Shown;
import org.matewright.editor.part.EmptyState;
import org.matewright.editor.text.Texts;
import org.matewright.editor.theme.Fonts;
import org.matewright.editor.theme.Icons;
import org.matewright.editor.theme.Ink;
import org.matewright.editor.work.SolveState;
import org.matewright.editor.work.SolveTask;
import org.matewright.puzzles.Problem;
import org.matewright.puzzles.Solution;
import org.matewright.puzzles.io.ProblemFile;
import org.matewright.puzzles.solve.Solver;
import org.matewright.rules.Fault;
import org.matewright.rules.variant.Position;

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
    private @Nullable Document asked;
    private final Deque<Asked> waiting = new ArrayDeque<>();
    private @Nullable Answers answers;
    private @Nullable Solved solved;

    /** What came of a document. */
    private record Solved(Document of, Answers answers) {}

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
        Path file = session.file();
        List<Asked> all = Asked.of(document, file == null ? Path.of("") : ProblemFile.folder(file));
        Asked first = all.isEmpty() ? null : all.get(0);
        if (first == null || first.position() == null) {
            List<Fault> faults = new ArrayList<>(document.readStipulation().faults());
            faults.addAll(document.position().faults());
            String reason =
                    faults.stream().filter(Fault::isError).map(Fault::text).collect(Collectors.joining("; "));
            fail(reason.isEmpty() && first != null ? first.hindrance() : reason);
            return;
        }
        head.showFailure(null);
        asked = document;
        answers = null;
        waiting.addAll(all);
        solveNext();
        showCard();
        SolveState begun = new SolveState(true, "", 0, 0, 0, 0, "", Solution.Verdict.INCOMPLETE, false);
        head.showProgress(begun);
        state.accept(begun);
    }

    /** Begins with the next problem that can be solved; those that can't are answered with the reason. */
    private void solveNext() {
        Asked next = waiting.peek();
        while (next != null && (next.position() == null || next.problem() == null)) {
            waiting.remove();
            answer(new Answered(next, null));
            next = waiting.peek();
        }
        if (next == null) {
            return;
        }
        Position from = Objects.requireNonNull(next.position());
        Problem problem = Objects.requireNonNull(next.problem());
        SolveTask begun = new SolveTask(
                new SolveTask.Question(
                        session.revision(),
                        from,
                        problem.stipulation(),
                        options.options(problem.form().setPlay())),
                search,
                new Heard());
        task = begun;
        begun.execute();
    }

    private void answer(Answered next) {
        answers = answers == null ? new Answers(List.of(next)) : answers.with(next);
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
        waiting.clear();
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
        return new SolveState(false, "", 0, 0, 0, 0, outcome, verdict, false);
    }

    private final class Heard implements SolveTask.Listener {
        @Override
        public void progressed(SolveTask from, SolveState now) {
            if (from == task && !from.isStopped()) {
                SolveState labelled = labelled(now);
                head.showProgress(labelled);
                state.accept(labelled);
            }
        }

        /** Which of several problems it is stands before what is being done. */
        private SolveState labelled(SolveState now) {
            Asked current = waiting.peek();
            String label = current == null ? "" : current.part().label();
            return label.isEmpty() ? now : now.withPhase((label + ") " + now.phase()).strip());
        }

        @Override
        public void solved(SolveTask from, Solution solution) {
            if (from != task || asked == null) {
                return;
            }
            task = null;
            answer(new Answered(waiting.remove(), solution));
            if (from.isStopped()) {
                waiting.clear();
            }
            solveNext();
            Answers so = Objects.requireNonNull(answers);
            solved = new Solved(asked, so);
            if (task == null) {
                head.showProgress(null);
            }
            refresh();
            if (task == null) {
                tell(so);
            }
        }

        @Override
        public void failed(SolveTask from, String reason) {
            if (from == task) {
                task = null;
                waiting.clear();
                head.showProgress(null);
                fail(reason);
            }
        }
    }

    private void tell(Answers told) {
        Solution.Statistics cost = told.cost();
        VerdictLine line = told.verdict(texts, claim());
        state.accept(new SolveState(
                false, "", 0, 0, cost.nodes(), cost.seconds(), line.text(), line.verdict(), line.unclaimed()));
    }

    private Problem.Intended claim() {
        return session.document().data().intended();
    }

    private void changed(DocumentChanged change) {
        Document now = change.after();
        boolean claimChanged =
                !change.before().data().intended().equals(now.data().intended());
        if (!change.questionChanged() && !claimChanged) {
            return;
        }
        if (change.questionChanged()) {
            head.showFailure(null);
            if (task != null && asked != null && !asked.asksTheSame(now)) {
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
        boolean wasFresh = solved != null && solved.of().asksTheSame(change.before());
        if (claimChanged || change.reason() == Reason.OPEN) {
            refresh();
        } else {
            markFreshness();
        }
        if (solved != null && task == null) {
            if (solved.of().asksTheSame(now)) {
                tell(solved.answers());
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
        head.showVerdict(now == null ? null : now.answers().verdict(texts, claim()));
        if (now != null) {
            tree.setRows(now.answers().rows(texts, claim()));
            Solution.Statistics cost = now.answers().cost();
            String phases = Answers.phases(texts, cost);
            statistics.setToolTipText(phases.isEmpty() ? null : phases);
            statistics.setText(texts.get(
                    "statistics",
                    Quantity.count((double) cost.nodes()),
                    Quantity.duration(cost.seconds()),
                    cost.nodes()));
        }
        markFreshness();
    }

    private void showCard() {
        boolean isRunning = task != null && !task.isStopped();
        cards.show(body, solved != null ? TREE : isRunning ? BLANK : EMPTY);
    }

    private void markFreshness() {
        boolean stale = solved != null && !solved.of().asksTheSame(session.document());
        head.showStale(texts, stale);
        tree.setFaded(stale);
    }

    private void copy() {
        Solved now = solved;
        if (now == null) {
            return;
        }
        Problem.Intended claim = claim();
        new SwingWorker<String, Void>() {
            @Override
            protected String doInBackground() {
                return now.answers().text(texts, claim);
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
