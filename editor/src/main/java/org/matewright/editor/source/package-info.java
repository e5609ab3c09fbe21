/**
 * The text of a variant's definition: highlighting, reading in the background, faults on their place. The main type is
 * {@link org.matewright.editor.source.SourcePanel}.
 */
@NullMarked
package org.matewright.editor.source;

import org.jspecify.annotations.NullMarked;
