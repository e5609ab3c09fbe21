package org.matewright.puzzles.solve.battle;

import org.jspecify.annotations.Nullable;
import org.matewright.puzzles.solve.search.Bounds;
import org.matewright.puzzles.solve.search.GoalDetector;
import org.matewright.puzzles.solve.search.KeySalt;
import org.matewright.puzzles.solve.search.Meter;
import org.matewright.puzzles.solve.search.MoveStack;
import org.matewright.puzzles.solve.search.ProofTable;
import org.matewright.puzzles.solve.search.SearchControl;
import org.matewright.puzzles.solve.search.SearchSwitches;
import org.matewright.puzzles.solve.search.TableView;
import org.matewright.rules.engine.Walker;
import org.matewright.rules.engine.packed.PackedMove;

/**
 * Proves battle play by two functions. {@link #attack} is W(n): whether the attacker, to move, can force the goal within
 * n of his moves. {@link #defend} is D(n): whether the defender, to move, can't avoid it within n further moves of the
 * attacker. The package's page defines them and says why the search is exact.
 *
 * <p>For one thread. The line being searched lives in the walker and the stack, so nothing is allocated on the way; in
 * each method {@code from} is where the stack is free. When a search is stopped the walker stays where it was;
 * {@link #rewind} takes it back.
 */
final class BattleSearch {
    /** With fewer moves a look-up costs the attacker more than it saves. */
    private static final int ATTACKS_STORED_FROM = 2;

    /** With fewer further moves a look-up costs the defender more than it saves. */
    private static final int DEFENCES_STORED_FROM = 1;

    /** From so many further moves on it pays to look up what is known after each reply. */
    private static final int LOOK_AHEAD_FROM = 3;

    final Walker walker;
    final MoveStack stack = new MoveStack();
    private final BattleRules rules;
    private final GoalDetector goal;
    private final TableView attacks;
    private final TableView defences;
    private final Killers killers = new Killers();
    private final GoalInOne goalInOne;
    private final ReplyOrder order;
    private final Meter meter;
    private final boolean killersUsed;
    /** Whether shorter play is searched first; in exact play it says nothing about longer play. */
    private final boolean deepens;
    /** Whether a move is searched only after it is known that no move reaches the goal at once. */
    private final boolean goalTriedFirst;
    /** Whether a move can concede the goal to the other side. */
    private final boolean concessions;
    /** With fewer further moves it costs less to search a reply than to order all of them. */
    private final int orderedFrom;
    /** A reply that cost no more was answered by the table or by the next move: it says nothing about others. */
    private final int cheapReply;
    /** What refutes moves of the attacker without playing them; null where nothing does. */
    private final @Nullable Certificates certificates;

    /**
     * A search from the position of a walker.
     *
     * @param table what is known, shared by the threads of a run
     * @param certificates what may refute attacks without a search, or null
     */
    BattleSearch(
            Walker walker,
            BattleRules rules,
            GoalDetector goal,
            ProofTable table,
            @Nullable Certificates certificates,
            SearchSwitches switches,
            SearchControl control) {
        this.walker = walker;
        this.rules = rules;
        this.goal = goal;
        ProofTable used = switches.table() ? table : null;
        KeySalt salt = rules.exact() ? KeySalt.BY_LENGTH : KeySalt.NONE;
        attacks = new TableView(used, walker, salt, ATTACKS_STORED_FROM);
        defences = new TableView(used, walker, salt, DEFENCES_STORED_FROM);
        order = new ReplyOrder(walker, stack);
        meter = new Meter(control);
        killersUsed = switches.killers();
        deepens = switches.deepening() && !rules.exact();
        goalTriedFirst = deepens && rules.goalByAttacker();
        goalInOne = new GoalInOne(walker, stack, goal, killers, meter, switches);
        concessions = goal.canBeConceded(walker);
        orderedFrom = rules.goalByAttacker() ? 2 : 1;
        cheapReply = rules.goalByAttacker() ? 3 : 0;
        this.certificates = switches.certificates() ? certificates : null;
    }

    /** W(n): whether the attacker, to move, can force the goal within n of his moves; n is at least 1. */
    boolean attack(int n) {
        return attack(n, 0);
    }

