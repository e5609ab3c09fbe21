package org.matewright.editor.palette;

import com.formdev.flatlaf.util.UIScale;
import java.awt.BasicStroke;
import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.AffineTransform;
import java.awt.geom.RoundRectangle2D;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.ListCellRenderer;
import org.jspecify.annotations.Nullable;
import org.matewright.editor.board.PieceFigures;
import org.matewright.editor.board.PieceSprites;
import org.matewright.editor.board.SquareNames;
import org.matewright.editor.theme.Ink;
import org.matewright.editor.tool.ViewState;
import org.matewright.rules.Piece;

/** A piece in the palette, on a field of the board's light colour. */
final class PieceCell extends JPanel implements ListCellRenderer<Piece> {
    private final ViewState viewState;
    private final PieceFigures figures;
    private final PieceSprites sprites = new PieceSprites();
    private @Nullable Piece piece;
    private boolean selected;
    private boolean focused;

    PieceCell(ViewState viewState, PieceFigures figures) {
        this.viewState = viewState;
        this.figures = figures;
        setOpaque(false);
    }

    @Override
    public Component getListCellRendererComponent(
            JList<? extends Piece> list, Piece value, int index, boolean isSelected, boolean cellHasFocus) {
        piece = value;
        selected = isSelected;
        focused = cellHasFocus && list.isFocusOwner();
        String name = SquareNames.of(viewState.variant(), value);
        getAccessibleContext().setAccessibleName(name);
        setToolTipText(name + "  (" + value.id() + ")");
        return this;
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        if (piece == null) {
            return;
        }
        Graphics2D g = (Graphics2D) graphics.create();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        float gap = UIScale.scale(1.5f);
        float arc = UIScale.scale(8f);
        RoundRectangle2D field =
                new RoundRectangle2D.Double(gap, gap, getWidth() - 2 * gap, getHeight() - 2 * gap, arc, arc);
        g.setColor(figures.style().colours().light());
        g.fill(field);
        double scale = g.getTransform().getScaleX();
        double side = Math.min(getWidth(), getHeight()) - UIScale.scale(6);
        double x = (getWidth() - side) / 2;
        double y = (getHeight() - side) / 2;
        Graphics2D pixels = (Graphics2D) g.create();
        AffineTransform transform = pixels.getTransform();
        transform.scale(1 / scale, 1 / scale);
        pixels.setTransform(transform);
        sprites.paint(pixels, figures.of(viewState.variant(), piece), x * scale, y * scale, side * scale, 1);
        pixels.dispose();
        if (selected || focused) {
            float line = UIScale.scale(selected ? 2.5f : 1f);
            g.setColor(Ink.ACCENT.color());
            g.setStroke(new BasicStroke(line));
            double in = gap + line / 2;
            g.draw(new RoundRectangle2D.Double(
                    in, in, getWidth() - 2 * in, getHeight() - 2 * in, arc - line, arc - line));
        }
        g.dispose();
    }
}
