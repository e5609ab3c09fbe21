/**
 * The column of pieces beside the board: {@link org.matewright.editor.palette.PalettePanel} with all pieces of the
 * variant, and below it {@link org.matewright.editor.palette.PieceCard}, which shows how one of them moves.
 */
@NullMarked
package org.matewright.editor.palette;

import org.jspecify.annotations.NullMarked;
