package org.matewright.rules.engine.tables;

import org.jspecify.annotations.Nullable;

/**
 * Pieces in hand.
 *
 * @param refilled whether captured pieces come into hands
 * @param droppable the codes of each side that are dropped
 * @param dropping by code: how it is dropped; null if it isn't
 * @param anyMustNotMate whether some drop may not give mate
 */
public record HandTable(
        boolean refilled, int[][] droppable, @Nullable Dropping[] dropping, boolean anyMustNotMate) {}
