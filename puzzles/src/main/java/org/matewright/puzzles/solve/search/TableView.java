package org.matewright.puzzles.solve.search;

import org.jspecify.annotations.Nullable;
import org.matewright.rules.engine.Walker;
import org.matewright.rules.engine.packed.PackedMove;

/**
 * The {@link ProofTable} as one kind of question sees it: about the position in which a walker stands, with the salt of
 * that kind. Questions about fewer moves than the table is worth are unknown to it and aren't stored. For one thread;
 * the table behind it is shared.
 */
public final class TableView {
    private final @Nullable ProofTable table;
    private final Walker walker;
    private final KeySalt salt;
    private final int fewestMoves;

    /**
     * A view.
     *
     * @param table the table, or null for a search that remembers nothing
     * @param fewestMoves with fewer moves a look-up costs more than it saves
     */
    public TableView(@Nullable ProofTable table, Walker walker, KeySalt salt, int fewestMoves) {
        this.table = table;
        this.walker = walker;
        this.salt = salt;
        this.fewestMoves = fewestMoves;
    }

    /** What is known about the walker's position with so many moves, as {@link Bounds}. */
    public long probe(int moves) {
        ProofTable t = table;
        return t == null || !holds(moves)
                ? Bounds.UNKNOWN
                : t.probe(salt.apply(walker.key(), moves), salt.apply(walker.key2(), moves));
    }

    /**
     * Stores that success is proven in the walker's position.
     *
     * @param asked the number of moves that was asked about
     * @param within the number of moves within which it is proven
     * @param move the move that showed it, or {@link PackedMove#NONE}
     */
    public void storeProven(int asked, int within, long move) {
        store(asked, Bounds.provenWithin(within, move));
    }

    /**
     * Stores that success is refuted in the walker's position.
     *
     * @param asked the number of moves that was asked about
     * @param within the number of moves within which it is refuted
     * @param move the move that showed it, or {@link PackedMove#NONE}
     */
    public void storeRefuted(int asked, int within, long move) {
        store(asked, Bounds.refutedWithin(within, move));
    }

    private void store(int asked, long bounds) {
        ProofTable t = table;
        if (t != null && holds(asked)) {
            t.store(salt.apply(walker.key(), asked), salt.apply(walker.key2(), asked), bounds);
        }
    }

    private boolean holds(int moves) {
        return moves >= fewestMoves && moves <= Bounds.MAX_MOVES;
    }
}
