/**
 * The rules other than mate and stalemate that end a game, each a record with its settings. They see a position as a
 * {@link org.matewright.rules.engine.tables.Standing} and know nothing of boards or generators; those of played games alone,
 * such as repetition, aren't here but in the laws. Uses {@code packed} and {@code tables}.
 */
@NullMarked
package org.matewright.rules.engine.endings;

import org.jspecify.annotations.NullMarked;
