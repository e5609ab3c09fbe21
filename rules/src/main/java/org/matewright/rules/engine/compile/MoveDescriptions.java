package org.matewright.rules.engine.compile;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.matewright.rules.Geometry;
import org.matewright.rules.betza.Betza;
import org.matewright.rules.engine.packed.PieceCode;
import org.matewright.rules.engine.tables.Castle;
import org.matewright.rules.engine.tables.SideSquares;

/** The descriptions of the moves that each piece has on each square, and compilers for them. */
final class MoveDescriptions {
    private final Ruleset rules;
    private final boolean[] onlyInPeace;

    /**
     * The descriptions of a ruleset.
     *
     * @param onlyInPeace by code: whether it makes no first moves while its side is in check
     */
    MoveDescriptions(Ruleset rules, boolean[] onlyInPeace) {
        this.rules = rules;
        this.onlyInPeace = onlyInPeace;
    }

    Geometry geometry() {
        return rules.geometry;
    }

    /** The descriptions of the moves of a piece on a square. */
    List<Betza> on(int code, int square) {
        int type = PieceCode.type(code);
        List<Betza> moves = new ArrayList<>(List.of(rules.pieces.get(type).moves()));
        for (Ruleset.ExtraMoves extra : rules.extraMoves) {
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
        MoveCompiler compiler = new MoveCompiler(rules.geometry, side == 1, rules.rotate, effects, castles, writer);
        compiler.piece(
                of(rules.regions.get(type), side),
                of(rules.firstMoveSquares.get(type), side),
                rules.forbiddenMounts.stream().anyMatch(pair -> pair.get(0) == type));
        writer.plain(rules.forbiddenCaptures.stream().noneMatch(pair -> pair.get(0) == type), !onlyInPeace[code]);
        return compiler;
    }

    private static @Nullable BitSet of(@Nullable SideSquares squares, int side) {
        return squares == null ? null : squares.of(side);
    }
}
