package org.matewright.editor.theme;

import java.awt.Font;
import javax.swing.JLabel;
import javax.swing.UIManager;

/**
 * The window's type: Inter for the interface, JetBrains Mono for YAML, FEN and moves. The fonts aren't the look's own
 * resources: a component keeps them when its look is installed anew, which comes after its parent's.
 */
public final class Fonts {
    private Fonts() {}

    /** The interface's font at its normal size. */
    public static Font text() {
        Font font = UIManager.getFont("Label.font");
        return own(font == null ? new JLabel().getFont() : font);
    }

    /** The font for YAML, FEN and moves, as large as {@link #text}. */
    public static Font mono() {
        Font font = UIManager.getFont("monospaced.font");
        return font == null ? new Font(Font.MONOSPACED, Font.PLAIN, text().getSize()) : own(font);
    }

    /** The font for remarks, a step smaller. */
    public static Font small() {
        Font font = UIManager.getFont("small.font");
        return font == null ? text() : own(font);
    }

    /** The font for headings: the size of the text, semibold. */
    public static Font heading() {
        Font font = UIManager.getFont("semibold.font");
        return font == null ? text().deriveFont(Font.BOLD) : font.deriveFont(text().getSize2D());
    }

    private static Font own(Font font) {
        return font.deriveFont(font.getSize2D());
    }
}
