package org.matewright.puzzles.solve.battle;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.matewright.puzzles.Node;
import org.matewright.puzzles.SolveOptions;
import org.matewright.puzzles.solve.search.SearchStopped;
import org.matewright.rules.variant.Move;
import org.matewright.rules.variant.Position;

/**
 * Writes the play from proven facts, in a fixed order: by the texts of the moves. It searches again along the lines that
 * are wanted, and the table still has most answers. The facts are the same whoever proved them, so the tree is too.
 *
 * <p>Only the shortest threats and continuations are given. A defence is given if it defeats a threat, or if nothing is
 * threatened. Once the tree has its maximum of moves, nothing more is written below a move, and the move is marked as
 * cut.
 */
final class TreeBuilder {
    private final Position root;
    private final BattleRules rules;
    private final BattleSearch search;
    private final int length;
    private final boolean variations;
    /** The most attacker moves that are written with their play. */
    private final int maxMoves;

    private final Tries tries;
    private int written;
    /** The number of threats above the move that is being written. */
    private int threats;

    /** What an attack threatens: the moves by their texts, and within how many moves they succeed; 0 without a threat. */
    private record Threats(Set<String> moves, int within) {
        static final Threats NONE = new Threats(Set.of(), 0);
    }

    /**
     * A builder.
     *
     * @param length the stipulation's number of moves
     * @param nearMisses how many replies may refute a move that is given after a refutation; 0 gives none
     */
    TreeBuilder(
            Position root, BattleRules rules, BattleSearch search, int length, SolveOptions options, int nearMisses) {
        this.root = root;
        this.rules = rules;
        this.search = search;
        this.length = length;
        this.variations = options.wanted().variations();
        this.maxMoves = options.extent().treeMoves() > 0 ? options.extent().treeMoves() : Integer.MAX_VALUE;
        this.tries = new Tries(rules, search, nearMisses, maxMoves);
    }

    /** A key that takes so many moves, with its play unless the search is stopped before. */
    Node key(Move move, int within) {
        boolean reached = rules.goalByAttacker() && within == 1;
        return guarded(
                () -> attack(root, move, Node.Role.KEY, length - 1, Set.of()),
                bare(root, move, Node.Role.KEY, reached));
    }

    /** A try with what it threatens, the play after the other defences, and its refutations. */
    Node tryWith(Move move, List<Move> refutations) {
        Set<String> texts = new HashSet<>();
        for (Move refutation : refutations) {
            texts.add(refutation.text());
        }
        return guarded(() -> attack(root, move, Node.Role.TRY, length - 1, texts), refutedAlone(move, refutations));
    }

    /** The set play: what happens if the other side is to move in the diagram. */
    List<Node> setPlay() {
        if (length < 2 && rules.goalByAttacker() || root.inCheck()) {
            return List.of();
        }
        List<Node> nodes = new ArrayList<>();
        try {
            Position passed = root.pass();
            search.walker.pass();
            nodes.addAll(replies(passed, length - 1, Threats.NONE, Set.of(), true));
            search.unmake();
        } catch (SearchStopped stopped) {
            search.rewind(0);
        }
        return nodes;
    }

    private interface Building {
        Node node();
    }

    private Node guarded(Building building, Node otherwise) {
        try {
            return building.node();
        } catch (SearchStopped stopped) {
            search.rewind(0);
            threats = 0;
            return otherwise;
        }
    }

    private Node refutedAlone(Move move, List<Move> refutations) {
        Position after = root.play(move);
        List<Node> children = refutations.stream()
                .map(r -> bare(after, r, Node.Role.REFUTATION, false))
                .toList();
        return Node.of(move, Node.Role.TRY, after.inCheck(), false).withChildren(children);
    }

    private Node bare(Position before, Move move, Node.Role role, boolean reached) {
        return Node.of(move, role, before.play(move).inCheck(), reached);
    }

