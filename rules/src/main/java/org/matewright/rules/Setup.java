package org.matewright.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Any arrangement of pieces, legal or not, with all that a FEN says: what an editor edits and a problem states. Immutable.
 */
public final class Setup {
    private final Geometry geometry;
    private final @Nullable Piece[] pieces;
    private final Side side;
    private final @Nullable String castling;
    private final List<Integer> enPassant;
    private final Map<Piece, Integer> hands;
    private final String extra;
    private final int halfMoves;
    private final int moveNumber;

    private Setup(
            Geometry geometry,
            @Nullable Piece[] pieces,
            Side side,
            @Nullable String castling,
            List<Integer> enPassant,
            Map<Piece, Integer> hands,
            String extra,
            int halfMoves,
            int moveNumber) {
        this.geometry = geometry;
        this.pieces = pieces;
        this.side = side;
        this.castling = castling;
        this.enPassant = List.copyOf(enPassant);
        this.hands = hands;
        this.extra = extra;
        this.halfMoves = halfMoves;
        this.moveNumber = moveNumber;
    }

    /** An empty board, White to move, castling as far as the position allows it. */
    public static Setup empty(Geometry geometry) {
        return new Setup(geometry, new Piece[geometry.squares()], Side.WHITE, null, List.of(), Map.of(), "", 0, 1);
    }

    /** The board's shape. */
    public Geometry geometry() {
        return geometry;
    }

    /** The piece on a square, or null. */
    public @Nullable Piece piece(int square) {
        return pieces[square];
    }

    /** The number of pieces that a side has on the board. */
    public int count(Side side) {
        int count = 0;
        for (Piece piece : pieces) {
            if (piece != null && piece.side() == side) {
                count++;
            }
        }
        return count;
    }

    /** The side to move. */
    public Side side() {
        return side;
    }

    /**
     * The castling field as FEN has it ({@code KQkq}, {@code bi}, {@code -}), or null for all castling that the
     * position allows.
     */
    public @Nullable String castling() {
        return castling;
    }

    /** The squares passed over by the last double step, in order; empty if none. */
    public List<Integer> enPassant() {
        return enPassant;
    }

    /** The pieces in hand (ids with the side that holds them) and how many of each, all above 0. */
    public Map<Piece, Integer> hands() {
        return hands;
    }

    /** What a variant keeps beyond this, such as {@code 3+3} checks left; empty if nothing. */
    public String extra() {
        return extra;
    }

    /** Half-moves since the last capture or pawn move. */
    public int halfMoves() {
        return halfMoves;
    }

    /** The number of the move, from 1. */
    public int moveNumber() {
        return moveNumber;
    }

    /** The same with a piece, or nothing, on a square. */
    public Setup with(int square, @Nullable Piece piece) {
        if (piece != null && geometry.isHole(square)) {
            throw new IllegalArgumentException(geometry.name(square) + " is a hole");
        }
        @Nullable Piece[] copy = pieces.clone();
        copy[square] = piece;
        return new Setup(geometry, copy, side, castling, enPassant, hands, extra, halfMoves, moveNumber);
    }

    /** The same with another side to move. */
    public Setup withSide(Side side) {
        return new Setup(geometry, pieces, side, castling, enPassant, hands, extra, halfMoves, moveNumber);
    }

    /** The same with another castling field; null is all that the position allows. */
    public Setup withCastling(@Nullable String castling) {
        return new Setup(geometry, pieces, side, castling, enPassant, hands, extra, halfMoves, moveNumber);
    }

    /** The same with other en passant squares. */
    public Setup withEnPassant(List<Integer> squares) {
        return new Setup(geometry, pieces, side, castling, squares, hands, extra, halfMoves, moveNumber);
    }

    /** The same with other pieces in hand; counts of 0 are dropped. */
    public Setup withHands(Map<Piece, Integer> hands) {
        Map<Piece, Integer> copy =
                new TreeMap<>((a, b) -> a.side() != b.side() ? a.side().compareTo(b.side()) : a.id().compareTo(b.id()));
        hands.forEach((piece, count) -> {
            if (count > 0) {
                copy.put(piece, count);
            }
        });
        return new Setup(
                geometry,
                pieces,
                side,
                castling,
                enPassant,
                java.util.Collections.unmodifiableMap(copy),
                extra,
                halfMoves,
                moveNumber);
    }

    /** The same with another extra field. */
    public Setup withExtra(String extra) {
        return new Setup(geometry, pieces, side, castling, enPassant, hands, extra, halfMoves, moveNumber);
    }

    /** The same with other counters. */
    public Setup withCounters(int halfMoves, int moveNumber) {
        return new Setup(geometry, pieces, side, castling, enPassant, hands, extra, halfMoves, moveNumber);
    }

    /**
     * The same pieces on another board, kept where the square still exists, counted from a1; the others are dropped.
     * En passant squares go.
     */
    public Setup withGeometry(Geometry other) {
        @Nullable Piece[] moved = new Piece[other.squares()];
        for (int square = 0; square < pieces.length; square++) {
            int file = geometry.file(square);
            int rank = geometry.rank(square);
            if (pieces[square] != null && other.contains(file, rank)) {
                moved[other.square(file, rank)] = pieces[square];
            }
        }
        return new Setup(other, moved, side, castling, List.of(), hands, extra, halfMoves, moveNumber);
    }

    /** The occupied squares, ascending. */
    public List<Integer> occupied() {
        List<Integer> squares = new ArrayList<>();
        for (int square = 0; square < pieces.length; square++) {
            if (pieces[square] != null) {
                squares.add(square);
            }
        }
        return squares;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Setup s
                && geometry.equals(s.geometry)
                && Arrays.equals(pieces, s.pieces)
                && side == s.side
                && Objects.equals(castling, s.castling)
                && enPassant.equals(s.enPassant)
                && hands.equals(s.hands)
                && extra.equals(s.extra)
                && halfMoves == s.halfMoves
                && moveNumber == s.moveNumber;
    }

    @Override
    public int hashCode() {
        return Objects.hash(geometry, Arrays.hashCode(pieces), side, castling, enPassant, hands, extra);
    }

    /** The FEN. */
    @Override
    public String toString() {
        return Fen.print(this);
    }
}
