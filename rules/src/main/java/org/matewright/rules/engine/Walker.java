package org.matewright.rules.engine;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.matewright.rules.Piece;
import org.matewright.rules.Setup;
import org.matewright.rules.Side;
import org.matewright.rules.engine.attacks.Royals;
import org.matewright.rules.engine.board.Board;
import org.matewright.rules.engine.board.ExtraField;
import org.matewright.rules.engine.board.GatingRights;
import org.matewright.rules.engine.board.Rights;
import org.matewright.rules.engine.mates.MateFinder;
import org.matewright.rules.engine.mates.ReplyCertificate;
import org.matewright.rules.engine.moves.Generator;
import org.matewright.rules.engine.moves.MoveConsequences;
import org.matewright.rules.engine.packed.PackedMove;
import org.matewright.rules.engine.tables.CompiledRules;
import org.matewright.rules.engine.tables.EndRule;
import org.matewright.rules.engine.tables.FastPath;
import org.matewright.rules.engine.tables.PromotionTable;

/**
 * A mutable cursor on the tree of moves, for searching. Not safe for use by several threads; each takes its own.
 * Generating, making and unmaking allocate nothing.
 */
public final class Walker {
    /** An upper bound for the number of moves that a single call of {@link #generate} writes. */
    public static final int MAX_MOVES = Generator.MAX_MOVES;

    /** How many replies {@link #prepareReply} keeps. */
    public static final int CERTIFICATES = 2;

    private final Board board;
    private final Generator generator;
    private final @Nullable MoveConsequences consequences;
    private final boolean matesByFlights;
    private @Nullable MateFinder mateFinder;
    private ReplyCertificate @Nullable [] certificates;

    /**
     * A walker that stands on a set-up.
     *
     * @throws IllegalArgumentException if the set-up has a piece with an id that no type has
     */
    public Walker(CompiledRules rules, Setup setup) {
        board = new Board(rules);
        generator = new Generator(board);
        consequences = consequences();
        matesByFlights = rules.traits().allow(FastPath.MATES_BY_FLIGHTS);
        for (int square : setup.occupied()) {
            Piece piece = setup.piece(square);
            int code = piece == null ? 0 : rules.pieces().code(piece);
            if (code == 0) {
                throw new IllegalArgumentException("no piece has the id of " + piece);
            }
            board.set(square, code);
        }
        board.setSide(setup.side().ordinal());
        setup.hands().forEach((piece, count) -> {
            int code = rules.pieces().code(piece);
            if (code == 0) {
                throw new IllegalArgumentException("no piece has the id of " + piece + " in hand");
            }
            board.setHand(code, count);
        });
        new Rights(board).read(setup);
        ExtraField.read(setup.extra(), board);
    }

    private Walker(Board board) {
        this.board = board;
        generator = new Generator(board);
        consequences = consequences();
        matesByFlights = board.rules.traits().allow(FastPath.MATES_BY_FLIGHTS);
    }

    private @Nullable MoveConsequences consequences() {
        boolean none = board.rules.traits().allow(FastPath.MOVES_WITHOUT_CONSEQUENCES);
        return none ? null : new MoveConsequences(generator);
    }

    CompiledRules rules() {
        return board.rules;
    }

    /** The side to move. */
    public Side side() {
        return board.side == 0 ? Side.WHITE : Side.BLACK;
    }

    /**
     * Writes all legal moves of the side to move into {@code moves} from index {@code from} on.
     *
     * @return the index behind the last one. No moves when the game is over by a rule other than mate.
     */
    public int generate(long[] moves, int from) {
        return generator.generate(moves, from);
    }

    /** Writes all moves of the piece on a square, of either side, even those that leave a royal attacked. */
    public int pseudoLegal(int square, long[] moves, int from) {
        return generator.pseudoLegal(square, moves, from);
    }

    /** Whether there is a legal move; quicker than listing them. */
    public boolean hasLegalMove() {
        return generator.mobility().hasLegalMove(false);
    }

    /** The number of legal moves. */
    public int countLegal() {
        return generator.count();
    }

    /**
     * Writes the legal moves that may give check from index {@code from} on: all that do, and few that don't.
     *
     * @return the index behind the last one; no moves when the game is over by a rule other than mate
     */
    public int generateChecks(long[] moves, int from) {
        return generator.generateChecks(moves, from);
    }

