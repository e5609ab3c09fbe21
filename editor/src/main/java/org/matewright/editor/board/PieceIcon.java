package org.matewright.editor.board;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Color;
import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import javax.swing.Icon;
import org.matewright.puzzles.diagram.Java2DPainter;
import org.matewright.puzzles.diagram.SceneShape;

/** A piece on a small field, for menus. */
final class PieceIcon implements Icon {
    private static final int SIDE = 32;

    private final SceneShape.Figure piece;
    private final Color field;

    PieceIcon(SceneShape.Figure piece, Color field) {
        this.piece = piece;
        this.field = field;
    }

    @Override
    public void paintIcon(Component component, Graphics graphics, int x, int y) {
        Graphics2D g = (Graphics2D) graphics.create();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        int side = getIconWidth();
        int gap = UIScale.scale(2);
        g.setColor(field);
        g.fillRoundRect(x, y, side, side, UIScale.scale(6), UIScale.scale(6));
        Java2DPainter.paint(
                new SceneShape.Figure(piece.piece(), piece.art(), x + gap, y + gap, side - 2 * gap, piece.ink()), g);
        g.dispose();
    }

    @Override
    public int getIconWidth() {
        return UIScale.scale(SIDE);
    }

    @Override
    public int getIconHeight() {
        return getIconWidth();
    }
}
