package org.matewright.rules.engine;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.matewright.rules.Geometry;
import org.matewright.rules.Setup;
import org.matewright.rules.betza.Betza;

/** Rules as the engine takes them: plain data, compiled once by {@link #compile}. */
public final class Ruleset {
    /**
     * A type of piece.
     *
     * @param id its id, upper case
     * @param moves its moves
     * @param royal whether attacking it is check
     */
    public record Piece(String id, Betza moves, boolean royal) {}

    final Geometry geometry;
    final List<Piece> pieces = new ArrayList<>();
    final Map<Integer, Promotion> promotions = new HashMap<>();
    final Set<Integer> partners = new HashSet<>();
    final Setup start;
    boolean rotate;
    boolean bareKing;
    boolean mutualDraw;
    int checkmate = Verdict.LOST;
    int stalemate = Verdict.DRAWN;

    /**
     * Rules without pieces.
     *
     * @param start the set-up, which says what counts as unmoved
     */
    public Ruleset(Setup start) {
        this.geometry = start.geometry();
        this.start = start;
    }

    /** Adds a type; its index is the number of those before it. At most 100. */
    public Ruleset piece(Piece piece) {
        if (pieces.size() == 100) {
            throw new IllegalArgumentException("at most 100 types of piece");
        }
        pieces.add(piece);
        return this;
    }

    /** Lets Black's moves be White's turned by 180 degrees instead of reflected. */
    public Ruleset rotate(boolean rotate) {
        this.rotate = rotate;
        return this;
    }

    /** Lets a type promote. */
    public Ruleset promotion(int type, Promotion promotion) {
        promotions.put(type, promotion);
        return this;
    }

    /** Makes a type a castling partner. */
    public Ruleset partner(int type) {
        partners.add(type);
        return this;
    }

    /**
     * Ends the game when a side has nothing but royals.
     *
     * @param mutualDraw whether it is a draw if the reply bares the other side too; otherwise the side bared first has
     *     lost all the same
     */
    public Ruleset bareKing(boolean mutualDraw) {
        bareKing = true;
        this.mutualDraw = mutualDraw;
        return this;
    }

    /**
     * Says what mate and stalemate mean for the side that it happens to: -1 it has lost, +1 it has won, 2 drawn. At
     * first they are -1 and 2.
     */
    public Ruleset results(int checkmate, int stalemate) {
        this.checkmate = checkmate;
        this.stalemate = stalemate;
        return this;
    }

    /**
     * Compiles the rules.
     *
     * @throws TooComplexException if a piece has too many paths
     */
    public Compiled compile() {
        return new Compiled(this);
    }
}
