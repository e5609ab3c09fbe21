package org.matewright.editor.solution;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Rectangle;
import java.awt.event.ActionEvent;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.awt.event.KeyEvent;
import java.awt.event.MouseEvent;
import java.util.Enumeration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import javax.swing.AbstractAction;
import javax.swing.JTree;
import javax.swing.JViewport;
import javax.swing.KeyStroke;
import javax.swing.SwingUtilities;
import javax.swing.Timer;
import javax.swing.plaf.basic.BasicTreeUI;
import javax.swing.tree.TreePath;
import javax.swing.tree.TreeSelectionModel;
import org.jspecify.annotations.Nullable;
import org.matewright.editor.document.ShownPosition;
import org.matewright.rules.Side;

/**
 * The solution as a tree of rows, with a cursor on one move. A click puts the cursor on the move under the pointer, up
 * and down go to the rows' first moves, left and right play backwards and forwards.
 */
final class SolutionTree extends JTree {
    private static final int LEAST_ROOM = 160;
    /** In milliseconds: a window that is being dragged larger measures the rows once it rests. */
    private static final int REST = 40;

    private final Consumer<ShownPosition> show;
    private final RowRenderer renderer = new RowRenderer();
    private final Timer remeasure = new Timer(REST, event -> measure());
    private @Nullable JViewport watched;
    private int measuredWidth;
    private @Nullable SolutionRow row;
    private int step = -1;
    private int clicked = -1;
    private boolean quiet;

    /** @param show told what the board shall show whenever the cursor moves */
    SolutionTree(Consumer<ShownPosition> show) {
        super(new RowModel(emptyRoot()));
        this.show = show;
        setName("solution.tree");
        setRootVisible(false);
        setShowsRootHandles(true);
        setCellRenderer(renderer);
        setToggleClickCount(2);
        setExpandsSelectedPaths(true);
        getSelectionModel().setSelectionMode(TreeSelectionModel.SINGLE_TREE_SELECTION);
        addTreeSelectionListener(event -> rowChosen());
        bind(KeyEvent.VK_RIGHT, "play", () -> step(1));
        bind(KeyEvent.VK_LEFT, "take back", () -> step(-1));
        bind(KeyEvent.VK_ESCAPE, "leave", this::leave);
        remeasure.setRepeats(false);
        measure();
    }

    private static SolutionRow emptyRoot() {
        return new SolutionRow(null, -1, List.of(), List::of, parent -> List.of());
    }

    private void bind(int key, String name, Runnable run) {
        getInputMap().put(KeyStroke.getKeyStroke(key, 0), name);
        getActionMap().put(name, new AbstractAction() {
            @Override
            public void actionPerformed(ActionEvent event) {
                run.run();
            }
        });
    }

    @Override
    public void updateUI() {
        super.updateUI();
        if (renderer != null) {
            setCellRenderer(renderer);
            measure();
        }
    }

    /** Lets every row be as high as its lines need in the present width. */
    private void measure() {
        setRowHeight(0);
        // Any change of the indentation makes the look measure all rows anew, even to what it was.
        if (getUI() instanceof BasicTreeUI look) {
            look.setLeftChildIndent(look.getLeftChildIndent());
        }
    }

    @Override
    public void addNotify() {
        super.addNotify();
        if (getParent() instanceof JViewport view && view != watched) {
            watched = view;
            view.addComponentListener(new ComponentAdapter() {
                @Override
                public void componentResized(ComponentEvent event) {
                    if (view.getWidth() != measuredWidth) {
                        measuredWidth = view.getWidth();
                        remeasure.restart();
                    }
                }
            });
        }
    }

    /** The width in which a row's lines must find room, indentation taken off. */
    int room(SolutionRow row) {
        int depth = 0;
        for (SolutionRow at = row; at.parent() != null; at = at.parent()) {
            depth++;
        }
        int indent = getUI() instanceof BasicTreeUI look ? look.getLeftChildIndent() + look.getRightChildIndent() : 0;
        int width = getParent() instanceof JViewport view ? view.getWidth() : getWidth();
        return Math.max(UIScale.scale(LEAST_ROOM), width - depth * indent - getInsets().left - getInsets().right);
    }

    /** Shows other rows; what was open stays open, the cursor is put away, and the view stays where it was. */
    void setRows(SolutionRow root) {
        Set<String> open = openRows();
        Set<String> before = new HashSet<>();
        root().children().forEach(child -> before.add(key(child)));
        Rectangle view = getVisibleRect();
        quiet = true;
        clearSelection();
        setModel(new RowModel(root));
        quiet = false;
        row = null;
        step = -1;
        renderer.setActive(null, -1);
        for (SolutionRow child : root.children()) {
            if (!before.contains(key(child))) {
                open(child);
            } else if (open.contains(key(child))) {
                expandPath(RowModel.pathTo(child));
            }
            reopen(child, open);
        }
        SwingUtilities.invokeLater(() -> scrollRectToVisible(view));
    }

    /** Opens a new row that is to stand open, and what stands below it if it's a heading. */
    private void open(SolutionRow child) {
        if (child.opensAtFirst()) {
            expandPath(RowModel.pathTo(child));
            if (child.steps().isEmpty()) {
                child.children().forEach(this::open);
            }
        }
    }

