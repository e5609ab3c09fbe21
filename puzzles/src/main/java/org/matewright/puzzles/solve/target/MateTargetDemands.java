package org.matewright.puzzles.solve.target;

import java.util.Arrays;
import java.util.BitSet;
import org.matewright.rules.engine.ClearLines.Line;

/**
 * What the pieces of an unfinished picture still ask for, and the ways to meet it: a piece in a place each. {@link
 * MateTargetEnumerator} says why it is enough to look at single pieces. For one thread.
 */
final class MateTargetDemands {
    private static final int NOBODY = MateTargetBoard.NOBODY;

    private final MateTargetPieces pieces;
    private final MateTargetBoard board;
    private final MateTargetEnumerator.End end;
    private final short[] named;
    private final boolean opens;
    private final boolean[][] forbidden;
    private int checker = NOBODY;
    private int[] choices = new int[256];
    /** The squares that pieces of the mated side must block, and what is left of its pieces and moves for further ones. */
    private final BitSet blocks = new BitSet();

    private int blockersLeft;
    private int blockMoves;

    /**
     * Demands of a picture.
     *
     * @param named where each piece is wanted
     * @param opens whether a move may open lines otherwise than by leaving a square
     */
    MateTargetDemands(
            MateTargetPieces pieces,
            MateTargetBoard board,
            MateTargetEnumerator.End end,
            short[] named,
            boolean opens) {
        this.pieces = pieces;
        this.board = board;
        this.end = end;
        this.named = named;
        this.opens = opens;
        forbidden = new boolean[pieces.count()][pieces.row(0).length];
    }

    /** The piece of a choice. */
    int piece(int choice) {
        return choices[choice] >>> 16;
    }

    /** The state of a choice. */
    int state(int choice) {
        return choices[choice] & 0xFFFF;
    }

    /** Sets whether a piece is known not to be in a state. */
    void forbid(int piece, int state, boolean forbid) {
        forbidden[piece][state] = forbid;
    }

    boolean isForbidden(int piece, int state) {
        return forbidden[piece][state];
    }

    /** Tells which piece checks in the end; {@link MateTargetBoard#NOBODY} if none need. */
    void setChecker(int piece) {
        checker = piece;
    }

    /**
     * Writes the ways to meet the demand that has the fewest.
     *
     * @return how many; -1 if nothing is demanded
     */
    int choose(int attackLeft, int helpLeft, int start) {
        int k = board.state(pieces.royal) % pieces.squares;
        if (checker != NOBODY && !board.mayAttack(board.state(checker), k, -1, -1)) {
            return 0;
        }
        int best = -1;
        blocks.clear();
        blockersLeft = blockers();
        blockMoves = helpLeft;
        for (int piece = 0; piece < pieces.count(); piece++) {
            if (board.isPlaced(piece)) {
                best = pieces.attackers[piece]
                        ? againstSecondCheck(piece, attackLeft, helpLeft, start, best)
                        : againstEscapes(piece, k, attackLeft, helpLeft, start, best);
                if (best != 0) {
                    best = againstCapture(piece, attackLeft, helpLeft, start, best);
                }
                if (best == 0) {
                    return 0;
                }
            }
        }
        return best;
    }

    /** The fewest choices so far, or those against a move of a piece of the mated side. */
    private int againstEscapes(int piece, int k, int attackLeft, int helpLeft, int start, int bestSoFar) {
        int best = bestSoFar;
        for (Line move : board.moves(board.state(piece))) {
            if (board.isLegal(piece, move, k)) {
                int fresh = escape(piece, move, k, attackLeft, helpLeft, behind(start, best), best);
                best = prefer(best, start, fresh);
                if (best == 0) {
                    return 0;
                }
            }
        }
        return best;
    }

    /** The fewest choices so far, or those against a check by a piece that can't have come about beside the checker's. */
    private int againstSecondCheck(int piece, int attackLeft, int helpLeft, int start, int best) {
        if (checker < 0 || piece == checker || opens) {
            return best;
        }
        Line second = board.capture(piece, pieces.royal);
        Line first = second == null ? null : board.capture(checker, pieces.royal);
        return first == null || second == null || mayBothCheck(piece, second, first, attackLeft)
                ? best
                : prefer(best, start, shut(second, attackLeft, helpLeft, behind(start, best)));
    }

    /** The fewest choices so far, or those against the capture of a royal that must be safe. */
    private int againstCapture(int piece, int attackLeft, int helpLeft, int start, int best) {
        int target = !pieces.attackers[piece]
                ? pieces.matingRoyal
                : end == MateTargetEnumerator.End.SAFE ? pieces.royal : -1;
        Line check = target >= 0 && board.isPlaced(target) ? board.capture(piece, target) : null;
        return check == null ? best : prefer(best, start, shut(check, attackLeft, helpLeft, behind(start, best)));
    }

    /** Where choices are written that are to be compared with the best ones so far. */
    private static int behind(int start, int best) {
        return start + Math.max(best, 0);
    }

