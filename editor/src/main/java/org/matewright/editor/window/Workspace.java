package org.matewright.editor.window;

import com.formdev.flatlaf.util.UIScale;
import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.KeyboardFocusManager;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.event.MouseListener;
import javax.swing.BorderFactory;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JSplitPane;
import javax.swing.plaf.basic.BasicSplitPaneUI;
import org.jspecify.annotations.Nullable;
import org.matewright.editor.palette.PalettePanel;
import org.matewright.editor.settings.CurrentSettings;
import org.matewright.editor.settings.Settings;
import org.matewright.editor.theme.Ink;

/**
 * The three columns, pieces with their card, board, and tabs, divided by bars whose places are remembered. Each outer
 * column can be hidden; the tabs can lie below the board. What is left over always goes to the board.
 */
public final class Workspace extends JPanel {
    private static final int PALETTE_WIDTH = 208;
    private static final int TABS_WIDTH = 392;
    private static final int TABS_HEIGHT = 260;
    private static final int CARD_HEIGHT = 320;

    private final CurrentSettings currentSettings;
    private final JComponent palette;
    private final JComponent card;
    private final JComponent board;
    private final JComponent tabs;
    private @Nullable JSplitPane left;
    private @Nullable JSplitPane column;
    private @Nullable JSplitPane right;
    private @Nullable Settings arranged;
    private boolean placed;
    private boolean cardMoved;
    private boolean tabsMoved;

    /** Columns of these parts. */
    public Workspace(
            CurrentSettings currentSettings, JComponent palette, JComponent card, JComponent board, JComponent tabs) {
        super(new BorderLayout());
        this.currentSettings = currentSettings;
        this.palette = palette;
        this.card = card;
        this.board = board;
        this.tabs = tabs;
        card.setMinimumSize(UIScale.scale(new Dimension(80, 80)));
        board.setMinimumSize(UIScale.scale(new Dimension(280, 280)));
        tabs.setMinimumSize(UIScale.scale(new Dimension(260, 140)));
        currentSettings.addListener(this::settingsChanged);
        palette.addPropertyChangeListener(PalettePanel.ROWS, change -> placeCard());
        addComponentListener(new ComponentAdapter() {
            @Override
            public void componentResized(ComponentEvent event) {
                placeCard();
                placeTabs();
            }
        });
        arrange();
    }

    private void settingsChanged() {
        Settings now = currentSettings.get();
        Settings before = arranged;
        if (before != null
                && (now.palette() != before.palette()
                        || now.tabs() != before.tabs()
                        || now.tabsBelow() != before.tabsBelow())) {
            arrange();
        }
    }

    private void arrange() {
        Settings settings = currentSettings.get();
        arranged = settings;
        Component focused =
                KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
        boolean mine = focused != null && isAncestorOf(focused);
        removeAll();
        tabsMoved = false;
        left = null;
        column = null;
        right = null;
        JComponent content = board;
        if (settings.tabs()) {
            int orientation = settings.tabsBelow() ? JSplitPane.VERTICAL_SPLIT : JSplitPane.HORIZONTAL_SPLIT;
            right = split(orientation, board, tabs, 1, () -> tabsMoved = true);
            content = right;
        }
        if (settings.palette()) {
            column = split(JSplitPane.VERTICAL_SPLIT, palette, card, 1, () -> cardMoved = true);
            left = split(JSplitPane.HORIZONTAL_SPLIT, column, content, 0, () -> {});
            content = left;
        }
        add(content);
        placed = false;
        revalidate();
        repaint();
        if (mine && focused != null) {
            focused.requestFocusInWindow();
        }
    }

    private static JSplitPane split(
            int orientation, JComponent first, JComponent second, double weight, Runnable moved) {
        JSplitPane pane = new Columns(orientation, first, second, moved);
        pane.setBorder(BorderFactory.createEmptyBorder());
        pane.setResizeWeight(weight);
        return pane;
    }

    @Override
    public void doLayout() {
        super.doLayout();
        if (!placed && getWidth() > 0 && getHeight() > 0) {
            placed = true;
            place();
        }
    }

