/**
 * Who attacks a square, what opens or closes an attack, and whether a side is in check. Moves aren't listed here. Uses
 * {@code board} and what lies below it.
 */
@NullMarked
package org.matewright.rules.engine.attacks;

import org.jspecify.annotations.NullMarked;
