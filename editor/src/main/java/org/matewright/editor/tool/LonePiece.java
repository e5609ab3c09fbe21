package org.matewright.editor.tool;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.matewright.rules.Piece;
import org.matewright.rules.Setup;
import org.matewright.rules.Side;
import org.matewright.rules.engine.tables.TooComplexException;
import org.matewright.rules.variant.Move;
import org.matewright.rules.variant.PieceMoves;
import org.matewright.rules.variant.PieceType;

/** A piece by itself among others that only stand there: its moves without any law, and what it hops over. */
final class LonePiece {
    private final PieceType type;
    private final Setup setup;
    private final int square;
    private final boolean moved;

    LonePiece(PieceType type, Setup setup, int square, boolean moved) {
        this.type = type;
        this.setup = setup;
        this.square = square;
        this.moved = moved;
    }

    /** All its moves; none if its description has too many paths. */
    List<Move> moves() {
        try {
            return without(PieceMoves.of(type.moves(), setup.geometry()), -1);
        } catch (TooComplexException e) {
            return List.of();
        }
    }

    /** For each target that it reaches only thanks to a piece on the way the squares of such pieces. */
    Map<Integer, Set<Integer>> platforms() {
        Map<Integer, Set<Integer>> platforms = new HashMap<>();
        if (!isHopper()) {
            return platforms;
        }
        PieceMoves lone;
        try {
            lone = PieceMoves.of(type.moves(), setup.geometry());
        } catch (TooComplexException e) {
            return platforms;
        }
        Set<Integer> targets = targets(without(lone, -1));
        for (int other : setup.occupied()) {
            if (other == square) {
                continue;
            }
            Set<Integer> left = targets(without(lone, other));
            for (int target : targets) {
                if (target != other && !left.contains(target)) {
                    platforms.computeIfAbsent(target, t -> new TreeSet<>()).add(other);
                }
            }
        }
        return platforms;
    }

    private boolean isHopper() {
        return type.moves().terms().stream()
                .flatMap(term -> term.legs().stream())
                .anyMatch(leg -> leg.modes().hasAny("pg"));
    }

    /** Its moves if one of the others weren't there. */
    private List<Move> without(PieceMoves lone, int absent) {
        Piece piece = setup.piece(square);
        Side own = piece == null ? Side.WHITE : piece.side();
        List<Integer> friends = new ArrayList<>();
        List<Integer> enemies = new ArrayList<>();
        for (int other : setup.occupied()) {
            Piece standing = setup.piece(other);
            if (other != square && other != absent && standing != null) {
                (standing.side() == own ? friends : enemies).add(other);
            }
        }
        return lone.list(square, friends, enemies, own == Side.BLACK, moved);
    }

    private static Set<Integer> targets(List<Move> moves) {
        Set<Integer> targets = new HashSet<>();
        moves.forEach(move -> targets.add(move.to()));
        return targets;
    }
}
