/**
 * How the window looks: a light and a dark {@link org.matewright.editor.theme.Theme} made from one small set of
 * colours, the {@link org.matewright.editor.theme.Fonts}, the {@link org.matewright.editor.theme.Icons} and the
 * {@link org.matewright.editor.theme.Ink} that says what a colour means.
 */
@NullMarked
package org.matewright.editor.theme;

import org.jspecify.annotations.NullMarked;