    /**
     * Whether two pieces may check together. Before the last move neither did, so one of them made it from a square between
     * the other and the royal, or a third one did from a square between the royal and both.
     */
    private boolean mayBothCheck(int piece, Line line, Line first, int attackLeft) {
        for (int square : line.path()) {
            if (contains(first.path(), square)) {
                return true;
            }
        }
        return mayOpen(piece, first, attackLeft) || mayOpen(checker, line, attackLeft);
    }

    /** Whether a piece that is placed may have come with its last move from a line. */
    private boolean mayOpen(int piece, Line line, int attackLeft) {
        byte[] row = pieces.row(piece);
        int state = board.state(piece);
        int most = attackLeft + row[state] - 1;
        for (int square : line.path()) {
            for (int before : pieces.standing(piece, square)) {
                if (row[before] <= most && pieces.rowFrom(piece, before)[state] == 1) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Keeps the shorter of two lists of choices, the one written at the start and the one behind it. */
    private int prefer(int best, int start, int fresh) {
        if (best < 0) {
            return fresh;
        }
        if (fresh < best) {
            System.arraycopy(choices, start + best, choices, start, fresh);
            return fresh;
        }
        return best;
    }

    private int blockers() {
        int count = 0;
        for (int piece = 0; piece < pieces.count(); piece++) {
            count += !pieces.attackers[piece] && !board.isPlaced(piece) && named[piece] != MateTargets.TAKEN ? 1 : 0;
        }
        return count;
    }

    /** Books a square that one of the mated side's own pieces has to block; whether there are still enough of them. */
    private boolean book(int square, int start, int end) {
        if (blocks.get(square)) {
            return true;
        }
        blocks.set(square);
        int cheapest = LeastMoves.NEVER;
        for (int i = start; i < end; i++) {
            int piece = choices[i] >>> 16;
            cheapest = Math.min(cheapest, pieces.row(piece)[choices[i] & 0xFFFF]);
        }
        blockMoves -= cheapest;
        return --blockersLeft >= 0 && blockMoves >= 0;
    }

    /**
     * Writes the ways to take a move away.
     *
     * @param enough from how many on their number doesn't matter; -1 for none
     * @return how many, perhaps less but at least enough
     */
    private int escape(int piece, Line move, int k, int attackLeft, int helpLeft, int start, int enough) {
        int from = board.state(piece) % pieces.squares;
        int to = move.to();
        int target = from == k ? to : k;
        int at = shutAt(move.path(), attackLeft, helpLeft, start);
        for (int other = 0; other < pieces.count(); other++) {
            if (!pieces.attackers[other] || board.isPlaced(other)) {
                continue;
            }
            byte[] row = pieces.row(other);
            for (int state : pieces.attacking(other, target)) {
                if (row[state] > attackLeft) {
                    break;
                }
                int square = state % pieces.squares;
                if (square != to && !contains(move.path(), square) && board.mayAttack(state, target, from, to)) {
                    at = offer(other, state, attackLeft, helpLeft, at);
                }
            }
        }
        if (board.on(to) != NOBODY || enough >= 0 && at > start && at - start >= enough) {
            return at - start;
        }
        int others = at;
        for (int other = 0; other < pieces.count(); other++) {
            if (board.isPlaced(other)) {
                continue;
            }
            int before = at;
            for (int state : pieces.standing(other, to)) {
                if (!pieces.attackers[other] || !board.mayCapture(piece, move, state)) {
                    at = offer(other, state, attackLeft, helpLeft, at);
                }
            }
            others += pieces.attackers[other] ? at - before : 0;
        }
        return others > start || book(to, start, at) ? at - start : 0;
    }

    private int shut(Line move, int attackLeft, int helpLeft, int start) {
        return shutAt(move.path(), attackLeft, helpLeft, start) - start;
    }

    private int shutAt(int[] path, int attackLeft, int helpLeft, int start) {
        int at = start;
        for (int square : path) {
            for (int other = 0; other < pieces.count(); other++) {
                if (!board.isPlaced(other)) {
                    for (int state : pieces.standing(other, square)) {
                        at = offer(other, state, attackLeft, helpLeft, at);
                    }
                }
            }
        }
        return at;
    }

    /** Writes a choice if there are moves for it and nothing speaks against it; gives the index behind it. */
    private int offer(int piece, int state, int attackLeft, int helpLeft, int at) {
        if (pieces.row(piece)[state] > (pieces.attackers[piece] ? attackLeft : helpLeft)
                || named[piece] == MateTargets.TAKEN
                || named[piece] == MateTargets.GONE && state == pieces.states[piece]
                || forbidden[piece][state]
                || board.on(state % pieces.squares) != NOBODY) {
            return at;
        }
        if (at == choices.length) {
            choices = Arrays.copyOf(choices, 2 * at);
        }
        choices[at] = piece << 16 | state;
        return at + 1;
    }

    private static boolean contains(int[] squares, int square) {
        for (int other : squares) {
            if (other == square) {
                return true;
            }
        }
        return false;
    }
}