    /** An attack with n further moves; position and walker stand before it. */
    private Node attack(Position before, Move move, Node.Role role, int n, Set<String> refutations) {
        Position after = before.play(move);
        boolean check = after.inCheck();
        search.make(move.code());
        boolean reached = rules.goalByAttacker() && search.reached(move.code());
        List<Node> next = new ArrayList<>();
        List<Node> children = new ArrayList<>();
        boolean zugzwang = false;
        boolean goesOn = !reached && (variations || role == Node.Role.TRY);
        boolean cut = goesOn && ++written > maxMoves && role != Node.Role.TRY;
        if (goesOn && !cut) {
            int within = 0;
            Set<String> threatened = new HashSet<>();
            boolean forced = rules.defenderMust() && search.canReachGoal();
            if (!check && !forced && n > 0) {
                search.walker.pass();
                within = least(n);
                if (within > 0) {
                    Position passed = after.pass();
                    threats++;
                    for (Move threat : continuations(passed, within)) {
                        threatened.add(threat.text());
                        if (variations) {
                            next.add(attack(passed, threat, Node.Role.THREAT, within - 1, Set.of()));
                        }
                    }
                    threats--;
                }
                search.unmake();
                zugzwang = within == 0 && role != Node.Role.TRY;
            }
            children.addAll(replies(after, n, new Threats(threatened, within), refutations, variations));
        }
        search.unmake();
        return new Node(move, role, check, reached, new Node.Play(next, zugzwang, children, cut));
    }

    /**
     * The defences and refutations, each with what follows.
     *
     * @param n the attacker's number of further moves
     * @param refutations the replies that are known to refute, by text
     * @param defences whether the defences are wanted too
     */
    private List<Node> replies(Position after, int n, Threats threat, Set<String> refutations, boolean defences) {
        List<Node> nodes = new ArrayList<>();
        boolean forced = rules.defenderMust() && search.canReachGoal();
        for (Move reply : after.moves()) {
            if (refutations.contains(reply.text())) {
                nodes.add(tries.refutation(after, reply, n));
                continue;
            }
            if (!defences) {
                continue;
            }
            Position next = after.play(reply);
            search.make(reply.code());
            if (!rules.goalByAttacker() && search.reached(reply.code())) {
                nodes.add(Node.of(reply, Node.Role.DEFENCE, next.inCheck(), true));
            } else if (!forced && n > 0) {
                int shortest = least(n);
                if (shortest > 0 && !allWork(next, threat)) {
                    nodes.add(defence(next, reply, shortest, threat));
                }
            }
            search.unmake();
        }
        return nodes;
    }

    /** A defence with its continuations; it has none if it concedes the goal, as a reply in losing chess may. */
    private Node defence(Position next, Move reply, int shortest, Threats threat) {
        List<Move> moves = continuations(next, shortest);
        boolean minor = threats > 0 || isOnePromotion(moves) || areThreats(moves, threat);
        Node.Role dual = minor ? Node.Role.MINOR_DUAL : Node.Role.DUAL;
        Node.Role role = moves.size() == 1 ? Node.Role.CONTINUATION : dual;
        List<Node> children = new ArrayList<>();
        for (Move move : moves) {
            children.add(attack(next, move, role, shortest - 1, Set.of()));
        }
        return Node.of(reply, Node.Role.DEFENCE, next.inCheck(), false).withChildren(children);
    }

    /** Whether moves differ only in the piece promoted to. */
    private static boolean isOnePromotion(List<Move> moves) {
        return moves.stream().allMatch(Move::isPromotion)
                && moves.stream().mapToInt(Move::from).distinct().count() == 1
                && moves.stream().mapToInt(Move::to).distinct().count() == 1;
    }

    private static boolean areThreats(List<Move> moves, Threats threat) {
        return moves.stream().allMatch(move -> threat.moves().contains(move.text()));
    }

    /** The least number of moves up to n within which the attacker, to move, forces the goal, or 0. */
    private int least(int n) {
        for (int k = rules.exact() ? n : 1; k <= n; k++) {
            if (search.attack(k)) {
                return k;
            }
        }
        return 0;
    }

    private List<Move> continuations(Position position, int within) {
        List<Move> moves = new ArrayList<>();
        for (Move move : position.moves()) {
            if (search.attackWith(move.code(), within - 1)) {
                moves.add(move);
            }
        }
        return moves;
    }

    /** Whether every threat still works after the reply just made; false without a threat. */
    private boolean allWork(Position position, Threats threat) {
        if (threat.moves().isEmpty()) {
            return false;
        }
        int working = 0;
        for (Move move : position.moves()) {
            if (threat.moves().contains(move.text()) && search.attackWith(move.code(), threat.within() - 1)) {
                working++;
            }
        }
        return working == threat.moves().size();
    }
}
