package org.matewright.rules.engine.board;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.matewright.rules.Geometry;
import org.matewright.rules.Piece;
import org.matewright.rules.Setup;
import org.matewright.rules.engine.packed.PieceCode;
import org.matewright.rules.engine.tables.CompiledRules;
import org.matewright.rules.engine.tables.EnPassantTable;
import org.matewright.rules.engine.tables.PromotionTable;

/**
 * What a set-up says of rights: which pieces haven't moved, and what may be taken en passant.
 *
 * <p>The castling field speaks for the pieces that castle: a piece with castling moves is unmoved if its side has any
 * right, a partner if it is named. In some variants it also names, by their files, other pieces of the first rank. Every
 * piece for which it doesn't speak counts as unmoved where a piece of its type and side stands in the variant's set-up.
 */
public final class Rights {
    private final CompiledRules rules;
    private final Board board;

    public Rights(Board board) {
        this.board = board;
        rules = board.rules;
    }

    public void read(Setup setup) {
        for (int square = 0; square < rules.squares(); square++) {
            int code = board.at[square];
            if (code == 0) {
                continue;
            }
            Piece home = rules.start().piece(square);
            boolean atHome = home != null && rules.pieces().code(home) == code;
            boolean castles = rules.castling().any()
                    && (rules.castling().castler()[code] || rules.castling().partner()[code]);
            boolean named = isNamed(PieceCode.side(code), square);
            if (atHome
                    && (castles || named || rules.firstMoves().has()[code])
                    && (!castles && !named || setup.castling() == null)) {
                board.setUnmoved(square);
            }
        }
        String castling = setup.castling();
        if (castling != null) {
            for (char letter : castling.toCharArray()) {
                if (letter != '-') {
                    grant(Character.isUpperCase(letter) ? 0 : 1, Character.toLowerCase(letter));
                }
            }
        }
        if (rules.castling().any()) {
            UnusableRights.drop(board);
        }
        long passed = enPassant(setup.enPassant());
        if (passed != 0) {
            board.setEnPassant(passed);
        }
    }

    /** Whether the castling field names the piece of a side on a square by its file. */
    private boolean isNamed(int side, int square) {
        return rules.firstMoves().named()[side].get(square)
                && (!rules.gating().any() || rules.hands().refilled() || GatingRights.hasEntrant(board, side));
    }

    private int namedOnFile(int side, int file) {
        for (int square = file;
                file < rules.geometry().files() && square < rules.squares();
                square += rules.geometry().files()) {
            if (isNamed(side, square) && board.at[square] != 0 && PieceCode.side(board.at[square]) == side) {
                return square;
            }
        }
        return -1;
    }

    private void grant(int side, char letter) {
        boolean word = rules.castling().any() && (letter == 'k' || letter == 'q');
        int named = word ? -1 : namedOnFile(side, letter - 'a');
        if (named >= 0) {
            board.setUnmoved(named);
        } else if (rules.castling().any()) {
            grantCastling(side, letter);
        }
    }

    private void grantCastling(int side, char letter) {
        int king = castler(side);
        if (king < 0) {
            return;
        }
        if (statesCastlersAlone() && letter - 'a' == rules.geometry().file(king)) {
            board.setUnmoved(king);
            return;
        }
        int partner = letter == 'k'
                ? partner(side, king, 1)
                : letter == 'q' ? partner(side, king, -1) : partnerOnFile(side, king, letter - 'a');
        if (partner >= 0) {
            board.setUnmoved(king);
            board.setUnmoved(partner);
        }
    }

    /**
     * Whether the castling field names the file of an unmoved castling piece that has no unmoved partner: one may come back.
     */
    private boolean statesCastlersAlone() {
        return rules.captures().restoreUnmoved();
    }

    private int castler(int side) {
        int found = -1;
        for (int square = 0; square < rules.squares(); square++) {
            int code = board.at[square];
            if (code != 0 && rules.castling().castler()[code] && PieceCode.side(code) == side) {
                Piece home = rules.start().piece(square);
                if (found < 0 || home != null && rules.pieces().code(home) == code) {
                    found = square;
                }
            }
        }
        return found;
    }

