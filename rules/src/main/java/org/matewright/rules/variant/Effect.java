package org.matewright.rules.variant;

import java.util.List;
import org.matewright.rules.Geometry;
import org.matewright.rules.Piece;

/**
 * Something that a move does besides bringing its piece from the origin to the target. Each effect says itself how it is
 * written and which squares it changes, so that notation, diagrams and boards go through a move's effects without knowing
 * what kinds there are.
 */
public sealed interface Effect {
    /** What happens on the squares that the effect changes; for a capture en passant on the target too. */
    List<Touch> touches();

    /** What the effect adds to the text of the move in coordinates: {@code =Q}; empty if origin and target imply it. */
    default String coordinates(Geometry board) {
        return "";
    }

    /** What the effect adds to algebraic notation between origin and target: the capture on e5 in {@code Lxe5-e6}. */
    default String beforeTarget(Notation notation) {
        return "";
    }

    /** Whether algebraic notation has the sign of capture before the target. */
    default boolean takesOnTarget() {
        return false;
    }

    /** What the effect adds to algebraic notation directly behind the target: {@code =Q} in {@code a8=Q}. */
    default String behindTarget(Notation notation) {
        return "";
    }

    /** What the effect adds to algebraic notation behind all else, castling included: {@code /H} in {@code 0-0/He1}. */
    default String appendix(Notation notation) {
        return "";
    }

    /**
     * A capture elsewhere than en passant.
     *
     * @param square where the captured piece stands
     * @param piece the captured piece
     * @param onTarget whether it stands on the target of the move
     */
    record Capture(int square, Piece piece, boolean onTarget) implements Effect {
        @Override
        public List<Touch> touches() {
            return List.of(new Touch(square, Touch.Kind.CAPTURE));
        }

        @Override
        public String coordinates(Geometry board) {
            return onTarget ? "" : "x" + board.name(square);
        }

        @Override
        public String beforeTarget(Notation notation) {
            return onTarget ? "" : notation.takes() + notation.square(square);
        }

        @Override
        public boolean takesOnTarget() {
            return onTarget;
        }
    }

    /**
     * A capture en passant.
     *
     * @param square where the captured piece stands
     * @param piece the captured piece
     * @param target the target of the move, which the captured piece has passed
     */
    record EnPassant(int square, Piece piece, int target) implements Effect {
        @Override
        public List<Touch> touches() {
            return List.of(new Touch(target, Touch.Kind.CAPTURE), new Touch(square, Touch.Kind.CAPTURE));
        }

        @Override
        public boolean takesOnTarget() {
            return true;
        }

        @Override
        public String behindTarget(Notation notation) {
            return notation.enPassant();
        }
    }

    /**
     * A promotion.
     *
     * @param square the target of the move
     * @param before the piece that moves
     * @param after the piece that it becomes; the same piece where the rules let it promote to its own type
     */
    record Promotion(int square, Piece before, Piece after) implements Effect {
        @Override
        public List<Touch> touches() {
            return changes() ? List.of(new Touch(square, Touch.Kind.CHANGE)) : List.of();
        }

        boolean changes() {
            return !after.equals(before);
        }

        @Override
        public String coordinates(Geometry board) {
            return "=" + after.id();
        }

        @Override
        public String behindTarget(Notation notation) {
            return changes() ? "=" + notation.letter(after) : "";
        }
    }

    /**
     * The partner's part in castling. How castling is written depends on the other castlings of the position, so that
     * notation deals with it as a whole.
     *
     * @param piece the partner
     * @param from its origin
     * @param to its target
     */
    record Castling(Piece piece, int from, int to) implements Effect {
        @Override
        public List<Touch> touches() {
            return List.of(new Touch(from, Touch.Kind.DEPARTURE), new Touch(to, Touch.Kind.ARRIVAL));
        }

        @Override
        public String coordinates(Geometry board) {
            return "," + board.name(from) + board.name(to);
        }
    }

    /**
     * A piece comes in from the hand beside the piece that moves.
     *
     * @param piece the piece that comes in
     * @param square where it comes in
     * @param hasChoice whether it could come in on another square with the same move, as in castling
     */
    record Gating(Piece piece, int square, boolean hasChoice) implements Effect {
        @Override
        public List<Touch> touches() {
            return List.of(new Touch(square, Touch.Kind.ARRIVAL));
        }

        @Override
        public String coordinates(Geometry board) {
            return "," + piece.id() + "@" + board.name(square);
        }

        @Override
        public String appendix(Notation notation) {
            return "/" + notation.letter(piece) + (hasChoice ? notation.square(square) : "");
        }
    }

    /**
     * The moving piece carries another one along and puts it down; a part of the move's own description, so that
     * notation implies it.
     *
     * @param piece the piece that is put down
     * @param square where it is put down
     */
    record Unload(Piece piece, int square) implements Effect {
        @Override
        public List<Touch> touches() {
            return List.of(new Touch(square, Touch.Kind.ARRIVAL));
        }
    }

    /**
     * A piece vanishes without being captured: in an explosion, say.
     *
     * @param piece the piece
     * @param square where it stood
     */
    record Removal(Piece piece, int square) implements Effect {
        @Override
        public List<Touch> touches() {
            return List.of(new Touch(square, Touch.Kind.REMOVAL));
        }
    }

    /**
     * A piece appears, by a rule about what moves bring about: the rebirth of a captured piece, say.
     *
     * @param piece the piece
     * @param square where it appears
     */
    record Placement(Piece piece, int square) implements Effect {
        @Override
        public List<Touch> touches() {
            return List.of(new Touch(square, Touch.Kind.ARRIVAL));
        }

        /** {@code [+bPd7]}. */
        @Override
        public String appendix(Notation notation) {
            return "[+" + piece.side().letter() + notation.letter(piece) + notation.square(square) + "]";
        }
    }

    /**
     * A piece turns into another by a rule about what moves bring about, not by promotion.
     *
     * @param square where it stands
     * @param before the piece before
     * @param after the piece afterwards
     */
    record Replacement(int square, Piece before, Piece after) implements Effect {
        @Override
        public List<Touch> touches() {
            return List.of(new Touch(square, Touch.Kind.CHANGE));
        }

        /** {@code [d5=bN]}. */
        @Override
        public String appendix(Notation notation) {
            return "[" + notation.square(square) + "=" + after.side().letter() + notation.letter(after) + "]";
        }
    }
}
