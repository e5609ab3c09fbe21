package org.matewright.puzzles.text;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.matewright.puzzles.Node;
import org.matewright.puzzles.Stipulation;
import org.matewright.rules.Geometry;
import org.matewright.rules.Piece;
import org.matewright.rules.variant.Effect;
import org.matewright.rules.variant.Move;
import org.matewright.rules.variant.Notation;
import org.matewright.rules.variant.PieceType;
import org.matewright.rules.variant.Position;
import org.matewright.rules.variant.Status;
import org.matewright.rules.variant.Variant;

/**
 * Moves in algebraic notation, for a variant.
 *
 * <p>A piece's letter is the id of its type; the pawn (the type of that name, otherwise the one with the id {@code P})
 * has none. The short style, that of problem magazines, names the origin only where another piece of the type could make
 * the same move, by file, rank or square, whichever is enough first: {@code Nf3}, {@code Nbd2}, {@code R1xe5},
 * {@code exd6 e.p.}, {@code a8=Q}. The long style, that of the solving programs, always names it: {@code Ng1-f3},
 * {@code Ra5*e5}, {@code e5*d6 ep.}, {@code a7-a8=Q}.
 *
 * <p>Beyond orthodox notation:
 * <ul>
 * <li>Pieces captured elsewhere than on the target, en passant excepted, are named in between: {@code Lxe5-e6},
 *     {@code Le4*e5-e6}; with another one on the target {@code Lxe5xe6}, {@code Le4*e5*e6}; capturing without moving is
 *     {@code Lxd5-e4}, {@code Le4*d5-e4}.
 * <li>Castling is {@code 0-0} with the partner towards the last file and {@code 0-0-0} with the one towards the first,
 *     for both sides. Where the king has a choice of squares, short is {@code K~g2} (with the partner's square behind
 *     it, {@code K~g2(i2)}, if two partners are possible) and long is {@code Kf2-g2/i2-f2}.
 * <li>A drop is {@code N@f3}.
 * </ul>
 *
 * <p>Marks follow the move, after a blank in the long style: {@code +} for check and the goal's sign for the goal.
 */
public final class MoveText {
    /** How moves are written. */
    public enum Style {
        /** The origin only where it's needed, {@code x} for captures. */
        SHORT,
        /** Origin and target, {@code *} for captures. */
        LONG
    }

    private static final Map<String, String> FIGURINES =
            Map.of("king", "\u2654", "queen", "\u2655", "rook", "\u2656", "bishop", "\u2657", "knight", "\u2658");

    private final Style style;
    private final Geometry geometry;
    private final String pawn;
    private final boolean flexible;
    private final Map<String, String> figurines;
    private final Notation notation = new Parts();

    /**
     * A notation.
     *
     * @param pawn the id that isn't written
     * @param flexible whether a king may have several castlings with one partner
     * @param figurines what is written instead of an id
     */
    MoveText(Style style, Geometry geometry, String pawn, boolean flexible, Map<String, String> figurines) {
        this.style = style;
        this.geometry = geometry;
        this.pawn = pawn;
        this.flexible = flexible;
        this.figurines = Map.copyOf(figurines);
    }

    /** The notation of a variant's moves in a style, with the pieces' ids as letters. */
    public static MoveText of(Variant variant, Style style) {
        String pawn = variant.pieceByName("pawn").map(PieceType::id).orElse("P");
        boolean flexible = variant.pieces().stream()
                .anyMatch(piece ->
                        piece.moves().print().chars().filter(c -> c == 'O').count() > 1);
        return new MoveText(style, variant.geometry(), pawn, flexible, Map.of());
    }

    /** The same with figurines for the orthodox pieces of a variant. */
    public static MoveText withFigurines(Variant variant, Style style) {
        Map<String, String> figurines = new HashMap<>();
        for (PieceType piece : variant.pieces()) {
            if (FIGURINES.containsKey(piece.name())) {
                figurines.put(piece.id(), FIGURINES.get(piece.name()));
            }
        }
        MoveText plain = of(variant, style);
        return new MoveText(style, plain.geometry, plain.pawn, plain.flexible, figurines);
    }

    /** The style. */
    public Style style() {
        return style;
    }

    /** A legal move of a position, without marks. */
    public String of(Position before, Move move) {
        return of(before.moves(), move);
    }

    /** A legal move of a position, with {@code +} if it checks and {@code #} if it mates. */
    public String marked(Position before, Move move) {
        Position after = before.play(move);
        boolean mate = after.status() == Status.CHECKMATE;
        String mark = mate ? "#" : after.inCheck() ? "+" : "";
        return of(before, move) + behind(mark);
    }

    /** A move of a solution, with {@code +} if it checks and the goal's sign if it reaches the goal. */
    public String of(Position before, Node node, Stipulation.Goal goal) {
        return of(before, node.move()) + mark(node, goal);
    }

    /** The marks of a move of a solution, as they stand directly behind it. */
    public String mark(Node node, Stipulation.Goal goal) {
        return behind(node.goal() ? goal.kind().sign() : node.check() ? "+" : "");
    }

