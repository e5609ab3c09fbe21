package org.matewright.puzzles.solve.target;

import java.util.Arrays;
import java.util.BitSet;
import org.matewright.rules.engine.ClearLines.Line;

/**
 * What an unfinished target still demands, and the ways to meet a demand: each a further piece in a state, a {@link
 * Placement}. The package's page says why single pieces suffice. For one thread.
 */
final class MateTargetDemands {
    private static final int NOBODY = MateTargetBoard.NOBODY;

    private final MateTargetPieces pieces;
    private final MateTargetBoard board;
    private final MateTargetEnumerator.End end;
    private final short[] named;
    private final boolean linesMayOpen;
    private final boolean[][] forbidden;
    private int checker = NOBODY;
    /** Lists of placements, one after the other. */
    private int[] choices = new int[256];

    /** The squares that pieces of the mated side must block. */
    private final BitSet blocks = new BitSet();
    /** The number of pieces of the mated side that may still block further squares. */
    private int blockersRemaining;
    /** The number of moves that the mated side may still spend on blocking further squares. */
    private int blockMovesRemaining;

    /**
     * The demands of a target.
     *
     * @param named where the target wants each piece
     * @param linesMayOpen whether a move may open lines otherwise than by leaving a square
     */
    MateTargetDemands(
            MateTargetPieces pieces,
            MateTargetBoard board,
            MateTargetEnumerator.End end,
            short[] named,
            boolean linesMayOpen) {
        this.pieces = pieces;
        this.board = board;
        this.end = end;
        this.named = named;
        this.linesMayOpen = linesMayOpen;
        forbidden = new boolean[pieces.count()][pieces.states.count()];
    }

    /** The placement at an index of the lists. */
    int choice(int index) {
        return choices[index];
    }

    /** Sets whether it is known that a piece isn't in a state. */
    void forbid(int piece, int state, boolean forbid) {
        forbidden[piece][state] = forbid;
    }

    boolean isForbidden(int piece, int state) {
        return forbidden[piece][state];
    }

    /** Sets the piece that checks in the end; {@link MateTargetBoard#NOBODY} if none need. */
    void setChecker(int piece) {
        checker = piece;
    }

    /**
     * Lists the ways to meet the demand that has the fewest.
     *
     * @param start where the list begins
     * @return the number of ways; -1 if nothing is demanded
     */
    int choose(int attackRemaining, int helpRemaining, int start) {
        int royal = board.square(pieces.root.royal());
        if (checker != NOBODY && !board.mayAttack(board.state(checker), royal, -1, -1)) {
            return 0;
        }
        int best = -1;
        blocks.clear();
        blockersRemaining = blockers();
        blockMovesRemaining = helpRemaining;
        for (int piece = 0; piece < pieces.count(); piece++) {
            if (board.isPlaced(piece)) {
                best = pieces.isAttacker(piece)
                        ? againstSecondCheck(piece, attackRemaining, helpRemaining, start, best)
                        : againstEscapes(piece, royal, attackRemaining, helpRemaining, start, best);
                if (best != 0) {
                    best = againstCapture(piece, attackRemaining, helpRemaining, start, best);
                }
                if (best == 0) {
                    return 0;
                }
            }
        }
        return best;
    }

    /** The fewest ways so far, or those against a move of a piece of the mated side. */
    private int againstEscapes(int piece, int royal, int attackRemaining, int helpRemaining, int start, int bestSoFar) {
        int best = bestSoFar;
        for (Line move : board.moves(board.state(piece))) {
            if (board.isLegal(piece, move, royal)) {
                int found = escape(piece, move, royal, attackRemaining, helpRemaining, after(start, best), best);
                best = prefer(best, start, found);
                if (best == 0) {
                    return 0;
                }
            }
        }
        return best;
    }

    /** The fewest ways so far, or those against a second check that can't have come about beside the checker's. */
    private int againstSecondCheck(int piece, int attackRemaining, int helpRemaining, int start, int best) {
        if (checker < 0 || piece == checker || linesMayOpen) {
            return best;
        }
        int royal = pieces.root.royal();
        Line second = board.capture(piece, royal);
        Line first = second == null ? null : board.capture(checker, royal);
        return first == null || second == null || mayBothCheck(piece, second, first, attackRemaining)
                ? best
                : prefer(best, start, shut(second, attackRemaining, helpRemaining, after(start, best)));
    }

    /** The fewest ways so far, or those against the capture of a royal that must be safe. */
    private int againstCapture(int piece, int attackRemaining, int helpRemaining, int start, int best) {
        int ownSafe = end == MateTargetEnumerator.End.SAFE ? pieces.root.royal() : NOBODY;
        int target = pieces.isAttacker(piece) ? ownSafe : pieces.root.matingRoyal();
        Line check = target >= 0 && board.isPlaced(target) ? board.capture(piece, target) : null;
        return check == null
                ? best
                : prefer(best, start, shut(check, attackRemaining, helpRemaining, after(start, best)));
    }

