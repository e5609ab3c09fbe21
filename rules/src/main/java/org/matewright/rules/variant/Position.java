package org.matewright.rules.variant;

import java.util.List;
import java.util.Optional;
import org.matewright.rules.Setup;
import org.matewright.rules.engine.Walker;

/** A playable position of a variant. Immutable; every method answers afresh or from what was worked out once. */
public final class Position {
    public Variant variant() {
        throw new IllegalStateException("stub");
    }

    /** The position as a set-up, with castling and en passant as they really stand. */
    public Setup setup() {
        throw new IllegalStateException("stub");
    }

    /** The legal moves, sorted by text. */
    public List<Move> moves() {
        throw new IllegalStateException("stub");
    }

    /** The legal moves of the man on a square, sorted by text. */
    public List<Move> movesFrom(int square) {
        throw new IllegalStateException("stub");
    }

    /** The legal move with a text. */
    public Optional<Move> move(String text) {
        return moves().stream().filter(m -> m.text().equals(text)).findFirst();
    }

    /** The position after a legal move. */
    public Position play(Move move) {
        throw new IllegalStateException("stub");
    }

    /** Whether the side to move is in check. */
    public boolean inCheck() {
        throw new IllegalStateException("stub");
    }

    /** How the position stands for the side to move. */
    public Status status() {
        throw new IllegalStateException("stub");
    }

    /** A fresh cursor for searching from here. */
    public Walker walker() {
        throw new IllegalStateException("stub");
    }
}
