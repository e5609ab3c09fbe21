package org.matewright.editor.tool;

/** What the board is showing, and so what can be done with it. */
public enum Mode {
    /** The document's position, to be edited. */
    EDIT,
    /** A position reached by playing legal moves. */
    EXPLORE,
    /** A position of the solution. */
    SOLUTION
}
