package org.matewright.puzzles.io;

import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.matewright.puzzles.Problem;
import org.matewright.puzzles.Stipulation;
import org.matewright.puzzles.text.MoveText;
import org.matewright.rules.Fen;
import org.matewright.rules.Setup;
import org.matewright.rules.variant.Position;

/** Writes EPD lines. */
final class EpdWriter {
    private final StringBuilder line = new StringBuilder();

    private EpdWriter() {}

    static String print(Problem problem, String variant) {
        EpdWriter writer = new EpdWriter();
        writer.write(problem, variant);
        return writer.line.toString();
    }

    private void write(Problem problem, String variant) {
        Stipulation stipulation = problem.stipulation();
        boolean mate = stipulation.equals(Stipulation.mateIn(stipulation.moves()));
        Position position = problem.variant().position(problem.setup()).valueOrNull();
        Setup setup = problem.variant().withCastlingStated(problem.setup());
        line.append(String.join(" ", List.of(Fen.print(setup).split(" ")).subList(0, 4)));
        if (mate && !problem.form().setPlay()) {
            line.append(" dm ").append(stipulation.moves()).append(';');
        } else {
            text("stipulation", stipulation + (problem.form().setPlay() ? "*" : ""));
        }
        if (!problem.intended().keys().isEmpty()) {
            line.append(" bm ").append(keys(problem, position)).append(';');
        }
        if (!variant.equals("chess")) {
            text("variant", variant);
        }
        Problem.Credits credits = problem.credits();
        text("id", credits.title());
        text("author", String.join(" & ", credits.authors()));
        text("source", credits.source().name());
        text("number", credits.source().number());
        text("date", credits.source().date());
        text("award", credits.award());
        text("keywords", String.join(", ", problem.notes().keywords()));
        if (problem.intended().solutions() > 0) {
            line.append(" solutions ").append(problem.intended().solutions()).append(';');
        }
        text("lines", String.join(", ", problem.intended().lines()));
        text("c0", problem.notes().comment());
    }

    private void text(String operation, String value) {
        if (!value.isBlank()) {
            String clean = value.replace('"', '\'').replaceAll("\\s+", " ").strip();
            line.append(' ').append(operation).append(" \"").append(clean).append("\";");
        }
    }

    /** The keys in short notation; one that isn't legal stays as it is. */
    private static String keys(Problem problem, @Nullable Position position) {
        MoveText moves = MoveText.of(problem.variant(), MoveText.Style.SHORT);
        return problem.intended().keys().stream()
                .map(key -> position == null
                        ? key
                        : position.move(key)
                                .map(move -> moves.marked(position, move))
                                .orElse(key))
                .map(text -> text.replace(" ", ""))
                .collect(Collectors.joining(" "));
    }
}
