package org.matewright.editor.palette;

import com.formdev.flatlaf.FlatClientProperties;
import com.formdev.flatlaf.util.UIScale;
import java.awt.BorderLayout;
import java.awt.Dimension;
import java.awt.Point;
import java.awt.event.ActionEvent;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.Locale;
import java.util.Optional;
import javax.swing.AbstractAction;
import javax.swing.BorderFactory;
import javax.swing.DefaultListModel;
import javax.swing.JComponent;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTextField;
import javax.swing.KeyStroke;
import javax.swing.ListSelectionModel;
import javax.swing.ScrollPaneConstants;
import javax.swing.event.DocumentEvent;
import javax.swing.event.DocumentListener;
import org.jspecify.annotations.Nullable;
import org.matewright.editor.board.BoardView;
import org.matewright.editor.board.PieceFigures;
import org.matewright.editor.text.Texts;
import org.matewright.editor.theme.Icons;
import org.matewright.editor.theme.Ink;
import org.matewright.editor.tool.MoveTool;
import org.matewright.editor.tool.PlaceTool;
import org.matewright.editor.tool.ViewState;
import org.matewright.puzzles.diagram.PieceArtCatalog;
import org.matewright.puzzles.diagram.Style;
import org.matewright.rules.Piece;
import org.matewright.rules.Side;
import org.matewright.rules.variant.PieceType;
import org.matewright.rules.variant.Variant;

/**
 * All pieces of the variant, in its order, White's beside Black's, in cells of a fixed size that scroll. A click takes a
 * piece as the stamp, another click lays it down; dragging one puts it on the board. With many types a field filters
 * them.
 */
public final class PalettePanel extends JPanel {
    /** The property that tells how many rows of pieces there are. */
    public static final String ROWS = "rows";

    /** From this many types on there is a filter. */
    static final int MANY = 12;

    private static final Texts TEXTS = Texts.bundle("window");
    private static final int CELL = 44;
    /** Rows may be this low if that shows all pieces at once. */
    private static final int LOWEST = 38;

    private final ViewState viewState;
    private final BoardView board;
    private final DefaultListModel<Piece> pieces = new DefaultListModel<>();
    private final Drag drag = new Drag();
    private final JList<Piece> list = new JList<>(pieces) {
        /** Dragging carries a piece; the list itself would choose every piece that it passes. */
        @Override
        protected void processMouseMotionEvent(MouseEvent event) {
            if (event.getID() == MouseEvent.MOUSE_DRAGGED) {
                drag.mouseDragged(event);
            } else {
                super.processMouseMotionEvent(event);
            }
        }
    };
    private final JTextField filter = new JTextField();
    private @Nullable Variant variant;
    private boolean updating;
    private boolean chosenBefore;
    private int rows = 1;

    /** A palette that drags onto {@code board}. */
    public PalettePanel(
            ViewState viewState,
            BoardView board,
            java.util.function.Supplier<Style> style,
            java.util.function.Supplier<PieceArtCatalog> art) {
        super(new BorderLayout());
        this.viewState = viewState;
        this.board = board;
        setName("palettePanel");
        setOpaque(false);
        list.setName("palette");
        list.getAccessibleContext().setAccessibleName(TEXTS.get("palette.title"));
        list.setLayoutOrientation(JList.HORIZONTAL_WRAP);
        list.setVisibleRowCount(-1);
        list.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
        list.setOpaque(false);
        list.setBorder(BorderFactory.createEmptyBorder(4, 6, 4, 2));
        list.setCellRenderer(new PieceCell(viewState, new PieceFigures(style, art)));
        JScrollPane scroll = new JScrollPane(
                list, ScrollPaneConstants.VERTICAL_SCROLLBAR_AS_NEEDED, ScrollPaneConstants.HORIZONTAL_SCROLLBAR_NEVER);
        scroll.setOpaque(false);
        scroll.getViewport().setOpaque(false);
        scroll.setBorder(BorderFactory.createEmptyBorder());
        scroll.getVerticalScrollBar().setUnitIncrement(UIScale.scale(CELL / 2));
        scroll.getViewport().addComponentListener(new ComponentAdapter() {
            @Override
            public void componentResized(ComponentEvent event) {
                fitCells();
            }
        });
        filter.setName("palette.filter");
        filter.putClientProperty(FlatClientProperties.PLACEHOLDER_TEXT, TEXTS.get("palette.filter"));
        filter.putClientProperty(FlatClientProperties.TEXT_FIELD_LEADING_ICON, Icons.of("search", Ink.MUTED));
        filter.putClientProperty(FlatClientProperties.TEXT_FIELD_SHOW_CLEAR_BUTTON, true);
        filter.getDocument().addDocumentListener(new DocumentListener() {
            @Override
            public void insertUpdate(DocumentEvent event) {
                fill();
            }

            @Override
            public void removeUpdate(DocumentEvent event) {
                fill();
            }

            @Override
            public void changedUpdate(DocumentEvent event) {
                fill();
            }
        });
        JPanel head = new JPanel(new BorderLayout());
        head.setOpaque(false);
        head.setBorder(BorderFactory.createEmptyBorder(8, 8, 4, 8));
        head.add(filter);
        add(head, BorderLayout.NORTH);
        add(scroll);
        listen();
        viewState.addListener(this::refresh);
        refresh();
        fitCells();
    }

