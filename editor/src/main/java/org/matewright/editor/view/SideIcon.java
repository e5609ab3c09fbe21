package org.matewright.editor.view;

import com.formdev.flatlaf.util.UIScale;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Ellipse2D;
import java.util.function.Supplier;
import javax.swing.Icon;
import org.matewright.editor.theme.Ink;
import org.matewright.rules.Side;

/** A disc, white or black, for the side to move. */
final class SideIcon implements Icon {
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
        double size = getIconWidth() - 2 * line;
        Ellipse2D disc = new Ellipse2D.Double(x + line, y + line, size, size);
        g.setColor(side.get() == Side.WHITE ? Color.WHITE : new Color(0x1B1B1B));
        g.fill(disc);
        g.setColor(Ink.MUTED.color());
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
