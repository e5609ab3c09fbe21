package org.matewright.editor.problem;

import com.formdev.flatlaf.ui.FlatScrollPaneBorder;
import com.formdev.flatlaf.ui.FlatUIUtils;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Insets;
import java.awt.KeyboardFocusManager;
import javax.swing.JScrollPane;
import javax.swing.JTextArea;
import javax.swing.UIManager;
import org.matewright.editor.widget.TextChange;

/** A text of several lines that grows with what is written, from a least to a greatest number of lines. */
final class TextBox extends JScrollPane {
    private final JTextArea area = new JTextArea() {
        @Override
        protected void paintComponent(Graphics graphics) {
            super.paintComponent(graphics);
            paintHint(graphics);
        }
    };
    private final String hint;
    private final int least;
    private final int most;

    /** @param hint what is shown, greyed, while nothing is written */
    TextBox(int least, int most, String hint) {
        this.hint = hint;
        this.least = least;
        this.most = most;
        area.setLineWrap(true);
        area.setWrapStyleWord(true);
        area.setMargin(new Insets(2, 4, 2, 4));
        area.setFocusTraversalKeys(KeyboardFocusManager.FORWARD_TRAVERSAL_KEYS, null);
        area.setFocusTraversalKeys(KeyboardFocusManager.BACKWARD_TRAVERSAL_KEYS, null);
        TextChange.listen(area.getDocument(), event -> revalidate());
        setViewportView(area);
        setHorizontalScrollBarPolicy(HORIZONTAL_SCROLLBAR_NEVER);
        setBorder(new Frame());
    }

    private void paintHint(Graphics graphics) {
        if (area.getDocument().getLength() == 0 && !hint.isEmpty()) {
            Graphics g = graphics.create();
            g.setFont(area.getFont());
            g.setColor(UIManager.getColor("TextField.placeholderForeground"));
            int base = area.getInsets().top + g.getFontMetrics().getAscent();
            FlatUIUtils.drawString(area, g, hint, area.getInsets().left, base);
            g.dispose();
        }
    }

    JTextArea area() {
        return area;
    }

    @Override
    public void updateUI() {
        super.updateUI();
        if (area != null) {
            setBorder(new Frame());
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

    /** The frame of a text field, round corners included. */
    private static final class Frame extends FlatScrollPaneBorder {
        @Override
        protected int getArc(Component component) {
            return UIManager.getInt("TextComponent.arc");
        }
    }
}
