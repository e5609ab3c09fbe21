package org.matewright.rules.engine.compile;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.matewright.rules.Geometry;
import org.matewright.rules.engine.packed.PieceCode;
import org.matewright.rules.engine.tables.Castle;
import org.matewright.rules.engine.tables.CastlingTable;
import org.matewright.rules.engine.tables.SquareCastling;

/** Compiles who castles and how, however a variant describes it. */
final class CastlingCompiler {
    private final Ruleset rules;
    private final Geometry geometry;
    private final boolean[] castler;
    private final boolean[] partner;
    private final boolean[] castles;
    private final boolean any;

    CastlingCompiler(Ruleset rules) {
        this.rules = rules;
        geometry = rules.geometry;
        int codes = PieceCode.count(rules.pieces.size());
        castler = new boolean[codes];
        partner = new boolean[codes];
        castles = new boolean[codes];
        boolean anyCastler = false;
        for (int code = PieceCode.FIRST; code < codes; code++) {
            Ruleset.Type piece = rules.pieces.get(PieceCode.type(code));
            castler[code] =
                    piece.moves().terms().stream().anyMatch(t -> t.isCastling()) || piece.royal() && isToFixedSquares();
            partner[code] = rules.partners.contains(PieceCode.type(code));
            castles[code] = castler[code] || partner[code];
            anyCastler |= castler[code];
        }
        any = anyCastler;
    }

    /** Whether anyone castles. */
    boolean any() {
        return any;
    }

    /** Whether kings castle to files or squares that the variant states. */
    private boolean isToFixedSquares() {
        return rules.castlingFiles.length > 0 || !rules.squareCastlings.isEmpty();
    }

    /** Whether castlings of a code have to be added to what its program lists. */
    boolean isAdded(int code) {
        return isToFixedSquares() && castler[code];
    }

    /** The table, with the castlings that moves of pieces describe. */
    CastlingTable table(List<Castle> ways, Effects effects) {
        SquareCastling[] stated = rules.squareCastlings.stream()
                .map(squares -> stated(squares, effects))
                .toArray(SquareCastling[]::new);
        return new CastlingTable(
                castler,
                partner,
                castles,
                any,
                ways.toArray(new Castle[0]),
                rules.castlingFiles.clone(),
                fileEffects(effects),
                stated);
    }

    /**
     * One way for a piece on a square to castle; null if the board has no room for it.
     *
     * @param step the direction, +1 or -1
     * @param distance the number of squares that the piece goes
     * @param jumps the number of squares at the far end that never hold a partner
     * @param unmoved whether the piece must not have moved
     */
    static @Nullable Castle way(
            Geometry geometry, int from, int step, int distance, int jumps, boolean unmoved, Effects effects) {
        List<Integer> scan = new ArrayList<>();
        int rank = geometry.rank(from);
        for (int file = geometry.file(from) + step; geometry.contains(file, rank); file += step) {
            scan.add(geometry.square(file, rank));
        }
        if (scan.size() < distance) {
            return null;
        }
        int[] ids = new int[scan.size()];
        int partnerTo = from + step * (distance - 1);
        for (int i = distance - 1; i < ids.length; i++) {
            ids[i] = effects.id(Effects.Effect.castling(scan.get(i), partnerTo));
        }
        int[] squares = ints(scan);
        return new Castle(
                squares[distance - 1], unmoved, java.util.Arrays.copyOf(squares, distance), squares, jumps, ids);
    }

    private int[] fileEffects(Effects effects) {
        int squares = geometry.squares();
        int[] ids = new int[2 * squares];
        for (int partner = 0; partner < squares && rules.castlingFiles.length > 0; partner++) {
            int first = partner - partner % geometry.files();
            for (int side = 0; side < 2; side++) {
                int to = first + rules.castlingFiles[side] + (side == 0 ? -1 : 1);
                ids[2 * partner + side] = effects.id(Effects.Effect.castling(partner, to));
            }
        }
        return ids;
    }

    private SquareCastling stated(Ruleset.CastlingSquares squares, Effects effects) {
        List<Integer> crossed = between(squares.from(), squares.to());
        List<Integer> empty = new ArrayList<>(crossed);
        empty.add(squares.to());
        empty.addAll(between(squares.partnerFrom(), squares.partnerTo()));
        empty.add(squares.partnerTo());
        empty.removeIf(square -> square == squares.from() || square == squares.partnerFrom());
        int effect = effects.id(Effects.Effect.castling(squares.partnerFrom(), squares.partnerTo()));
        return new SquareCastling(
                squares.side(),
                squares.from(),
                squares.to(),
                squares.partnerFrom(),
                ints(crossed),
                ints(empty),
                effect);
    }

    /** The squares between two on one line; none if they aren't. */
    private List<Integer> between(int from, int to) {
        int dx = geometry.file(to) - geometry.file(from);
        int dy = geometry.rank(to) - geometry.rank(from);
        List<Integer> squares = new ArrayList<>();
        if (dx == 0 || dy == 0 || Math.abs(dx) == Math.abs(dy)) {
            for (int k = 1; k < Math.max(Math.abs(dx), Math.abs(dy)); k++) {
                squares.add(geometry.square(
                        geometry.file(from) + k * Integer.signum(dx), geometry.rank(from) + k * Integer.signum(dy)));
            }
        }
        return squares;
    }

    private static int[] ints(List<Integer> list) {
        return list.stream().mapToInt(Integer::intValue).toArray();
    }
}
