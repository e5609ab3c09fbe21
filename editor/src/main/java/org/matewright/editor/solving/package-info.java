/**
 * Solving the document's problem: what is being searched, what was found, and which state of the problem a result
 * belongs to. {@link org.matewright.editor.solving.Solving} is the state machine; whoever shows something of it listens
 * to it and reads a {@link org.matewright.editor.solving.SolveView}. All calls come from one thread, Swing's event
 * thread; searches run elsewhere and report by a {@link org.matewright.editor.solving.SearchRunner}.
 *
 * <p>A {@link org.matewright.editor.solving.SolveState} goes this way:
 *
 * <pre>{@code
 * Idle --solve--> Searching --ends--> Done --edit--> Stale --undo--> Done
 *                 Searching --stop--> Stopping --hands over what it found--> Done (incomplete)
 *                 Searching --edit--> Idle, or Stale if there is an older result
 * any  --solve, but the problem has faults, or the search fails--> Refused --edit--> Idle, Done or Stale
 * }</pre>
 *
 * <p>Not here: rows, colours and widgets of a solution, which belong to {@link org.matewright.editor.solution}; the
 * thread that a search runs on, which belongs to {@link org.matewright.editor.work}. Nothing here knows of windows.
 */
@NullMarked
package org.matewright.editor.solving;

import org.jspecify.annotations.NullMarked;
