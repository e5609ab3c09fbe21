package org.matewright.rules.engine;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.SplittableRandom;
import org.matewright.rules.Geometry;
import org.matewright.rules.Piece;
import org.matewright.rules.Setup;

/** Compiled rules that few variants have, apart from the tables that all of them use. */
final class Customs {
    /** Whether royals that face each other offer a draw, which the side to move accepts by passing or leaving it. */
    final boolean truce;
    /** Whether the game ends after two passes in a row. */
    final boolean passesEnd;
    /** By code of a piece that has moved: the codes of pieces that lose their first moves when it aims at them. */
    final int[][] scares;
    /** By code: whether it makes no first moves while its side is in check. */
    final boolean[] calm;
    /** By side: the codes that may come in on the square of a piece that moves for the first time. */
    final int[][] entrants;
    /** By side: the squares on which they come in. */
    final BitSet[] gates;
    /** By side: the squares of the pieces whose rights the castling field of a FEN names by their files. */
    final BitSet[] named;
    /** Whether moves have consequences that {@link Aftermath} draws. */
    final boolean aftermath;
    /** Whether captured pieces come into hands. */
    final boolean refillsHands;
    /** By kind of streak and length, two keys each. */
    final long[] streakKeys;

    Customs(Ruleset rules, boolean castling, boolean[] initial) {
        int codes = initial.length;
        truce = rules.truce;
        passesEnd = rules.passesEnd;
        calm = new boolean[codes];
        scares = new int[codes][];
        for (int code = 0; code < codes; code++) {
            int type = Compiled.type(code);
            int side = Compiled.side(code);
            calm[code] = rules.firstMovesInPeace.contains(type);
            scares[code] = rules.firstMovesLost.stream()
                    .filter(pair -> pair.get(1) == type)
                    .mapToInt(pair -> Compiled.code(pair.get(0), side ^ 1))
                    .toArray();
        }
        entrants = new int[][] {codes(rules.entrants, 0), codes(rules.entrants, 1)};
        gates = new BitSet[] {rules.gates.of(0), rules.gates.of(1)};
        named = new BitSet[] {(BitSet) gates[0].clone(), (BitSet) gates[1].clone()};
        String field = rules.start.castling();
        if (!castling && field != null && !field.equals("-")) {
            nameFirstRanks(rules, initial);
        }
        refillsHands = !rules.inHandAs.isEmpty();
        aftermath = truce
                || passesEnd
                || rules.checksToWin > 0
                || Arrays.stream(scares).anyMatch(victims -> victims.length > 0);
        streakKeys = new SplittableRandom(0x7374726BL)
                .longs(2L * 2 * Board.STREAK_LENGTHS)
                .toArray();
    }

    private static int[] codes(Collection<Integer> types, int side) {
        return types.stream().mapToInt(type -> Compiled.code(type, side)).toArray();
    }

    /** Where nobody castles and the set-up's castling field still names pieces, it speaks of their first moves. */
    private void nameFirstRanks(Ruleset rules, boolean[] initial) {
        Geometry geometry = rules.geometry;
        Setup start = rules.start;
        for (int square : start.occupied()) {
            Piece piece = start.piece(square);
            for (int type = 0; piece != null && type < rules.pieces.size(); type++) {
                int side = piece.side().ordinal();
                if (rules.pieces.get(type).id().equals(piece.id())
                        && initial[Compiled.code(type, side)]
                        && geometry.rank(square) == (side == 0 ? 0 : geometry.ranks() - 1)) {
                    named[side].set(square);
                }
            }
        }
    }

    /** Whether pieces come in at all. */
    boolean hasGates() {
        return entrants[0].length + entrants[1].length > 0;
    }
}
