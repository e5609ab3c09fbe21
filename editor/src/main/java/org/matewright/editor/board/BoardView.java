package org.matewright.editor.board;

import com.formdev.flatlaf.util.UIScale;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.RenderingHints;
import java.awt.event.MouseEvent;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.function.IntConsumer;
import java.util.function.Supplier;
import javax.accessibility.Accessible;
import javax.accessibility.AccessibleContext;
import javax.swing.JComponent;
import javax.swing.JMenuItem;
import javax.swing.JPopupMenu;
import javax.swing.ToolTipManager;
import org.jspecify.annotations.Nullable;
import org.matewright.editor.theme.Ink;
import org.matewright.editor.tool.BoardController;
import org.matewright.editor.tool.CarriedPiece;
import org.matewright.editor.tool.Gesture;
import org.matewright.editor.tool.MoveChoice;
import org.matewright.editor.tool.MoveTool;
import org.matewright.editor.tool.ViewState;
import org.matewright.puzzles.diagram.BoardLayout;
import org.matewright.puzzles.diagram.Diagram;
import org.matewright.puzzles.diagram.PieceArtCatalog;
import org.matewright.puzzles.diagram.SceneLayer;
import org.matewright.puzzles.diagram.SceneShape;
import org.matewright.puzzles.diagram.Style;
import org.matewright.rules.Piece;
import org.matewright.rules.Setup;
import org.matewright.rules.variant.Move;

/** The board: paints what the view state shows, as large as the space allows, and passes mouse and keys on to the hand. */
public final class BoardView extends JComponent implements Accessible {
    private final ViewState viewState;
    private final BoardController controller;
    private final Supplier<Style> style;
    private final BoardPicture picture = new BoardPicture(new PieceSprites());
    private final PieceFigures figures;
    private final BoardGlide glide;
    private double left;
    private double top;
    private @Nullable Point pointer;
    private int hovered = -1;
    private final Supplier<PieceArtCatalog> art;
    private @Nullable BoardAccess access;

    /**
     * A view of a view state.
     *
     * @param style how the board looks
     * @param art where the pieces's pictures come from
     * @param animated whether moves glide
     * @param step goes forward or back in the solution
     */
    public BoardView(
            ViewState viewState,
            BoardController controller,
            Supplier<Style> style,
            Supplier<PieceArtCatalog> art,
            Supplier<Boolean> animated,
            IntConsumer step) {
        this.viewState = viewState;
        this.art = art;
        this.figures = new PieceFigures(style, art);
        this.controller = controller;
        this.style = style;
        this.glide = new BoardGlide(viewState, animated, this::repaint);
        setName("board");
        setFocusable(true);
        setOpaque(false);
        setMinimumSize(UIScale.scale(new Dimension(200, 200)));
        setPreferredSize(UIScale.scale(new Dimension(560, 560)));
        ToolTipManager.sharedInstance().registerComponent(this);
        BoardMouse mouse = new BoardMouse(this, controller);
        addMouseListener(mouse);
        addMouseMotionListener(mouse);
        new BoardKeys(viewState, controller, step).install(this);
        viewState.addListener(this::refresh);
    }

    /** The square at a point of this component, or -1. */
    public int squareAt(Point point) {
        arrange();
        double unit = UIScale.getUserScaleFactor();
        return layoutOfBoard().squareAt(point.x / unit - left, point.y / unit - top);
    }

    /** The middle of a square in this component. */
    public Point middle(int square) {
        arrange();
        Rectangle2D place = layoutOfBoard().bounds(square);
        double unit = UIScale.getUserScaleFactor();
        return new Point((int) Math.round((place.getCenterX() + left) * unit), (int)
                Math.round((place.getCenterY() + top) * unit));
    }

    /** The pointer is here, with what it carries; null when it is nowhere. */
    void pointerAt(@Nullable Point point) {
        pointer = point;
        int square = point == null ? -1 : squareAt(point);
        if (square != hovered || viewState.carried() != null) {
            hovered = square;
            repaint();
        }
    }

