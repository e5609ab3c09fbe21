package org.matewright.editor.window;

import com.formdev.flatlaf.util.UIScale;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Ellipse2D;
import java.awt.geom.RoundRectangle2D;
import java.util.function.Supplier;
import javax.swing.Icon;
import javax.swing.UIManager;
import org.matewright.editor.theme.Ink;
import org.matewright.rules.Side;

/**
 * A disc, white or black, for the side to move. In a dark window, where a black disc in a light ring would look white,
 * it lies on a piece of board.
 */
final class SideIcon implements Icon {
    private static final Color BLACK = new Color(0x1B1B1B);

    private final Supplier<Side> side;

    SideIcon(Supplier<Side> side) {
        this.side = side;
    }

    @Override
    public void paintIcon(Component component, Graphics graphics, int x, int y) {
        Graphics2D g = (Graphics2D) graphics.create();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        float line = UIScale.scale(1.5f);
        Color board = UIManager.getColor("Matewright.sideGround");
        double inset = line;
        if (board != null) {
            g.setColor(board);
            g.fill(new RoundRectangle2D.Double(x, y, getIconWidth(), getIconHeight(), 2 * line, 2 * line));
            inset = 2 * line;
        }
        double size = getIconWidth() - 2 * inset;
        Ellipse2D disc = new Ellipse2D.Double(x + inset, y + inset, size, size);
        g.setColor(side.get() == Side.WHITE ? Color.WHITE : BLACK);
        g.fill(disc);
        g.setColor(board == null ? Ink.MUTED.color() : BLACK);
        g.setStroke(new BasicStroke(line));
        g.draw(disc);
        g.dispose();
    }

    @Override
    public int getIconWidth() {
        return UIScale.scale(14);
    }

    @Override
    public int getIconHeight() {
        return getIconWidth();
    }
}
