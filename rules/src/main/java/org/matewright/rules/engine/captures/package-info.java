/**
 * The rules about what a capture leaves behind, each a record with its settings. A rule sees the capturing move as a {@link
 * org.matewright.rules.engine.tables.CaptureContext} and changes the board through it alone, so that making, unmaking and
 * keys are none of its business. Uses {@code packed} and {@code tables}.
 */
@NullMarked
package org.matewright.rules.engine.captures;

import org.jspecify.annotations.NullMarked;
