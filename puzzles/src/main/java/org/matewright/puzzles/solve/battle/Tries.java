package org.matewright.puzzles.solve.battle;

import java.util.ArrayList;
import java.util.List;
import org.matewright.puzzles.Node;
import org.matewright.rules.variant.Move;
import org.matewright.rules.variant.Position;

/**
 * Moves of the attacker that fail to a few replies, and what follows those: in reflex play the goal that he himself is
 * bound to reach, and, where it's asked for, the moves that come nearest, each with the replies that spoil it.
 */
final class Tries {
    private final BattleRules rules;
    private final BattleSearch search;
    private final int nearest;
    private final int most;
    private int written;

    /**
     * @param nearest how many replies may spoil a move after a refutation for it to be told; 0 tells none
     * @param most once so many of those are written, no more are
     */
    Tries(BattleRules rules, BattleSearch search, int nearest, int most) {
        this.rules = rules;
        this.search = search;
        this.nearest = nearest;
        this.most = most;
    }

    /**
     * The replies that refute a move if there is at least one and not more than {@code bound}, otherwise none; the search
     * stands before the move.
     *
     * @param n the attacker's number of moves after it
     */
    static List<Move> refutations(
            BattleSearch search, BattleRules rules, Position before, Move attack, int n, int bound) {
        List<Move> refutations = new ArrayList<>();
        search.make(attack.code());
        boolean succeeds = rules.goalByAttacker() && search.reached(attack.code())
                || rules.defenderMust() && search.canReachGoal();
        if (!succeeds) {
            for (Move reply : before.play(attack).moves()) {
                if (!search.replyLoses(reply.code(), n)) {
                    refutations.add(reply);
                    if (refutations.size() > bound) {
                        break;
                    }
                }
            }
        }
        search.unmake();
        return refutations.size() > bound ? List.of() : refutations;
    }

    /**
     * A refutation with what follows it; the search stands before it.
     *
     * @param n the attacker's number of moves after it
     */
    Node refutation(Position before, Move reply, int n) {
        Position after = before.play(reply);
        search.make(reply.code());
        List<Node> next = n == 0 ? List.of() : after(after, n);
        search.unmake();
        return new Node(reply, Node.Role.REFUTATION, after.inCheck(), false, List.of(), false, next);
    }

    private List<Node> after(Position position, int n) {
        if (rules.attackerMust() && search.canReachGoal()) {
            return forced(position);
        }
        List<Node> nodes = new ArrayList<>();
        boolean told = nearest > 0 && !(rules.defenderMust() && n == 1);
        for (Move move : told ? position.moves() : List.<Move>of()) {
            if (written >= most) {
                break;
            }
            List<Move> spoiling = refutations(search, rules, position, move, n - 1, nearest);
            Position after = position.play(move);
            if (!spoiling.isEmpty() && spoiling.size() < after.moves().size()) {
                nodes.add(attempt(move, after, spoiling, n - 1));
            }
        }
        return nodes;
    }

    private Node attempt(Move move, Position after, List<Move> spoiling, int n) {
        written++;
        search.make(move.code());
        List<Node> children =
                spoiling.stream().map(reply -> refutation(after, reply, n)).toList();
        search.unmake();
        return new Node(move, Node.Role.TRY, after.inCheck(), false, List.of(), false, children);
    }

    /** The moves by which the attacker reaches the goal, since he can, instead of going on. */
    private List<Node> forced(Position position) {
        List<Node> nodes = new ArrayList<>();
        for (Move move : position.moves()) {
            search.make(move.code());
            if (search.reached(move.code())) {
                boolean check = position.play(move).inCheck();
                nodes.add(new Node(move, Node.Role.CONTINUATION, check, true, List.of(), false, List.of()));
            }
            search.unmake();
        }
        return nodes;
    }
}
