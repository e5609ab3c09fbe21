package org.matewright.editor.solution;

import java.awt.Toolkit;
import java.awt.datatransfer.StringSelection;
import java.util.concurrent.ExecutionException;
import java.util.function.Consumer;
import javax.swing.SwingWorker;
import org.matewright.editor.solving.SolveResult;
import org.matewright.puzzles.Problem;

/** Copies a result as text to the clipboard; it is written beside the window. */
final class ResultCopy extends SwingWorker<String, Void> {
    private final SolveResult result;
    private final Problem.Intended claim;
    private final Consumer<Throwable> failed;

    /** @param failed called on the event thread if the text couldn't be made */
    ResultCopy(SolveResult result, Problem.Intended claim, Consumer<Throwable> failed) {
        this.result = result;
        this.claim = claim;
        this.failed = failed;
    }

    @Override
    protected String doInBackground() {
        return ResultText.of(result, claim);
    }

    @Override
    protected void done() {
        try {
            Toolkit.getDefaultToolkit().getSystemClipboard().setContents(new StringSelection(get()), null);
        } catch (ExecutionException e) {
            failed.accept(e.getCause() == null ? e : e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
