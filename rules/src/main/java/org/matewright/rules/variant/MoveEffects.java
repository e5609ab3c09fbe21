package org.matewright.rules.variant;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.matewright.rules.Piece;
import org.matewright.rules.engine.Walker;

/**
 * The effects of one move: those that the packed move states, then whatever else differs on the board once the move is
 * made, so that rules about what moves bring about (explosions, rebirths) are reported without being known here.
 */
final class MoveEffects {
    private final Walker walker;
    private final long code;
    private final int from;
    private final int to;
    private final Piece piece;
    private final List<Effect> effects = new ArrayList<>();

    /** By square: what should stand there after the effects listed so far, for squares that the move changes. */
    private final Map<Integer, Slot> expected = new TreeMap<>();

    /** A square's occupant, perhaps none. */
    private record Slot(@Nullable Piece piece) {}

    MoveEffects(Walker walker, long code, Piece piece) {
        this.walker = walker;
        this.code = code;
        this.piece = piece;
        from = Walker.from(code);
        to = Walker.to(code);
    }

    List<Effect> list() {
        expect(from, null);
        capturesStated();
        expect(to, piece);
        promotion();
        castling();
        gating();
        if (!walker.hasPlainMoves()) {
            unexplained();
        }
        return effects;
    }

    private void expect(int square, @Nullable Piece after) {
        expected.put(square, new Slot(after));
    }

    private void capturesStated() {
        Piece onTarget = from == to || walker.isCastling(code) ? null : walker.piece(to);
        if (onTarget != null) {
            effects.add(new Effect.Capture(to, onTarget, true));
        }
        List<Integer> victims = walker.victims(code);
        for (int i = 0; i < victims.size(); i++) {
            int square = victims.get(i);
            Piece victim = walker.piece(square);
            boolean enPassant = Walker.isEnPassant(code) && i == victims.size() - 1;
            if (victim != null && square != to) {
                effects.add(
                        enPassant
                                ? new Effect.EnPassant(square, victim, to)
                                : new Effect.Capture(square, victim, false));
                expect(square, null);
            }
        }
    }

    private void promotion() {
        Piece becomes = walker.promotion(code);
        if (becomes != null) {
            effects.add(new Effect.Promotion(to, piece, becomes));
            expect(to, becomes);
        }
    }

    private void castling() {
        if (walker.isCastling(code)) {
            int origin = walker.partnerFrom(code);
            int target = walker.partnerTo(code);
            Piece partner = walker.piece(origin);
            if (partner != null) {
                effects.add(new Effect.Castling(partner, origin, target));
                if (origin != to) {
                    expect(origin, null);
                }
                expect(target, partner);
            }
        }
    }

    private void gating() {
        Piece entrant = walker.entrant(code);
        if (entrant != null) {
            int square = walker.entrantSquare(code);
            effects.add(new Effect.Gating(entrant, square, walker.isCastling(code)));
            expect(square, entrant);
        }
    }

    /** Where the board after the move isn't what the effects so far make of it. */
    private void unexplained() {
        Map<Integer, Slot> actual = new TreeMap<>();
        expected.keySet().forEach(square -> actual.put(square, new Slot(walker.piece(square))));
        for (Walker.Change change : walker.changes(code)) {
            actual.put(change.square(), new Slot(change.after()));
        }
        actual.forEach((square, after) -> {
            Slot slot = expected.get(square);
            compare(square, slot == null ? walker.piece(square) : slot.piece(), after.piece());
        });
    }

    private void compare(int square, @Nullable Piece before, @Nullable Piece after) {
        if (after == null) {
            if (before != null) {
                effects.add(new Effect.Removal(before, square));
            }
        } else if (!after.equals(before)) {
            effects.add(
                    square == walker.unloadTarget(code)
                            ? new Effect.Unload(after, square)
                            : before == null
                                    ? new Effect.Placement(after, square)
                                    : new Effect.Replacement(square, before, after));
        }
    }
}
