/** What the window remembers from one run to the next. */
@NullMarked
package org.matewright.editor.settings;

import org.jspecify.annotations.NullMarked;