    /** Whether a move of the attacker leads to the goal within n further moves; the walker stands before it. */
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
        return goalInOne.find(0) != PackedMove.NONE;
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

    /** Reports what was done since the last time, when a thread's work ends. */
    void settle() {
        meter.settle();
    }

    /** W(n). */
    private boolean attack(int n, int from) {
        // 1. The defender's last move may have conceded the goal.
        if (concessions && goal.conceded(walker)) {
            return true;
        }
        // 2. With one move in direct play only a move that reaches the goal will do.
        if (n == 1 && rules.goalByAttacker()) {
            return goalInOne.find(from) != PackedMove.NONE;
        }
        // 3. The table may have the answer, or know that fewer moves aren't enough.
        long known = attacks.probe(n);
        if (Bounds.decide(known, n)) {
            meter.tableHit();
            return Bounds.prove(known, n);
        }
        // 4. An attacker who can reach the goal in reflex play must do so, and fails however many moves he has.
        if (rules.attackerMust() && goalInOne.find(from) != PackedMove.NONE) {
            attacks.storeRefuted(n, Bounds.MAX_MOVES, PackedMove.NONE);
            return false;
        }
        // 5. The least number of moves that isn't refuted yet; in direct play one move is searched by itself.
        int k = deepens ? Math.max(1, Bounds.refuted(known) + 1) : n;
        if (k == 1 && rules.goalByAttacker()) {
            long move = goalInOne.find(from);
            if (move != PackedMove.NONE) {
                attacks.storeProven(n, 1, move);
                return true;
            }
            k = 2;
        }
        // 6. The legal moves, the likeliest first.
        int end = listAttacks(n, known, from);
        // 7. Each move with k moves, then with one more, until one succeeds.
        for (; k <= n; k++) {
            long move = successfulAttack(k, from, end);
            if (move != PackedMove.NONE) {
                killers.recordAttack(n, move);
                attacks.storeProven(n, k, move);
                return true;
            }
        }
        // 8. None does within n.
        attacks.storeRefuted(n, n, PackedMove.NONE);
        return false;
    }

    /** Lists the attacker's moves: the one that the table has comes first, then the killer. */
    private int listAttacks(int n, long known, int from) {
        int end = walker.generate(stack.room(from), from);
        if (killersUsed) {
            stack.bringForward(killers.attack(n), from, end);
        }
        stack.bringForward(Bounds.move(known), from, end);
        return end;
    }

    /** The first of the listed moves that leads to the goal within k moves, itself included; NONE if none does. */
    private long successfulAttack(int k, int from, int end) {
        Certificates refuting = certificates != null && certificates.moves() == k ? certificates : null;
        if (refuting != null) {
            refuting.begin(killers.reply(k - 1), end - from);
        }
        for (int i = from; i < end; i++) {
            long move = stack.moves[i];
            if (refuting != null && refuting.refutes(move)) {
                continue;
            }
            killers.setLastRefutation(PackedMove.NONE);
            make(move);
            boolean succeeds = goalTriedFirst ? defend(k - 1, move, end) : succeeds(move, k - 1, end);
            unmake();
            if (succeeds) {
                return move;
            }
            if (refuting != null) {
                refuting.learn(killers.lastRefutation(), end - i);
            }
        }
        return PackedMove.NONE;
    }

    /** Whether the attack that was just made succeeds with n further moves. */
    private boolean succeeds(long attack, int n, int from) {
        if (rules.goalByAttacker()) {
            if (goal.reached(walker, attack)) {
                return mayEnd(n);
            }
            if (n == 0 && !concessions) {
                return false;
            }
        }
        return defend(n, attack, from);
    }

    /** Whether play may end with so many moves remaining: in exact play only with none. */
    private boolean mayEnd(int n) {
        return n == 0 || !rules.exact();
    }

