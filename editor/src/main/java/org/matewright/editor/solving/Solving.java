package org.matewright.editor.solving;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.matewright.editor.document.Document;
import org.matewright.editor.document.DocumentChanged;
import org.matewright.editor.document.DocumentChanged.Reason;
import org.matewright.editor.document.Session;
import org.matewright.editor.text.Texts;
import org.matewright.puzzles.Problem;
import org.matewright.puzzles.Solution;
import org.matewright.puzzles.io.ProblemFile;
import org.matewright.puzzles.report.Task;
import org.matewright.rules.Fault;

/**
 * Solves the problem of a session's document, its twins one after the other. A result belongs to the snapshot that was
 * solved: an edit makes it stale, and when undo comes back to a document that asks the same it counts again. The answer
 * to a question that is no longer asked is dropped.
 */
public final class Solving {
    /** Follows solving. */
    public interface Listener {
        /** What a solver would be asked has changed; called before the change of state that follows. */
        default void questionChanged() {}

        /** Something that can be shown has changed. */
        void changed(SolveView now);
    }

    private static final Texts TEXTS = Texts.bundle("solution");

    private final Session session;
    private final SearchRunner runner;
    private final List<Listener> listeners = new CopyOnWriteArrayList<>();
    private PartsListed listed = PartsListed.USUAL;
    private @Nullable Run run;
    private @Nullable SolveResult result;
    private @Nullable String refusal;

    /** Solving for a session, with nothing solved yet. */
    public Solving(Session session, SearchRunner runner) {
        this.session = session;
        this.runner = runner;
        session.addListener(this::documentChanged);
    }

    /** Calls {@code listener} at every change from now on. */
    public void addListener(Listener listener) {
        listeners.add(listener);
    }

    /** Stops calling {@code listener}. */
    public void removeListener(Listener listener) {
        listeners.remove(listener);
    }

    /** Which parts of a solution the next search lists. */
    public PartsListed listed() {
        return listed;
    }

    /** Chooses which parts of a solution the next search lists. */
    public void list(PartsListed parts) {
        listed = parts;
    }

    /** How solving stands now. */
    public SolveState state() {
        if (run != null) {
            return run.stopped ? new SolveState.Stopping() : new SolveState.Searching(run.progress);
        }
        if (refusal != null) {
            return new SolveState.Refused(refusal);
        }
        if (result == null) {
            return new SolveState.Idle();
        }
        return result.answers(session.document())
                ? new SolveState.Done(result.verdict(claim()))
                : new SolveState.Stale();
    }

    /** All that can be shown now. */
    public SolveView view() {
        boolean stale = result != null && !result.answers(session.document());
        return new SolveView(state(), result, stale, claim());
    }

    private Problem.Intended claim() {
        return session.document().data().intended();
    }

    /** Starts, or restarts, solving the document as it stands. */
    public void solve() {
        drop();
        Document document = session.document();
        List<Task> tasks = tasks(document);
        if (tasks.isEmpty() || !tasks.get(0).isSolvable()) {
            refuse(obstacle(document, tasks));
            return;
        }
        refusal = null;
        run = new Run(document, tasks);
        run.next();
        fire();
    }

    /** The tasks that a document sets; none if it has no problem. */
    private List<Task> tasks(Document document) {
        Path file = session.file();
        Problem problem = document.problem().valueOrNull();
        return problem == null ? List.of() : Task.of(problem, file == null ? Path.of("") : ProblemFile.folder(file));
    }

    private static String obstacle(Document document, List<Task> tasks) {
        List<Fault> faults = new ArrayList<>(document.readStipulation().faults());
        faults.addAll(document.position().faults());
        String own = faults.stream().filter(Fault::isError).map(Fault::text).collect(Collectors.joining("; "));
        return own.isEmpty() && !tasks.isEmpty() ? tasks.get(0).obstacle().orElse("") : own;
    }

    /** Stops the search; what it found so far becomes the result, marked as incomplete. */
    public void stop() {
        if (run != null && !run.stopped) {
            run.stop();
            fire();
        }
    }

    /** Abandons the search that runs, if any: what it still reports is ignored. */
    private void drop() {
        if (run != null) {
            run.stop();
            run = null;
        }
    }

    private void refuse(String reason) {
        run = null;
        refusal = TEXTS.get("cannot", reason);
        fire();
    }

    private void fire() {
        SolveView now = view();
        listeners.forEach(listener -> listener.changed(now));
    }

    private void documentChanged(DocumentChanged change) {
        boolean opened = change.reason() == Reason.OPEN;
        boolean claimChanged =
                !change.before().data().intended().equals(change.after().data().intended());
        if (!change.questionChanged() && !claimChanged) {
            return;
        }
        if (change.questionChanged()) {
            refusal = null;
            if (run != null && !run.document.asksTheSame(change.after())) {
                drop();
            }
            if (opened) {
                result = null;
            }
            listeners.forEach(Listener::questionChanged);
        }
        fire();
    }

    /** The search for the answers to one document's tasks. */
    private final class Run implements SearchRunner.Listener {
        private final Document document;
        private final Deque<Task> waiting;
        private final List<Answer> answers = new ArrayList<>();
        private SearchProgress progress = SearchProgress.BEGUN;
        private SearchRunner.@Nullable Search search;
        private boolean stopped;

        Run(Document document, List<Task> tasks) {
            this.document = document;
            this.waiting = new ArrayDeque<>(tasks);
        }

        /** Begins with the next task that can be solved; those before it are answered without a solution. */
        void next() {
            search = null;
            while (!waiting.isEmpty() && !waiting.element().isSolvable()) {
                answers.add(new Answer(waiting.remove(), null));
            }
            if (!waiting.isEmpty()) {
                Task task = waiting.element();
                Problem problem = task.problem();
                search = runner.start(
                        new SearchRequest(
                                task.position().value(),
                                problem.stipulation(),
                                listed.options(problem.form().setPlay())),
                        this);
            }
        }

        void stop() {
            stopped = true;
            if (search != null) {
                search.stop();
            }
        }

        private boolean isOn() {
            return run == this;
        }

        @Override
        public void progressed(SearchProgress now) {
            if (isOn() && !stopped) {
                progress = labelled(now);
                fire();
            }
        }

        /** The label of a twin stands before what is being done: {@code b) mate in 3}. */
        private SearchProgress labelled(SearchProgress now) {
            String label = waiting.element().part().label();
            return label.isEmpty() ? now : now.withPhase((label + ") " + now.phase()).strip());
        }

        @Override
        public void solved(Solution solution) {
            if (!isOn()) {
                return;
            }
            answers.add(new Answer(waiting.remove(), solution));
            if (stopped) {
                waiting.clear();
            }
            next();
            result = new SolveResult(document, answers);
            if (search == null) {
                run = null;
            }
            fire();
        }

        @Override
        public void failed(String reason) {
            if (isOn()) {
                refuse(reason);
            }
        }
    }
}
