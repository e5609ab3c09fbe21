/**
 * Diagrams: what one shows ({@link org.matewright.puzzles.diagram.Diagram}), how it looks
 * ({@link org.matewright.puzzles.diagram.Style}), the picture worked out once
 * ({@link org.matewright.puzzles.diagram.DiagramScene}) and the writers that put it on a screen or into a file
 * ({@link org.matewright.puzzles.diagram.DiagramExport}).
 *
 * <p>Every picture of a board goes through the scene, so that window, PNG, SVG and PDF show the same. Nothing here
 * opens a window or needs a display, and no system font is needed for the pieces.
 */
@NullMarked
package org.matewright.puzzles.diagram;

import org.jspecify.annotations.NullMarked;