    /** Where a list begins that is to be compared with the best one so far. */
    private static int after(int start, int best) {
        return start + Math.max(best, 0);
    }

    /**
     * Whether two pieces may check together. Before the last move neither did, so one of them made it from a square between
     * the other and the royal, or a third piece made it from a square between the royal and both.
     */
    private boolean mayBothCheck(int piece, Line line, Line first, int attackRemaining) {
        for (int square : line.path()) {
            if (contains(first.path(), square)) {
                return true;
            }
        }
        return mayOpen(piece, first, attackRemaining) || mayOpen(checker, line, attackRemaining);
    }

    /** Whether a placed piece may have left a line with its last move. */
    private boolean mayOpen(int piece, Line line, int attackRemaining) {
        byte[] row = pieces.row(piece);
        int state = board.state(piece);
        int max = attackRemaining + row[state] - 1;
        for (int square : line.path()) {
            for (int before : pieces.standing(piece, square)) {
                if (row[before] <= max && pieces.rowFrom(piece, before)[state] == 1) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Keeps the shorter of two lists: the one written at the start and the one behind it. */
    private int prefer(int best, int start, int found) {
        if (best < 0) {
            return found;
        }
        if (found < best) {
            System.arraycopy(choices, start + best, choices, start, found);
            return found;
        }
        return best;
    }

    private int blockers() {
        int count = 0;
        for (int piece = 0; piece < pieces.count(); piece++) {
            boolean blocks = !pieces.isAttacker(piece) && !board.isPlaced(piece);
            count += blocks && named[piece] != MateTargets.CAPTURED ? 1 : 0;
        }
        return count;
    }

    /**
     * Counts a square that a piece of the mated side has to block, by the cheapest of the ways listed; whether its pieces and
     * moves still suffice for all such squares.
     */
    private boolean countBlock(int square, int start, int end) {
        if (blocks.get(square)) {
            return true;
        }
        blocks.set(square);
        int cheapest = LeastMoves.NEVER;
        for (int i = start; i < end; i++) {
            byte[] row = pieces.row(Placement.piece(choices[i]));
            cheapest = Math.min(cheapest, row[Placement.state(choices[i])]);
        }
        blockMovesRemaining -= cheapest;
        return --blockersRemaining >= 0 && blockMovesRemaining >= 0;
    }

    /**
     * Lists the ways to take a move away: to shut its path, to attack the royal after it, to block its target.
     *
     * @param enough from this number of ways on their number doesn't matter; -1 for none
     * @return the number of ways, or at least {@code enough}
     */
    private int escape(int piece, Line move, int royal, int attackRemaining, int helpRemaining, int start, int enough) {
        int from = board.square(piece);
        int to = move.to();
        int target = from == royal ? to : royal;
        int at = shutAt(move.path(), attackRemaining, helpRemaining, start);
        for (int other = 0; other < pieces.count(); other++) {
            if (!pieces.isAttacker(other) || board.isPlaced(other)) {
                continue;
            }
            byte[] row = pieces.row(other);
            for (int state : pieces.attacking(other, target)) {
                if (row[state] > attackRemaining) {
                    break;
                }
                int square = pieces.states.square(state);
                if (square != to && !contains(move.path(), square) && board.mayAttack(state, target, from, to)) {
                    at = offer(other, state, attackRemaining, helpRemaining, at);
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
                if (!pieces.isAttacker(other) || !board.mayCapture(board.state(piece), move, state)) {
                    at = offer(other, state, attackRemaining, helpRemaining, at);
                }
            }
            others += pieces.isAttacker(other) ? at - before : 0;
        }
        return others > start || countBlock(to, start, at) ? at - start : 0;
    }

    private int shut(Line move, int attackRemaining, int helpRemaining, int start) {
        return shutAt(move.path(), attackRemaining, helpRemaining, start) - start;
    }

    private int shutAt(int[] path, int attackRemaining, int helpRemaining, int start) {
        int at = start;
        for (int square : path) {
            for (int other = 0; other < pieces.count(); other++) {
                if (!board.isPlaced(other)) {
                    for (int state : pieces.standing(other, square)) {
                        at = offer(other, state, attackRemaining, helpRemaining, at);
                    }
                }
            }
        }
        return at;
    }

    /** Writes a placement if the moves suffice for it and nothing speaks against it; returns the index after it. */
    private int offer(int piece, int state, int attackRemaining, int helpRemaining, int at) {
        int remaining = pieces.isAttacker(piece) ? attackRemaining : helpRemaining;
        if (pieces.row(piece)[state] > remaining
                || named[piece] == MateTargets.CAPTURED
                || named[piece] == MateTargets.VACATED && state == pieces.root.state(piece)
                || forbidden[piece][state]
                || board.on(pieces.states.square(state)) != NOBODY) {
            return at;
        }
        if (at == choices.length) {
            choices = Arrays.copyOf(choices, 2 * at);
        }
        choices[at] = Placement.of(piece, state);
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
