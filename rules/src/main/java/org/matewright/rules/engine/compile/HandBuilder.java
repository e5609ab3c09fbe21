package org.matewright.rules.engine.compile;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.matewright.rules.Geometry;
import org.matewright.rules.engine.captures.CaptureToHand;
import org.matewright.rules.engine.packed.PieceCode;
import org.matewright.rules.engine.tables.Assumption;
import org.matewright.rules.engine.tables.Dropping;
import org.matewright.rules.engine.tables.GatingTable;
import org.matewright.rules.engine.tables.HandTable;
import org.matewright.rules.engine.tables.PieceTable;
import org.matewright.rules.engine.tables.SideSquares;

/** How pieces come into hands, and from there onto the board. */
public final class HandBuilder {
    /**
     * How pieces of a type are dropped.
     *
     * @param region where
     * @param oneOnFile whether the side may have no other piece of the type on the file
     * @param mayMate whether the drop may give mate
     */
    public record Drop(SideSquares region, boolean oneOnFile, boolean mayMate) {}

    private final Geometry geometry;
    private final TraitBuilder traits;
    private final Map<Integer, Drop> drops = new HashMap<>();
    private final Map<Integer, Integer> inHandAs = new HashMap<>();
    private final List<Integer> entrants = new ArrayList<>();
    private SideSquares gates = SideSquares.none();

    HandBuilder(Geometry geometry, TraitBuilder traits) {
        this.geometry = geometry;
        this.traits = traits;
    }

    /** Lets pieces of a type be dropped from the hand. */
    public void drop(int type, Drop drop) {
        traits.breaks(Assumption.ONLY_PIECES_ON_THE_BOARD_MOVE);
        if (!drop.mayMate()) {
            traits.breaks(Assumption.EACH_MOVE_IS_LEGAL_BY_ITSELF);
        }
        drops.put(type, drop);
    }

    /** Puts captured pieces of a type into the captor's hand as pieces of another. */
    public void capture(int captured, int inHand) {
        traits.breaks(CaptureToHand.BREAKS);
        inHandAs.put(captured, inHand);
    }

    /** Lets pieces of some types come in from the hand on the squares that unmoved pieces leave. */
    public void gate(List<Integer> types, SideSquares squares) {
        if (!types.isEmpty()) {
            traits.breaks(Assumption.ONLY_PIECES_ON_THE_BOARD_MOVE);
        }
        entrants.addAll(types);
        gates = squares;
    }

    HandTable build(PieceTable pieces) {
        @Nullable Dropping[] dropping = new Dropping[pieces.codes()];
        boolean anyMustNotMate = false;
        for (int code = PieceCode.FIRST; code < pieces.codes(); code++) {
            Drop drop = drops.get(PieceCode.type(code));
            if (drop != null) {
                int[] where = drop.region().of(PieceCode.side(code)).stream()
                        .filter(q -> q < geometry.squares() && !geometry.isHole(q))
                        .toArray();
                dropping[code] = new Dropping(where, drop.oneOnFile(), drop.mayMate());
                anyMustNotMate |= !drop.mayMate();
            }
        }
        int[][] droppable = new int[2][];
        for (int side = 0; side < 2; side++) {
            droppable[side] = Arrays.stream(pieces.codesOf()[side])
                    .filter(code -> dropping[code] != null)
                    .toArray();
        }
        return new HandTable(!inHandAs.isEmpty(), droppable, dropping, anyMustNotMate);
    }

    /** The rule by which captured pieces come into hands, if they do. */
    Optional<CaptureToHand> captureRule(int codes) {
        int[] inHand = new int[codes];
        for (int code = PieceCode.FIRST; code < codes; code++) {
            Integer type = inHandAs.get(PieceCode.type(code));
            inHand[code] = type == null ? PieceCode.NONE : PieceCode.of(type, PieceCode.side(code) ^ 1);
        }
        return inHandAs.isEmpty() ? Optional.empty() : Optional.of(new CaptureToHand(inHand));
    }

    GatingTable buildGating() {
        return new GatingTable(new int[][] {entrants(0), entrants(1)}, new BitSet[] {gates.of(0), gates.of(1)});
    }

    private int[] entrants(int side) {
        return entrants.stream().mapToInt(type -> PieceCode.of(type, side)).toArray();
    }
}
