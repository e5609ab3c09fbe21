package org.matewright.editor.widget;

import javax.swing.Action;
import javax.swing.JButton;
import javax.swing.JPanel;
import javax.swing.JTextPane;
import javax.swing.text.SimpleAttributeSet;
import javax.swing.text.StyleConstants;
import net.miginfocom.swing.MigLayout;
import org.matewright.editor.theme.Fonts;
import org.matewright.editor.theme.Ink;

/** What a panel shows while it has nothing: one sentence on what will be here, and the action that gets it there. */
public final class EmptyState extends JPanel {
    private final JTextPane sentence = new JTextPane();
    private final JButton button;

    /** An empty state with its one action. */
    public EmptyState(String text, Action action) {
        super(new MigLayout("insets 24, wrap 1, fill", "[grow, fill]", "[grow, bottom]16[grow, top]"));
        setOpaque(false);
        sentence.setText(text);
        SimpleAttributeSet centred = new SimpleAttributeSet();
        StyleConstants.setAlignment(centred, StyleConstants.ALIGN_CENTER);
        sentence.getStyledDocument().setParagraphAttributes(0, text.length(), centred, false);
        sentence.setEditable(false);
        sentence.setFocusable(false);
        sentence.setOpaque(false);
        add(sentence, "wmin 0, wmax 360, alignx center");
        button = new JButton(action);
        add(button, "alignx center, growx 0");
        dress();
    }

    @Override
    public void updateUI() {
        super.updateUI();
        if (button != null) {
            dress();
        }
    }

    private void dress() {
        sentence.setFont(Fonts.text());
        sentence.setForeground(Ink.MUTED.color());
        button.putClientProperty(
                "FlatLaf.style",
                "background: $Button.default.background; foreground: $Button.default.foreground;"
                        + " borderColor: $Button.default.borderColor;"
                        + " hoverBackground: $Button.default.hoverBackground;"
                        + " pressedBackground: $Button.default.pressedBackground;"
                        + " focusedBackground: $Button.default.focusedBackground");
    }
}
