package org.matewright.rules.engine.compile;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.matewright.rules.engine.packed.PieceCode;
import org.matewright.rules.engine.tables.Content;
import org.matewright.rules.engine.tables.PieceTable;

/** The types of piece of a variant, and what they are to each other. */
public final class PieceBuilder {
    private static final int MAX_TYPES = 100;

    /** A pair of types, the first of which may not do something with the second. */
    private record Taboo(int type, int other) {}

    private final List<Ruleset.Type> types = new ArrayList<>();
    private final Set<Taboo> captures = new HashSet<>();
    private final Set<Taboo> mounts = new HashSet<>();

    PieceBuilder() {}

    void add(Ruleset.Type type) {
        if (types.size() == MAX_TYPES) {
            throw new IllegalArgumentException("at most " + MAX_TYPES + " types of piece");
        }
        types.add(type);
    }

    /** Forbids pieces of a type to capture pieces of another. */
    public void forbidCapture(int attacker, int victim) {
        captures.add(new Taboo(attacker, victim));
    }

    /** Forbids pieces of a type to hop over pieces of another. */
    public void forbidMount(int hopper, int mount) {
        mounts.add(new Taboo(hopper, mount));
    }

    List<Ruleset.Type> types() {
        return Collections.unmodifiableList(types);
    }

    Ruleset.Type type(int type) {
        return types.get(type);
    }

    /** The number of codes. */
    int codes() {
        return PieceCode.count(types.size());
    }

    /** Whether pieces of a type may capture every piece of the other side. */
    boolean capturesAll(int type) {
        return captures.stream().noneMatch(taboo -> taboo.type() == type);
    }

    /** Whether pieces of a type may hop over every piece. */
    boolean hopsOverAll(int type) {
        return mounts.stream().noneMatch(taboo -> taboo.type() == type);
    }

    /**
     * The table of the pieces.
     *
     * @param royalAtTimes the types that are royal at times, besides those that always are
     */
    PieceTable build(Set<Integer> royalAtTimes) {
        int codes = codes();
        boolean[] royal = new boolean[codes];
        int[] nonRoyal = new int[codes];
        for (int code = PieceCode.FIRST; code < codes; code++) {
            int type = PieceCode.type(code);
            boolean always = types.get(type).royal();
            royal[code] = always || royalAtTimes.contains(type);
            nonRoyal[code] = always ? 0 : 1;
        }
        int[][] codesOf = {royalsFirst(royal, 0), royalsFirst(royal, 1)};
        int[][] royalsOf = new int[2][];
        for (int side = 0; side < 2; side++) {
            royalsOf[side] =
                    Arrays.stream(codesOf[side]).filter(code -> royal[code]).toArray();
        }
        List<String> ids = types.stream().map(Ruleset.Type::id).toList();
        return new PieceTable(ids, codes, codesOf, royalsOf, royal, nonRoyal, contents(royal));
    }

    private int[] royalsFirst(boolean[] royal, int side) {
        int[] ordered = new int[types.size()];
        int at = 0;
        for (int pass = 0; pass < 2; pass++) {
            for (int type = 0; type < ordered.length; type++) {
                int code = PieceCode.of(type, side);
                if (royal[code] == (pass == 0)) {
                    ordered[at++] = code;
                }
            }
        }
        return ordered;
    }

    private byte[][] contents(boolean[] royal) {
        int codes = royal.length;
        byte[][] table = new byte[codes][codes];
        for (int code = PieceCode.FIRST; code < codes; code++) {
            table[code][PieceCode.NONE] = Content.EMPTY;
            for (int other = PieceCode.FIRST; other < codes; other++) {
                Taboo pair = new Taboo(PieceCode.type(code), PieceCode.type(other));
                boolean own = PieceCode.side(code) == PieceCode.side(other);
                int enemy = captures.contains(pair)
                        ? Content.IRON
                        : Content.ENEMY | (royal[other] ? Content.ENEMY_ROYAL : 0);
                int mount = mounts.contains(pair) ? 0 : Content.MOUNT;
                // a side never captures its own royals, not even with pieces that may capture their own side's
                int friend = royal[other] ? Content.IRON : Content.FRIEND;
                table[code][other] = (byte) ((own ? friend : enemy) | mount);
            }
        }
        return table;
    }
}
