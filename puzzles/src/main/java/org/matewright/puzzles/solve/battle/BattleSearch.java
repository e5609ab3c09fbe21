package org.matewright.puzzles.solve.battle;

import org.jspecify.annotations.Nullable;
import org.matewright.puzzles.solve.search.GoalDetector;
import org.matewright.puzzles.solve.search.Meter;
import org.matewright.puzzles.solve.search.MoveStack;
import org.matewright.puzzles.solve.search.ProofTable;
import org.matewright.puzzles.solve.search.SearchControl;
import org.matewright.puzzles.solve.search.SearchSwitches;
import org.matewright.rules.engine.Walker;

/**
 * Proves battle play. Two questions: {@link #attack}{@code (n)}, W(n): can the attacker, to move, force the goal within
 * n of his moves; {@link #defend}{@code (n)}, D(n): is the defender, to move, unable to avoid it within n further moves
 * of the attacker. W(n) holds if some move reaches the goal or leads to D(n - 1); D(n) holds if there is a reply and
 * every one leads to W(n), or, in self play, reaches the goal.
 *
 * <p>For one thread. The line being searched lives in the walker and the stack, so nothing is allocated on the way.
 * When a search is stopped the walker stays where it was; {@link #rewind} takes it back.
 */
final class BattleSearch {
    /** Below this the table costs more than it saves. */
    private static final int TABLE_FROM = 2;

    /** From so many moves on it pays to look into the table for what is known after each reply. */
    private static final int LOOK_AHEAD_FROM = 3;

    private static final int REFUTATIONS = 1 << 16;
    private static final int KILLERS = ProofTable.MAX_MOVES + 2;

    final Walker walker;
    final MoveStack stack = new MoveStack();
    private final ReplyOrder order;
    /** With fewer moves of the attacker left it costs less to ask about a reply than to put all in order. */
    private final int sortedFrom;
    /** An answer that cost no more was in the table or found with the next move: it says nothing about others. */
    private final int tooCheap;

    private final BattleRules rules;
    private final GoalDetector goal;
    private final boolean finding;
    /** Where two moves are left, replies that refute many; null where they can't serve. */
    private final @Nullable ReplyCertificates standingReplies;

    private final boolean granting;
    private final @Nullable ProofTable table;
    private final SearchSwitches switches;
    private final long[] refutations = new long[REFUTATIONS];
    private final long[] defenceKillers = new long[KILLERS];
    private final long[] attackKillers = new long[KILLERS];
    /** The reply by which the last defence succeeded; 0 if none is known. */
    private long lastRefutation;

    private final Meter meter;

    /** In self play, replies that refute many last moves; null where there are no such. */
    private @Nullable SelfmateReplies freeReplies;

    BattleSearch(
            Walker walker,
            BattleRules rules,
            GoalDetector goal,
            @Nullable ProofTable table,
            SearchSwitches switches,
            SearchControl control) {
        this.walker = walker;
        this.order = new ReplyOrder(walker, stack);
        this.rules = rules;
        this.sortedFrom = rules.goalByAttacker() ? 2 : 1;
        this.tooCheap = rules.goalByAttacker() ? 3 : 0;
        this.goal = goal;
        this.finding = switches.guards() && goal instanceof GoalDetector.Mate;
        boolean standing = finding && switches.standing() && switches.killers() && rules.goalByAttacker();
        this.standingReplies = standing ? new ReplyCertificates(walker) : null;
        this.granting = goal.canBeGranted(walker);
        this.table = switches.table() ? table : null;
        this.switches = switches;
        this.meter = new Meter(control);
    }

    /** From now on uses replies that refute many last moves. */
    void use(@Nullable SelfmateReplies replies) {
        freeReplies = switches.killers() ? replies : null;
    }

    /** W(n): whether the attacker, to move, can force the goal within n of his moves, n at least 1. */
    boolean attack(int n) {
        return attack(n, 0);
    }

    /** Whether an attacker's move leads to the goal within n further moves; the walker stands before it. */
    boolean attackWith(long move, int n) {
        make(move);
        boolean succeeds = succeeds(move, n, 0);
        unmake();
        return succeeds;
    }

    /** Whether a reply still lets the attacker force the goal within n moves; the walker stands before it. */
    boolean replyLoses(long reply, int n) {
        return replyLoses(reply, n, 0);
    }

    /** Whether the move just made reaches the goal. */
    boolean reached(long move) {
        return goal.reached(walker, move);
    }

    /** Whether the side to move can reach the goal with its next move. */
    boolean canReachGoal() {
        return goalInOne(0) != 0;
    }

    /** Makes a move and counts it. */
    void make(long move) {
        walker.make(move);
        meter.node();
    }

