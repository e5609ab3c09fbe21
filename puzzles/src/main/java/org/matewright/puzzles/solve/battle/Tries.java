package org.matewright.puzzles.solve.battle;

import java.util.ArrayList;
import java.util.List;
import org.matewright.puzzles.Node;
import org.matewright.rules.variant.Move;
import org.matewright.rules.variant.Position;

/**
 * Moves of the attacker that fail to a few replies, and what follows these refutations: in reflex play the goal that the
 * attacker himself must reach then, and, if wanted, his near misses: the moves that fail to a few replies only.
 */
final class Tries {
    private final BattleRules rules;
    private final BattleSearch search;
    private final int nearMisses;
    private final int maxMoves;
    private int written;

    /**
     * Tries of a search.
     *
     * @param nearMisses how many replies may refute a move that is given after a refutation; 0 gives none
     * @param maxMoves the most of those that are written
     */
    Tries(BattleRules rules, BattleSearch search, int nearMisses, int maxMoves) {
        this.rules = rules;
        this.search = search;
        this.nearMisses = nearMisses;
        this.maxMoves = maxMoves;
    }

    /**
     * The replies that refute an attack; none if it succeeds or if they are more than a maximum. The search stands before
     * the attack.
     *
     * @param n the attacker's number of further moves
     */
    static List<Move> refutations(
            BattleSearch search, BattleRules rules, Position before, Move attack, int n, int max) {
        List<Move> refutations = new ArrayList<>();
        search.make(attack.code());
        boolean succeeds = rules.goalByAttacker() && search.reached(attack.code())
                || rules.defenderMust() && search.canReachGoal();
        if (!succeeds) {
            for (Move reply : before.play(attack).moves()) {
                if (!search.replyLoses(reply.code(), n)) {
                    refutations.add(reply);
                    if (refutations.size() > max) {
                        break;
                    }
                }
            }
        }
        search.unmake();
        return refutations.size() > max ? List.of() : refutations;
    }

    /**
     * A refutation with what follows it; the search stands before it.
     *
     * @param n the attacker's number of further moves
     */
    Node refutation(Position before, Move reply, int n) {
        Position after = before.play(reply);
        search.make(reply.code());
        List<Node> next = n == 0 ? List.of() : after(after, n);
        search.unmake();
        return Node.of(reply, Node.Role.REFUTATION, after.inCheck(), false).withChildren(next);
    }

    private List<Node> after(Position position, int n) {
        if (rules.attackerMust() && search.canReachGoal()) {
            return forced(position);
        }
        List<Node> nodes = new ArrayList<>();
        boolean given = nearMisses > 0 && !(rules.defenderMust() && n == 1);
        for (Move move : given ? position.moves() : List.<Move>of()) {
            if (written >= maxMoves) {
                break;
            }
            List<Move> refuting = refutations(search, rules, position, move, n - 1, nearMisses);
            Position after = position.play(move);
            if (!refuting.isEmpty() && refuting.size() < after.moves().size()) {
                nodes.add(nearMiss(move, after, refuting, n - 1));
            }
        }
        return nodes;
    }

    private Node nearMiss(Move move, Position after, List<Move> refuting, int n) {
        written++;
        search.make(move.code());
        List<Node> children =
                refuting.stream().map(reply -> refutation(after, reply, n)).toList();
        search.unmake();
        return Node.of(move, Node.Role.TRY, after.inCheck(), false).withChildren(children);
    }

    /** The moves by which the attacker must reach the goal, since he can, instead of going on. */
    private List<Node> forced(Position position) {
        List<Node> nodes = new ArrayList<>();
        for (Move move : position.moves()) {
            search.make(move.code());
            if (search.reached(move.code())) {
                boolean check = position.play(move).inCheck();
                nodes.add(Node.of(move, Node.Role.CONTINUATION, check, true));
            }
            search.unmake();
        }
        return nodes;
    }
}
