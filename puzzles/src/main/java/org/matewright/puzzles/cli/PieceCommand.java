package org.matewright.puzzles.cli;

import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.matewright.rules.Checked;
import org.matewright.rules.Geometry;
import org.matewright.rules.betza.Betza;
import org.matewright.rules.variant.Move;
import org.matewright.rules.variant.PieceMoves;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code piece}: the moves of a piece described in Betza notation. */
@Command(
        name = "piece",
        mixinStandardHelpOptions = true,
        description = "Show the moves of a piece described in Betza notation.")
final class PieceCommand extends AnsweringCommand {
    private static final Pattern MEASURES = Pattern.compile("(\\d{1,2})x(\\d{1,2})");

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Parameters(paramLabel = "BETZA", description = "The move description, such as fmWfceFifmnD.")
    private String betza = "";

    @Option(
            names = "--board",
            paramLabel = "FILESxRANKS",
            defaultValue = "12x12",
            description = "The board, 1x1 to 16x16 (12x12).")
    private String board = "12x12";

    @Option(names = "--at", paramLabel = "SQUARE", description = "The square of the piece (in the middle).")
    private @Nullable String at;

    @Option(
            names = "--friends",
            paramLabel = "SQUARES",
            split = ",",
            description = "Squares with pieces of its own side.")
    private List<String> friends = List.of();

    @Option(
            names = "--enemies",
            paramLabel = "SQUARES",
            split = ",",
            description = "Squares with pieces of the other side.")
    private List<String> enemies = List.of();

    @Option(names = "--black", description = "The piece is Black's, so forwards is down the board.")
    private boolean black;

    @Option(names = "--moved", description = "The piece has moved before.")
    private boolean moved;

    PieceCommand(CliContext context) {
        super(context);
    }

    @Override
    Answer answer(Stop stop) {
        Checked<Betza> parsed = Betza.parse(betza);
        if (!parsed.isOk()) {
            throw Refusal.of("BETZA", parsed.faults());
        }
        Geometry geometry = geometry();
        int middle = geometry.square((geometry.files() - 1) / 2, (geometry.ranks() - 1) / 2);
        int square = at == null ? middle : square(geometry, "--at", at);
        Set<Integer> own = squares(geometry, "--friends", friends);
        Set<Integer> other = squares(geometry, "--enemies", enemies);
        Set<Integer> taken = new LinkedHashSet<>(own);
        taken.retainAll(other);
        if (own.contains(square) || other.contains(square) || !taken.isEmpty()) {
            int twice = taken.isEmpty() ? square : taken.iterator().next();
            throw misuse("two pieces can't stand on " + geometry.name(twice));
        }
        Board pieces = new Board(PieceMoves.of(parsed.value(), geometry), geometry, square, black, moved);
        List<Move> moves = pieces.moves(own, other);
        JsonObject document = new JsonObject();
        document.addProperty("betza", betza);
        document.addProperty("board", geometry.toString());
        document.addProperty("at", geometry.name(square));
        document.add(
                "moves",
                Json.texts(moves.stream().map(Move::text).sorted().distinct().toList()));
        return Answer.of(document, () -> text(parsed.value(), new PieceDiagram(pieces, own, other, moves)));
    }

    private static String text(Betza piece, PieceDiagram diagram) {
        StringBuilder out = new StringBuilder(piece.print()).append('\n');
        piece.clauses().forEach(clause -> out.append("- ").append(clause).append('\n'));
        return out.append('\n').append(diagram.text()).toString();
    }

    /** The piece and its board, for listing its moves among various other pieces. */
    record Board(PieceMoves piece, Geometry geometry, int at, boolean black, boolean moved) {
        List<Move> moves(Collection<Integer> friends, Collection<Integer> enemies) {
            return piece.list(at, friends, enemies, black, moved);
        }
    }

    private Geometry geometry() {
        Matcher matcher = MEASURES.matcher(board);
        if (matcher.matches()) {
            int files = Integer.parseInt(matcher.group(1));
            int ranks = Integer.parseInt(matcher.group(2));
            if (files >= 1 && files <= Geometry.MAX && ranks >= 1 && ranks <= Geometry.MAX) {
                return Geometry.of(files, ranks);
            }
        }
        throw misuse("--board must be 1x1 to 16x16, such as 12x12, not '" + board + "'");
    }

    private int square(Geometry geometry, String option, String name) {
        int square = geometry.square(name.strip());
        if (square < 0) {
            throw misuse(option + ": '" + name + "' is no square of the board " + geometry);
        }
        return square;
    }

    private Set<Integer> squares(Geometry geometry, String option, List<String> names) {
        Set<Integer> squares = new LinkedHashSet<>();
        for (String name : new ArrayList<>(names)) {
            if (!name.isBlank()) {
                squares.add(square(geometry, option, name));
            }
        }
        return squares;
    }

    private ParameterException misuse(String message) {
        return new ParameterException(spec.commandLine(), message);
    }
}
