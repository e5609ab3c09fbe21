/**
 * Searches on threads of their own: {@link org.matewright.editor.work.SolveTask} takes immutable values, reports
 * progress on the event thread and can be stopped.
 *
 * <p>Not here: what is done with a search's answer, which belongs to {@link org.matewright.editor.solving}; short work in
 * the background that a single panel needs, which stays with that panel.
 */
@NullMarked
package org.matewright.editor.work;

import org.jspecify.annotations.NullMarked;
