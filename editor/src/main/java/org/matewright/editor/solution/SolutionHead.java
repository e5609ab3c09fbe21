package org.matewright.editor.solution;

import javax.swing.Action;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JPopupMenu;
import net.miginfocom.swing.MigLayout;
import org.jspecify.annotations.Nullable;
import org.matewright.editor.solving.ProblemVerdict;
import org.matewright.editor.solving.SolveState;
import org.matewright.editor.text.Texts;
import org.matewright.editor.theme.Fonts;
import org.matewright.editor.theme.Icons;
import org.matewright.editor.theme.Ink;
import org.matewright.editor.widget.Notice;

/** The top of the panel: verdict, progress, what is in the way, and the actions on a solution. */
final class SolutionHead extends JPanel {
    private final Notice verdict = new Notice(Fonts::heading);
    private final Notice failure = new Notice();
    private final Notice stale = new Notice();
    private final JButton again;
    private final JPanel actions = new JPanel(new MigLayout("insets 0, gap 0"));
    private final ProgressStrip progress;

    SolutionHead(Texts texts, Action solve, Action stop, Action copy, JPopupMenu options) {
        super(new MigLayout("insets 8 12 4 8, fillx, wrap 2, hidemode 3, gap 8 4", "[grow, fill, 0:280][]"));
        progress = new ProgressStrip(texts, stop);
        verdict.setName("solution.verdict");
        failure.setName("solution.failure");
        stale.setName("solution.stale");
        stale.say(Ink.WARNING, texts.get("stale"));
        again = new JButton(solve);
        again.setName("solution.again");
        again.setText(texts.get("solveAgain"));
        JButton choose = new JButton(Icons.of("down"));
        choose.setToolTipText(texts.get("options"));
        choose.addActionListener(event -> options.show(choose, 0, choose.getHeight()));
        JButton copyButton = new JButton(copy);
        copyButton.setHideActionText(true);
        JButton solveButton = new JButton(solve);
        solveButton.setName("solution.solve");
        solveButton.setHideActionText(true);
        actions.setOpaque(false);
        for (JButton button : new JButton[] {solveButton, choose, copyButton}) {
            button.putClientProperty("JButton.buttonType", "toolBarButton");
            actions.add(button);
        }
        add(verdict, "wmin 0, aligny center");
        add(actions, "aligny top");
        add(progress, "span, growx");
        add(failure, "span, growx, wmin 0");
        add(stale, "growx, wmin 0, aligny center");
        add(again);
        actions.setVisible(false);
        progress.setVisible(false);
        stale.setVisible(false);
        again.setVisible(false);
    }

    /** Shows what is being done, or why nothing can be. */
    void show(SolveState state) {
        setShown(progress, state.isSearching());
        if (state instanceof SolveState.Searching searching) {
            progress.show(searching.progress());
        }
        showFailure(state instanceof SolveState.Refused refused ? refused.reason() : null);
    }

    /** Shows why something failed; null if nothing did. */
    void showFailure(@Nullable String reason) {
        if (reason != null) {
            failure.say(Ink.FAULT, reason);
        }
        setShown(failure, reason != null);
    }

    void showVerdict(@Nullable ProblemVerdict now) {
        if (now != null) {
            verdict.say(Ink.of(now.verdict(), now.unclaimed()), now.text());
        }
        setShown(verdict, now != null);
        setShown(actions, now != null);
    }

    /** Shows whether the result belongs to another state of the problem. */
    void showStale(boolean isStale) {
        setShown(stale, isStale);
        setShown(again, isStale);
    }

    private void setShown(JComponent part, boolean shown) {
        part.setVisible(shown);
        revalidate();
    }
}
