package org.matewright.editor.solution;

import com.formdev.flatlaf.ui.FlatUIUtils;
import com.formdev.flatlaf.util.UIScale;
import java.awt.Color;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.util.List;
import javax.swing.JComponent;
import javax.swing.JTree;
import javax.swing.UIManager;
import javax.swing.tree.TreeCellRenderer;
import org.jspecify.annotations.Nullable;
import org.matewright.editor.solution.Run.Tone;
import org.matewright.editor.theme.Fonts;
import org.matewright.editor.theme.Ink;

/** Draws a row's runs one behind the other, the move that the board shows on a filled ground. */
final class RowRenderer extends JComponent implements TreeCellRenderer {
    private List<Run> runs = List.of();
    private int active = -1;
    private boolean selected;
    private boolean faded;
    private boolean activeShown;
    private @Nullable SolutionRow activeRow;

    /** The step that the board shows; null row for none. */
    void setActive(@Nullable SolutionRow row, int step) {
        activeRow = row;
        active = step;
    }

    /** Whether rows stand back because the solution is stale. */
    void setFaded(boolean faded) {
        this.faded = faded;
    }

    @Override
    public Component getTreeCellRendererComponent(
            JTree tree, Object value, boolean selected, boolean expanded, boolean leaf, int row, boolean focused) {
        SolutionRow shown = (SolutionRow) value;
        this.runs = shown.runs();
        this.selected = selected;
        this.activeShown = shown == activeRow;
        setComponentOrientation(tree.getComponentOrientation());
        return this;
    }

    /** The step of a row at a distance from the row's left edge: the nearest one at or before it, else the first. */
    int stepAt(SolutionRow row, int x) {
        int right = margin();
        int step = row.steps().isEmpty() ? -1 : 0;
        for (Run run : row.runs()) {
            right += gap(run, right) + metrics(run).stringWidth(run.text());
            if (run.step() >= 0) {
                step = run.step();
            }
            if (x < right) {
                break;
            }
        }
        return step;
    }

    @Override
    public Dimension getPreferredSize() {
        int width = margin();
        for (Run run : runs) {
            width += gap(run, width) + metrics(run).stringWidth(run.text());
        }
        return new Dimension(width + margin(), getFontMetrics(Fonts.mono()).getHeight() + UIScale.scale(8));
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = (Graphics2D) graphics.create();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        paintGround(g);
        int x = margin();
        int base = baseline();
        for (Run run : runs) {
            x += gap(run, x);
            boolean filled = activeShown && run.step() >= 0 && run.step() == active;
            g.setFont(font(run));
            g.setColor(filled ? filledText() : color(run));
            FlatUIUtils.drawString(this, g, run.text(), x, base);
            x += metrics(run).stringWidth(run.text());
        }
        g.dispose();
    }

    private void paintGround(Graphics2D g) {
        if (!activeShown || active < 0) {
            return;
        }
        int x = margin();
        int from = -1;
        int to = -1;
        for (Run run : runs) {
            x += gap(run, x);
            int end = x + metrics(run).stringWidth(run.text());
            if (run.step() == active) {
                from = from < 0 ? x : from;
                to = end;
            }
            x = end;
        }
        if (from >= 0) {
            int pad = UIScale.scale(3);
            int inset = UIScale.scale(2);
            int arc = UIScale.scale(6);
            g.setColor(Ink.ACCENT.color());
            g.fillRoundRect(from - pad, inset, to - from + 2 * pad, getHeight() - 2 * inset, arc, arc);
        }
    }

    private int baseline() {
        FontMetrics metrics = getFontMetrics(Fonts.mono());
        return (getHeight() - metrics.getHeight()) / 2 + metrics.getAscent();
    }

    private static int margin() {
        return UIScale.scale(4);
    }

    private int gap(Run run, int x) {
        return run.glued() || x == margin() ? 0 : UIScale.scale(8);
    }

    private FontMetrics metrics(Run run) {
        return getFontMetrics(font(run));
    }

    private static Font font(Run run) {
        return switch (run.tone()) {
            case MOVE, NUMBER -> Fonts.mono();
            case MARK -> Fonts.mono().deriveFont(Font.BOLD);
            case HEADING -> Fonts.heading();
            case REMARK, SOUND, WARNING, FAULT -> Fonts.small();
        };
    }

    private Color color(Run run) {
        if (run.tone() == Tone.WARNING || run.tone() == Tone.FAULT) {
            return (run.tone() == Tone.WARNING ? Ink.WARNING : Ink.FAULT).color();
        }
        if (faded || run.tone() == Tone.NUMBER || run.tone() == Tone.REMARK) {
            return Ink.MUTED.color();
        }
        if (run.tone() == Tone.SOUND) {
            return Ink.SOUND.color();
        }
        if (run.tone() == Tone.MARK) {
            return Ink.ACCENT.color();
        }
        Color chosen = selected ? UIManager.getColor("Tree.selectionForeground") : null;
        return chosen == null ? Ink.TEXT.color() : chosen;
    }

    private static Color filledText() {
        Color color = UIManager.getColor("Matewright.accentText");
        return color == null ? Color.WHITE : color;
    }
}
