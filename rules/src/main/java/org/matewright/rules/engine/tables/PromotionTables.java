package org.matewright.rules.engine.tables;

import java.util.BitSet;
import org.jspecify.annotations.Nullable;

/**
 * How pieces promote.
 *
 * @param byCode by code: how it promotes; null if it doesn't
 * @param limit by code: how many pieces of it a side may have for one more to come by promotion
 * @param squares by code: the squares on which it comes by promotion; null for all
 */
public record PromotionTables(
        @Nullable PromotionTable[] byCode,
        int[] limit,
        @Nullable BitSet[] squares) {}
