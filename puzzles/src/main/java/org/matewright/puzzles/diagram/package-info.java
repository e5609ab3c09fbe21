/**
 * Diagrams. A {@link org.matewright.puzzles.diagram.Diagram} is the content, a {@link
 * org.matewright.puzzles.diagram.Style} the looks; both together are laid out as a {@link
 * org.matewright.puzzles.diagram.DiagramScene}, a list of shapes with coordinates. The window, PNG, SVG and PDF all
 * show that scene, so they look the same; TeX and plain text are written from the content alone. {@link
 * org.matewright.puzzles.diagram.DiagramExport} writes files.
 *
 * <p>Nothing here opens a window or needs a display. Pieces are outlines, and text is set in a font from a jar, so no
 * system fonts are needed. Solving is elsewhere: a diagram only says whether it is marked as computer-tested.
 */
@NullMarked
package org.matewright.puzzles.diagram;

import org.jspecify.annotations.NullMarked;
