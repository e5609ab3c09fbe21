package org.matewright.editor.source;

import com.formdev.flatlaf.util.UIScale;
import java.awt.BorderLayout;
import java.awt.Component;
import javax.swing.BorderFactory;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.ListCellRenderer;
import org.fife.ui.autocomplete.BasicCompletion;
import org.matewright.editor.theme.Fonts;
import org.matewright.editor.theme.Ink;

/** A word that can be written, and behind it what it's good for. */
final class CompletionRow extends JPanel implements ListCellRenderer<Object> {
    private final JLabel word = new JLabel();
    private final JLabel help = new JLabel();

    CompletionRow() {
        super(new BorderLayout(UIScale.scale(12), 0));
        setBorder(BorderFactory.createEmptyBorder(
                UIScale.scale(2), UIScale.scale(8), UIScale.scale(2), UIScale.scale(8)));
        add(word, BorderLayout.WEST);
        add(help, BorderLayout.CENTER);
    }

    @Override
    public Component getListCellRendererComponent(
            JList<?> list, Object value, int index, boolean selected, boolean focused) {
        boolean known = value instanceof BasicCompletion;
        String summary = known ? ((BasicCompletion) value).getSummary() : null;
        word.setText(known ? ((BasicCompletion) value).getReplacementText().strip() : String.valueOf(value));
        word.setFont(Fonts.mono());
        word.setForeground(selected ? list.getSelectionForeground() : list.getForeground());
        help.setText(summary == null ? "" : summary);
        help.setFont(Fonts.small());
        help.setForeground(selected ? list.getSelectionForeground() : Ink.MUTED.color());
        setBackground(selected ? list.getSelectionBackground() : list.getBackground());
        return this;
    }
}
