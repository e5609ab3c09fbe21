/**
 * Variant definitions: from a file, or from the built-in ones, to a {@link org.matewright.rules.variant.Variant} or to
 * all the faults that prevent one.
 */
@NullMarked
package org.matewright.rules.define;

import org.jspecify.annotations.NullMarked;
