package org.matewright.puzzles.solve.target;

import java.util.Arrays;
import org.matewright.rules.engine.Walker;
import org.matewright.rules.engine.packed.PackedMove;

/**
 * Follows a line and keeps the {@link MateTargets} that can still be reached. A piece's least moves to a state fall by at
 * most one with each of its moves, while its side has one move fewer: a target that is out of reach stays so, and when
 * none is left nothing needs to be searched. For one thread.
 */
public final class MateTargetFilter {
    private static final int NONE = -1;
    private static final int[] NO_PIECES = {};

    private final MateTargets targets;
    private final LineTargets.MovesRemaining moves;
    private final LeastMoves least;
    private final PieceStates states;
    private final RootPieces root;
    private final int[] pieceOn;
    private final int[] state;
    /** The number of moves that each piece has made, one more if it had moved before the root. */
    private final int[] moved;

    private Ply[] plies = new Ply[16];
    private int ply;
    /** The number of moves on the line that aren't followed, because that would cost more than to search on. */
    private int unfollowed;

    /** The targets that can be reached after a move of the line, and what undoes the move. */
    private static final class Ply {
        private int[] live = {};
        /** The {@link MateTargets#COSTS} of each of them. */
        private byte[] costs = {};

        private int count;
        private int mover;
        private int moverBefore;
        private int[] captured = NO_PIECES;
        /** The partner that a castling moved too, or {@link #NONE}. */
        private int partner;

        private int partnerBefore;

        private void reserve(int size) {
            if (live.length < size) {
                live = new int[size];
                costs = new byte[size * MateTargets.COSTS];
            }
        }
    }

    MateTargetFilter(MateTargets targets, LineTargets.MovesRemaining moves, LeastMoves least, PieceStates states) {
        this.targets = targets;
        this.moves = moves;
        this.least = least;
        this.states = states;
        root = targets.root();
        pieceOn = new int[states.squares()];
        Arrays.fill(pieceOn, NONE);
        state = new int[root.count()];
        moved = new int[state.length];
        for (int piece = 0; piece < state.length; piece++) {
            state[piece] = root.state(piece);
            moved[piece] = root.isUnmoved(piece) ? 0 : 1;
            pieceOn[states.square(state[piece])] = piece;
        }
        for (int i = 0; i < plies.length; i++) {
            plies[i] = new Ply();
        }
        Ply first = plies[0];
        first.count = targets.count();
        first.reserve(first.count);
        for (int i = 0; i < first.count; i++) {
            first.live[i] = i;
        }
        targets.copyCosts(first.costs);
    }

    /**
     * Follows a move, before which the walker stands. Undone by {@link #leave}.
     *
     * @param remaining the length of the play before it, or before the move that it parries
     * @param parry whether it parries a check in series play
     * @return whether some target can still be reached
     */
    public boolean enter(Walker walker, long move, int remaining, boolean parry) {
        if (unfollowed > 0 || plies[ply].count > worthFollowing(remaining)) {
            unfollowed++;
            return true;
        }
        int from = PackedMove.from(move);
        int to = PackedMove.to(move);
        int piece = pieceOn[from];
        if (ply + 1 == plies.length) {
            grow();
        }
        Ply now = plies[ply + 1];
        now.mover = piece;
        now.moverBefore = state[piece];
        now.captured = captured(walker, move, from, to);
        for (int victim : now.captured) {
            pieceOn[states.square(state[victim])] = NONE;
        }
        state[piece] = states.of(PackedMove.arriving(move, states.code(state[piece])), to);
        moved[piece]++;
        pieceOn[from] = NONE;
        now.partner = NONE;
        int partnerFrom = PackedMove.isPlain(move) ? NONE : walker.partnerFrom(move);
        if (partnerFrom >= 0) {
            castle(pieceOn[partnerFrom], partnerFrom, walker.partnerTo(move), now);
        }
        pieceOn[to] = piece;
        ply++;
        return keep(plies[ply - 1], now, moves.attack(remaining, parry), moves.help(remaining, parry));
    }

    private void castle(int partner, int from, int to, Ply now) {
        now.partner = partner;
        now.partnerBefore = state[partner];
        state[partner] = states.moved(state[partner], to);
        moved[partner]++;
        pieceOn[from] = NONE;
        pieceOn[to] = partner;
    }

    /** The most targets that are worth following before a search of so short a play: it takes about as long. */
    private static int worthFollowing(int remaining) {
        return switch (remaining) {
            case 1 -> 50;
            case 2 -> 300;
            case 3 -> 4_000;
            case 4 -> 60_000;
            default -> Integer.MAX_VALUE;
        };
    }

