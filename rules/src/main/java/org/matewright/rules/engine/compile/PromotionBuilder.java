package org.matewright.rules.engine.compile;

import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.matewright.rules.engine.packed.PieceCode;
import org.matewright.rules.engine.tables.PromotionTable;
import org.matewright.rules.engine.tables.PromotionTables;
import org.matewright.rules.engine.tables.SideSquares;

/** Who promotes to what, where, and how often. */
public final class PromotionBuilder {
    private final PieceBuilder pieces;
    private final Map<Integer, PromotionRule> rules = new HashMap<>();
    private final Map<Integer, Integer> limits = new HashMap<>();
    private final Map<Integer, SideSquares> squares = new HashMap<>();

    PromotionBuilder(PieceBuilder pieces) {
        this.pieces = pieces;
    }

    /** Lets a type promote. */
    public void add(int type, PromotionRule rule) {
        rules.put(type, rule);
    }

    /** Lets a side have at most so many pieces of a type by promotion. */
    public void limit(int type, int max) {
        limits.put(type, max);
    }

    /** Lets pieces become a type by promotion on these squares alone. */
    public void only(int type, SideSquares where) {
        squares.put(type, where);
    }

    /** Whether a piece that isn't royal may become one, which must not be attacked where it appears. */
    boolean makesRoyals() {
        return rules.entrySet().stream()
                .filter(e -> !pieces.type(e.getKey()).royal())
                .map(Map.Entry::getValue)
                .flatMap(rule -> Stream.concat(rule.targets(0).stream(), rule.targets(1).stream()))
                .anyMatch(target -> pieces.type(target).royal());
    }

    /** The tables for a board of so many squares. */
    PromotionTables build(int boardSquares) {
        int codes = pieces.codes();
        @Nullable PromotionTable[] byCode = new PromotionTable[codes];
        int[] limit = new int[codes];
        @Nullable BitSet[] where = new BitSet[codes];
        for (int code = PieceCode.FIRST; code < codes; code++) {
            int type = PieceCode.type(code);
            int side = PieceCode.side(code);
            PromotionRule rule = rules.get(type);
            if (rule != null && !rule.targets(side).isEmpty()) {
                byCode[code] = rule.table(side, boardSquares);
            }
            limit[code] = limits.getOrDefault(type, Integer.MAX_VALUE);
            SideSquares region = squares.get(type);
            where[code] = region == null ? null : region.of(side);
        }
        return new PromotionTables(byCode, limit, where);
    }
}
