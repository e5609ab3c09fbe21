package org.matewright.rules.engine.compile;

import java.util.Arrays;
import java.util.List;
import org.matewright.rules.engine.packed.PieceCode;
import org.matewright.rules.engine.tables.Content;
import org.matewright.rules.engine.tables.PieceTable;

/** Compiles what pieces are, to their own side and to each other. */
final class PieceTables {
    private PieceTables() {}

    static PieceTable of(Ruleset rules) {
        int codes = PieceCode.count(rules.pieces.size());
        boolean[] royal = new boolean[codes];
        int[] nonRoyal = new int[codes];
        for (int code = PieceCode.FIRST; code < codes; code++) {
            int type = PieceCode.type(code);
            boolean always = rules.pieces.get(type).royal();
            royal[code] = always || rules.royalWhileAtMost.containsKey(type);
            nonRoyal[code] = always ? 0 : 1;
        }
        int[][] codesOf = {royalsFirst(rules, royal, 0), royalsFirst(rules, royal, 1)};
        int[][] royalsOf = new int[2][];
        for (int side = 0; side < 2; side++) {
            royalsOf[side] =
                    Arrays.stream(codesOf[side]).filter(code -> royal[code]).toArray();
        }
        List<String> ids = rules.pieces.stream().map(Ruleset.Type::id).toList();
        return new PieceTable(ids, codes, codesOf, royalsOf, royal, nonRoyal, contents(rules, royal));
    }

    private static int[] royalsFirst(Ruleset rules, boolean[] royal, int side) {
        int[] ordered = new int[rules.pieces.size()];
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

    private static byte[][] contents(Ruleset rules, boolean[] royal) {
        int codes = royal.length;
        byte[][] table = new byte[codes][codes];
        for (int code = PieceCode.FIRST; code < codes; code++) {
            table[code][PieceCode.NONE] = Content.EMPTY;
            for (int other = PieceCode.FIRST; other < codes; other++) {
                List<Integer> types = List.of(PieceCode.type(code), PieceCode.type(other));
                boolean own = PieceCode.side(code) == PieceCode.side(other);
                boolean iron = rules.forbiddenCaptures.contains(types);
                int enemy = iron ? Content.IRON : Content.ENEMY | (royal[other] ? Content.ENEMY_ROYAL : 0);
                int mount = rules.forbiddenMounts.contains(types) ? 0 : Content.MOUNT;
                // a side never captures its own royals, not even with pieces that may capture their own side's
                int friend = royal[other] ? Content.IRON : Content.FRIEND;
                table[code][other] = (byte) ((own ? friend : enemy) | mount);
            }
        }
        return table;
    }
}
