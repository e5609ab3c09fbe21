package org.matewright.rules.law;

import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.matewright.rules.Geometry;
import org.matewright.rules.config.Config;
import org.matewright.rules.config.KeyInfo;
import org.matewright.rules.config.Section;
import org.matewright.rules.config.Shape;
import org.matewright.rules.engine.captures.Rebirth;
import org.matewright.rules.engine.compile.Ruleset;
import org.matewright.rules.engine.packed.PieceCode;

/**
 * Captured pieces, royals excepted, are reborn at home (Circe, P. Monréal and J.-P. Boyer 1968).
 *
 * <p>Home is where pieces of the type and side stand in the set-up. Of more than two squares it is the one on the file of
 * the capture, as for a pawn. Otherwise it is the one of the colour of the square of capture, as for a white knight captured
 * on a light square, whose home is b1; of several of that colour the nearest by file, the left one of two. A piece of a type
 * that the set-up lacks is reborn, like fairy pieces in problems, on the last rank of the file of the capture.
 *
 * @param applies whether pieces are reborn
 */
public record Circe(boolean applies) implements Law {
    /** What is captured is gone. */
    public static final Circe NONE = new Circe(false);

    private static final Shape SHAPE = new Shape.Flag();

    /** Its key and reading. */
    public static final LawKind<Circe> KIND = new LawKind<>(
            Circe.class,
            KeyInfo.optional(
                    "circe",
                    SHAPE,
                    "false",
                    "Whether a captured piece, unless it is royal, is reborn at once where it stands in the set-up: a pawn"
                            + " on its file, another piece, of two squares, on the one of the colour of the square"
                            + " where it was captured. It counts as unmoved there. If that square is occupied once the"
                            + " move is made, the piece is gone. A type that isn't in the set-up is reborn on the last"
                            + " rank, on the file of its capture.",
                    "circe: true"),
            Circe::read,
            (law, context) -> law.applies ? Config.Text.of("true") : null);

    private static Circe read(@Nullable Config value, LawContext context) {
        if (value == null || value.isNone()) {
            return NONE;
        }
        if (value instanceof Config.Text text
                && (text.value().equals("true") || text.value().equals("false"))) {
            return new Circe(text.value().equals("true"));
        }
        Section.wrong(value, SHAPE, context.faults());
        return NONE;
    }

    @Override
    public void install(Installation installation) {
        if (applies) {
            installation.rules().captures().add(new Rebirth(squares(installation.rules())));
        }
    }

    private static int[][] squares(Ruleset rules) {
        int types = rules.pieceTypes().size();
        int[][] squares = new int[PieceCode.count(types)][0];
        for (int type = 0; type < types; type++) {
            for (int side = 0; side < 2 && !rules.pieceTypes().get(type).royal(); side++) {
                List<Integer> homes = rules.homes(type, side);
                Geometry board = rules.geometry();
                int[] reborn = new int[board.squares()];
                for (int square = 0; square < reborn.length; square++) {
                    reborn[square] = homes.isEmpty() ? lastOnFile(board, square, side) : home(board, homes, square);
                }
                squares[PieceCode.of(type, side)] = reborn;
            }
        }
        return squares;
    }

    /** The square of the file's last rank as the side sees it; -1 if it is a hole. */
    private static int lastOnFile(Geometry board, int square, int side) {
        int last = board.square(board.file(square), side == 0 ? board.ranks() - 1 : 0);
        return board.isHole(last) ? -1 : last;
    }

    private static int home(Geometry board, List<Integer> homes, int captured) {
        Predicate<Integer> onFile = home -> board.file(home) == board.file(captured);
        Predicate<Integer> ofColour = home -> isLight(board, home) == isLight(board, captured);
        Comparator<Integer> preferred = Comparator.<Integer, Boolean>comparing(home -> !ofColour.test(home))
                .thenComparing(home -> Math.abs(board.file(home) - board.file(captured)))
                .thenComparing(board::file);
        return homes.stream()
                .filter(home -> homes.size() > 2 && onFile.test(home))
                .min(preferred)
                .orElseGet(() -> homes.stream().min(preferred).orElseThrow());
    }

    private static boolean isLight(Geometry board, int square) {
        return (board.file(square) + board.rank(square)) % 2 != 0;
    }
}