    /** The pointer rests here, held by no button; null when it has left. */
    void hover(@Nullable Point point) {
        int square = point == null ? -1 : squareAt(point);
        viewState.hover(square < 0 ? null : viewState.setup().piece(square));
    }

    /** A piece that isn't on the board yet is dragged over it, by a point of this component. */
    public void dragIn(Piece piece, Point point) {
        CarriedPiece carried = viewState.carried();
        if (carried == null || !carried.piece().equals(piece)) {
            viewState.carry(new CarriedPiece(piece, Gesture.OFF_BOARD, true, false));
        }
        pointerAt(point);
    }

    /** The piece that is dragged in is dropped at a point of this component. */
    public void dropIn(Piece piece, Point point) {
        viewState.take(new MoveTool());
        viewState.carry(new CarriedPiece(piece, Gesture.OFF_BOARD, true, false));
        controller.release(Gesture.left(contains(point) ? squareAt(point) : Gesture.OFF_BOARD));
        pointerAt(null);
        requestFocusInWindow();
    }

    private BoardLayout layoutOfBoard() {
        return picture.scene().layout();
    }

    private double pixelsPerUnit() {
        double device = getGraphicsConfiguration() == null
                ? 1
                : getGraphicsConfiguration().getDefaultTransform().getScaleX();
        return device * UIScale.getUserScaleFactor();
    }

    private void arrange() {
        Setup setup = viewState.setup();
        Diagram diagram = Diagram.builder(setup, viewState.variant().pieces())
                .flipped(viewState.isFlipped())
                .marks(BoardMarks.of(viewState))
                .build();
        double unit = UIScale.getUserScaleFactor();
        double[] corner = picture.arrange(
                diagram, style.get(), art.get(), getWidth() / unit, getHeight() / unit, pixelsPerUnit());
        left = corner[0];
        top = corner[1];
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        if (getWidth() < 20 || getHeight() < 20) {
            return;
        }
        arrange();
        double unit = UIScale.getUserScaleFactor();
        double scale = pixelsPerUnit();
        Graphics2D g = (Graphics2D) graphics.create();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        g.scale(unit, unit);
        g.translate(left, top);
        picture.paintBoard(g, scale);
        paintTarget(g);
        picture.paintMarks(g, SceneLayer.Kind.UNDER);
        paintPieces(g, scale);
        picture.paintMarks(g, SceneLayer.Kind.OVER);
        paintCursor(g);
        paintCarried(g, scale);
        g.dispose();
    }

    private void paintPieces(Graphics2D g, double scale) {
        CarriedPiece carried = viewState.carried();
        int gliding = glide.target();
        for (int square : viewState.setup().occupied()) {
            SceneShape.Figure piece = picture.figure(square);
            if (piece != null && square != gliding) {
                boolean away = carried != null && !carried.copy() && carried.from() == square;
                picture.paintPiece(g, piece, new BoardPicture.Place(piece.x(), piece.y(), away ? 0.35f : 1), scale);
            }
        }
        SceneShape.Figure piece = gliding < 0 ? null : picture.figure(gliding);
        if (piece != null) {
            BoardLayout layout = layoutOfBoard();
            double part = glide.part();
            double x = layout.x(glide.origin()) * (1 - part) + layout.x(gliding) * part;
            double y = layout.y(glide.origin()) * (1 - part) + layout.y(gliding) * part;
            picture.paintPiece(g, piece, new BoardPicture.Place(x, y, 1), scale);
        }
    }

    /** The square under what is carried. */
    private void paintTarget(Graphics2D g) {
        CarriedPiece carried = viewState.carried();
        int square = carried != null && carried.byKeyboard() ? viewState.cursor() : hovered;
        if (carried == null || square < 0 || square == carried.from()) {
            return;
        }
        Color accent = style.get().colours().accent();
        g.setColor(new Color(accent.getRed(), accent.getGreen(), accent.getBlue(), 70));
        g.fill(layoutOfBoard().bounds(square));
    }