    private void listen() {
        list.addMouseListener(drag);
        list.addMouseMotionListener(drag);
        list.addListSelectionListener(e -> {
            Piece piece = list.getSelectedValue();
            if (!updating && piece != null) {
                viewState.take(new PlaceTool(piece));
            }
        });
        bind("ESCAPE", () -> viewState.take(new MoveTool()));
        bind("ENTER", board::requestFocusInWindow);
    }

    private void bind(String key, Runnable run) {
        list.getInputMap(JComponent.WHEN_FOCUSED).put(KeyStroke.getKeyStroke(key), key);
        list.getActionMap().put(key, new AbstractAction() {
            @Override
            public void actionPerformed(ActionEvent event) {
                run.run();
            }
        });
    }

    /**
     * As many columns as fit, an even number, so that the two colours stay side by side. If the last row would just be
     * cut off, all are a little lower.
     */
    private void fitCells() {
        JScrollPane scroll = (JScrollPane) javax.swing.SwingUtilities.getAncestorOfClass(JScrollPane.class, list);
        int cell = UIScale.scale(CELL);
        int width =
                scroll == null ? 0 : scroll.getViewport().getWidth() - list.getInsets().left - list.getInsets().right;
        int columns = Math.max(2, width / cell / 2 * 2);
        int before = rows;
        rows = Math.max(1, (pieces.size() + columns - 1) / columns);
        int height =
                scroll == null ? 0 : scroll.getViewport().getHeight() - list.getInsets().top - list.getInsets().bottom;
        boolean nearly = height / rows >= UIScale.scale(LOWEST);
        list.setFixedCellHeight(nearly ? Math.min(cell, height / rows) : cell);
        list.setFixedCellWidth(Math.max(cell, width / columns));
        firePropertyChange(ROWS, before, rows);
    }

    @Override
    public Dimension getMinimumSize() {
        return new Dimension(UIScale.scale(2 * CELL + 24), UIScale.scale(120));
    }

    /** As high as all pieces need. */
    @Override
    public Dimension getPreferredSize() {
        int head = filter.getParent().isVisible() ? filter.getParent().getPreferredSize().height : 0;
        int pieces = rows * UIScale.scale(CELL) + list.getInsets().top + list.getInsets().bottom;
        return new Dimension(super.getPreferredSize().width, head + pieces);
    }

    private void refresh() {
        if (variant != viewState.variant()) {
            variant = viewState.variant();
            boolean many = variant.pieces().size() > MANY;
            filter.getParent().setVisible(many);
            if (!many && !filter.getText().isEmpty()) {
                filter.setText("");
            }
            fill();
        }
        Piece chosen = viewState.tool() instanceof PlaceTool place ? place.piece() : null;
        if (chosen == null ? !list.isSelectionEmpty() : !chosen.equals(list.getSelectedValue())) {
            updating = true;
            if (chosen == null) {
                list.clearSelection();
            } else {
                list.setSelectedValue(chosen, true);
            }
            updating = false;
        }
        list.repaint();
    }

    private void fill() {
        updating = true;
        pieces.clear();
        String wanted = filter.getText().strip().toLowerCase(Locale.ROOT);
        for (PieceType type : viewState.variant().pieces()) {
            if (wanted.isEmpty()
                    || type.name().toLowerCase(Locale.ROOT).contains(wanted)
                    || type.id().toLowerCase(Locale.ROOT).equals(wanted)) {
                pieces.addElement(new Piece(type.id(), Side.WHITE));
                pieces.addElement(new Piece(type.id(), Side.BLACK));
            }
        }
        updating = false;
        fitCells();
    }

    /** A click on the chosen piece lays it down; a drag carries a piece to the board. */
    private final class Drag extends MouseAdapter {
        private @Nullable Piece pressed;
        private boolean wasChosen;
        private boolean dragging;

        @Override
        public void mousePressed(MouseEvent event) {
            pressed = pieceAt(event.getPoint()).orElse(null);
            dragging = false;
            wasChosen = pressed != null
                    && viewState.tool() instanceof PlaceTool place
                    && place.piece().equals(pressed)
                    && chosenBefore;
            chosenBefore = pressed != null;
        }

        @Override
        public void mouseMoved(MouseEvent event) {
            viewState.hover(pieceAt(event.getPoint()).orElse(null));
        }

        @Override
        public void mouseExited(MouseEvent event) {
            viewState.hover(null);
        }

        @Override
        public void mouseDragged(MouseEvent event) {
            Piece piece = pressed;
            if (piece != null && !list.contains(event.getPoint())) {
                dragging = true;
            }
            if (piece != null && dragging) {
                board.dragIn(piece, onBoard(event));
            }
        }

        @Override
        public void mouseReleased(MouseEvent event) {
            Piece piece = pressed;
            pressed = null;
            if (piece != null && dragging) {
                board.dropIn(piece, onBoard(event));
                chosenBefore = false;
            } else if (piece != null && wasChosen && pieceAt(event.getPoint()).equals(Optional.of(piece))) {
                viewState.take(new MoveTool());
                chosenBefore = false;
            }
            dragging = false;
        }

        private Point onBoard(MouseEvent event) {
            return javax.swing.SwingUtilities.convertPoint(list, event.getPoint(), board);
        }

        private Optional<Piece> pieceAt(Point point) {
            int index = list.locationToIndex(point);
            return index < 0 || !list.getCellBounds(index, index).contains(point)
                    ? Optional.empty()
                    : Optional.of(pieces.get(index));
        }
    }
}
