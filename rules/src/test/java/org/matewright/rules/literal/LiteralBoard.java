package org.matewright.rules.literal;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.matewright.rules.Geometry;
import org.matewright.rules.Piece;
import org.matewright.rules.Setup;
import org.matewright.rules.Side;
import org.matewright.rules.variant.PieceType;
import org.matewright.rules.variant.Variant;

/** A position in the plainest form, and the rules of check played out on copies of it. */
final class LiteralBoard {
    private final Variant variant;
    private final Map<Integer, Piece> pieces;
    private final Set<Integer> unmoved;
    private final Set<Integer> enPassant;
    private final int enPassantVictim;
    private final Side side;

    private LiteralBoard(
            Variant variant,
            Map<Integer, Piece> pieces,
            Set<Integer> unmoved,
            Set<Integer> enPassant,
            int victim,
            Side side) {
        this.variant = variant;
        this.pieces = pieces;
        this.unmoved = unmoved;
        this.enPassant = enPassant;
        this.enPassantVictim = victim;
        this.side = side;
    }

    /** A set-up without en passant rights; pieces that stand as in the variant's set-up haven't moved. */
    static LiteralBoard of(Variant variant, Setup setup) {
        Map<Integer, Piece> pieces = new HashMap<>();
        Set<Integer> unmoved = new HashSet<>();
        for (int square : setup.occupied()) {
            pieces.put(square, setup.piece(square));
            if (setup.piece(square).equals(variant.start().piece(square))) {
                unmoved.add(square);
            }
        }
        return new LiteralBoard(variant, pieces, unmoved, Set.of(), -1, setup.side());
    }

    Geometry geometry() {
        return variant.geometry();
    }

    @Nullable
    Piece piece(int square) {
        return pieces.get(square);
    }

    boolean unmoved(int square) {
        return unmoved.contains(square);
    }

    Collection<Integer> enPassant() {
        return enPassant;
    }

    private PieceType type(Piece piece) {
        return variant.pieceById(piece.id()).orElseThrow();
    }

    boolean isRoyal(Piece piece) {
        return type(piece).royal();
    }

    private List<LiteralPiece.Move> pseudoLegal(Side of) {
        List<LiteralPiece.Move> moves = new ArrayList<>();
        pieces.forEach((square, piece) -> {
            if (piece.side() == of) {
                moves.addAll(LiteralPiece.moves(this, square, type(piece).moves()));
            }
        });
        return moves;
    }

    /** Whether some move of the other side would take a royal of a side. */
    boolean inCheck(Side of) {
        return pseudoLegal(of.other()).stream().anyMatch(m -> {
            Set<Integer> taken = new TreeSet<>(m.victims());
            if (m.to() != m.from()) {
                taken.add(m.to());
            }
            return taken.stream()
                    .map(pieces::get)
                    .anyMatch(piece -> piece != null && piece.side() == of && isRoyal(piece));
        });
    }

    /** The position after a move. */
    LiteralBoard play(LiteralPiece.Move move) {
        Map<Integer, Piece> after = new HashMap<>(pieces);
        Set<Integer> still = new HashSet<>(unmoved);
        Piece mover = after.remove(move.from());
        still.remove(move.from());
        for (int square : move.victims()) {
            after.remove(square);
            still.remove(square);
        }
        if (move.enPassant()) {
            after.remove(enPassantVictim);
            still.remove(enPassantVictim);
        }
        after.put(move.to(), mover);
        still.remove(move.to());
        return new LiteralBoard(variant, after, still, Set.copyOf(move.passed()), move.to(), side.other());
    }

    /** The legal moves by their text; several moves with one text do the same. */
    Map<String, LiteralPiece.Move> legal() {
        Map<String, LiteralPiece.Move> legal = new java.util.TreeMap<>();
        for (LiteralPiece.Move move : pseudoLegal(side)) {
            if (!play(move).inCheck(side)) {
                legal.putIfAbsent(text(move), move);
            }
        }
        return legal;
    }

    private String text(LiteralPiece.Move move) {
        Geometry geometry = geometry();
        return geometry.name(move.from())
                + geometry.name(move.to())
                + move.victims().stream()
                        .filter(s -> s != move.to())
                        .map(s -> "x" + geometry.name(s))
                        .sorted()
                        .collect(Collectors.joining());
    }
}
