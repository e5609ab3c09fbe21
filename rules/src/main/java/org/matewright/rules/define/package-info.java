/** Variant definitions in YAML: the only package that knows the YAML library. */
@NullMarked
package org.matewright.rules.define;

import org.jspecify.annotations.NullMarked;
