package org.matewright.puzzles.solve.target;

/**
 * Whether pieces that a picture wants gone or taken can have been, as far as the moves go that it leaves. A piece is taken
 * where another lands, by one that can make the detour; en passant aside.
 */
final class Departures {
    private final MateTargetPieces pieces;
    private final MateTargetBoard board;
    private final Detours detours;
    private final int takesPerMove;
    private final boolean takesOwn;
    private final boolean enPassant;

    Departures(MateTargetPieces pieces, MateTargetBoard board) {
        this.pieces = pieces;
        this.board = board;
        detours = new Detours(pieces);
        takesPerMove = pieces.lines.mostVictims();
        takesOwn = pieces.lines.mayTakeOwn();
        enPassant = pieces.mayCaptureEnPassant();
    }

    /** How many pieces a move can take from the board. */
    int takesPerMove() {
        return takesPerMove;
    }

    /** Whether the mated side may take its own pieces. */
    boolean takesOwn() {
        return takesOwn;
    }

    /** How many pieces can be taken in all. */
    int takes() {
        return (takesOwn ? pieces.attackMoves + pieces.helpMoves : pieces.attackMoves) * takesPerMove;
    }

    /** Whether a move of the side that is to reach the goal may open lines otherwise than by leaving one square. */
    boolean opens() {
        return enPassant || takesPerMove > 1 || pieces.attackersCastle;
    }

    /** Whether the pieces that must have left or been taken can have been, each for itself. */
    boolean arePossible(short[] named, int attackLeft, int helpLeft) {
        int leaving = 0;
        for (int piece = 0; piece < named.length; piece++) {
            if (named[piece] == MateTargets.TAKEN && !mayBeTaken(piece, attackLeft, helpLeft)) {
                return false;
            }
            boolean leaves = named[piece] == MateTargets.GONE && !pieces.partners[piece];
            if (leaves && !mayBeTakenOn(pieces.square(piece), attackLeft)) {
                leaving++;
            }
        }
        return leaving <= helpLeft;
    }

    /** Whether a piece can be taken somewhere. */
    boolean mayBeTaken(int piece, int attackLeft, int helpLeft) {
        if (helpLeft > 0 && enPassant && pieces.lines.mayBeCapturedEnPassant(pieces.states[piece] / pieces.squares)) {
            return true;
        }
        byte[] row = pieces.squareRow(piece);
        for (int square = 0; square < pieces.squares; square++) {
            if (row[square] <= helpLeft && mayBeTakenOn(square, attackLeft)) {
                return true;
            }
        }
        return false;
    }

    private boolean mayBeTakenOn(int square, int attackLeft) {
        if (takesPerMove > 1 || takesOwn) {
            return true;
        }
        for (int other = 0; other < pieces.count(); other++) {
            if (pieces.attackers[other]) {
                int cost = board.isPlaced(other)
                        ? detours.moves(other, board.state(other), square) - pieces.row(other)[board.state(other)]
                        : pieces.squareRow(other)[square];
                if (cost <= attackLeft) {
                    return true;
                }
            }
        }
        return false;
    }
}
