package org.matewright.puzzles.cli;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.matewright.rules.Geometry;
import org.matewright.rules.variant.Move;

/**
 * A piece's moves as a drawing in letters. On an empty board each square shows whether the piece can move there, capture
 * there or both; among other pieces it shows what the piece can do at once.
 */
final class PieceDiagram {
    private final PieceCommand.Board piece;
    private final Set<Integer> friends;
    private final Set<Integer> enemies;
    private final List<Move> moves;

    PieceDiagram(PieceCommand.Board piece, Collection<Integer> friends, Collection<Integer> enemies, List<Move> moves) {
        this.piece = piece;
        this.friends = Set.copyOf(friends);
        this.enemies = Set.copyOf(enemies);
        this.moves = moves;
    }

    /** The drawing, its legend and the moves that a drawing can't show. */
    String text() {
        Geometry board = piece.geometry();
        boolean alone = friends.isEmpty() && enemies.isEmpty();
        Set<Integer> quiet = targets(
                moves.stream().filter(move -> !move.capturesOn(move.to())).toList());
        Set<Integer> captures = alone
                ? possibleCaptures()
                : targets(moves.stream()
                        .filter(move -> move.capturesOn(move.to()))
                        .toList());
        StringBuilder out = new StringBuilder();
        Set<Character> used = new HashSet<>();
        for (int rank = board.ranks() - 1; rank >= 0; rank--) {
            out.append(String.format("%2d ", rank + 1));
            for (int file = 0; file < board.files(); file++) {
                char sign = sign(board.square(file, rank), quiet, captures);
                used.add(sign);
                out.append(' ').append(sign);
            }
            out.append('\n');
        }
        out.append("   ");
        for (int file = 0; file < board.files(); file++) {
            out.append(' ').append((char) ('a' + file));
        }
        return out.append("\n\n").append(legend(used)).append(elsewhere()).toString();
    }

    private char sign(int square, Set<Integer> quiet, Set<Integer> captures) {
        if (square == piece.at()) {
            return '@';
        }
        if (friends.contains(square)) {
            return captures.contains(square) ? 'X' : 'F';
        }
        if (enemies.contains(square)) {
            return captures.contains(square) ? 'X' : 'E';
        }
        boolean moves = quiet.contains(square);
        boolean takes = captures.contains(square);
        boolean alone = friends.isEmpty() && enemies.isEmpty();
        return moves && takes ? 'o' : moves ? alone ? 'm' : 'o' : takes ? 'c' : '.';
    }

    private String legend(Set<Character> used) {
        boolean alone = friends.isEmpty() && enemies.isEmpty();
        StringBuilder out = new StringBuilder("@ the piece");
        explain(out, used, 'o', alone ? "it moves or captures there" : "it moves there");
        explain(out, used, 'm', "it moves there");
        explain(out, used, 'c', "it captures there");
        explain(out, used, 'X', "it captures this piece");
        explain(out, used, 'F', "its own side");
        explain(out, used, 'E', "the other side");
        return out.append('\n').toString();
    }

    private static void explain(StringBuilder out, Set<Character> used, char sign, String meaning) {
        if (used.contains(sign)) {
            out.append(", ").append(sign).append(' ').append(meaning);
        }
    }

    private String elsewhere() {
        List<String> texts = moves.stream()
                .filter(move -> move.capturesElsewhere() || move.to() == move.from())
                .map(Move::text)
                .sorted()
                .distinct()
                .toList();
        return texts.isEmpty()
                ? ""
                : texts.stream().collect(Collectors.joining(" ", "captures elsewhere, or stays: ", "\n"));
    }

    private static Set<Integer> targets(List<Move> moves) {
        return moves.stream().map(Move::to).collect(Collectors.toSet());
    }

    /** The squares on which the piece could capture if one enemy stood there and nothing else. */
    private Set<Integer> possibleCaptures() {
        Set<Integer> captures = new HashSet<>();
        for (int square = 0; square < piece.geometry().squares(); square++) {
            int target = square;
            if (square != piece.at()
                    && piece.moves(List.of(), List.of(square)).stream()
                            .anyMatch(move -> move.to() == target && move.capturesOn(target))) {
                captures.add(square);
            }
        }
        return captures;
    }
}
