package org.matewright.editor.board;

import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.matewright.puzzles.diagram.BoardLayout;
import org.matewright.puzzles.diagram.Diagram;
import org.matewright.puzzles.diagram.DiagramScene;
import org.matewright.puzzles.diagram.Java2DPainter;
import org.matewright.puzzles.diagram.PieceArtCatalog;
import org.matewright.puzzles.diagram.SceneLayer;
import org.matewright.puzzles.diagram.SceneShape;
import org.matewright.puzzles.diagram.Style;

/**
 * The diagram as the window paints it: the same scene as everywhere, its squares as large as the space allows in whole
 * pixels, with the board and each piece kept as images.
 *
 * <p>Lengths of the scene are the window's, in the same unit as the space given; {@code scale} is how many pixels of
 * the device one of them has.
 */
final class BoardPicture {
    private static final double SMALLEST = 8;
    private static final double LARGEST = 400;

    private record Space(
            Diagram diagram, Style style, PieceArtCatalog art, double width, double height, double scale) {}

    private record BoardKey(
            Object geometry, boolean flipped, @Nullable Object side, Style style, double scale) {}

    /** Where a piece is painted, and how strongly. */
    record Place(double x, double y, float opacity) {}

    private final PieceSprites sprites;
    private @Nullable Space space;
    private double[] corner = new double[2];
    private @Nullable DiagramScene scene;
    private @Nullable BoardKey key;
    private @Nullable BufferedImage board;
    private Map<Integer, SceneShape.Figure> pieces = Map.of();

    BoardPicture(PieceSprites sprites) {
        this.sprites = sprites;
    }

    /**
     * Works out the picture.
     *
     * @return the whole picture's place relative to the space: left, top
     */
    double[] arrange(Diagram diagram, Style style, PieceArtCatalog art, double width, double height, double scale) {
        Space now = new Space(diagram, style, art, width, height, scale);
        if (!now.equals(space)) {
            arrange(now);
            space = now;
        }
        return corner.clone();
    }

    private void arrange(Space now) {
        Diagram diagram = now.diagram();
        Style style = now.style();
        PieceArtCatalog art = now.art();
        double width = now.width();
        double height = now.height();
        double scale = now.scale();
        double square = largestSquare(diagram, style, art, width, height, scale);
        DiagramScene next = DiagramScene.of(diagram, style.withSquare(square), art);
        scene = next;
        BoardKey nextKey = new BoardKey(diagram.geometry(), diagram.flipped(), diagram.side(), next.style(), scale);
        if (!nextKey.equals(key) || board == null) {
            key = nextKey;
            board = paintBoard(next, scale);
        }
        Map<Integer, SceneShape.Figure> placed = new HashMap<>();
        BoardLayout layout = next.layout();
        for (SceneShape shape : next.shapes(SceneLayer.Kind.PIECES)) {
            if (shape instanceof SceneShape.Figure figure) {
                double half = figure.size() / 2;
                placed.put(layout.squareAt(figure.x() + half, figure.y() + half), figure);
            }
        }
        pieces = placed;
        corner = new double[] {
            Math.floor((width - next.width()) / 2 * scale) / scale,
            Math.floor((height - next.height()) / 2 * scale) / scale
        };
    }

    /** The scene that was worked out last. */
    DiagramScene scene() {
        if (scene == null) {
            throw new IllegalStateException("nothing has been arranged yet");
        }
        return scene;
    }

    /** The figure of the piece on a square, or null. */
    SceneShape.@Nullable Figure figure(int square) {
        return pieces.get(square);
    }

    /** Paints board and coordinates; the graphics' unit is the scene's. */
    void paintBoard(Graphics2D g, double scale) {
        if (board != null) {
            inPixels(g, scale, pixels -> pixels.drawImage(board, 0, 0, null));
        }
    }

    /** Paints the marks of one layer. */
    void paintMarks(Graphics2D g, SceneLayer.Kind layer) {
        Java2DPainter.paint(scene(), g, EnumSet.of(layer));
    }

    /** Paints a piece somewhere, in the scene's unit. */
    void paintPiece(Graphics2D g, SceneShape.Figure piece, Place place, double scale) {
        inPixels(
                g,
                scale,
                pixels -> sprites.paint(
                        pixels, piece, place.x() * scale, place.y() * scale, piece.size() * scale, place.opacity()));
    }

    private static void inPixels(Graphics2D g, double scale, java.util.function.Consumer<Graphics2D> paint) {
        Graphics2D pixels = (Graphics2D) g.create();
        AffineTransform transform = pixels.getTransform();
        transform.scale(1 / scale, 1 / scale);
        pixels.setTransform(transform);
        paint.accept(pixels);
        pixels.dispose();
    }

    private static BufferedImage paintBoard(DiagramScene scene, double scale) {
        BufferedImage image = new BufferedImage(
                Math.max(1, (int) Math.ceil(scene.width() * scale)),
                Math.max(1, (int) Math.ceil(scene.height() * scale)),
                BufferedImage.TYPE_INT_ARGB_PRE);
        Graphics2D g = image.createGraphics();
        g.scale(scale, scale);
        Java2DPainter.paint(scene, g, EnumSet.of(SceneLayer.Kind.BOARD, SceneLayer.Kind.RIM));
        g.dispose();
        return image;
    }

    /** The largest square of whole device pixels with which everything fits. */
    private static double largestSquare(
            Diagram diagram, Style style, PieceArtCatalog art, double width, double height, double scale) {
        Diagram bare = Diagram.builder(org.matewright.rules.Setup.empty(diagram.geometry()))
                .side(diagram.side())
                .flipped(diagram.flipped())
                .build();
        double most = Math.min(
                width / diagram.geometry().files(), height / diagram.geometry().ranks());
        double square = Math.floor(Math.max(SMALLEST, Math.min(LARGEST, most)) * scale) / scale;
        while (square - 1 / scale >= SMALLEST) {
            DiagramScene tried = DiagramScene.of(bare, style.withSquare(square), art);
            if (tried.width() <= width && tried.height() <= height) {
                break;
            }
            square -= 1 / scale;
        }
        return square;
    }
}
