/** Documents in files: what is opened and saved, and how. */
@NullMarked
package org.matewright.editor.file;

import org.jspecify.annotations.NullMarked;
