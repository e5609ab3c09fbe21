package org.matewright.editor.part;

import javax.swing.Action;
import javax.swing.JButton;
import javax.swing.JPanel;
import javax.swing.JTextArea;
import net.miginfocom.swing.MigLayout;
import org.matewright.editor.theme.Fonts;
import org.matewright.editor.theme.Ink;

/** What a panel shows while it has nothing: one sentence on what will be here, and the action that gets it there. */
public final class EmptyState extends JPanel {
    private final JTextArea sentence = new JTextArea();

    /** An empty state with its one action. */
    public EmptyState(String text, Action action) {
        super(new MigLayout("insets 24, wrap 1, fill", "[grow, fill]", "[grow, bottom]16[grow, top]"));
        setOpaque(false);
        sentence.setText(text);
        sentence.setEditable(false);
        sentence.setFocusable(false);
        sentence.setOpaque(false);
        sentence.setLineWrap(true);
        sentence.setWrapStyleWord(true);
        dress();
        add(sentence, "wmin 0, wmax 360, alignx center");
        JButton button = new JButton(action);
        button.putClientProperty("JButton.buttonType", "default");
        add(button, "alignx center, growx 0");
    }

    @Override
    public void updateUI() {
        super.updateUI();
        if (sentence != null) {
            dress();
        }
    }

    private void dress() {
        sentence.setFont(Fonts.text());
        sentence.setForeground(Ink.MUTED.color());
    }
}
