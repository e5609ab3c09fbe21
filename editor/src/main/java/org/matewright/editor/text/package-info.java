/** The words of the window, kept in resource bundles. */
@NullMarked
package org.matewright.editor.text;

import org.jspecify.annotations.NullMarked;
