/**
 * Problems and their solutions as values: what solver, readers, writers, command line and window have in common.
 *
 * <p>A {@link org.matewright.puzzles.Problem} has a position, a {@link org.matewright.puzzles.Stipulation}, the
 * composer's claim and, perhaps, {@link org.matewright.puzzles.Twin}s. A {@link org.matewright.puzzles.Solution} is a
 * {@link org.matewright.puzzles.TreeSolution} of {@link org.matewright.puzzles.Node}s in battle play and a
 * {@link org.matewright.puzzles.LineSolution} in help and series play. {@link org.matewright.puzzles.SolveOptions} say
 * how much of it a search is to find, {@link org.matewright.puzzles.SearchCoverage} how much a stopped one has decided,
 * and {@link org.matewright.puzzles.Soundness} compares it with the claim.
 *
 * <p>Everything here is immutable, and nothing searches, reads or writes: solving is in {@code solve}, what twins change
 * in {@code twin}, files in {@code io}, notation in {@code text}, diagrams in {@code diagram}, sentences about problems
 * and solutions in {@code report}.
 */
@NullMarked
package org.matewright.puzzles;

import org.jspecify.annotations.NullMarked;