    /** Puts the dividers where they were, as far as the window is large enough. */
    private void place() {
        Settings settings = currentSettings.get();
        int paletteWidth = UIScale.scale(settings.paletteWidth() == 0 ? PALETTE_WIDTH : settings.paletteWidth());
        if (left != null) {
            left.setDividerLocation(Math.min(paletteWidth, getWidth() / 3));
            left.doLayout();
        }
        if (column != null && settings.cardHeight() > 0) {
            int wanted = UIScale.scale(settings.cardHeight());
            column.setDividerLocation(getHeight() - Math.min(wanted, getHeight() * 4 / 5));
        }
        placeCard();
        placeTabs();
    }

    /**
     * Until their divider is moved by hand, the tabs keep their size; a window may be resized before it's first shown.
     */
    private void placeTabs() {
        if (right == null || !placed || tabsMoved) {
            return;
        }
        Settings settings = currentSettings.get();
        int beside = left == null ? 0 : left.getDividerLocation() + left.getDividerSize();
        int room = settings.tabsBelow() ? getHeight() : getWidth() - beside;
        int usual = settings.tabsBelow()
                ? UIScale.scale(TABS_HEIGHT)
                : Math.min(UIScale.scale(TABS_WIDTH), room * 38 / 100);
        int wanted = settings.tabsWidth() == 0 ? usual : UIScale.scale(settings.tabsWidth());
        right.setDividerLocation(room - Math.min(wanted, room / 2) - right.getDividerSize());
    }

    /** Until its divider is moved by hand, the card has the room that the pieces don't need. */
    private void placeCard() {
        if (column == null || !placed || isCardKept()) {
            return;
        }
        int room = getHeight() - column.getDividerSize();
        int wanted = Math.max(UIScale.scale(CARD_HEIGHT), room - palette.getPreferredSize().height);
        column.setDividerLocation(room - Math.min(wanted, room * 4 / 5));
    }

    private boolean isCardKept() {
        return cardMoved || currentSettings.get().cardHeight() > 0;
    }

    /** Notes where the dividers are. */
    public void remember() {
        Settings settings = currentSettings.get();
        int paletteWidth = left == null ? settings.paletteWidth() : UIScale.unscale(left.getDividerLocation());
        int cardHeight = column == null || !isCardKept()
                ? settings.cardHeight()
                : UIScale.unscale(column.getHeight() - column.getDividerLocation());
        int tabsWidth = settings.tabsWidth();
        if (right != null && (tabsMoved || tabsWidth > 0)) {
            int whole = settings.tabsBelow() ? right.getHeight() : right.getWidth();
            tabsWidth = UIScale.unscale(whole - right.getDividerLocation() - right.getDividerSize());
        }
        int width = tabsWidth;
        currentSettings.change(s -> s.withDividers(paletteWidth, width, cardHeight));
    }

    @Override
    public void updateUI() {
        super.updateUI();
        setBorder(BorderFactory.createMatteBorder(1, 0, 0, 0, Ink.SEPARATOR.color()));
    }

    /** Two parts with a thin line between. */
    private static final class Columns extends JSplitPane {
        private final transient @Nullable MouseListener controller;

        Columns(int orientation, JComponent first, JComponent second, Runnable moved) {
            super(orientation, true, first, second);
            controller = new MouseAdapter() {
                @Override
                public void mousePressed(MouseEvent event) {
                    moved.run();
                }
            };
            listen();
        }

        @Override
        public void updateUI() {
            super.updateUI();
            listen();
        }

        private void listen() {
            if (controller != null && getUI() instanceof BasicSplitPaneUI look) {
                look.getDivider().addMouseListener(controller);
            }
        }

        @Override
        protected void paintChildren(Graphics g) {
            super.paintChildren(g);
            int middle = getDividerLocation() + getDividerSize() / 2;
            g.setColor(Ink.SEPARATOR.color());
            if (getOrientation() == HORIZONTAL_SPLIT) {
                g.fillRect(middle, 0, 1, getHeight());
            } else {
                g.fillRect(0, middle, getWidth(), 1);
            }
        }
    }
}
