package org.matewright.rules.engine.compile;

import java.util.List;
import org.matewright.rules.Geometry;
import org.matewright.rules.Piece;
import org.matewright.rules.Setup;
import org.matewright.rules.Side;
import org.matewright.rules.betza.Betza;
import org.matewright.rules.engine.tables.CompiledRules;

/**
 * Rules as the engine takes them: laws add to the topics that concern them, {@link #compile} makes tables of all. Types
 * are known by their indices, sets of squares are given for White and for Black.
 */
public final class Ruleset {
    /**
     * A type of piece.
     *
     * @param id its id, upper case
     * @param moves its moves
     * @param royal whether attacking it is check
     */
    public record Type(String id, Betza moves, boolean royal) {}

    private final Setup start;
    private final TraitBuilder traits = new TraitBuilder();
    private final PieceBuilder pieces = new PieceBuilder();
    private final EndingBuilder endings = new EndingBuilder(traits);
    private final FirstMoveBuilder firstMoves;
    private final MovementBuilder movement;
    private final PromotionBuilder promotion;
    private final CastlingBuilder castling;
    private final HandBuilder hands;
    private final CaptureBuilder captures;
    private final SafetyBuilder safety;
    private final TurnBuilder turns;

    /**
     * Rules without pieces.
     *
     * @param start the set-up, which says what counts as unmoved
     */
    public Ruleset(Setup start) {
        Geometry geometry = start.geometry();
        this.start = start;
        firstMoves = new FirstMoveBuilder(start, pieces, traits);
        movement = new MovementBuilder(geometry, pieces, firstMoves);
        promotion = new PromotionBuilder(pieces);
        castling = new CastlingBuilder(geometry, pieces);
        hands = new HandBuilder(geometry, traits);
        captures = new CaptureBuilder(geometry, traits);
        safety = new SafetyBuilder(pieces, traits);
        turns = new TurnBuilder(endings, traits);
    }

    /** Adds a type; its index is the number of those before it. At most 100, and before the laws add anything. */
    public Ruleset piece(Type piece) {
        pieces.add(piece);
        return this;
    }

    /** Lets Black's moves be White's turned by 180 degrees instead of reflected. */
    public Ruleset rotate(boolean rotate) {
        movement.rotate(rotate);
        return this;
    }

    Setup start() {
        return start;
    }

    /** The board. */
    public Geometry geometry() {
        return start.geometry();
    }

    /** The types in the order of their indices. */
    public List<Type> pieceTypes() {
        return pieces.types();
    }

    /**
     * The squares on which pieces of a type stand in the set-up.
     *
     * @param side 0 for White, 1 for Black
     */
    public List<Integer> homes(int type, int side) {
        Piece piece = new Piece(pieces.type(type).id(), Side.values()[side]);
        return start.occupied().stream()
                .filter(square -> piece.equals(start.piece(square)))
                .toList();
    }

    /** What pieces may not do with each other. */
    public PieceBuilder pieces() {
        return pieces;
    }

    /** Where pieces move. */
    public MovementBuilder movement() {
        return movement;
    }

    /** Which moves unmoved pieces have. */
    public FirstMoveBuilder firstMoves() {
        return firstMoves;
    }

    /** Who promotes to what. */
    public PromotionBuilder promotion() {
        return promotion;
    }

    /** Who castles with whom. */
    public CastlingBuilder castling() {
        return castling;
    }

    /** How pieces come into hands and onto the board. */
    public HandBuilder hands() {
        return hands;
    }

    /** What captures leave behind. */
    public CaptureBuilder captures() {
        return captures;
    }

    /** When a side is in check. */
    public SafetyBuilder safety() {
        return safety;
    }

    /** What a side may or must do with its turn. */
    public TurnBuilder turns() {
        return turns;
    }

    /** How games end. */
    public EndingBuilder endings() {
        return endings;
    }

    /** Which assumptions of fast paths the rules break, beyond what the other topics declare by themselves. */
    public TraitBuilder traits() {
        return traits;
    }

    /**
     * Compiles the rules.
     *
     * @throws org.matewright.rules.engine.tables.TooComplexException if a piece has too many paths
     */
    public CompiledRules compile() {
        return RulesCompiler.compile(this);
    }
}
