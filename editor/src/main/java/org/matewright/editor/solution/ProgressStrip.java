package org.matewright.editor.solution;

import javax.swing.Action;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JProgressBar;
import net.miginfocom.swing.MigLayout;
import org.matewright.editor.solving.SearchProgress;
import org.matewright.editor.text.Texts;
import org.matewright.editor.theme.Fonts;
import org.matewright.editor.theme.Ink;

/** What is being done, how far, how fast, for how long, and a button that stops it. */
final class ProgressStrip extends JPanel {
    private final Texts texts;
    private final JProgressBar bar = new JProgressBar(0, 1000);
    private final JLabel words = new JLabel() {
        @Override
        public void updateUI() {
            super.updateUI();
            setFont(Fonts.small());
            setForeground(Ink.MUTED.color());
        }
    };

    ProgressStrip(Texts texts, Action stop) {
        super(new MigLayout("insets 0 0 4 0, fillx, wrap 2, gap 8 2", "[grow, fill, 0:0][]"));
        this.texts = texts;
        setOpaque(false);
        setName("solution.progress");
        words.setName("solution.progress.words");
        JButton button = new JButton(stop);
        button.setName("solution.stop");
        add(bar);
        add(button, "spany 2, aligny center");
        add(words, "wmin 0");
    }

    void show(SearchProgress now) {
        bar.setIndeterminate(now.share() < 0);
        if (now.share() >= 0) {
            bar.setValue((int) Math.round(1000 * now.share()));
        }
        String phase = now.phase().isEmpty() ? texts.get("running") : now.phase();
        String done = now.total() == 0 ? phase : texts.get("progress.share", phase, now.done(), now.total());
        String time = Quantity.clock(now.seconds());
        if (now.nodes() == 0 || now.seconds() < 0.1) {
            words.setText(texts.get("progress.start", done, time));
        } else {
            words.setText(texts.get("progress.speed", done, Quantity.count(now.nodes() / now.seconds()), time));
        }
    }
}
