/**
 * The desktop editor and the program's entry: {@link org.matewright.editor.Main} sends a command to the command line
 * of the puzzles module and opens the window for everything else. Nothing may depend on this package.
 */
@NullMarked
package org.matewright.editor;

import org.jspecify.annotations.NullMarked;
