package org.matewright.puzzles.text;

import java.util.List;
import org.matewright.puzzles.Node;
import org.matewright.puzzles.Solution;
import org.matewright.rules.variant.Move;

/**
 * Solutions as text, in the style of a {@link MoveText}.
 *
 * <p>The long style is the tree of the solving programs: one move a line, {@code !} and {@code ?} behind first moves,
 * {@code threat:} or {@code zugzwang.}, four columns for each half-move, {@code but} before refutations. The short
 * style is that of magazines: {@code *} before set play, {@code zz}, {@code threat}, a line for each variation,
 * defences with the same answer together, {@code /} between duals, {@code but} before refutations, a line {@code --}
 * between set and actual play. In both, set play comes first, then tries, then keys. Lines of help and series play are
 * one a row in both.
 */
public final class SolutionWriter {
    private final MoveText moves;

    /** A writer of solutions in a style. */
    public SolutionWriter(MoveText moves) {
        this.moves = moves;
    }

    /** The whole solution, each line ended by a line feed; empty if there is nothing. */
    public String write(Solution solution) {
        return solution.stipulation().play().hasLines() ? lines(solution) : tree(solution);
    }

    /** A line of help or series play, without a line feed. */
    public String line(Solution solution, List<Move> line) {
        return new LineText(moves, solution).write(line);
    }

    private String lines(Solution solution) {
        LineText text = new LineText(moves, solution);
        StringBuilder out = new StringBuilder();
        List<List<Move>> setPlay = LineText.paths(solution.setPlay());
        for (List<Move> line : setPlay) {
            out.append(moves.style() == MoveText.Style.LONG ? "  " : "*").append(text.writeSetPlay(line)).append('\n');
        }
        if (!setPlay.isEmpty() && !solution.lines().isEmpty()) {
            out.append(betweenPlays());
        }
        for (List<Move> line : solution.lines()) {
            out.append(moves.style() == MoveText.Style.LONG ? "  " : "").append(text.write(line)).append('\n');
        }
        return out.toString();
    }

    private String tree(Solution solution) {
        TreeText tree = moves.style() == MoveText.Style.LONG
                ? new LongTree(moves, solution.stipulation().goal())
                : new ShortTree(moves, solution.stipulation().goal());
        StringBuilder out = new StringBuilder();
        out.append(tree.setPlay(solution.position(), solution.setPlay()));
        String before = out.isEmpty() ? "" : betweenPlays();
        for (List<Node> firstMoves : List.of(solution.tries(), solution.keys())) {
            for (Node first : firstMoves) {
                out.append(before).append(tree.firstMove(solution.position(), first));
                before = "\n";
            }
        }
        return out.toString();
    }

    private String betweenPlays() {
        return moves.style() == MoveText.Style.LONG ? "\n" : "--\n";
    }
}
