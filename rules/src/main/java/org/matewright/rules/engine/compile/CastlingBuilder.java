package org.matewright.rules.engine.compile;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.matewright.rules.Geometry;
import org.matewright.rules.engine.packed.PieceCode;
import org.matewright.rules.engine.tables.Castle;
import org.matewright.rules.engine.tables.CastlingTable;
import org.matewright.rules.engine.tables.SquareCastling;

/** Who castles with whom, and how. */
public final class CastlingBuilder {
    /** A castling whose squares are stated, for one side. */
    private record Stated(int side, int from, int to, int partnerFrom, int partnerTo) {}

    private final Geometry geometry;
    private final PieceBuilder pieces;
    private final Set<Integer> partners = new HashSet<>();
    private final List<Stated> stated = new ArrayList<>();
    /** The files to which kings castle on the right and left; empty if their moves say it. */
    private int[] files = new int[0];

    CastlingBuilder(Geometry geometry, PieceBuilder pieces) {
        this.geometry = geometry;
        this.pieces = pieces;
    }

    /** Makes a type a castling partner. */
    public void partner(int type) {
        partners.add(type);
    }

    /**
     * Lets castling pieces castle to fixed files from wherever they stand on a rank, with a partner anywhere on it; the
     * partner goes to the square beside, on the inner side.
     *
     * @param right the file (from 0) for a partner on the right
     * @param left the file for one on the left
     */
    public void toFiles(int right, int left) {
        files = new int[] {right, left};
    }

    /**
     * Lets the royal that stands on a square castle with a partner on its rank, both from and to these squares.
     *
     * @param side 0 for White, 1 for Black
     */
    public void bySquares(int side, int from, int to, int partnerFrom, int partnerTo) {
        stated.add(new Stated(side, from, to, partnerFrom, partnerTo));
    }

    /** Whether anyone castles. */
    boolean any() {
        return IntStream.range(0, pieces.types().size()).anyMatch(this::isCastler);
    }

    private boolean isCastler(int type) {
        return pieces.type(type).moves().terms().stream().anyMatch(t -> t.isCastling())
                || pieces.type(type).royal() && isToFixedSquares();
    }

    /** Whether kings castle to files or squares that the variant states. */
    private boolean isToFixedSquares() {
        return files.length > 0 || !stated.isEmpty();
    }

    /** Whether castlings of a code have to be added to what its program lists. */
    boolean isAdded(int code) {
        return isToFixedSquares() && isCastler(PieceCode.type(code));
    }

    /** The table, with the castlings that moves of pieces describe. */
    CastlingTable build(List<Castle> ways, Effects effects) {
        int codes = pieces.codes();
        boolean[] castler = new boolean[codes];
        boolean[] partner = new boolean[codes];
        boolean[] castles = new boolean[codes];
        for (int code = PieceCode.FIRST; code < codes; code++) {
            castler[code] = isCastler(PieceCode.type(code));
            partner[code] = partners.contains(PieceCode.type(code));
            castles[code] = castler[code] || partner[code];
        }
        SquareCastling[] bySquares =
                stated.stream().map(squares -> compile(squares, effects)).toArray(SquareCastling[]::new);
        return new CastlingTable(
                castler,
                partner,
                castles,
                any(),
                ways.toArray(new Castle[0]),
                files.clone(),
                fileEffects(effects),
                bySquares);
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
        return new Castle(squares[distance - 1], unmoved, Arrays.copyOf(squares, distance), squares, jumps, ids);
    }

    private int[] fileEffects(Effects effects) {
        int squares = geometry.squares();
        int[] ids = new int[2 * squares];
        for (int partner = 0; partner < squares && files.length > 0; partner++) {
            int first = partner - partner % geometry.files();
            for (int side = 0; side < 2; side++) {
                int to = first + files[side] + (side == 0 ? -1 : 1);
                ids[2 * partner + side] = effects.id(Effects.Effect.castling(partner, to));
            }
        }
        return ids;
    }

    private SquareCastling compile(Stated squares, Effects effects) {
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
