/** Legal moves at full speed: rules are compiled once into tables, a {@link org.matewright.rules.engine.Walker} walks the tree of moves. */
@NullMarked
package org.matewright.rules.engine;

import org.jspecify.annotations.NullMarked;
