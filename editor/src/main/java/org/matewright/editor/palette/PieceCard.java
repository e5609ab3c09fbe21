package org.matewright.editor.palette;

import com.formdev.flatlaf.FlatClientProperties;
import com.formdev.flatlaf.util.UIScale;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.function.Supplier;
import javax.swing.BorderFactory;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTextArea;
import javax.swing.ScrollPaneConstants;
import javax.swing.SwingWorker;
import net.miginfocom.swing.MigLayout;
import org.jspecify.annotations.Nullable;
import org.matewright.editor.text.Texts;
import org.matewright.editor.theme.Fonts;
import org.matewright.editor.theme.Ink;
import org.matewright.editor.tool.CarriedPiece;
import org.matewright.editor.tool.PlaceTool;
import org.matewright.editor.tool.ViewState;
import org.matewright.puzzles.diagram.Diagram;
import org.matewright.puzzles.diagram.DiagramScene;
import org.matewright.puzzles.diagram.Java2DPainter;
import org.matewright.puzzles.diagram.PieceArtCatalog;
import org.matewright.puzzles.diagram.Style;
import org.matewright.rules.Piece;
import org.matewright.rules.Side;
import org.matewright.rules.variant.PieceType;
import org.matewright.rules.variant.Variant;

/**
 * What the type of the piece under the pointer, selected or stamped is called and how it moves, in words and as a small
 * diagram.
 */
public final class PieceCard extends JPanel {
    private static final Texts TEXTS = Texts.bundle("window");

    private final ViewState viewState;
    private final Supplier<Style> style;
    private final Supplier<PieceArtCatalog> art;
    private final JLabel name = new JLabel();
    private final JLabel id = new JLabel();
    private final JTextArea sentence = new JTextArea();
    private final JLabel notation = new JLabel();
    private final Picture picture = new Picture();
    private final Map<String, MovePattern> patterns = new HashMap<>();
    private @Nullable Piece piece;
    private @Nullable Variant variant;
    private @Nullable Diagram diagram;

    /** A card for a view state. */
    public PieceCard(ViewState viewState, Supplier<Style> style, Supplier<PieceArtCatalog> art) {
        super(new MigLayout(
                "insets 8 12 8 12, gap 6, wrap 1, hidemode 3",
                "[grow,fill]",
                "[][grow 200,fill,80::180][][grow 10,fill]"));
        this.viewState = viewState;
        this.style = style;
        this.art = art;
        setName("pieceCard");
        setOpaque(false);
        name.setName("card.name");
        id.setName("card.id");
        sentence.setName("card.sentence");
        sentence.setEditable(false);
        sentence.setFocusable(false);
        sentence.setOpaque(false);
        sentence.setLineWrap(true);
        sentence.setWrapStyleWord(true);
        JPanel head = new JPanel(new MigLayout("insets 0, gap 8", "[grow,fill][]", "[baseline]"));
        head.setOpaque(false);
        head.add(name, "wmin 0");
        head.add(id);
        add(head);
        JScrollPane text = new JScrollPane(
                sentence,
                ScrollPaneConstants.VERTICAL_SCROLLBAR_AS_NEEDED,
                ScrollPaneConstants.HORIZONTAL_SCROLLBAR_NEVER);
        text.setOpaque(false);
        text.getViewport().setOpaque(false);
        text.setBorder(BorderFactory.createEmptyBorder());
        add(picture, "grow, wmin 0, hmin 0");
        add(notation, "wmin 0");
        add(text, "wmin 0, hmin 0");
        viewState.addListener(this::refresh);
        updateUI();
        refresh();
    }

    @Override
    public void updateUI() {
        super.updateUI();
        if (notation != null) {
            name.setFont(Fonts.heading());
            id.setFont(Fonts.mono());
            id.setForeground(Ink.MUTED.color());
            notation.setFont(Fonts.mono().deriveFont(Fonts.small().getSize2D()));
            notation.setForeground(Ink.MUTED.color());
            sentence.setFont(Fonts.small());
            sentence.setForeground(Ink.TEXT.color());
            sentence.putClientProperty(FlatClientProperties.STYLE, "margin: 0,0,0,0");
        }
    }

