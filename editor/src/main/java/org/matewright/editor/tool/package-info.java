/**
 * What mouse and keyboard do on the board. A {@link org.matewright.editor.tool.ViewState} holds what isn't part of the
 * document (tool, selection, what is carried, what is shown); the {@link org.matewright.editor.tool.BoardController} turns
 * gestures and keys, told in squares, into edits by way of the present {@link org.matewright.editor.tool.Tool}. No
 * pixels here.
 */
@NullMarked
package org.matewright.editor.tool;

import org.jspecify.annotations.NullMarked;
