/** Diagrams as files: what is drawn, how, and where to. */
@NullMarked
package org.matewright.editor.export;

import org.jspecify.annotations.NullMarked;
