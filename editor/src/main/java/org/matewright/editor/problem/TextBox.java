package org.matewright.editor.problem;

import com.formdev.flatlaf.ui.FlatScrollPaneBorder;
import java.awt.Dimension;
import java.awt.KeyboardFocusManager;
import javax.swing.JScrollPane;
import javax.swing.JTextArea;
import org.matewright.editor.part.TextChange;

/** A text of several lines that grows with what is written, from a least to a greatest number of lines. */
final class TextBox extends JScrollPane {
    private final JTextArea area = new JTextArea();
    private final int least;
    private final int most;

    TextBox(int least, int most) {
        this.least = least;
        this.most = most;
        area.setLineWrap(true);
        area.setWrapStyleWord(true);
        area.setFocusTraversalKeys(KeyboardFocusManager.FORWARD_TRAVERSAL_KEYS, null);
        area.setFocusTraversalKeys(KeyboardFocusManager.BACKWARD_TRAVERSAL_KEYS, null);
        TextChange.listen(area.getDocument(), event -> revalidate());
        setViewportView(area);
        setHorizontalScrollBarPolicy(HORIZONTAL_SCROLLBAR_NEVER);
        setBorder(new FlatScrollPaneBorder());
    }

    JTextArea area() {
        return area;
    }

    @Override
    public void updateUI() {
        super.updateUI();
        if (area != null) {
            setBorder(new FlatScrollPaneBorder());
        }
    }

    @Override
    public Dimension getPreferredSize() {
        int line = area.getFontMetrics(area.getFont()).getHeight();
        int frame = area.getInsets().top + area.getInsets().bottom + getInsets().top + getInsets().bottom;
        int wanted = area.getPreferredSize().height + getInsets().top + getInsets().bottom;
        int height = Math.max(least * line + frame, Math.min(most * line + frame, wanted));
        return new Dimension(super.getPreferredSize().width, height);
    }

    @Override
    public Dimension getMinimumSize() {
        return new Dimension(0, getPreferredSize().height);
    }
}
