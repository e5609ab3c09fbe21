/** Small Swing parts that the panels share. They know nothing of documents and variants. */
@NullMarked
package org.matewright.editor.widget;

import org.jspecify.annotations.NullMarked;
