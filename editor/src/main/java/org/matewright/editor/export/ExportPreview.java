package org.matewright.editor.export;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import javax.swing.JComponent;
import org.jspecify.annotations.Nullable;
import org.matewright.editor.theme.Fonts;
import org.matewright.editor.theme.Ink;
import org.matewright.puzzles.diagram.Diagram;
import org.matewright.puzzles.diagram.DiagramFormat;
import org.matewright.puzzles.diagram.DiagramScene;
import org.matewright.puzzles.diagram.Java2DPainter;
import org.matewright.puzzles.diagram.PieceArtCatalog;
import org.matewright.puzzles.diagram.Style;
import org.matewright.puzzles.diagram.TextBoard;

/** The diagram as it will be, fitted into the space there is; where nothing is drawn, a chequered ground shows. */
final class ExportPreview extends JComponent {
    private final PieceArtCatalog art;
    private @Nullable DiagramScene scene;
    private @Nullable String text;

    ExportPreview(PieceArtCatalog art) {
        this.art = art;
    }

    void show(Diagram diagram, Style style, DiagramFormat format) {
        boolean written = format == DiagramFormat.TEXT;
        scene = written ? null : DiagramScene.of(diagram, style, art);
        text = written ? TextBoard.print(diagram) : null;
        repaint();
    }

    @Override
    public Dimension getPreferredSize() {
        return UIScale.scale(new Dimension(420, 440));
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = (Graphics2D) graphics.create();
        g.setColor(Ink.PAPER.color());
        g.fillRoundRect(0, 0, getWidth(), getHeight(), UIScale.scale(8), UIScale.scale(8));
        if (text != null) {
            paintText(g, text);
        } else if (scene != null) {
            paintScene(g, scene);
        }
        g.dispose();
    }

    private void paintScene(Graphics2D g, DiagramScene shown) {
        int gap = UIScale.scale(16);
        double zoom = Math.min(
                UIScale.getUserScaleFactor() * 2,
                Math.min((getWidth() - 2.0 * gap) / shown.width(), (getHeight() - 2.0 * gap) / shown.height()));
        double width = shown.width() * zoom;
        double height = shown.height() * zoom;
        g.translate(Math.floor((getWidth() - width) / 2), Math.floor((getHeight() - height) / 2));
        if (shown.style().colours().page() == null) {
            chequer(g, width, height);
        }
        g.scale(zoom, zoom);
        Java2DPainter.paint(shown, g);
    }

    private static void chequer(Graphics2D g, double width, double height) {
        int side = UIScale.scale(8);
        for (int x = 0; x * side < width; x++) {
            for (int y = 0; y * side < height; y++) {
                g.setColor((x + y) % 2 == 0 ? Color.WHITE : new Color(0xE4E4E4));
                g.fill(new Rectangle2D.Double(
                        x * side, y * side, Math.min(side, width - x * side), Math.min(side, height - y * side)));
            }
        }
    }

    private void paintText(Graphics2D g, String lines) {
        g.setFont(Fonts.mono());
        g.setColor(Ink.TEXT.color());
        int y = UIScale.scale(16) + g.getFontMetrics().getAscent();
        for (String line : lines.split("\n")) {
            g.drawString(line, UIScale.scale(16), y);
            y += g.getFontMetrics().getHeight();
        }
    }
}
