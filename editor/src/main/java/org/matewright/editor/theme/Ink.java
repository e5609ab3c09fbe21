package org.matewright.editor.theme;

import java.awt.Color;
import javax.swing.UIManager;
import org.matewright.puzzles.Solution;

/** What a colour means. The same meaning has the right colour in each theme; ask again when the theme changes. */
public enum Ink {
    /** Ordinary text. */
    TEXT("Matewright.text"),
    /** Text and lines that stand back. */
    MUTED("Matewright.muted"),
    /** Icons. */
    ICON("Matewright.icon"),
    /** What is active or chosen: the deep teal. */
    ACCENT("Matewright.accent"),
    /** A warning; always with a sign beside it. */
    WARNING("Matewright.warning"),
    /** A fault; always with a sign beside it. */
    FAULT("Matewright.fault"),
    /** Sound, and nothing else. */
    SOUND("Matewright.sound"),
    /** Thin lines between parts. */
    SEPARATOR("Matewright.separator"),
    /** The view state under board and panels. */
    DESK("Panel.background"),
    /** The paper of fields, lists and trees. */
    PAPER("Matewright.paper");

    private final String key;

    Ink(String key) {
        this.key = key;
    }

    /**
     * What a verdict's colour means; {@link #SOUND} is for sound alone.
     *
     * @param unclaimed whether nothing is wrong merely because the author doesn't say how many solutions there are to be
     */
    public static Ink of(Solution.Verdict verdict, boolean unclaimed) {
        return switch (verdict) {
            case SOUND -> unclaimed ? TEXT : SOUND;
            case COOKED, NO_SOLUTION, SHORT_SOLUTION, FEW_SOLUTIONS -> FAULT;
            case INCOMPLETE, DIFFERS -> WARNING;
        };
    }

    /**
     * The colour in the present theme. It isn't one of the look's own resources: a component keeps it when its look is
     * installed anew, which comes after its parent's.
     */
    public Color color() {
        Color color = UIManager.getColor(key);
        return color == null ? Color.GRAY : new Color(color.getRGB(), true);
    }
}
