package org.matewright.puzzles.solve;

/**
 * Whether men that a picture wants gone or taken can have been, as far as the moves go that it leaves. A man is taken
 * where another lands, by one that can make the detour; en passant aside.
 */
final class Departures {
    private final PictureMen men;
    private final PictureBoard board;
    private final Detours detours;
    private final int takesPerMove;
    private final boolean takesOwn;
    private final boolean enPassant;

    Departures(PictureMen men, PictureBoard board) {
        this.men = men;
        this.board = board;
        detours = new Detours(men);
        takesPerMove = men.lines.mostVictims();
        takesOwn = men.lines.mayTakeOwn();
        enPassant = men.mayCaptureEnPassant();
    }

    /** How many men a move can take from the board. */
    int takesPerMove() {
        return takesPerMove;
    }

    /** Whether the mated side may take its own men. */
    boolean takesOwn() {
        return takesOwn;
    }

    /** How many men can be taken in all. */
    int takes() {
        return (takesOwn ? men.attackMoves + men.helpMoves : men.attackMoves) * takesPerMove;
    }

    /** Whether a move of the side that is to reach the goal may open lines otherwise than by leaving one square. */
    boolean opens() {
        return enPassant || takesPerMove > 1 || men.attackersCastle;
    }

    /** Whether the men that must have left or been taken can have been, each for itself. */
    boolean arePossible(short[] named, int attackLeft, int helpLeft) {
        int leaving = 0;
        for (int man = 0; man < named.length; man++) {
            if (named[man] == MatePictures.TAKEN && !mayBeTaken(man, attackLeft, helpLeft)) {
                return false;
            }
            boolean leaves = named[man] == MatePictures.GONE && !men.partners[man];
            if (leaves && !mayBeTakenOn(men.square(man), attackLeft)) {
                leaving++;
            }
        }
        return leaving <= helpLeft;
    }

    /** Whether a man can be taken somewhere. */
    boolean mayBeTaken(int man, int attackLeft, int helpLeft) {
        if (helpLeft > 0 && enPassant && men.lines.mayBeCapturedEnPassant(men.states[man] / men.squares)) {
            return true;
        }
        byte[] row = men.squareRow(man);
        for (int square = 0; square < men.squares; square++) {
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
        for (int other = 0; other < men.count(); other++) {
            if (men.attackers[other]) {
                int cost = board.isPlaced(other)
                        ? detours.moves(other, board.state(other), square) - men.row(other)[board.state(other)]
                        : men.squareRow(other)[square];
                if (cost <= attackLeft) {
                    return true;
                }
            }
        }
        return false;
    }
}
