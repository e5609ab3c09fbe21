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

/** Draws a row's runs one behind the other, on as many lines as they need, the move that the board shows on a filled ground. */
final class RowRenderer extends JComponent implements TreeCellRenderer {
    private RowLines lines = new RowLines(List.of(), 0, 1);
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
        this.lines = RowLines.of(shown.runs(), ((SolutionTree) tree).room(shown), this::metrics);
        this.selected = selected;
        this.activeShown = shown == activeRow;
        setComponentOrientation(tree.getComponentOrientation());
        return this;
    }

    /** The step of a row at a place in it: the nearest one at or before it, else the first. */
    int stepAt(SolutionTree tree, SolutionRow row, int x, int y) {
        int step = row.steps().isEmpty() ? -1 : 0;
        RowLines laid = RowLines.of(row.runs(), tree.room(row), this::metrics);
        int line = Math.max(0, Math.min(laid.count() - 1, (y - pad()) / lineHeight()));
        for (RowLines.Fragment piece : laid.pieces()) {
            if (piece.line() > line) {
                break;
            }
            if (piece.run().step() >= 0) {
                step = piece.run().step();
            }
            if (piece.line() == line && x < piece.end()) {
                break;
            }
        }
        return step;
    }

    @Override
    public Dimension getPreferredSize() {
        return new Dimension(lines.width(), lines.count() * lineHeight() + 2 * pad());
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = (Graphics2D) graphics.create();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        paintGround(g);
        int ascent = getFontMetrics(Fonts.mono()).getAscent();
        for (RowLines.Fragment piece : lines.pieces()) {
            Run run = piece.run();
            boolean filled = activeShown && run.step() >= 0 && run.step() == active;
            g.setFont(font(run));
            g.setColor(filled ? filledText() : color(run));
            FlatUIUtils.drawString(this, g, piece.text(), piece.x(), pad() + piece.line() * lineHeight() + ascent);
        }
        g.dispose();
    }

    private void paintGround(Graphics2D g) {
        if (!activeShown || active < 0) {
            return;
        }
        List<RowLines.Fragment> filled =
                lines.pieces().stream().filter(p -> p.run().step() == active).toList();
        if (!filled.isEmpty()) {
            RowLines.Fragment first = filled.get(0);
            int to = filled.stream()
                    .filter(p -> p.line() == first.line())
                    .mapToInt(RowLines.Fragment::end)
                    .max()
                    .orElse(first.end());
            int side = UIScale.scale(3);
            int rise = pad() - UIScale.scale(2);
            int arc = UIScale.scale(6);
            g.setColor(Ink.ACCENT.color());
            g.fillRoundRect(
                    first.x() - side,
                    pad() + first.line() * lineHeight() - rise,
                    to - first.x() + 2 * side,
                    lineHeight() + 2 * rise,
                    arc,
                    arc);
        }
    }

    private int lineHeight() {
        return getFontMetrics(Fonts.mono()).getHeight();
    }

    /** The space above the first line and below the last one. */
    private static int pad() {
        return UIScale.scale(4);
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
