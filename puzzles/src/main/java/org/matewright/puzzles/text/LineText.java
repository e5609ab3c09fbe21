package org.matewright.puzzles.text;

import java.util.List;
import java.util.stream.Collectors;
import org.matewright.puzzles.LineSolution;
import org.matewright.puzzles.Node;
import org.matewright.puzzles.PartialLines;
import org.matewright.rules.Side;
import org.matewright.rules.variant.Move;
import org.matewright.rules.variant.Position;

/** Lines of help and series play: moves numbered by the side that is counted. */
final class LineText {
    private final MoveText moves;
    private final LineSolution solution;

    LineText(MoveText moves, LineSolution solution) {
        this.moves = moves;
        this.solution = solution;
    }

    /** A line of the solution. In help play with a half move the second half of the first move begins. */
    String write(List<Move> line) {
        Position start = solution.position();
        boolean half = solution.stipulation().halfMoves() % 2 == 1;
        Side begins = start.side();
        return write(start, line, half ? begins.other() : begins, 1, true);
    }

    /** A line that replies spoil, with a question mark, and the replies behind it. */
    String writePartial(PartialLines.Line partial) {
        boolean half = solution.stipulation().halfMoves() % 2 == 1;
        Position position = solution.position();
        Side begins = position.side();
        String line = write(position, partial.moves(), half ? begins.other() : begins, 1, false);
        for (int i = 0; i < partial.moves().size(); i++) {
            position = series(position.play(partial.moves().get(i)), partial.moves(), i);
        }
        Position end = position;
        String judged = moves.style() == MoveText.Style.LONG ? " ?   but " : "? but ";
        String judgement = moves.style() == MoveText.Style.LONG ? " !" : "!";
        return partial.refutations().stream()
                .map(reply -> text(end, reply, false) + judgement)
                .collect(Collectors.joining(", ", line + judged, ""));
    }

    /**
     * A line of the set play: the other side begins. With whole moves it begins with the second half of the first move,
     * {@code 1...Kf7}; with a half move, which set play lacks, with the second move, {@code 2.Kh8}.
     */
    String writeSetPlay(List<Move> line) {
        Position start = solution.position().pass();
        boolean half = solution.stipulation().halfMoves() % 2 == 1;
        Side begins = start.side();
        return write(start, line, half ? begins : begins.other(), half ? 2 : 1, true);
    }

    private String write(Position start, List<Move> line, Side counted, int first, boolean reaches) {
        String gap = moves.style() == MoveText.Style.LONG ? "   " : " ";
        StringBuilder out = new StringBuilder();
        Position position = start;
        int number = first;
        for (int i = 0; i < line.size(); i++) {
            Move move = line.get(i);
            boolean numbered = move.piece().side() == counted;
            if (numbered) {
                out.append(i == 0 ? "" : gap).append(number++).append('.');
            } else if (i == 0) {
                out.append(number++).append("...");
            } else {
                out.append(' ');
            }
            Position after = position.play(move);
            out.append(text(position, move, reaches && i == line.size() - 1));
            position = series(after, line, i);
        }
        return out.toString();
    }

    private String text(Position before, Move move, boolean goal) {
        boolean check = before.play(move).inCheck();
        Node node = Node.of(move, Node.Role.LINE, check, goal);
        return moves.of(before, node, solution.stipulation().goal());
    }

    /** In series play one side moves again; then the position is the one with that side to move. */
    private static Position series(Position after, List<Move> line, int index) {
        boolean again = index + 1 < line.size() && line.get(index + 1).piece().side() != after.side();
        return again ? after.pass() : after;
    }
}
