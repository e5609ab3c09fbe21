/** Work that runs beside the window: it takes immutable values, reports progress and can be stopped. */
@NullMarked
package org.matewright.editor.work;

import org.jspecify.annotations.NullMarked;