    /**
     * A legal move that mates at once, as {@link #isCheckmate} says, or 0 if there is none.
     *
     * @param hint a move, listed anywhere, that may be one; 0 for none
     * @param moves used as working space from index {@code from} on
     */
    public long findMate(long hint, long[] moves, int from) {
        if (!matesByFlights) {
            return tryChecks(moves, from);
        }
        MateFinder finder = mateFinder;
        if (finder == null) {
            finder = new MateFinder(board, generator);
            mateFinder = finder;
        }
        return finder.find(hint, moves, from);
    }

    private long tryChecks(long[] moves, int from) {
        int end = generateChecks(moves, from);
        for (int i = from; i < end; i++) {
            make(moves[i]);
            boolean mates = isCheckmate();
            unmake();
            if (mates) {
                return moves[i];
            }
        }
        return 0;
    }

    /**
     * Gets ready to tell by one reply of the other side which moves of this position leave no mate in one after it.
     *
     * @param slot which of the {@link #CERTIFICATES} replies it is; until the next call for the slot, {@link
     *     #refutesByReply} goes by it
     * @return whether that reply can serve
     */
    public boolean prepareReply(int slot, long reply) {
        ReplyCertificate[] replies = certificates;
        if (replies == null) {
            replies = new ReplyCertificate[CERTIFICATES];
            for (int i = 0; i < replies.length; i++) {
                replies[i] = new ReplyCertificate(board, generator);
            }
            certificates = replies;
        }
        return replies[slot].prepare(reply);
    }

    /**
     * Whether after a legal move of the position for which {@link #prepareReply} was called its reply is legal and
     * leaves the side that moved no mate in one. If not, or if it isn't known without searching: false.
     */
    public boolean refutesByReply(int slot, long move) {
        return certificates != null && certificates[slot].refutes(move);
    }

    /** Whether a packed move, listed at any position of the same variant, is one that {@link #generate} lists here. */
    public boolean isLegal(long move) {
        return generator.mobility().isLegal(move);
    }

    /**
     * Whether the side to move is in check and has no move that parries it. Rules other than check aren't asked: a mate
     * is a mate even if the last piece fell with it.
     */
    public boolean isCheckmate() {
        return generator.mobility().isMated();
    }

    /** Whether the side to move isn't in check and has no move that leaves it so, whatever other rules say. */
    public boolean isStalemate() {
        return !generator.mobility().hasLegalMove(true) && !generator.inCheck(board.side);
    }

    /** Whether rules other than mate and stalemate can end the game; the same for all positions of a variant. */
    public boolean hasOtherVerdicts() {
        return generator.hasEndRules();
    }

    /**
     * What the position means for the side to move by the variant's own rules, mate and stalemate included: 0 the game
     * goes on, -1 it has lost, +1 it has won, 2 drawn.
     */
    public int outcome() {
        int verdict = generator.verdict();
        if (verdict != EndRule.NONE || generator.mobility().hasLegalMove(true)) {
            return verdict;
        }
        return generator.inCheck(board.side)
                ? board.rules.endings().checkmate()
                : board.rules.endings().stalemate();
    }

    /** What stands on a square: 0 nothing, otherwise a number for type and side, odd for Black. */
    public int occupant(int square) {
        return board.at[square];
    }

    /** Whether occupants of a number are royal. */
    public boolean isRoyal(int occupant) {
        return board.rules.pieces().royal()[occupant];
    }

    /** The square of a side's only royal; -1 if it has none, -2 if it has several. */
    public int royalSquare(Side side) {
        return Royals.only(board, side.ordinal());
    }

    /** Whether an occupant may go from a square to another in one move on some board, promotion aside. */
    public boolean mayReach(int occupant, int from, int to) {
        CompiledRules rules = board.rules;
        return (rules.moves().targets()[(occupant * rules.squares() + from) * rules.words() + (to >> 6)] >>> to & 1)
                != 0;
    }

