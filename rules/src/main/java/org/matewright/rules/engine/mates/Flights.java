package org.matewright.rules.engine.mates;

import org.matewright.rules.engine.attacks.Attacks;
import org.matewright.rules.engine.board.Board;
import org.matewright.rules.engine.tables.CompiledRules;
import org.matewright.rules.engine.tables.TargetElements;

/**
 * The steps that a royal could make now and that nobody attacks: to whatever square its own side doesn't hold, with
 * nothing that could stand in the way, and the other side doesn't attack the target with the royal standing there.
 *
 * <p>A plain move of the other side leaves such a step legal unless it attacks the flight:
 * by the moved piece from its target, or by a path that it opened, and then it left {@link #opening} or entered
 * {@link #closing}, the sets that {@link Attacks#scan} finds for the flight with the royal on it.
 */
final class Flights {
    private final Board board;
    private final CompiledRules rules;
    private final Attacks attacks;
    private final int words;

    private int royal;
    private final long[] steps;

    int count;
    final int[] square;
    /** By flight: the pieces that may open an attack on it by leaving; the squares that may by being entered. */
    final long[] opening;

    final long[] closing;

    Flights(Board board) {
        this.board = board;
        rules = board.rules;
        attacks = new Attacks(board);
        words = board.words;
        steps = new long[words];
        square = new int[board.squares];
        opening = new long[board.squares * words];
        closing = new long[board.squares * words];
    }

    /** Begins to look for the flights of a royal of the side that isn't to move. */
    void begin(int royalSquare) {
        royal = royalSquare;
        count = 0;
        int code = board.at[royal];
        int own = (code & 1) * words;
        for (int w = 0; w < words; w++) {
            steps[w] = TargetElements.sure(rules, code, royal, w) & ~board.sides[own + w];
        }
    }

    /** Finds one flight more and counts it; false if there is none. */
    boolean next() {
        for (int w = 0; w < words; w++) {
            while (steps[w] != 0) {
                int to = (w << 6) + Long.numberOfTrailingZeros(steps[w]);
                steps[w] &= steps[w] - 1;
                if (isOpen(to)) {
                    square[count++] = to;
                    return true;
                }
            }
        }
        return false;
    }

    private boolean isOpen(int to) {
        int side = board.side;
        int code = board.at[royal];
        int taken = board.at[to];
        board.stand(royal, 0);
        board.stand(to, code);
        int index = taken * words + (to >> 6);
        long bit = taken == 0 ? 0 : 1L << to;
        board.pieces[index] ^= bit;
        boolean open = !attacks.attacked(to, side);
        if (open) {
            attacks.clear();
            attacks.scan(to, side, side);
            System.arraycopy(attacks.from, 0, opening, count * words, words);
            System.arraycopy(attacks.to, 0, closing, count * words, words);
        }
        board.pieces[index] ^= bit;
        board.stand(to, taken);
        board.stand(royal, code);
        return open;
    }

    /** Whether a piece that goes to a square may see to a flight, whatever else stands on the board. */
    boolean isAim(int flight, int form, int from, int to) {
        int target = square[flight];
        return mayOpen(flight, from, to)
                || (rules.attacks().sources()[(form * board.squares + target) * words + (to >> 6)] >>> to & 1) != 0;
    }

    /** Relies on it that a piece that goes to a square doesn't attack a flight from there, which is true. */
    void relyOnBlock(int flight, int form, int from, int to, SquareDependencies dependencies) {
        int target = square[flight];
        if ((rules.attacks().sources()[(form * board.squares + target) * words + (to >> 6)] >>> to & 1) == 0) {
            return;
        }
        int code = board.at[from];
        int taken = board.at[to];
        int fled = board.at[royal];
        int met = board.at[target];
        board.stand(royal, 0);
        board.stand(target, fled);
        board.stand(from, 0);
        board.stand(to, form);
        dependencies.onBlock(form, to, target);
        board.stand(to, taken);
        board.stand(from, code);
        board.stand(target, met);
        board.stand(royal, fled);
    }

    /** A square to which the royal can step, as pieces may stand for a test and with nothing scanned before; or -1. */
    int escape() {
        int code = board.at[royal];
        for (int w = 0; w < words; w++) {
            long own = board.sides[(code & 1) * words + w];
            for (long bits = TargetElements.sure(rules, code, royal, w) & ~own; bits != 0; bits &= bits - 1) {
                int to = (w << 6) + Long.numberOfTrailingZeros(bits);
                if (isSafe(code, to)) {
                    return to;
                }
            }
        }
        return -1;
    }

    /** Whether a plain move, after which the piece is {@code becomes}, may see to a flight. */
    boolean maySeeTo(int flight, int becomes, int from, int to) {
        return mayOpen(flight, from, to) || guards(flight, becomes, from, to);
    }

    private boolean mayOpen(int flight, int from, int to) {
        return (opening[flight * words + (from >> 6)] >>> from & 1) != 0
                || (closing[flight * words + (to >> 6)] >>> to & 1) != 0;
    }

    /** Whether a piece that goes from one square to another attacks the royal on a flight. */
    private boolean guards(int flight, int becomes, int from, int to) {
        int target = square[flight];
        if ((rules.attacks().sources()[(becomes * board.squares + target) * words + (to >> 6)] >>> to & 1) == 0) {
            return false;
        }
        int code = board.at[from];
        int taken = board.at[to];
        int fled = board.at[royal];
        int met = board.at[target];
        board.stand(royal, 0);
        board.stand(target, fled);
        board.stand(from, 0);
        board.stand(to, becomes);
        boolean guards = attacks.reaches(becomes, to, target);
        board.stand(to, taken);
        board.stand(from, code);
        board.stand(target, met);
        board.stand(royal, fled);
        return guards;
    }

    /**
     * Narrows a set of targets of a piece to those from which it may see to a flight. A piece that may open an attack by
     * leaving may go anywhere. One that goes to the flight itself is taken there, one that comes from it leaves it open.
     */
    void narrow(int flight, int code, int from, long[] targets, int place) {
        int to = square[flight];
        if ((opening[flight * words + (from >> 6)] >>> from & 1) != 0) {
            return;
        }
        int source = (code * board.squares + to) * words;
        int close = flight * words;
        for (int w = 0; w < words; w++) {
            long guards = rules.attacks().sources()[source + w] | closing[close + w];
            targets[place + w] &= guards;
        }
    }

    /** Whether the royal can step to a square, as pieces may stand for a test. */
    boolean stepsTo(int to) {
        int code = board.at[royal];
        if ((TargetElements.sure(rules, code, royal, to >> 6) >>> to & 1) == 0) {
            return false;
        }
        return isSafe(code, to);
    }

    private boolean isSafe(int code, int to) {
        int met = board.at[to];
        board.stand(royal, 0);
        board.stand(to, code);
        boolean safe = !attacks.attacked(to, board.side);
        board.stand(to, met);
        board.stand(royal, code);
        return safe;
    }
}
