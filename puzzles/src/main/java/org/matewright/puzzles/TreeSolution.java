package org.matewright.puzzles;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;
import org.matewright.rules.variant.Move;

/**
 * The solution of direct, self and reflex play: the keys with all play that the defender can choose, as trees.
 *
 * @param header what solutions of both shapes have
 * @param keys the first moves that fulfil the stipulation (with their play, if variations were wanted), sorted by the
 *     move's text
 * @param tries the tries, sorted by text, each with its refutations among the children
 * @param setPlay the set play: the defences with their continuations, if the other side were to move
 * @param decidedMoves within so many moves every first move is decided: there are no other keys with as many moves or
 *     fewer
 */
public record TreeSolution(Header header, List<Key> keys, List<Node> tries, List<Node> setPlay, int decidedMoves)
        implements Solution {
    /**
     * A key.
     *
     * @param node the move with its play
     * @param moves in how many moves it forces the goal, itself included
     */
    public record Key(Node node, int moves) {
        /** The move itself. */
        public Move move() {
            return node.move();
        }
    }

    public TreeSolution {
        keys = List.copyOf(keys);
        tries = List.copyOf(tries);
        setPlay = List.copyOf(setPlay);
    }

    @Override
    public <R> R byShape(
            Function<? super TreeSolution, ? extends R> tree, Function<? super LineSolution, ? extends R> lines) {
        return tree.apply(this);
    }

    @Override
    public List<String> firstMoves() {
        return keys.stream().map(key -> key.move().text()).distinct().sorted().toList();
    }

    @Override
    public int shortest() {
        return keys.stream().mapToInt(Key::moves).min().orElse(0);
    }

    @Override
    public Verdict verdict(int wanted) {
        if (!complete()) {
            return Verdict.INCOMPLETE;
        }
        if (keys.isEmpty()) {
            return Verdict.NO_SOLUTION;
        }
        if (isShort()) {
            return Verdict.SHORT_SOLUTION;
        }
        return keys.size() == 1 ? Verdict.SOUND : Verdict.COOKED;
    }

    /**
     * The keys by the number of moves in which they force the goal, the shortest first: several groups, or one below
     * the stipulation's number, belong to a short solution.
     */
    public SortedMap<Integer, List<Node>> keysByLength() {
        SortedMap<Integer, List<Node>> byLength = new TreeMap<>();
        keys.forEach(key -> byLength.computeIfAbsent(key.moves(), moves -> new ArrayList<>())
                .add(key.node()));
        return byLength;
    }

    /** How many moves of set play, tries and keys have their play left out, since it had grown to its bound. */
    public int cuts() {
        return Stream.of(setPlay.stream(), tries.stream(), keys.stream().map(Key::node))
                .flatMap(nodes -> nodes)
                .mapToInt(Node::cuts)
                .sum();
    }

    /** The ways from a key to a defence with several answers that isn't forgiven. */
    public List<List<Move>> duals() {
        List<List<Move>> duals = new ArrayList<>();
        keys.forEach(key -> addDuals(key.node(), new ArrayList<>(), duals));
        return duals;
    }

    private static void addDuals(Node attack, List<Move> way, List<List<Move>> duals) {
        way.add(attack.move());
        for (Node defence : attack.children()) {
            way.add(defence.move());
            if (defence.children().stream().anyMatch(answer -> answer.role() == Node.Role.DUAL)) {
                duals.add(List.copyOf(way));
            }
            defence.children().forEach(answer -> addDuals(answer, way, duals));
            way.remove(way.size() - 1);
        }
        way.remove(way.size() - 1);
    }
}
