package org.matewright.puzzles;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.matewright.rules.Side;
import org.matewright.rules.variant.Move;

/**
 * The solution of help and series play: the lines that reach the goal.
 *
 * @param header what solutions of both shapes have
 * @param lines the lines, sorted by text
 * @param setPlay the set play: lines that begin with the other side
 * @param partialLines the lines that a few replies spoil, if they were wanted
 */
public record LineSolution(Header header, List<List<Move>> lines, List<List<Move>> setPlay, PartialLines partialLines)
        implements Solution {
    /** Transpositions among more lines than this are of no use to a reader. */
    private static final int MAX_LINES_COMPARED = 5_000;

    public LineSolution {
        lines = lines.stream().map(List::copyOf).toList();
        setPlay = setPlay.stream().map(List::copyOf).toList();
    }

    @Override
    public <R> R byShape(
            Function<? super TreeSolution, ? extends R> tree, Function<? super LineSolution, ? extends R> lines) {
        return lines.apply(this);
    }

    @Override
    public List<String> firstMoves() {
        return lines.stream()
                .map(line -> line.get(0).text())
                .distinct()
                .sorted()
                .toList();
    }

    /** The number of moves of the shortest line; in series play those of the side that moves alone. */
    @Override
    public int shortest() {
        return lines.stream().mapToInt(this::moves).min().orElse(0);
    }

    private int moves(List<Move> line) {
        if (!stipulation().play().isSeries()) {
            return (line.size() + 1) / 2;
        }
        Side side = position().side();
        return (int) line.stream().filter(move -> move.piece().side() == side).count();
    }

    @Override
    public Verdict verdict(int wanted) {
        if (!complete()) {
            return Verdict.INCOMPLETE;
        }
        if (lines.isEmpty()) {
            return Verdict.NO_SOLUTION;
        }
        if (isShort()) {
            return Verdict.SHORT_SOLUTION;
        }
        if (wanted > 0 && lines.size() != wanted) {
            return lines.size() > wanted ? Verdict.COOKED : Verdict.FEW_SOLUTIONS;
        }
        return Verdict.SOUND;
    }

    /**
     * Groups of lines that have the same moves in another order, by their numbers from 1; none are looked for among
     * very many lines.
     */
    public List<List<Integer>> transpositions() {
        if (lines.size() > MAX_LINES_COMPARED) {
            return List.of();
        }
        Map<List<String>, List<Integer>> byMoves = new LinkedHashMap<>();
        for (int i = 0; i < lines.size(); i++) {
            List<String> moves = lines.get(i).stream()
                    .map(move -> move.piece().side() + move.text())
                    .sorted()
                    .toList();
            byMoves.computeIfAbsent(moves, key -> new ArrayList<>()).add(i + 1);
        }
        return byMoves.values().stream()
                .filter(group -> group.size() > 1)
                .map(List::copyOf)
                .toList();
    }

    /** The same with set play. */
    public LineSolution withSetPlay(Header header, List<List<Move>> setPlay) {
        return new LineSolution(header, lines, setPlay, partialLines);
    }
}