    /** Takes a move back. */
    void unmake() {
        walker.unmake();
    }

    /** Takes back all moves beyond a depth, after a stop. */
    void rewind(int depth) {
        while (walker.depth() > depth) {
            walker.unmake();
        }
    }

    /** Books what was done since the last time, at the end of a thread. */
    void settle() {
        meter.settle();
    }

    private boolean attack(int n, int from) {
        if (granting && goal.granted(walker)) {
            return true;
        }
        if (n == 1 && rules.goalByAttacker()) {
            return goalInOne(from) != 0;
        }
        ProofTable t = n >= TABLE_FROM ? table : null;
        long key = 0;
        long key2 = 0;
        int known = 0;
        long remembered = 0;
        if (t != null) {
            key = salted(walker.key(), n);
            key2 = salted(walker.key2(), n);
            long data = t.probe(key, key2);
            if (data != 0) {
                if (ProofTable.proven(data) <= n) {
                    meter.tableHit();
                    return true;
                }
                known = ProofTable.refuted(data);
                if (known >= n) {
                    meter.tableHit();
                    return false;
                }
                remembered = ProofTable.move(data);
            }
        }
        if (rules.attackerMust() && goalInOne(from) != 0) {
            if (t != null) {
                t.storeRefuted(key, key2, ProofTable.MAX_MOVES, 0);
            }
            return false;
        }
        int k = Math.max(1, known + 1);
        if (rules.exact() || !switches.deepening()) {
            k = n;
        }
        if (k == 1 && rules.goalByAttacker()) {
            long move = goalInOne(from);
            if (move != 0) {
                if (t != null) {
                    t.storeProven(key, key2, 1, move);
                }
                return true;
            }
            k = 2;
        }
        // No move reaches the goal at once: that was asked before more moves are.
        boolean goalTried = k > 1 && rules.goalByAttacker() && !rules.exact() && switches.deepening();
        int end = walker.generate(stack.room(from), from);
        if (switches.killers()) {
            stack.bringForward(attackKillers[n] & KILLER_MASK, from, end);
        }
        if (remembered != 0) {
            stack.bringForward(remembered, from, end);
        }
        for (; k <= n; k++) {
            SelfmateReplies free = k == 1 ? freeReplies : null;
            if (free != null) {
                free.begin();
            }
            ReplyCertificates standing = k == 2 ? standingReplies : null;
            if (standing != null) {
                standing.begin(defenceKillers[1], end - from);
            }
            for (int i = from; i < end; i++) {
                long move = stack.moves[i];
                if (free != null && free.refutes(move) || standing != null && standing.refutes(move)) {
                    continue;
                }
                lastRefutation = 0;
                make(move);
                boolean succeeds = goalTried ? defend(k - 1, move, end) : succeeds(move, k - 1, end);
                unmake();
                if (succeeds) {
                    attackKillers[n] = move;
                    if (t != null) {
                        t.storeProven(key, key2, k, move);
                    }
                    return true;
                }
                if (free != null) {
                    free.learn(defenceKillers[0]);
                }
                if (standing != null) {
                    standing.learn(lastRefutation, end - i);
                }
            }
        }
        if (t != null) {
            t.storeRefuted(key, key2, n, 0);
        }
        return false;
    }

    private static final long KILLER_MASK = (1L << 48) - 1;

    /** The attacker has just made a move, and has n more. */
    private boolean succeeds(long move, int n, int from) {
        if (rules.goalByAttacker()) {
            if (goal.reached(walker, move)) {
                return !rules.exact() || n == 0;
            }
            if (n == 0 && !granting) {
                return false;
            }
        }
        return defend(n, move, from);
    }

