/**
 * What is seen: the board, the palette with its piece card, the lines below the board and the status bar. Each view
 * paints what {@link org.matewright.editor.tool.Desk} and document say and holds no truth of its own.
 */
@NullMarked
package org.matewright.editor.view;

import org.jspecify.annotations.NullMarked;
