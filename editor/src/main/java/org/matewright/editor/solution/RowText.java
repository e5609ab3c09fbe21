package org.matewright.editor.solution;

/** A solution as plain text, as the tree shows it: a line a row, rows below another indented. */
final class RowText {
    private RowText() {}

    static String of(SolutionRow root) {
        StringBuilder out = new StringBuilder();
        write(root, 0, out);
        return out.toString();
    }

    private static void write(SolutionRow parent, int depth, StringBuilder out) {
        for (SolutionRow row : parent.children()) {
            out.append("  ".repeat(depth)).append(row).append('\n');
            write(row, depth + 1, out);
        }
    }
}
