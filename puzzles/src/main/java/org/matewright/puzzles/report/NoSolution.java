package org.matewright.puzzles.report;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.matewright.puzzles.Solution;
import org.matewright.puzzles.Stipulation;
import org.matewright.puzzles.Stipulation.Kind;
import org.matewright.puzzles.solve.Solver;
import org.matewright.puzzles.text.MoveText;
import org.matewright.rules.Piece;
import org.matewright.rules.Setup;
import org.matewright.rules.Side;
import org.matewright.rules.variant.Move;
import org.matewright.rules.variant.PieceType;
import org.matewright.rules.variant.Position;

/** Obvious reasons why a problem has no solution, as far as its position alone shows them. */
public final class NoSolution {
    private final MoveText moves;
    private final Position position;
    private final Stipulation stipulation;

    private NoSolution(MoveText moves, Solution solution) {
        this.moves = moves;
        this.position = solution.position();
        this.stipulation = solution.stipulation();
    }

    /**
     * Facts that prevent the goal or make it unlikely, each in a sentence without a full stop; none if there is a
     * solution, if there may be one, or if nothing is obvious.
     */
    public static List<String> reasons(MoveText moves, Solution solution) {
        boolean none = solution.verdict(0) == Solution.Verdict.NO_SOLUTION;
        return none ? new NoSolution(moves, solution).reasons() : List.of();
    }

    /** The same with moves in the long style. */
    public static List<String> reasons(Solution solution) {
        return reasons(MoveText.of(solution.position().variant(), MoveText.Style.LONG), solution);
    }

    private List<String> reasons() {
        String begins = position.side().title();
        if (position.moves().isEmpty()) {
            if (types(position.side()).isEmpty()) {
                return List.of(begins + " has no piece on the board");
            }
            return List.of(
                    switch (position.status()) {
                        case CHECKMATE -> begins + " is mated already";
                        case STALEMATE -> begins + " is stalemated already";
                        case LOST -> begins + " has lost already";
                        case WON -> begins + " has won already";
                        case DRAWN -> "The game is drawn already";
                        case RUNNING -> begins + " has no move";
                    });
        }
        List<Move> obligations = Solver.obligations(position, stipulation);
        if (!obligations.isEmpty()) {
            String goal = stipulation.goal().kind() == Kind.MATE ? "can mate" : "can reach the goal";
            String by =
                    obligations.stream().map(move -> moves.of(position, move)).collect(Collectors.joining(", "));
            return List.of(begins + " " + goal + " at once, by " + by + ", and must");
        }
        Side reaching = stipulation.reaching(position.side());
        return switch (stipulation.goal().kind()) {
            case MATE, CHECK -> reasonsOfCheck(reaching);
            case CASTLING -> reasonsOfCastling(reaching);
            default -> List.of();
        };
    }

    private List<String> reasonsOfCheck(Side reaching) {
        List<String> reasons = new ArrayList<>();
        MissingRoyal.of(position.variant(), position.setup(), reaching.other()).ifPresent(reasons::add);
        List<PieceType> own = types(reaching);
        boolean hasHand = position.setup().hands().keySet().stream().anyMatch(piece -> piece.side() == reaching);
        if (!own.isEmpty() && !hasHand && own.stream().allMatch(PieceType::royal)) {
            String names = own.stream().map(PieceType::name).distinct().collect(Collectors.joining(" and "));
            reasons.add(reaching.title() + " has nothing but the " + names);
        }
        return reasons;
    }

    private List<String> reasonsOfCastling(Side reaching) {
        String rights = position.setup().castling();
        boolean may = rights == null
                || rights.chars()
                        .anyMatch(c -> reaching == Side.WHITE ? Character.isUpperCase(c) : Character.isLowerCase(c));
        return may ? List.of() : List.of(reaching.title() + " has no right to castle");
    }

    private List<PieceType> types(Side side) {
        Setup setup = position.setup();
        TreeSet<String> ids = new TreeSet<>();
        for (int square : setup.occupied()) {
            Piece piece = setup.piece(square);
            if (piece != null && piece.side() == side) {
                ids.add(piece.id());
            }
        }
        return ids.stream()
                .flatMap(id -> position.variant().pieceById(id).stream())
                .toList();
    }
}