    /** Whether an occupant may attack a square from another on some board. */
    public boolean mayAttack(int occupant, int from, int target) {
        CompiledRules rules = board.rules;
        return (rules.attacks().sources()[(occupant * rules.squares() + target) * rules.words() + (from >> 6)] >>> from
                        & 1)
                != 0;
    }

    /** What an occupant may become by a move from a square to another; empty if it doesn't promote there. */
    public int[] promotions(int occupant, int from, int to) {
        @Nullable PromotionTable promoting = board.rules.promotions().byCode()[occupant];
        return promoting == null || !promoting.applies(from, to)
                ? new int[0]
                : promoting.targets().clone();
    }

    /** Whether an occupant that may promote by a move to a square must. */
    public boolean mustPromote(int occupant, int to) {
        @Nullable PromotionTable promoting = board.rules.promotions().byCode()[occupant];
        return promoting != null && promoting.forced()[to] && promoting.byCapture() == PromotionTable.ByCapture.ANY;
    }

    /**
     * Whether a move does no more to the pieces than take its piece from one square to another, promote it and capture:
     * nothing is dropped, exploded or moved beside it, and nobody is royal at times only. Castling aside.
     */
    public boolean hasPlainMoves() {
        return board.rules.traits().allow(FastPath.REASONING_ABOUT_PLAIN_MOVES);
    }

    /** What the moves of this variant's pieces ask of the squares between. */
    public ClearLines clearLines() {
        return new ClearLines(board.rules);
    }

    /** The number of different occupants, 0 included. */
    public int occupants() {
        return board.rules.pieces().codes();
    }

    /** Plays a move that {@link #generate} listed for this very position. */
    public void make(long move) {
        board.make(move);
        if (consequences != null) {
            consequences.follow(move);
        }
    }

    /** Takes the last move (or pass) back. */
    public void unmake() {
        board.unmake();
    }

    /** Lets the other side move without a move having been played; en passant rights lapse. Undone by unmake. */
    public void pass() {
        board.pass();
    }

    /** Whether a royal of the side to move is attacked. */
    public boolean inCheck() {
        return generator.inCheck(board.side);
    }

    /** Whether a royal of the side that isn't to move is attacked: an illegal position in most variants. */
    public boolean isOpponentInCheck() {
        return generator.inCheck(board.side ^ 1);
    }

    /**
     * What the position means for the side to move by rules other than (stale)mate: 0 nothing, -1 it has lost, +1 it
     * has won, 2 drawn.
     */
    public int verdict() {
        return generator.verdict();
    }

    /** The rule behind {@link #verdict}, by its key in a variant's definition ({@code bare king}); null if none ends the game. */
    public @Nullable String endRule() {
        return generator.endRule();
    }

    /** A 64-bit key of the position: pieces, side, who hasn't moved, usable en passant rights. */
    public long key() {
        return board.key;
    }

    /** A second key, independent of the first. */
    public long key2() {
        return board.key2;
    }

    /** The number of moves made and not unmade. */
    public int depth() {
        return board.depth();
    }

    /** Another cursor on the same position, without its history. */
    public Walker copy() {
        return new Walker(board.copy());
    }

    /** The piece on a square, or null. */
    public @Nullable Piece piece(int square) {
        return occupantPiece(board.at[square]);
    }

    /** What a move's piece becomes, or null if it stays what it is. */
    public @Nullable Piece promotion(long move) {
        int put = PackedMove.becomes(move);
        return put == 0 ? null : board.rules.pieces().piece(put);
    }

    /** The squares of the pieces that a move captures elsewhere than on its target, en passant included. */
    public List<Integer> victims(long move) {
        List<Integer> victims = new ArrayList<>();
        if (PackedMove.hasEffect(move)) {
            for (int square : board.rules.effects().victims()[PackedMove.effect(move)]) {
                victims.add(square);
            }
            if (isEnPassant(move)) {
                victims.add(board.enPassantVictim());
            }
        }
        return victims;
    }

    /** Whether a move of this position captures anything. */
    public boolean isCapture(long move) {
        return board.taken(move) > 0;
    }

    /** Whether a move leaves everything where it is. */
    public static boolean isPass(long move) {
        return PackedMove.isPass(move);
    }

    /** Whether a move is a drop from the hand. */
    public static boolean isDrop(long move) {
        return PackedMove.isDrop(move);
    }

