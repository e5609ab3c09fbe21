/**
 * A {@link org.matewright.rules.variant.Variant} and its {@link org.matewright.rules.variant.Position}s, both
 * immutable.
 */
@NullMarked
package org.matewright.rules.variant;

import org.jspecify.annotations.NullMarked;