    private void refresh() {
        Piece next = subject();
        if (next == null || next.equals(piece) && variant == viewState.variant()) {
            return;
        }
        piece = next;
        variant = viewState.variant();
        Optional<PieceType> type = variant.pieceById(next.id());
        name.setText(type.map(t -> capital(t.name())).orElse(next.id()));
        name.setToolTipText(name.getText());
        id.setText(next.id() + (type.map(PieceType::royal).orElse(false) ? " · " + TEXTS.get("card.royal") : ""));
        sentence.setText(type.map(t -> t.moves().inWords()).orElse(""));
        sentence.setToolTipText(sentence.getText());
        sentence.setCaretPosition(0);
        notation.setText(type.map(t -> t.moves().text()).orElse(""));
        notation.setToolTipText(notation.getText());
        type.ifPresent(t -> draw(t, next));
        revalidate();
    }

    /** Draws the moves of a type, which takes a moment the first time. */
    private void draw(PieceType type, Piece of) {
        String key = type.moves().text() + " " + of.side();
        MovePattern known = patterns.get(key);
        if (known != null) {
            show(known, of);
            return;
        }
        new SwingWorker<MovePattern, Void>() {
            @Override
            protected MovePattern doInBackground() {
                return MovePattern.of(type, of.side());
            }

            @Override
            protected void done() {
                try {
                    patterns.put(key, get());
                    if (of.equals(piece)) {
                        show(get(), of);
                    }
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                } catch (ExecutionException e) {
                    throw new IllegalStateException("the moves of " + type.name() + " can't be listed", e.getCause());
                }
            }
        }.execute();
    }

    private void show(MovePattern pattern, Piece of) {
        diagram = pattern.diagram(viewState.variant(), of);
        picture.repaint();
    }

    /** The piece that the card is about; the last one stays until there's another. */
    private @Nullable Piece subject() {
        CarriedPiece carried = viewState.carried();
        if (carried != null || viewState.hovered() != null) {
            return carried != null ? carried.piece() : viewState.hovered();
        }
        if (viewState.selected() >= 0) {
            return viewState.setup().piece(viewState.selected());
        }
        if (viewState.tool() instanceof PlaceTool place) {
            return place.piece();
        }
        if (variant == viewState.variant() && piece != null) {
            return piece;
        }
        return viewState.variant().pieces().stream()
                .reduce((first, second) -> second.royal() ? second : first)
                .map(t -> new Piece(t.id(), Side.WHITE))
                .orElse(null);
    }

    private static String capital(String text) {
        return text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
    }

    /** The small diagram. */
    private final class Picture extends JComponent {
        @Override
        public Dimension getPreferredSize() {
            return new Dimension(UIScale.scale(160), UIScale.scale(180));
        }

        @Override
        protected void paintComponent(Graphics graphics) {
            Diagram shown = diagram;
            int room = Math.min(getWidth(), getHeight());
            if (shown == null || room < 60) {
                return;
            }
            Style small = style.get()
                    .withSquare(16)
                    .withCoordinates(Style.Coordinates.NEVER)
                    .withSideMark(Style.SideMark.NEVER);
            DiagramScene scene = DiagramScene.of(shown, small, art.get());
            Graphics2D g = (Graphics2D) graphics.create();
            double zoom = Math.min(getWidth() / scene.width(), getHeight() / scene.height());
            double device = g.getTransform().getScaleX();
            double square = Math.floor(16 * zoom * device);
            zoom = square / 16 / device;
            g.translate(Math.floor((getWidth() - scene.width() * zoom) / 2), 0);
            g.scale(zoom, zoom);
            Java2DPainter.paint(scene, g);
            g.dispose();
        }
    }
}
