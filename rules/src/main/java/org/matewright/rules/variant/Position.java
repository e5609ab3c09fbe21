package org.matewright.rules.variant;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.matewright.rules.Outcome;
import org.matewright.rules.Setup;
import org.matewright.rules.Side;
import org.matewright.rules.engine.Walker;
import org.matewright.rules.law.Ruling;

/** A playable position of a variant. Immutable; the list of moves is worked out once, when first asked for. */
public final class Position {
    private final Variant variant;
    private final Setup setup;
    private final Walker origin;
    private volatile @Nullable List<Move> moves;

    Position(Variant variant, Setup given, Walker walker) {
        this.variant = variant;
        origin = walker;
        setup = walker.setup().withCounters(given.halfMoves(), given.moveNumber());
    }

    /** The variant. */
    public Variant variant() {
        return variant;
    }

    /** The position as a set-up, with castling and en passant as they really stand. */
    public Setup setup() {
        return setup;
    }

    /** The side to move. */
    public Side side() {
        return setup.side();
    }

    /** The legal moves, sorted by text. */
    public List<Move> moves() {
        List<Move> known = moves;
        if (known == null) {
            Walker walker = walker();
            long[] packed = new long[Walker.MAX_MOVES];
            int end = walker.generate(packed, 0);
            known = List.copyOf(new MoveLister(walker, variant.geometry()).list(packed, 0, end));
            moves = known;
        }
        return known;
    }

    /** The legal moves of the piece on a square, sorted by text. */
    public List<Move> movesFrom(int square) {
        return moves().stream().filter(m -> m.from() == square).toList();
    }

    /**
     * The moves of the piece on a square, of either side, as if it were its turn and nothing were royal; sorted by text.
     */
    public List<Move> pseudoLegalFrom(int square) {
        Walker walker = walker();
        if (walker.piece(square) == null) {
            return List.of();
        }
        long[] packed = new long[Walker.MAX_MOVES];
        int end = walker.pseudoLegal(square, packed, 0);
        return new MoveLister(walker, variant.geometry()).list(packed, 0, end);
    }

    /** The legal move with a text. */
    public Optional<Move> move(String text) {
        return moves().stream().filter(m -> m.text().equals(text)).findFirst();
    }

    /** A packed move of this position with all that it does. */
    public Move describe(long packed) {
        // a lister may make moves, which the walker that all threads share must not
        Walker walker = origin.hasPlainMoves() ? origin : walker();
        return new MoveLister(walker, variant.geometry()).move(packed);
    }

    /**
     * The position after a legal move.
     *
     * @throws IllegalArgumentException if the move isn't one of {@link #moves}
     */
    public Position play(Move move) {
        if (!moves().contains(move)) {
            throw new IllegalArgumentException(move + " isn't legal in " + setup);
        }
        Walker walker = walker();
        walker.make(move.code());
        boolean progress = move.isCapture()
                || variant.pieceById(move.piece().id())
                        .filter(type -> variant.laws().isProgress(type.name()))
                        .isPresent();
        int number = setup.moveNumber() + (setup.side() == Side.BLACK ? 1 : 0);
        Setup after = setup.withCounters(progress ? 0 : setup.halfMoves() + 1, number);
        return new Position(variant, after, walker.copy());
    }

    /** The position with the other side to move; en passant rights lapse. */
    public Position pass() {
        Walker walker = walker();
        walker.pass();
        return new Position(variant, setup, walker.copy());
    }

    /** Whether the side to move is in check. */
    public boolean inCheck() {
        return walker().inCheck();
    }

    /** How the position stands for the side to move. */
    public Status status() {
        Walker walker = walker();
        int verdict = walker.verdict();
        if (verdict != 0) {
            return verdict < 0 ? Status.LOST : verdict == 1 ? Status.WON : Status.DRAWN;
        }
        if (walker.hasLegalMove()) {
            return Status.RUNNING;
        }
        return walker.inCheck() ? Status.CHECKMATE : Status.STALEMATE;
    }

    /** What the position's end means for the side to move; {@link Outcome#NONE} while the game goes on. */
    public Outcome outcome() {
        return outcome(walker().outcome());
    }

    private static Outcome outcome(int verdict) {
        return switch (verdict) {
            case 0 -> Outcome.NONE;
            case 1 -> Outcome.WIN;
            case -1 -> Outcome.LOSS;
            default -> Outcome.DRAW;
        };
    }

    /** How the rules judge the position, whatever moves led to it. */
    public Ruling ruling() {
        Walker walker = walker();
        String rule = walker.endRule();
        if (rule == null && walker.hasLegalMove()) {
            return Ruling.NONE;
        }
        String mate = walker.inCheck() ? Ruling.CHECKMATE : Ruling.STALEMATE;
        return new Ruling(rule == null ? mate : rule, outcome(walker.outcome()));
    }

    /** A fresh cursor for searching from here. */
    public Walker walker() {
        return origin.copy();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Position p && p.variant.equals(variant) && p.setup.equals(setup);
    }

    @Override
    public int hashCode() {
        return setup.hashCode();
    }

    /** The FEN. */
    @Override
    public String toString() {
        return setup.toString();
    }
}
