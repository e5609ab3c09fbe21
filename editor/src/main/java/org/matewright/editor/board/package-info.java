/**
 * The board on the screen: {@link org.matewright.editor.board.BoardView} paints what the
 * {@link org.matewright.editor.tool.ViewState} shows and turns mouse and keys into gestures on squares. Here are also the
 * pictures of pieces that other parts of the window paint, the words for squares and pieces, and positions on the
 * clipboard.
 *
 * <p>Not here: what a gesture does, which belongs to {@link org.matewright.editor.tool}; how a diagram is drawn, which
 * belongs to {@link org.matewright.puzzles.diagram}.
 */
@NullMarked
package org.matewright.editor.board;

import org.jspecify.annotations.NullMarked;
