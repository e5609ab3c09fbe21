package org.matewright.puzzles.solve.target;

/**
 * Whether pieces that a target wants vacated or captured can have been, within the moves that the target leaves. A piece is
 * captured where another arrives, by one that has enough moves for the detour; en passant aside.
 */
final class Departures {
    private final MateTargetPieces pieces;
    private final MateTargetBoard board;
    private final Detours detours;
    private final int capturesPerMove;
    private final boolean capturesOwn;
    private final boolean enPassant;

    Departures(MateTargetPieces pieces, MateTargetBoard board) {
        this.pieces = pieces;
        this.board = board;
        detours = new Detours(pieces);
        capturesPerMove = pieces.lines.mostVictims();
        capturesOwn = pieces.lines.mayTakeOwn();
        enPassant = pieces.mayCaptureEnPassant();
    }

    /** The most pieces that one move can capture. */
    int capturesPerMove() {
        return capturesPerMove;
    }

    /** Whether the mated side may capture its own pieces. */
    boolean capturesOwn() {
        return capturesOwn;
    }

    /** The most pieces of the mated side that can be captured in all. */
    int captures() {
        return (capturesOwn ? pieces.attackMoves + pieces.helpMoves : pieces.attackMoves) * capturesPerMove;
    }

    /** Whether a move of the side that is to reach the goal may open lines otherwise than by leaving one square. */
    boolean openLines() {
        return enPassant || capturesPerMove > 1 || pieces.root.attackersCastle();
    }

    /** Whether the pieces that must have vacated their squares or been captured can have been, each by itself. */
    boolean arePossible(short[] named, int attackRemaining, int helpRemaining) {
        int leaving = 0;
        for (int piece = 0; piece < named.length; piece++) {
            if (named[piece] == MateTargets.CAPTURED && !mayBeCaptured(piece, attackRemaining, helpRemaining)) {
                return false;
            }
            boolean vacates = named[piece] == MateTargets.VACATED && !pieces.root.isPartner(piece);
            if (vacates && !mayBeCapturedOn(pieces.rootSquare(piece), attackRemaining)) {
                leaving++;
            }
        }
        return leaving <= helpRemaining;
    }

    /** Whether a piece of the mated side can be captured somewhere. */
    boolean mayBeCaptured(int piece, int attackRemaining, int helpRemaining) {
        int code = pieces.states.code(pieces.root.state(piece));
        if (helpRemaining > 0 && enPassant && pieces.lines.mayBeCapturedEnPassant(code)) {
            return true;
        }
        byte[] row = pieces.squareRow(piece);
        for (int square = 0; square < pieces.squares; square++) {
            if (row[square] <= helpRemaining && mayBeCapturedOn(square, attackRemaining)) {
                return true;
            }
        }
        return false;
    }

    private boolean mayBeCapturedOn(int square, int attackRemaining) {
        if (capturesPerMove > 1 || capturesOwn) {
            return true;
        }
        for (int other = 0; other < pieces.count(); other++) {
            if (pieces.isAttacker(other)) {
                int cost = board.isPlaced(other)
                        ? detours.moves(other, board.state(other), square) - pieces.row(other)[board.state(other)]
                        : pieces.squareRow(other)[square];
                if (cost <= attackRemaining) {
                    return true;
                }
            }
        }
        return false;
    }
}
