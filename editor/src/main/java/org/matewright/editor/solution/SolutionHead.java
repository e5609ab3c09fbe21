package org.matewright.editor.solution;

import javax.swing.Action;
import javax.swing.JButton;
import javax.swing.JPanel;
import javax.swing.JPopupMenu;
import net.miginfocom.swing.MigLayout;
import org.jspecify.annotations.Nullable;
import org.matewright.editor.part.Notice;
import org.matewright.editor.text.Texts;
import org.matewright.editor.theme.Fonts;
import org.matewright.editor.theme.Icons;
import org.matewright.editor.theme.Ink;
import org.matewright.editor.work.SolveState;

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
        showStale(texts, false);
        progress.setVisible(false);
    }

    void showVerdict(@Nullable VerdictLine line) {
        if (line == null) {
            verdict.hush();
        } else {
            verdict.say(line.ink(), line.text());
        }
        actions.setVisible(line != null);
        revalidate();
    }

    void showProgress(@Nullable SolveState state) {
        if (state != null) {
            progress.show(state);
        }
        if (progress.isVisible() != (state != null)) {
            progress.setVisible(state != null);
            revalidate();
        }
    }

    void showFailure(@Nullable String reason) {
        if (reason == null) {
            failure.hush();
        } else {
            failure.say(Ink.FAULT, reason);
        }
        revalidate();
    }

    void showStale(Texts texts, boolean isStale) {
        if (isStale) {
            stale.say(Ink.WARNING, texts.get("stale"));
        } else {
            stale.hush();
        }
        again.setVisible(isStale);
        revalidate();
    }
}
