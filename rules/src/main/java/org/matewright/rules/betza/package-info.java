/** Extended Betza notation: from text to {@link org.matewright.rules.betza.Betza} and back. */
@NullMarked
package org.matewright.rules.betza;

import org.jspecify.annotations.NullMarked;