    private boolean defend(int n, long attack, int from) {
        int slot = (int) attack & REFUTATIONS - 1;
        // Asking about two replies costs less than a look into the table, and what it would have answered says little.
        boolean quick = n < sortedFrom && switches.killers();
        if (quick && !rules.defenderMust() && isRefutedByKiller(n, slot, from)) {
            return false;
        }
        ProofTable t = n >= 1 ? table : null;
        long key = 0;
        long key2 = 0;
        int known = rules.leastDefence() - 1;
        long remembered = 0;
        if (t != null) {
            key = salted(walker.key(), n);
            key2 = salted(walker.key2(), n);
            long data = t.probe(key, key2);
            if (data != 0) {
                if (ProofTable.proven(data) <= n) {
                    meter.tableHit();
                    return true;
                }
                int refuted = ProofTable.refuted(data);
                if (refuted >= n) {
                    meter.tableHit();
                    lastRefutation = ProofTable.move(data);
                    return false;
                }
                known = Math.max(known, refuted);
                remembered = ProofTable.move(data);
            }
        }
        if (rules.defenderMust() && goalInOne(from) != 0) {
            return !rules.exact() || n == 0;
        }
        if (rules.defenderMust() && n == 0 && !granting) {
            // With the last move made every reply would have to reach the goal, and none does.
            return false;
        }
        if (quick && rules.defenderMust() && isRefutedByKiller(n, slot, from)) {
            return false;
        }
        int end = walker.generate(stack.room(from), from);
        if (end == from) {
            return false;
        }
        if (switches.killers() && n >= sortedFrom) {
            order.sort(from, end, n, refutations[slot]);
        }
        if (t != null && n >= LOOK_AHEAD_FROM) {
            long reply = knownRefutation(t, n, from, end);
            if (reply != 0) {
                return refuted(t, key, key2, n, slot, reply);
            }
        }
        if (remembered != 0) {
            stack.bringForward(remembered, from, end);
        }
        int front = from;
        int k = rules.exact() || !switches.deepening() ? n : Math.min(n, Math.max(known + 1, rules.usefulDefence()));
        for (; k <= n; k++) {
            while (quick && isKiller(n, slot, stack.moves[front]) || loses(stack.moves[front], k, end)) {
                if (++front == end) {
                    if (t != null) {
                        t.storeProven(key, key2, k, 0);
                    }
                    return true;
                }
            }
        }
        return refuted(t, key, key2, n, slot, stack.moves[front]);
    }

    /** A reply after which the table knows that the attacker can't succeed within n moves, or 0. */
    private long knownRefutation(ProofTable t, int n, int from, int end) {
        for (int i = from; i < end; i++) {
            long reply = stack.moves[i];
            walker.make(reply);
            long data = t.probe(salted(walker.key(), n), salted(walker.key2(), n));
            walker.unmake();
            if (data != 0 && ProofTable.refuted(data) >= n) {
                return reply;
            }
        }
        return 0;
    }

    /** Asks whether a reply loses, and learns what the answer cost. */
    private boolean loses(long reply, int n, int from) {
        long before = meter.nodes();
        boolean loses = replyLoses(reply, n, from);
        long cost = meter.nodes() - before;
        if (n >= sortedFrom && cost > tooCheap && switches.killers()) {
            order.learn(reply, n, cost, !loses);
        }
        return loses;
    }

    /** Whether the reply that refuted the same move elsewhere, or the one that refuted last, refutes this one too. */
    private boolean isRefutedByKiller(int n, int slot, int from) {
        long first = refutations[slot];
        if (first != 0 && walker.isLegal(first) && !replyLoses(first, n, from)) {
            remember(n, slot, first);
            return true;
        }
        long second = defenceKillers[n];
        if (second != 0 && second != first && walker.isLegal(second) && !replyLoses(second, n, from)) {
            remember(n, slot, second);
            return true;
        }
        return false;
    }

    private boolean isKiller(int n, int slot, long reply) {
        return reply == refutations[slot] || reply == defenceKillers[n];
    }

    private boolean refuted(@Nullable ProofTable t, long key, long key2, int n, int slot, long refutation) {
        remember(n, slot, refutation);
        if (t != null) {
            t.storeRefuted(key, key2, n, refutation);
        }
        return false;
    }

    private void remember(int n, int slot, long refutation) {
        refutations[slot] = refutation;
        defenceKillers[n] = refutation;
        lastRefutation = refutation;
    }

    private boolean replyLoses(long reply, int n, int from) {
        make(reply);
        boolean loses;
        if (!rules.goalByAttacker() && goal.reached(walker, reply)) {
            loses = !rules.exact() || n == 0;
        } else if (n == 0) {
            loses = granting && goal.granted(walker);
        } else {
            loses = attack(n, from);
        }
        unmake();
        return loses;
    }

    /** A move of the side to move that reaches the goal at once, or 0. */
    private long goalInOne(int from) {
        if (finding) {
            meter.node();
            long move = walker.findMate(switches.killers() ? attackKillers[1] : 0, stack.room(from), from);
            if (move != 0) {
                attackKillers[1] = move;
            }
            return move;
        }
        int end = goal.candidates(walker, stack.room(from), from);
        if (end == from) {
            return 0;
        }
        if (switches.killers()) {
            stack.bringForward(attackKillers[1] & KILLER_MASK, from, end);
        }
        for (int i = from; i < end; i++) {
            long move = stack.moves[i];
            make(move);
            boolean reached = goal.reached(walker, move);
            unmake();
            if (reached) {
                attackKillers[1] = move;
                return move;
            }
        }
        return 0;
    }

    /** In exact play what holds for n says nothing about n + 1, so each n has entries of its own. */
    private long salted(long key, int n) {
        return rules.exact() ? key ^ n * 0x9E3779B97F4A7C15L : key;
    }
}
