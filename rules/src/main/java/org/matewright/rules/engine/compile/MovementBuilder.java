package org.matewright.rules.engine.compile;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.matewright.rules.Geometry;
import org.matewright.rules.betza.Betza;
import org.matewright.rules.engine.packed.PieceCode;
import org.matewright.rules.engine.tables.Castle;
import org.matewright.rules.engine.tables.SideSquares;

/** Where pieces move: the descriptions of the moves that each has on each square, and compilers for them. */
public final class MovementBuilder {
    /** Moves that a type has besides its own while it stands in a region. */
    private record ExtraMoves(int type, SideSquares region, Betza moves) {}

    private final Geometry geometry;
    private final PieceBuilder pieces;
    private final FirstMoveBuilder firstMoves;
    private final Map<Integer, SideSquares> regions = new HashMap<>();
    private final List<ExtraMoves> extraMoves = new ArrayList<>();
    private boolean rotated;

    MovementBuilder(Geometry geometry, PieceBuilder pieces, FirstMoveBuilder firstMoves) {
        this.geometry = geometry;
        this.pieces = pieces;
        this.firstMoves = firstMoves;
    }

    void rotate(boolean rotate) {
        rotated = rotate;
    }

    /** Limits the squares to which a type goes; captures of mode {@code k} aren't limited. */
    public void confine(int type, SideSquares squares) {
        regions.put(type, squares);
    }

    /** Gives a type more moves while it stands in a region. */
    public void add(int type, SideSquares region, Betza moves) {
        extraMoves.add(new ExtraMoves(type, region, moves));
    }

    /** Lets royals check each other along ranks and files, whatever else they do; the types must be known. */
    public void forbidFacing() {
        BitSet everywhere = new BitSet();
        everywhere.set(0, geometry.squares());
        Betza line = Betza.parse("kR").value();
        for (int type = 0; type < pieces.types().size(); type++) {
            if (pieces.type(type).royal()) {
                add(type, new SideSquares(everywhere, everywhere), line);
            }
        }
    }

    Geometry geometry() {
        return geometry;
    }

    /** The descriptions of the moves of a piece on a square. */
    List<Betza> on(int code, int square) {
        int type = PieceCode.type(code);
        List<Betza> moves = new ArrayList<>(List.of(pieces.type(type).moves()));
        for (ExtraMoves extra : extraMoves) {
            if (extra.type() == type && extra.region().of(PieceCode.side(code)).get(square)) {
                moves.add(extra.moves());
            }
        }
        return moves;
    }

    /** A compiler for the moves of a code, which writes into a writer. */
    MoveCompiler compiler(int code, Effects effects, List<Castle> castles, ProgramWriter writer) {
        int type = PieceCode.type(code);
        int side = PieceCode.side(code);
        MoveCompiler compiler = new MoveCompiler(geometry, side == 1, rotated, effects, castles, writer);
        compiler.piece(of(regions.get(type), side), firstMoves.squares(code), !pieces.hopsOverAll(type));
        writer.plain(pieces.capturesAll(type), !firstMoves.isOnlyInPeace(type));
        return compiler;
    }

    private static @Nullable BitSet of(@Nullable SideSquares squares, int side) {
        return squares == null ? null : squares.of(side);
    }
}
