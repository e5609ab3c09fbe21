package org.matewright.editor.widget;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Font;
import java.awt.Graphics;
import java.util.function.Supplier;
import javax.swing.BorderFactory;
import javax.swing.Icon;
import javax.swing.JTextArea;
import org.jspecify.annotations.Nullable;
import org.matewright.editor.theme.Fonts;
import org.matewright.editor.theme.Icons;
import org.matewright.editor.theme.Ink;

/** A remark of one or more lines that wraps to its width, with a sign before it. Hidden while it has nothing to say. */
public final class Notice extends JTextArea {
    private @Nullable Icon icon;
    private final Supplier<Font> font;
    private Ink ink = Ink.MUTED;

    /** A notice in small type that says nothing yet. */
    public Notice() {
        this(Fonts::small);
    }

    /** A notice in a type of its own that says nothing yet. */
    public Notice(Supplier<Font> font) {
        this.font = font;
        setEditable(false);
        setFocusable(false);
        setOpaque(false);
        setLineWrap(true);
        setWrapStyleWord(true);
        setHighlighter(null);
        setVisible(false);
        dress();
    }

    /** Says something in the colour of a meaning, with its sign: a fault, a warning, something sound or a remark. */
    public void say(Ink meaning, String text) {
        ink = meaning;
        icon = switch (meaning) {
            case FAULT -> Icons.of("fault", meaning);
            case WARNING -> Icons.of("warning", meaning);
            case SOUND -> Icons.of("sound", meaning);
            default -> null;
        };
        dress();
        if (!getText().equals(text)) {
            setText(text);
        }
        setVisible(true);
    }

    /** Says nothing. */
    public void hush() {
        setVisible(false);
        setText("");
    }

    @Override
    public void updateUI() {
        super.updateUI();
        if (font != null) {
            dress();
        }
    }

    private void dress() {
        int left = icon == null ? 0 : UIScale.scale(20);
        setBorder(BorderFactory.createEmptyBorder(UIScale.scale(1), left, UIScale.scale(1), 0));
        setFont(font.get());
        setForeground(ink.color());
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        super.paintComponent(graphics);
        if (icon != null) {
            int line = getFontMetrics(getFont()).getHeight();
            icon.paintIcon(this, graphics, 0, getInsets().top + Math.max(0, (line - icon.getIconHeight()) / 2));
        }
    }
}
