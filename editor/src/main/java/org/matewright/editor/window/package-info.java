/**
 * The parts of the main window around board and panels: the columns that hold them
 * ({@link org.matewright.editor.window.Workspace}), the lines below the board, the status bar, the choice of variant and
 * stipulation in the toolbar, help and the dropping of files. Each paints what the
 * {@link org.matewright.editor.tool.ViewState} and the document say and holds no truth of its own.
 */
@NullMarked
package org.matewright.editor.window;

import org.jspecify.annotations.NullMarked;