    private int[] captured(Walker walker, long move, int from, int to) {
        boolean plain = PackedMove.isPlain(move);
        int onTarget = to != from && (plain || !walker.isCastling(move)) ? pieceOn[to] : NONE;
        if (plain) {
            return onTarget == NONE ? NO_PIECES : new int[] {onTarget};
        }
        int[] found = new int[1 + walker.victims(move).size()];
        int count = 0;
        for (int square : walker.victims(move)) {
            if (pieceOn[square] != NONE) {
                found[count++] = pieceOn[square];
            }
        }
        boolean listed = false;
        for (int i = 0; i < count; i++) {
            listed |= found[i] == onTarget;
        }
        if (onTarget != NONE && !listed) {
            found[count++] = onTarget;
        }
        return Arrays.copyOf(found, count);
    }

    /** Keeps those targets that can still be reached, with their costs after the move; whether there are any. */
    private boolean keep(Ply parent, Ply now, int attackRemaining, int helpRemaining) {
        int count = parent.count;
        int[] from = parent.live;
        byte[] costsFrom = parent.costs;
        now.reserve(count);
        int[] into = now.live;
        byte[] costsInto = now.costs;
        int piece = now.mover;
        boolean attacker = root.isAttacker(piece);
        byte[] oldRow = least.row(now.moverBefore, moved[piece] == 1);
        byte[] newRow = least.row(state[piece]);
        int home = root.state(piece);
        int moreToVacate =
                root.isPartner(piece) ? 0 : (now.moverBefore == home ? -1 : 0) + (state[piece] == home ? 1 : 0);
        int partner = now.partner;
        byte[] partnerOldRow = partner == NONE ? newRow : least.row(now.partnerBefore, moved[partner] == 1);
        byte[] partnerNewRow = partner == NONE ? newRow : least.row(state[partner]);
        int captures = targets.captures(attackRemaining, helpRemaining);
        int kept = 0;
        for (int i = 0; i < count; i++) {
            int target = from[i];
            int place = targets.place(target, piece);
            int at = i * MateTargets.COSTS;
            int change = place >= 0 ? newRow[place] - oldRow[place] : 0;
            int partnerPlace = partner == NONE ? MateTargets.ANYWHERE : targets.place(target, partner);
            change += partnerPlace >= 0 ? partnerNewRow[partnerPlace] - partnerOldRow[partnerPlace] : 0;
            int attack = costsFrom[at + MateTargets.ATTACK_MOVES] + (attacker ? change : 0);
            int help = costsFrom[at + MateTargets.HELP_MOVES] + (attacker ? 0 : change);
            if (attack > attackRemaining || help > helpRemaining) {
                continue;
            }
            int toVacate = costsFrom[at + MateTargets.TO_VACATE] + (place == MateTargets.VACATED ? moreToVacate : 0);
            int toCapture = costsFrom[at + MateTargets.TO_CAPTURE];
            boolean lost = false;
            for (int victim : now.captured) {
                int wanted = targets.place(target, victim);
                lost |= wanted >= 0;
                toCapture -= wanted == MateTargets.CAPTURED ? 1 : 0;
                toVacate -= wanted == MateTargets.VACATED && countsAsToVacate(victim) ? 1 : 0;
            }
            if (lost || toCapture > captures || toVacate + toCapture > captures + helpRemaining - help) {
                continue;
            }
            int to = kept * MateTargets.COSTS;
            into[kept++] = target;
            costsInto[to + MateTargets.ATTACK_MOVES] = (byte) attack;
            costsInto[to + MateTargets.HELP_MOVES] = (byte) help;
            costsInto[to + MateTargets.TO_VACATE] = (byte) toVacate;
            costsInto[to + MateTargets.TO_CAPTURE] = (byte) toCapture;
        }
        now.count = kept;
        return kept > 0;
    }

    /** Whether a piece, if it has to vacate its square, hasn't done so. */
    private boolean countsAsToVacate(int piece) {
        return state[piece] == root.state(piece) && !root.isPartner(piece);
    }

    /** Goes back before the last move. */
    public void leave() {
        if (unfollowed > 0) {
            unfollowed--;
            return;
        }
        Ply last = plies[ply];
        int piece = last.mover;
        pieceOn[states.square(state[piece])] = NONE;
        int partner = last.partner;
        if (partner != NONE) {
            pieceOn[states.square(state[partner])] = NONE;
            state[partner] = last.partnerBefore;
            pieceOn[states.square(state[partner])] = partner;
            moved[partner]--;
        }
        state[piece] = last.moverBefore;
        pieceOn[states.square(state[piece])] = piece;
        moved[piece]--;
        for (int victim : last.captured) {
            pieceOn[states.square(state[victim])] = victim;
        }
        ply--;
    }

    /** Goes back to the root. */
    public void rewind() {
        unfollowed = 0;
        while (ply > 0) {
            leave();
        }
    }

    private void grow() {
        int old = plies.length;
        plies = Arrays.copyOf(plies, 2 * old);
        for (int i = old; i < plies.length; i++) {
            plies[i] = new Ply();
        }
    }
}
