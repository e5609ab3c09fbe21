/**
 * Everything that menus, toolbar and keys can do: one table of {@link org.matewright.editor.action.Command}s, made into
 * Swing actions by {@link org.matewright.editor.action.Commands}.
 */
@NullMarked
package org.matewright.editor.action;

import org.jspecify.annotations.NullMarked;
