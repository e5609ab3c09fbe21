package org.matewright.puzzles.text;

import java.util.List;
import java.util.Map;
import org.matewright.puzzles.LineSolution;
import org.matewright.puzzles.Node;
import org.matewright.puzzles.PartialLines;
import org.matewright.puzzles.Solution;
import org.matewright.puzzles.Stipulation;
import org.matewright.puzzles.TreeSolution;
import org.matewright.rules.variant.Move;

/**
 * Solutions as text, in the style of a {@link MoveText}.
 *
 * <p>The long style is the tree of the solving programs: a move a line, {@code !} and {@code ?} behind first moves,
 * {@code threat:} or {@code zugzwang.}, four columns for each half-move, {@code but} before refutations. The short
 * style is that of magazines: {@code *} before set play, {@code zz}, {@code threat}, a line for each variation,
 * defences with the same answer together, {@code /} between duals, {@code but} before refutations, a line {@code --}
 * between set and actual play. In both, set play comes first, then tries, then keys. Where some key is shorter than required,
 * the keys stand below what each group of them solves, such as {@code #2:} and {@code #3:}. Lines of help and series play
 * are one a row in both, partial lines below them with a question mark.
 */
public final class SolutionWriter {
    private final MoveText moves;

    /** A writer of solutions in a style. */
    public SolutionWriter(MoveText moves) {
        this.moves = moves;
    }

    /** The whole solution, each line ended by a line feed; empty if there is nothing. */
    public String write(Solution solution) {
        return solution.byShape(this::tree, this::lines);
    }

    /** A line of help or series play, without a line feed. */
    public String line(LineSolution solution, List<Move> line) {
        return new LineText(moves, solution).write(line);
    }

    private String lines(LineSolution solution) {
        LineText text = new LineText(moves, solution);
        StringBuilder out = new StringBuilder();
        for (List<Move> line : solution.setPlay()) {
            out.append(moves.style() == MoveText.Style.LONG ? "  " : "*")
                    .append(text.writeSetPlay(line))
                    .append('\n');
        }
        if (!solution.setPlay().isEmpty() && !solution.lines().isEmpty()) {
            out.append(betweenPlays());
        }
        for (List<Move> line : solution.lines()) {
            out.append(margin()).append(text.write(line)).append('\n');
        }
        String before = out.isEmpty() ? "" : betweenPlays();
        for (PartialLines.Line partial : solution.partialLines().lines()) {
            out.append(before)
                    .append(margin())
                    .append(text.writePartial(partial))
                    .append('\n');
            before = "";
        }
        return out.toString();
    }

    private String margin() {
        return moves.style() == MoveText.Style.LONG ? "  " : "";
    }

    private String tree(TreeSolution solution) {
        TreeText tree = moves.style() == MoveText.Style.LONG
                ? new LongTree(moves, solution.stipulation().goal())
                : new ShortTree(moves, solution.stipulation().goal());
        StringBuilder out = new StringBuilder();
        out.append(tree.setPlay(solution.position(), solution.setPlay()));
        String before = out.isEmpty() ? "" : betweenPlays();
        for (Node attempt : solution.tries()) {
            out.append(before).append(tree.firstMove(solution.position(), attempt));
            before = "\n";
        }
        boolean severalLengths = solution.isShort();
        for (Map.Entry<Integer, List<Node>> group : solution.keysByLength().entrySet()) {
            if (severalLengths) {
                Stipulation solved = solution.stipulation().withMoves(group.getKey());
                out.append(before).append(solved).append(":\n");
                before = "";
            }
            for (Node key : group.getValue()) {
                out.append(before).append(tree.firstMove(solution.position(), key));
                before = "\n";
            }
        }
        return out.toString();
    }

    private String betweenPlays() {
        return moves.style() == MoveText.Style.LONG ? "\n" : "--\n";
    }
}
