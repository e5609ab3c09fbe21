package org.matewright.editor.solution;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import javax.swing.event.TreeModelListener;
import javax.swing.tree.TreeModel;
import javax.swing.tree.TreePath;
import org.jspecify.annotations.Nullable;

/** Rows as a tree model. The rows never change: another solution has another model. */
final class RowModel implements TreeModel {
    private final SolutionRow root;

    RowModel(SolutionRow root) {
        this.root = root;
    }

    /** The way from the root to a row. */
    static TreePath pathTo(SolutionRow row) {
        List<SolutionRow> way = new ArrayList<>();
        for (@Nullable SolutionRow at = row; at != null; at = at.parent()) {
            way.add(at);
        }
        Collections.reverse(way);
        return new TreePath(way.toArray());
    }

    @Override
    public SolutionRow getRoot() {
        return root;
    }

    @Override
    public SolutionRow getChild(Object parent, int index) {
        return ((SolutionRow) parent).children().get(index);
    }

    @Override
    public int getChildCount(Object parent) {
        return ((SolutionRow) parent).children().size();
    }

    @Override
    public boolean isLeaf(Object node) {
        return ((SolutionRow) node).children().isEmpty();
    }

    @Override
    public int getIndexOfChild(Object parent, Object child) {
        return ((SolutionRow) parent).children().indexOf(child);
    }

    @Override
    public void valueForPathChanged(TreePath path, Object value) {
        throw new UnsupportedOperationException("a solution isn't edited");
    }

    @Override
    public void addTreeModelListener(TreeModelListener listener) {
        // Nothing to hear: rows never change.
    }

    @Override
    public void removeTreeModelListener(TreeModelListener listener) {
        // See above.
    }
}