    private boolean isPartner(int side, int square) {
        int code = board.at[square];
        return code != 0 && rules.castling().partner()[code] && PieceCode.side(code) == side;
    }

    /** The partner that K or Q means: the nearest that stands where one starts, otherwise the outermost. */
    private int partner(int side, int king, int step) {
        Geometry geometry = rules.geometry();
        int rank = geometry.rank(king);
        int outermost = -1;
        for (int file = geometry.file(king) + step; file >= 0 && file < geometry.files(); file += step) {
            int square = geometry.square(file, rank);
            if (isPartner(side, square)) {
                Piece home = rules.start().piece(square);
                if (home != null && rules.pieces().code(home) == board.at[square]) {
                    return square;
                }
                outermost = square;
            }
        }
        return outermost;
    }

    private int partnerOnFile(int side, int king, int file) {
        Geometry geometry = rules.geometry();
        if (file >= geometry.files()) {
            return -1;
        }
        int square = geometry.square(file, geometry.rank(king));
        return isPartner(side, square) ? square : -1;
    }

    /**
     * Finds the piece that passed the squares; 0 if none can have. Squares that aren't empty don't count: some programs
     * name the square of arrival too. What stands on the square that it must have come from
     * isn't asked: composed positions needn't have a history.
     */
    public long enPassant(List<Integer> named) {
        List<Integer> passed = named.stream().filter(s -> board.at[s] == 0).toList();
        if (passed.isEmpty()) {
            return 0;
        }
        for (EnPassantTable.DoubleStep step : rules.enPassant().doubleSteps()) {
            int code = step.code();
            int packedCount = (int) (rules.effects().enPassant()[step.effect()] >>> 8 & 15);
            if (PieceCode.side(code) == board.side
                    || packedCount != passed.size()
                    || !couldBe(code, board.at[step.to()])) {
                continue;
            }
            List<Integer> squares = new ArrayList<>();
            for (int i = 0; i < packedCount; i++) {
                squares.add((int) (rules.effects().enPassant()[step.effect()] >>> 16 + 8 * i & 0xFF));
            }
            if (squares.containsAll(passed)) {
                return rules.effects().enPassant()[step.effect()] | step.to();
            }
        }
        return 0;
    }

    /** Whether a piece that made a double step may now be what stands there. */
    private boolean couldBe(int code, int standing) {
        if (standing == code) {
            return true;
        }
        @Nullable PromotionTable promoting = rules.promotions().byCode()[code];
        if (promoting != null) {
            for (int target : promoting.targets()) {
                if (target == standing) {
                    return true;
                }
            }
        }
        return false;
    }

    /** The castling field as the board stands. */
    public String castling() {
        StringBuilder out = new StringBuilder();
        for (int side = 0; side < 2; side++) {
            BitSet told = new BitSet();
            int king = castler(side);
            if (king >= 0 && board.isUnmoved(king)) {
                for (int step = 1; step >= -1; step -= 2) {
                    printPartners(out, side, king, step, told);
                }
                if (told.isEmpty() && statesCastlersAlone()) {
                    print(out, side, (char) ('a' + rules.geometry().file(king)));
                }
            }
            for (int file = 0; file < rules.geometry().files(); file++) {
                int square = namedOnFile(side, file);
                if (square >= 0 && board.isUnmoved(square) && !told.get(square)) {
                    print(out, side, (char) ('a' + file));
                }
            }
        }
        return out.length() == 0 ? "-" : out.toString();
    }

    private void printPartners(StringBuilder out, int side, int king, int step, BitSet told) {
        int meant = partner(side, king, step);
        int file = rules.geometry().file(king) + step;
        for (; file >= 0 && file < rules.geometry().files(); file += step) {
            int square = rules.geometry().square(file, rules.geometry().rank(king));
            if (isPartner(side, square) && board.isUnmoved(square)) {
                print(out, side, square == meant ? step > 0 ? 'k' : 'q' : (char) ('a' + file));
                told.set(king);
                told.set(square);
            }
        }
    }

    private static void print(StringBuilder out, int side, char letter) {
        out.append(side == 0 ? Character.toUpperCase(letter) : letter);
    }
}