    /** The piece that comes in from the hand with a move, beside the piece that moves; null if none does. */
    public @Nullable Piece entrant(long move) {
        int code = PackedMove.gated(move);
        return code == 0 ? null : board.rules.pieces().piece(code);
    }

    /** The square on which a piece comes in with a move, or -1. */
    public int entrantSquare(long move) {
        return PackedMove.gated(move) == 0 ? -1 : GatingRights.square(board.rules, move);
    }

    /** Whether a move promotes. */
    public static boolean isPromotion(long move) {
        return PackedMove.isPromotion(move);
    }

    /** Whether a move is a castling. */
    public boolean isCastling(long move) {
        return partnerFrom(move) >= 0;
    }

    /** Whether a move captures en passant. */
    public static boolean isEnPassant(long move) {
        return PackedMove.isEnPassant(move);
    }

    /** The origin of a castling's partner, or -1. */
    public int partnerFrom(long move) {
        return !PackedMove.hasEffect(move) ? -1 : board.rules.effects().partnerFrom()[PackedMove.effect(move)];
    }

    /** The target of a castling's partner, or -1. */
    public int partnerTo(long move) {
        return !PackedMove.hasEffect(move) ? -1 : board.rules.effects().partnerTo()[PackedMove.effect(move)];
    }

    /** The square on which a move puts a piece down that it has carried along, or -1. */
    public int unloadTarget(long move) {
        return !PackedMove.hasEffect(move) ? -1 : board.rules.effects().unloadTo()[PackedMove.effect(move)];
    }

    /**
     * A square whose occupant a move changes.
     *
     * @param before what stood there; null for nothing
     * @param after what stands there afterwards; null for nothing
     */
    public record Change(
            int square, @Nullable Piece before, @Nullable Piece after) {}

    /** What a move of this position does to the board, pseudo-legal moves of either side included; by ascending square. */
    public List<Change> changes(long move) {
        int[] before = board.at.clone();
        board.make(move);
        int[] after = board.at.clone();
        board.unmake();
        List<Change> changes = new ArrayList<>();
        for (int square = 0; square < before.length; square++) {
            if (before[square] != after[square]) {
                changes.add(new Change(square, occupantPiece(before[square]), occupantPiece(after[square])));
            }
        }
        return changes;
    }

    private @Nullable Piece occupantPiece(int code) {
        return code == 0 ? null : board.rules.pieces().piece(code);
    }

    /** The position as a set-up, with castling and en passant as they stand; the counters are at their start. */
    public Setup setup() {
        Setup setup = Setup.empty(board.rules.geometry()).withSide(side());
        for (int square = 0; square < board.squares; square++) {
            if (board.at[square] != 0) {
                setup = setup.with(square, board.rules.pieces().piece(board.at[square]));
            }
        }
        List<Integer> passed = new ArrayList<>();
        for (int i = 0; i < (int) (board.enPassant >>> 8 & 15); i++) {
            passed.add((int) (board.enPassant >>> 16 + 8 * i & 0xFF));
        }
        Map<Piece, Integer> hands = new HashMap<>();
        for (int code = 2; code < board.rules.pieces().codes(); code++) {
            if (board.hand[code] > 0) {
                hands.put(board.rules.pieces().piece(code), board.hand[code]);
            }
        }
        return setup.withExtra(ExtraField.print(board))
                .withHands(hands)
                .withCastling(new Rights(board).castling())
                .withEnPassant(passed);
    }

    /** Whether some piece of the side that isn't to move can have passed all the squares with its last move. */
    public boolean canHavePassed(List<Integer> squares) {
        return new Rights(board).enPassant(squares) != 0;
    }

    /** Whether the piece on a square has its first move before it, as far as its type has moves for that. */
    public boolean isUnmoved(int square) {
        return board.isUnmoved(square);
    }

    /** Declares whether the piece on a square counts as unmoved; for studying single pieces. */
    public void setUnmoved(int square) {
        board.setUnmoved(square);
    }

    /** The origin of a packed move (255 for drops). */
    public static int from(long move) {
        return PackedMove.from(move);
    }

    /** The target of a packed move. */
    public static int to(long move) {
        return PackedMove.to(move);
    }
}
