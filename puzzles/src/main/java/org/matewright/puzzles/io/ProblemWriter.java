package org.matewright.puzzles.io;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.matewright.puzzles.Problem;
import org.matewright.rules.Fen;
import org.matewright.rules.Piece;
import org.matewright.rules.Setup;
import org.matewright.rules.Side;
import org.matewright.rules.config.Config;
import org.matewright.rules.config.KeyInfo;
import org.matewright.rules.config.YamlWriter;
import org.matewright.rules.define.VariantWriter;
import org.matewright.rules.variant.Variant;

/** Writes a problem. */
final class ProblemWriter {
    private final List<Config.Field> fields = new ArrayList<>();

    private ProblemWriter() {}

    static String print(Problem problem) {
        return YamlWriter.print(write(problem, false));
    }

    /**
     * The problem as a mapping, in the order of the keys, without what isn't known.
     *
     * @param listed whether pieces are listed, instead of a FEN, where a list is complete
     */
    static Config.Fields write(Problem problem, boolean listed) {
        ProblemWriter writer = new ProblemWriter();
        writer.add(ProblemKeys.VARIANT, variant(problem.variant()));
        Problem.Credits credits = problem.credits();
        writer.add(ProblemKeys.TITLE, credits.title());
        writer.add(ProblemKeys.AUTHORS, credits.authors());
        writer.add(ProblemKeys.SOURCE, source(credits.source()));
        writer.add(ProblemKeys.AWARD, credits.award());
        Setup setup = problem.setup();
        // A FEN can't leave the castling field open and still have an en passant square.
        boolean mustBeListed = setup.castling() == null && !setup.enPassant().isEmpty();
        boolean canBeListed = setup.hands().isEmpty() && setup.extra().isEmpty() && hasPlainCounters(setup);
        if (canBeListed && (listed || mustBeListed)) {
            writer.addPieces(setup, problem.stipulation().conventionalSide());
        } else {
            writer.add(ProblemKeys.POSITION, fen(setup));
        }
        writer.add(ProblemKeys.STIPULATION, problem.stipulation().toString());
        writer.add(ProblemKeys.SET_PLAY, problem.form().setPlay() ? "true" : null);
        writer.add(ProblemKeys.DUPLEX, problem.form().duplex() ? "true" : null);
        writer.add(ProblemKeys.ZERO_POSITION, problem.form().zeroPosition() ? "true" : null);
        if (!problem.twins().isEmpty()) {
            writer.add(ProblemKeys.TWINS, TwinWriter.write(problem.twins()));
        }
        writer.add(ProblemKeys.KEYWORDS, problem.notes().keywords());
        writer.add(ProblemKeys.SOLUTION, solution(problem.intended()));
        writer.add(ProblemKeys.COMMENT, problem.notes().comment());
        return Config.Fields.of(writer.fields);
    }

    private void add(KeyInfo key, @Nullable Config value) {
        if (value != null) {
            fields.add(Config.Field.of(key.key(), value));
        }
    }

    private void add(KeyInfo key, @Nullable String value) {
        if (value != null && !value.isBlank()) {
            add(key, Config.Text.of(value));
        }
    }

    private void add(KeyInfo key, List<String> values) {
        if (!values.isEmpty()) {
            add(
                    key,
                    Config.Items.of(values.stream().<Config>map(Config.Text::of).toList()));
        }
    }

    private static Config variant(Variant variant) {
        return NamedProblem.isBuiltIn(variant) ? Config.Text.of(variant.key()) : VariantWriter.write(variant);
    }

    private void addPieces(Setup setup, Side conventional) {
        add(ProblemKeys.WHITE, pieces(setup, Side.WHITE));
        add(ProblemKeys.BLACK, pieces(setup, Side.BLACK));
        if (setup.side() != conventional) {
            add(ProblemKeys.SIDE, setup.side().word());
        }
        add(ProblemKeys.CASTLING, setup.castling());
        add(
                ProblemKeys.EN_PASSANT,
                setup.enPassant().stream().map(setup.geometry()::name).collect(Collectors.joining()));
    }

    private static List<String> pieces(Setup setup, Side side) {
        List<String> pieces = new ArrayList<>();
        for (int square : setup.occupied()) {
            Piece piece = setup.piece(square);
            if (piece != null && piece.side() == side) {
                pieces.add(piece.id() + setup.geometry().name(square));
            }
        }
        return pieces;
    }

    private static boolean hasPlainCounters(Setup setup) {
        return setup.halfMoves() == 0 && setup.moveNumber() == 1;
    }

    /** The shortest FEN: fields missing at the end have their defaults. */
    private static String fen(Setup setup) {
        boolean plain = setup.castling() == null
                && setup.enPassant().isEmpty()
                && setup.extra().isEmpty()
                && hasPlainCounters(setup);
        return plain ? Fen.board(setup) + " " + setup.side().letter() : Fen.print(setup);
    }

    private static @Nullable Config source(Problem.Source source) {
        ProblemWriter writer = new ProblemWriter();
        writer.add(ProblemKeys.SOURCE_NAME, source.name());
        writer.add(ProblemKeys.SOURCE_NUMBER, source.number());
        writer.add(ProblemKeys.SOURCE_DATE, source.date());
        return writer.fields.isEmpty() ? null : Config.Fields.of(writer.fields);
    }

    private static @Nullable Config solution(Problem.Intended intended) {
        ProblemWriter writer = new ProblemWriter();
        if (intended.keys().size() == 1) {
            writer.add(ProblemKeys.KEY, intended.keys().get(0));
        } else {
            writer.add(ProblemKeys.KEY, intended.keys());
        }
        if (intended.solutions() > 0) {
            writer.add(ProblemKeys.SOLUTIONS, Integer.toString(intended.solutions()));
        }
        writer.add(ProblemKeys.LINES, intended.lines());
        return writer.fields.isEmpty() ? null : Config.Fields.of(writer.fields);
    }
}