    /** D(n) after an attack. */
    private boolean defend(int n, long attack, int from) {
        // 1. Two killers cost less than a look-up, and what the table would answer saves little here.
        boolean killersFirst = killersUsed && n < orderedFrom;
        if (killersFirst && !rules.defenderMust() && killerRefutes(n, attack, from)) {
            return false;
        }
        // 2. The table may have the answer, or know that fewer moves aren't enough.
        long known = defences.probe(n);
        if (Bounds.decide(known, n)) {
            meter.tableHit();
            if (Bounds.prove(known, n)) {
                return true;
            }
            killers.setLastRefutation(Bounds.move(known));
            return false;
        }
        // 3. A defender who can reach the goal in reflex play must do so.
        if (rules.defenderMust()) {
            if (goalInOne.find(from) != PackedMove.NONE) {
                return mayEnd(n);
            }
            if (n == 0 && !concessions) {
                return false;
            }
            if (killersFirst && killerRefutes(n, attack, from)) {
                return false;
            }
        }
        // 4. A defender without a reply isn't forced to anything: the game is over without the goal.
        int end = walker.generate(stack.room(from), from);
        if (end == from) {
            return false;
        }
        // 5. The replies that are likely to refute at least cost come first.
        boolean ordered = killersUsed && n >= orderedFrom;
        if (ordered) {
            order.sort(from, end, n, killers.replyTo(attack));
        }
        // 6. The table may know a refutation as the attacker's failure after some reply.
        long refutation = n >= LOOK_AHEAD_FROM ? knownRefutation(n, from, end) : PackedMove.NONE;
        // 7. Otherwise the replies are searched.
        if (refutation == PackedMove.NONE) {
            stack.bringForward(Bounds.move(known), from, end);
            refutation = searchRefutation(n, known, attack, from, end);
        }
        // 8. Without a refutation the attack succeeds.
        if (refutation == PackedMove.NONE) {
            return true;
        }
        killers.recordReply(attack, n, refutation);
        defences.storeRefuted(n, n, refutation);
        return false;
    }

    /** Whether one of the two killers against an attack refutes it. */
    private boolean killerRefutes(int n, long attack, int from) {
        long first = killers.replyTo(attack);
        if (refutes(first, n, from)) {
            killers.recordReply(attack, n, first);
            return true;
        }
        long second = killers.reply(n);
        if (second != first && refutes(second, n, from)) {
            killers.recordReply(attack, n, second);
            return true;
        }
        return false;
    }

    /** Whether a move, or NONE, is a legal reply that refutes. */
    private boolean refutes(long reply, int n, int from) {
        return reply != PackedMove.NONE && walker.isLegal(reply) && !replyLoses(reply, n, from);
    }

    /** A listed reply after which the table knows that the attacker can't succeed within n moves; NONE if there is none. */
    private long knownRefutation(int n, int from, int end) {
        for (int i = from; i < end; i++) {
            long reply = stack.moves[i];
            walker.make(reply);
            long known = attacks.probe(n);
            walker.unmake();
            if (Bounds.refute(known, n)) {
                return reply;
            }
        }
        return PackedMove.NONE;
    }

    /**
     * Searches the listed replies until one refutes, first with few moves of the attacker, then with more: a reply that
     * loses within k moves loses within more, so that {@code front} never goes back. Stores the proof if none refutes.
     *
     * @return the refutation, or NONE
     */
    private long searchRefutation(int n, long known, long attack, int from, int end) {
        boolean killersTried = killersUsed && n < orderedFrom;
        int k = deepens ? Math.min(n, Math.max(Bounds.refuted(known) + 1, rules.firstDefence())) : n;
        int front = from;
        for (; k <= n; k++) {
            while (killersTried && killers.isReplyTo(attack, n, stack.moves[front])
                    || loses(stack.moves[front], k, end)) {
                if (++front == end) {
                    defences.storeProven(n, k, PackedMove.NONE);
                    return PackedMove.NONE;
                }
            }
        }
        return stack.moves[front];
    }

    /** Whether a reply loses; what the answer cost is learnt for the order of replies. */
    private boolean loses(long reply, int n, int from) {
        long before = meter.nodes();
        boolean loses = replyLoses(reply, n, from);
        long cost = meter.nodes() - before;
        if (killersUsed && n >= orderedFrom && cost > cheapReply) {
            order.learn(reply, n, cost, !loses);
        }
        return loses;
    }

    private boolean replyLoses(long reply, int n, int from) {
        make(reply);
        boolean loses;
        if (!rules.goalByAttacker() && goal.reached(walker, reply)) {
            loses = mayEnd(n);
        } else if (n == 0) {
            loses = concessions && goal.conceded(walker);
        } else {
            loses = attack(n, from);
        }
        unmake();
        return loses;
    }
}