    private void paintCursor(Graphics2D g) {
        if (viewState.cursor() < 0 || !isFocusOwner()) {
            return;
        }
        Rectangle2D place = layoutOfBoard().bounds(viewState.cursor());
        double line = Math.max(2, place.getWidth() * 0.05);
        Rectangle2D inner = new Rectangle2D.Double(
                place.getX() + line / 2, place.getY() + line / 2, place.getWidth() - line, place.getHeight() - line);
        RoundRectangle2D frame = new RoundRectangle2D.Double(
                inner.getX(), inner.getY(), inner.getWidth(), inner.getHeight(), line * 3, line * 3);
        g.setStroke(new BasicStroke((float) line + 2));
        g.setColor(Ink.PAPER.color());
        g.draw(frame);
        g.setStroke(new BasicStroke((float) line));
        g.setColor(Ink.ACCENT.color());
        g.draw(frame);
    }

    private void paintCarried(Graphics2D g, double scale) {
        CarriedPiece carried = viewState.carried();
        if (carried == null) {
            return;
        }
        double size = layoutOfBoard().square();
        SceneShape.Figure piece = figures.of(viewState.variant(), carried.piece(), size);
        double unit = UIScale.getUserScaleFactor();
        Point2D middle = carried.byKeyboard()
                ? center(viewState.cursor())
                : pointer == null ? null : new Point2D.Double(pointer.x / unit - left, pointer.y / unit - top);
        if (middle != null) {
            picture.paintPiece(
                    g, piece, new BoardPicture.Place(middle.getX() - size / 2, middle.getY() - size * 0.56, 1), scale);
        }
    }

    private @Nullable Point2D center(int square) {
        if (square < 0) {
            return null;
        }
        Rectangle2D place = layoutOfBoard().bounds(square);
        return new Point2D.Double(place.getCenterX(), place.getCenterY());
    }

    private void refresh() {
        repaint();
        if (access != null) {
            access.changed();
        }
        MoveChoice choice = viewState.choice();
        if (choice != null && isShowing()) {
            offer(choice);
        }
    }

    /** Asks which of several moves is meant, beside their target. */
    private void offer(MoveChoice choice) {
        JPopupMenu menu = new JPopupMenu();
        for (int i = 0; i < choice.moves().size(); i++) {
            int index = i;
            Move move = choice.moves().get(i);
            JMenuItem item = new JMenuItem(MoveWords.of(viewState.variant(), move));
            item.setIcon(new PieceIcon(
                    figures.of(viewState.variant(), move.becomes()),
                    style.get().colours().light()));
            item.addActionListener(e -> controller.choose(choice, index));
            menu.add(item);
        }
        Point place = middle(choice.square());
        menu.show(this, place.x, place.y);
    }

    @Override
    public @Nullable String getToolTipText(MouseEvent event) {
        int square = squareAt(event.getPoint());
        boolean attacks = viewState.attacks().side() != null;
        if (square < 0 || viewState.setup().piece(square) == null && !attacks) {
            return null;
        }
        return attacks
                ? SquareNames.attacked(viewState, square)
                : SquareNames.of(viewState.variant(), viewState.setup(), square);
    }

    @Override
    public AccessibleContext getAccessibleContext() {
        if (access == null) {
            access = new BoardAccess();
        }
        return access;
    }

    /** Tells the board to those who don't see it: a table of squares, the cursor's one being active. */
    private final class BoardAccess extends AccessibleJComponent {
        private final transient BoardSquares squares = new BoardSquares(BoardView.this, viewState);

        void changed() {
            squares.changed(this);
        }

        @Override
        public javax.accessibility.AccessibleRole getAccessibleRole() {
            return javax.accessibility.AccessibleRole.TABLE;
        }

        @Override
        public String getAccessibleName() {
            return squares.name();
        }

        @Override
        public int getAccessibleChildrenCount() {
            return viewState.setup().geometry().squares();
        }

        @Override
        public Accessible getAccessibleChild(int index) {
            return squares.square(index);
        }
    }
}
