/**
 * Twins: what may change in a diagram, and the problems that such changes make of it.
 *
 * <p>{@link org.matewright.puzzles.twin.TwinChange} is a closed family with one record for each kind of change. A
 * record owns everything about its kind: its key with the texts of the manual, how its value is read (with faults at
 * their places), how it is applied to a problem, its caption, and how it is written.
 * {@link org.matewright.puzzles.twin.TwinKinds} lists the kinds. A new kind is a record, its name among those that
 * {@code TwinChange} permits, and a line in that list.
 *
 * <p>{@link org.matewright.puzzles.twin.Twins} applies the changes of all twins of a problem. The mapping of twins in a
 * problem file, with labels and captions, is read and written in {@link org.matewright.puzzles.io}; which of the
 * resulting problems are solved, and how their results are reported, is a matter of
 * {@link org.matewright.puzzles.report}.
 */
@NullMarked
package org.matewright.puzzles.twin;

import org.jspecify.annotations.NullMarked;