    private Set<String> openRows() {
        Set<String> open = new HashSet<>();
        Enumeration<TreePath> paths =
                getExpandedDescendants(new TreePath(getModel().getRoot()));
        while (paths != null && paths.hasMoreElements()) {
            open.add(key((SolutionRow) paths.nextElement().getLastPathComponent()));
        }
        return open;
    }

    private void reopen(SolutionRow parent, Set<String> open) {
        if (open.contains(key(parent))) {
            expandPath(RowModel.pathTo(parent));
            parent.children().forEach(child -> reopen(child, open));
        }
    }

    private static String key(SolutionRow row) {
        SolutionRow parent = row.parent();
        return parent == null ? "" : key(parent) + "/" + row;
    }

    /** Draws rows as standing back, or not. */
    void setFaded(boolean faded) {
        renderer.setFaded(faded);
        repaint();
    }

    /** Puts the cursor away without telling the board; whether the board showed something for it. */
    boolean release() {
        boolean wasOn = row != null && row.shown(step) != null;
        if (row == null && isSelectionEmpty()) {
            return wasOn;
        }
        quiet = true;
        clearSelection();
        quiet = false;
        row = null;
        step = -1;
        renderer.setActive(null, -1);
        repaint();
        return wasOn;
    }

    /** Moves the cursor a move forwards (+1) or backwards (-1) along the line; false if there's none. */
    boolean step(int by) {
        SolutionRow now = row;
        if (now == null || step < 0) {
            SolutionRow start = by > 0 ? firstRow(now == null ? root() : now) : null;
            return start != null && go(start, 0);
        }
        if (by > 0) {
            if (step + 1 < now.steps().size()) {
                return go(now, step + 1);
            }
            SolutionRow next = firstRow(now);
            return next != null && go(next, 0);
        }
        SolutionRow parent = now.parent();
        if (step > 0) {
            return go(now, step - 1);
        }
        if (parent != null && now.parentStep() >= 0) {
            return go(parent, now.parentStep());
        }
        leave();
        return true;
    }

    /** Puts the cursor away and brings the document's position back. */
    private void leave() {
        if (release()) {
            show.accept(ShownPosition.DOCUMENT);
        }
    }

    private SolutionRow root() {
        return ((RowModel) getModel()).getRoot();
    }

    /**
     * The row below another that goes on from its last move; a threat, where nobody replies, only if nothing else. From
     * the root it is the first key or line, also one below a heading that stands open, and only without any the first row
     * of a section.
     */
    private static @Nullable SolutionRow firstRow(SolutionRow above) {
        SolutionRow otherwise = null;
        for (SolutionRow child : above.children()) {
            if (child.steps().isEmpty()) {
                SolutionRow below = firstRow(child);
                if (below != null && child.opensAtFirst()) {
                    return below;
                }
                otherwise = otherwise == null ? below : otherwise;
            } else if (child.parentStep() == above.steps().size() - 1) {
                if (above.steps().isEmpty()
                        || mover(child, 0) != mover(above, above.steps().size() - 1)) {
                    return child;
                }
                otherwise = otherwise == null ? child : otherwise;
            }
        }
        return otherwise;
    }

    private static Side mover(SolutionRow row, int step) {
        return row.steps().get(step).move().piece().side();
    }

    private boolean go(SolutionRow target, int targetStep) {
        clicked = targetStep;
        TreePath path = RowModel.pathTo(target);
        if (path.equals(getSelectionPath())) {
            rowChosen();
        } else {
            setSelectionPath(path);
            scrollPathToVisible(path);
        }
        return true;
    }

    private void rowChosen() {
        TreePath path = getSelectionPath();
        int wanted = Math.max(0, clicked);
        clicked = -1;
        if (quiet || path == null) {
            return;
        }
        SolutionRow chosen = (SolutionRow) path.getLastPathComponent();
        row = chosen;
        step = Math.min(wanted, chosen.steps().size() - 1);
        renderer.setActive(chosen, step);
        repaint();
        ShownPosition shown = chosen.shown(step);
        if (shown != null) {
            show.accept(shown);
        }
    }

    @Override
    protected void processMouseEvent(MouseEvent event) {
        boolean press = event.getID() == MouseEvent.MOUSE_PRESSED && SwingUtilities.isLeftMouseButton(event);
        TreePath under = press ? getClosestPathForLocation(event.getX(), event.getY()) : null;
        Rectangle bounds = under == null ? null : getPathBounds(under);
        boolean onRow = bounds != null
                && event.getX() >= bounds.x
                && event.getY() >= bounds.y
                && event.getY() < bounds.y + bounds.height;
        if (under == null || bounds == null || !onRow) {
            super.processMouseEvent(event);
            return;
        }
        SolutionRow hit = (SolutionRow) under.getLastPathComponent();
        int hitStep = renderer.stepAt(this, hit, event.getX() - bounds.x, event.getY() - bounds.y);
        boolean same = under.equals(getSelectionPath());
        clicked = hitStep;
        super.processMouseEvent(event);
        if (same || clicked >= 0 && under.equals(getSelectionPath())) {
            clicked = hitStep;
            rowChosen();
        }
        clicked = -1;
    }
}
