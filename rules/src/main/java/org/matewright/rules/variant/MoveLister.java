package org.matewright.rules.variant;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.matewright.rules.Geometry;
import org.matewright.rules.Piece;
import org.matewright.rules.engine.Walker;

/** Puts packed moves into words for the position that a walker stands on. */
final class MoveLister {
    private static final Comparator<Move> BY_TEXT = Comparator.comparing(Move::text);

    private final Walker walker;
    private final Geometry geometry;

    MoveLister(Walker walker, Geometry geometry) {
        this.walker = walker;
        this.geometry = geometry;
    }

    /** The moves in words, sorted by text. */
    List<Move> list(long[] packed, int from, int to) {
        List<Move> moves = new ArrayList<>();
        for (int i = from; i < to; i++) {
            moves.add(move(packed[i]));
        }
        moves.sort(BY_TEXT);
        return moves;
    }

    Move move(long code) {
        int from = Walker.from(code);
        int to = Walker.to(code);
        if (Walker.isDrop(code)) {
            return drop(code, to);
        }
        if (Walker.isPass(code)) {
            return pass(code, to);
        }
        Piece piece = walker.piece(from);
        if (piece == null) {
            throw new IllegalArgumentException("nothing stands on " + geometry.name(from));
        }
        Piece becomes = walker.promotion(code);
        List<Integer> victims = new ArrayList<>(walker.victims(code));
        boolean enPassant = Walker.isEnPassant(code);
        int partnerFrom = walker.partnerFrom(code);
        Piece captured = partnerFrom >= 0 || from == to ? null : walker.piece(to);
        if (victims.contains(to)) {
            victims.remove((Integer) to);
        }
        if (captured == null && enPassant && !victims.isEmpty()) {
            captured = walker.piece(victims.get(victims.size() - 1));
        }
        return new Move(
                code,
                text(code, from, to, becomes, victims, enPassant),
                from,
                to,
                piece,
                captured,
                becomes == null ? piece : becomes,
                victims,
                enPassant,
                partnerFrom,
                walker.partnerTo(code),
                walker.entrant(code),
                walker.entrantSquare(code));
    }

    private Move drop(long code, int to) {
        Piece piece = walker.promotion(code);
        if (piece == null) {
            throw new IllegalArgumentException("a drop of nothing");
        }
        return new Move(
                code, piece.id() + "@" + geometry.name(to), -1, to, piece, null, piece, List.of(), false, -1, -1);
    }

    private Move pass(long code, int square) {
        Piece piece = walker.piece(square);
        if (piece == null) {
            throw new IllegalArgumentException("nobody passes");
        }
        String text = geometry.name(square) + geometry.name(square);
        return new Move(code, text, square, square, piece, null, piece, List.of(), false, -1, -1);
    }

    private String text(
            long code, int from, int to, @Nullable Piece becomes, List<Integer> victims, boolean enPassant) {
        StringBuilder out = new StringBuilder(geometry.name(from)).append(geometry.name(to));
        if (becomes != null) {
            out.append('=').append(becomes.id());
        }
        if (walker.partnerFrom(code) >= 0) {
            out.append(',')
                    .append(geometry.name(walker.partnerFrom(code)))
                    .append(geometry.name(walker.partnerTo(code)));
        }
        Piece entrant = walker.entrant(code);
        if (entrant != null) {
            out.append(',').append(entrant.id()).append('@').append(geometry.name(walker.entrantSquare(code)));
        }
        int elsewhere = enPassant ? victims.size() - 1 : victims.size();
        victims.stream()
                .limit(elsewhere)
                .map(geometry::name)
                .sorted()
                .forEach(name -> out.append('x').append(name));
        return out.toString();
    }
}