    private String behind(String mark) {
        boolean apart = style == Style.LONG || mark.length() > 2 || mark.equals("x") || mark.equals("00");
        return mark.isEmpty() ? "" : (apart ? " " : "") + mark;
    }

    /**
     * The legal move that a text means: in coordinates, or in this notation with or without marks and blanks; empty if
     * there's none.
     */
    public Optional<Move> find(Position position, String text) {
        String wanted = bare(text);
        List<Move> legal = position.moves();
        return legal.stream()
                .filter(move ->
                        move.text().equals(text) || bare(of(legal, move)).equals(wanted))
                .findFirst();
    }

    private static String bare(String text) {
        return text.replaceAll("\\s+", "").replaceAll("(?<=.)[+#!?]+$", "");
    }

    /** A move of a position whose legal moves are given. */
    String of(List<Move> legal, Move move) {
        return withoutAppendix(legal, move) + appendix(move);
    }

    private String appendix(Move move) {
        return joined(move, effect -> effect.appendix(notation));
    }

    private static String joined(Move move, Function<Effect, String> part) {
        return move.effects().stream().map(part).collect(Collectors.joining());
    }

    private String withoutAppendix(List<Move> legal, Move move) {
        if (move.isDrop()) {
            return notation.letter(move.piece()) + "@" + geometry.name(move.to());
        }
        if (move.isCastling()) {
            return castling(legal, move);
        }
        String body = body(move);
        String origin = style == Style.LONG ? geometry.name(move.from()) : origin(legal, move, body);
        boolean bare = style == Style.SHORT && body.startsWith("-");
        return letter(move) + origin + (bare ? body.substring(1) : body);
    }

    /** The letter of the piece that moves; empty for pawns. */
    private String letter(Move move) {
        return move.piece().id().equals(pawn) ? "" : notation.letter(move.piece());
    }

    /** Everything behind the origin except the appendix: captures on the way, target, promotion, en passant. */
    private String body(Move move) {
        boolean takes = move.effects().stream().anyMatch(Effect::takesOnTarget);
        return joined(move, effect -> effect.beforeTarget(notation))
                + (takes ? notation.takes() : "-")
                + geometry.name(move.to())
                + joined(move, effect -> effect.behindTarget(notation));
    }

    private String origin(List<Move> legal, Move move, String body) {
        boolean sameFile = false;
        boolean sameRank = false;
        boolean rivals = false;
        for (Move other : legal) {
            if (other.from() != move.from()
                    && !other.isDrop()
                    && other.to() == move.to()
                    && !other.isCastling()
                    && other.piece().equals(move.piece())
                    && body(other).equals(body)) {
                rivals = true;
                sameFile |= geometry.file(other.from()) == geometry.file(move.from());
                sameRank |= geometry.rank(other.from()) == geometry.rank(move.from());
            }
        }
        String square = geometry.name(move.from());
        boolean pawnTakes = letter(move).isEmpty() && move.isCapture();
        if (!rivals && !pawnTakes) {
            return "";
        }
        if (!sameFile) {
            return square.substring(0, 1);
        }
        return sameRank || pawnTakes ? square : square.substring(1);
    }

    private String castling(List<Move> legal, Move move) {
        if (!flexible && legal.stream().filter(other -> sameHand(move, other)).count() <= 1) {
            return isRightHand(move) ? "0-0" : "0-0-0";
        }
        String king = letter(move);
        String to = geometry.name(move.to());
        if (style == Style.LONG) {
            Effect.Castling partner = move.castling().orElseThrow();
            return king + geometry.name(move.from()) + "-" + to + "/" + geometry.name(partner.from()) + "-"
                    + geometry.name(partner.to());
        }
        boolean oneRoyal = legal.stream().filter(Move::isCastling).allMatch(other -> other.from() == move.from());
        boolean onePartner = legal.stream()
                .filter(other -> other.isCastling() && other.from() == move.from() && other.to() == move.to())
                .allMatch(other -> partnerFrom(other) == partnerFrom(move));
        return king + (oneRoyal ? "" : geometry.name(move.from())) + "~" + to
                + (onePartner ? "" : "(" + geometry.name(partnerFrom(move)) + ")");
    }

    private boolean sameHand(Move move, Move other) {
        return other.isCastling() && appendix(other).isEmpty() && isRightHand(other) == isRightHand(move);
    }

    private boolean isRightHand(Move move) {
        return geometry.file(partnerFrom(move)) > geometry.file(move.from());
    }

    private static int partnerFrom(Move castling) {
        return castling.castling().orElseThrow().from();
    }

    /** How this style writes the parts of effects. */
    private final class Parts implements Notation {
        @Override
        public String square(int square) {
            return geometry.name(square);
        }

        @Override
        public String letter(Piece piece) {
            return figurines.getOrDefault(piece.id(), piece.id());
        }

        @Override
        public String takes() {
            return style == Style.LONG ? "*" : "x";
        }

        @Override
        public String enPassant() {
            return style == Style.LONG ? " ep." : " e.p.";
        }
    }
}
