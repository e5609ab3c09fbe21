package org.matewright.rules.engine.compile;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.matewright.rules.Geometry;
import org.matewright.rules.Setup;
import org.matewright.rules.betza.Betza;
import org.matewright.rules.engine.endings.BareKing;
import org.matewright.rules.engine.endings.CountedChecks;
import org.matewright.rules.engine.endings.Extinction;
import org.matewright.rules.engine.endings.GoalSquares;
import org.matewright.rules.engine.endings.Standoff;
import org.matewright.rules.engine.tables.CompiledRules;
import org.matewright.rules.engine.tables.EndRule;
import org.matewright.rules.engine.tables.ForcedCapture;
import org.matewright.rules.engine.tables.SideSquares;
import org.matewright.rules.engine.tables.Streak;
import org.matewright.rules.engine.tables.TooComplexException;

/**
 * Rules as the engine takes them: plain data that laws gather, compiled once by {@link #compile}. Types are known by
 * their indices, squares sets are given for White and for Black.
 */
public final class Ruleset {
    /**
     * A type of piece.
     *
     * @param id its id, upper case
     * @param moves its moves
     * @param royal whether attacking it is check
     */
    public record Type(String id, Betza moves, boolean royal) {}

    /** A castling by its squares, for one side. */
    record CastlingSquares(int side, int from, int to, int partnerFrom, int partnerTo) {}

    /** Moves that a type has besides its own while it stands in a region. */
    record ExtraMoves(int type, SideSquares region, Betza moves) {}

    /** When attacked royals are a check. */
    public enum Royals {
        /** Each royal must be safe. */
        EACH,
        /** A side is in check only if all of its royals are attacked. */
        ALL
    }

    final Geometry geometry;
    final Setup start;
    final List<Type> pieces = new ArrayList<>();
    final Map<Integer, PromotionRule> promotions = new HashMap<>();
    final Map<Integer, Integer> promotionLimits = new HashMap<>();
    final Map<Integer, SideSquares> promotionSquares = new HashMap<>();
    final Set<Integer> partners = new HashSet<>();
    final List<CastlingSquares> squareCastlings = new ArrayList<>();
    final Map<Integer, SideSquares> regions = new HashMap<>();
    final Map<Integer, SideSquares> firstMoveSquares = new HashMap<>();
    final List<ExtraMoves> extraMoves = new ArrayList<>();
    final Set<List<Integer>> forbiddenCaptures = new HashSet<>();
    final Set<List<Integer>> forbiddenMounts = new HashSet<>();
    final Map<Integer, Integer> royalWhileAtMost = new HashMap<>();
    final Map<Integer, Drop> drops = new HashMap<>();
    final Map<Integer, Integer> inHandAs = new HashMap<>();
    final List<EndRule> endRules = new ArrayList<>();
    final Set<Integer> blastImmune = new HashSet<>();
    boolean rotate;
    boolean explosive;
    boolean mayNotCheck;
    boolean mayPass;
    boolean passesEnd;
    boolean truce;
    final Set<List<Integer>> firstMovesLost = new HashSet<>();
    final Set<Integer> firstMovesInPeace = new HashSet<>();
    final List<Integer> entrants = new ArrayList<>();
    SideSquares gates = SideSquares.none();
    int checksToWin;
    int[] castlingFiles = new int[0];
    Royals royals = Royals.EACH;
    ForcedCapture forced = ForcedCapture.NONE;
    int checkmate = EndRule.LOST;
    int stalemate = EndRule.DRAWN;

    /**
     * How pieces of a type are dropped.
     *
     * @param region where
     * @param oneOnFile whether the side may have no other piece of the type on the file
     * @param mayMate whether the drop may give mate
     */
    public record Drop(SideSquares region, boolean oneOnFile, boolean mayMate) {}

    /**
     * Rules without pieces.
     *
     * @param start the set-up, which says what counts as unmoved
     */
    public Ruleset(Setup start) {
        this.geometry = start.geometry();
        this.start = start;
    }

    /** Adds a type; its index is the number of those before it. At most 100. */
    public Ruleset piece(Type piece) {
        if (pieces.size() == 100) {
            throw new IllegalArgumentException("at most 100 types of piece");
        }
        pieces.add(piece);
        return this;
    }

    /** Lets Black's moves be White's turned by 180 degrees instead of reflected. */
    public Ruleset rotate(boolean rotate) {
        this.rotate = rotate;
        return this;
    }

    /** Lets a type promote. */
    public Ruleset promotion(int type, PromotionRule promotion) {
        promotions.put(type, promotion);
        return this;
    }

    /** Lets a side have at most so many pieces of a type by promotion. */
    public Ruleset promotionLimit(int type, int most) {
        promotionLimits.put(type, most);
        return this;
    }

    /** Lets pieces become a type by promotion on these squares alone. */
    public Ruleset promotionSquares(int type, SideSquares squares) {
        promotionSquares.put(type, squares);
        return this;
    }

    /** Makes a type a castling partner. */
    public Ruleset partner(int type) {
        partners.add(type);
        return this;
    }

    /**
     * Lets castling pieces castle to fixed files from wherever they stand on a rank, with a partner anywhere on it; the
     * partner goes to the square beside, on the inner side.
     *
     * @param right the file (from 0) for a partner on the right
     * @param left the file for one on the left
     */
    public Ruleset castlingTo(int right, int left) {
        castlingFiles = new int[] {right, left};
        return this;
    }

    /**
     * Lets the royal that stands on a square castle with a partner on its rank, both from and to these squares.
     *
     * @param side 0 for White, 1 for Black
     */
    public Ruleset castling(int side, int from, int to, int partnerFrom, int partnerTo) {
        squareCastlings.add(new CastlingSquares(side, from, to, partnerFrom, partnerTo));
        return this;
    }

    /** Limits the squares to which a type goes; captures of mode {@code k} aren't limited. */
    public Ruleset region(int type, SideSquares squares) {
        regions.put(type, squares);
        return this;
    }

    /** Gives a type its first moves on these squares, whether it has moved or not, instead of while it hasn't. */
    public Ruleset firstMoveSquares(int type, SideSquares squares) {
        firstMoveSquares.put(type, squares);
        return this;
    }

    /** Gives a type more moves while it stands in a region. */
    public Ruleset extraMoves(int type, SideSquares region, Betza moves) {
        extraMoves.add(new ExtraMoves(type, region, moves));
        return this;
    }

    /** Forbids pieces of a type to capture pieces of another. */
    public Ruleset forbidCapture(int attacker, int victim) {
        forbiddenCaptures.add(List.of(attacker, victim));
        return this;
    }

    /** Forbids pieces of a type to hop over pieces of another. */
    public Ruleset forbidMount(int hopper, int mount) {
        forbiddenMounts.add(List.of(hopper, mount));
        return this;
    }

    /** Makes a type royal while its side has at most so many pieces of it. */
    public Ruleset royalWhileAtMost(int type, int count) {
        royalWhileAtMost.put(type, count);
        return this;
    }

    /** Says when attacked royals are a check, for a side that has several. */
    public Ruleset royals(Royals royals) {
        this.royals = royals;
        return this;
    }

    /** Lets pieces of a type be dropped from the hand. */
    public Ruleset drop(int type, Drop drop) {
        drops.put(type, drop);
        return this;
    }

    /** Puts captured pieces of a type into the capturer's hand as pieces of another. */
    public Ruleset captureToHand(int captured, int inHand) {
        inHandAs.put(captured, inHand);
        return this;
    }

    /** Forces captures. */
    public Ruleset forced(ForcedCapture forced) {
        this.forced = forced;
        return this;
    }

    /** Lets captures explode: every piece next to the target square goes, the capturer too, except immune types. */
    public Ruleset explosive(Set<Integer> immune) {
        explosive = true;
        blastImmune.addAll(immune);
        return this;
    }

    /** Forbids giving check. */
    public Ruleset forbidChecks() {
        mayNotCheck = true;
        return this;
    }

    /** Lets a side that isn't in check pass. */
    public Ruleset mayPass() {
        mayPass = true;
        return this;
    }

    /** Draws the game after two passes in a row. */
    public Ruleset passesEnd() {
        passesEnd = true;
        endRules.add(new Standoff(Streak.PASSES));
        return this;
    }

    /**
     * Lets royals that face each other along a rank or file offer a draw: the side to move must end it or pass, which
     * it may even in check; two such positions in a row end the game.
     */
    public Ruleset truce() {
        truce = true;
        endRules.add(new Standoff(Streak.FACINGS));
        return this;
    }

    /** Lets royals check each other along ranks and files, whatever else they do; the pieces must be known. */
    public Ruleset forbidFacing() {
        BitSet everywhere = new BitSet();
        everywhere.set(0, geometry.squares());
        Betza glance = Betza.parse("kR").value();
        for (int type = 0; type < pieces.size(); type++) {
            if (pieces.get(type).royal()) {
                extraMoves(type, new SideSquares(everywhere, everywhere), glance);
            }
        }
        return this;
    }

    /**
     * Takes their first moves from pieces of a type as soon as a piece of another, by its own move, comes to where it would
     * attack them if nothing stood between.
     */
    public Ruleset firstMovesLost(int type, int attacker) {
        firstMovesLost.add(List.of(type, attacker));
        return this;
    }

    /** Lets pieces of a type make no first moves while their side is in check. */
    public Ruleset firstMovesInPeace(int type) {
        firstMovesInPeace.add(type);
        return this;
    }

    /** Lets pieces of some types come in from the hand on the squares that unmoved pieces leave. */
    public Ruleset gating(List<Integer> types, SideSquares squares) {
        entrants.addAll(types);
        gates = squares;
        return this;
    }

    /** Ends the game when a side has nothing but royals; see {@link BareKing}. */
    public Ruleset bareKing(boolean mutualDraw) {
        endRules.add(new BareKing(mutualDraw));
        return this;
    }

    /**
     * Lets a side win, or draw, by reaching squares with pieces of some types.
     *
     * @param lastReply whether Black, when White has arrived, may still arrive with its next move and draw
     */
    public Ruleset goal(Set<Integer> types, SideSquares squares, boolean draws, boolean lastReply) {
        endRules.add(new GoalSquares(types, squares, draws, lastReply));
        return this;
    }

    /**
     * Ends the game for a side when it has at most so many pieces of a type (of any one of the types, or of all together).
     *
     * @param outcome what that means for the side: -1, +1 or 2
     * @param opponentAtLeast how many of them the other side must have for this
     */
    public Ruleset extinction(Set<Integer> types, boolean together, int count, int opponentAtLeast, int outcome) {
        endRules.add(new Extinction(types, together, count, opponentAtLeast, outcome));
        return this;
    }

    /** Lets a side win by giving check so many times. */
    public Ruleset checksToWin(int count) {
        checksToWin = count;
        endRules.add(new CountedChecks());
        return this;
    }

    /**
     * Says what mate and stalemate mean for the side that it happens to: -1 it has lost, +1 it has won, 2 drawn. At
     * first they are -1 and 2.
     */
    public Ruleset results(int checkmate, int stalemate) {
        this.checkmate = checkmate;
        this.stalemate = stalemate;
        return this;
    }

    /**
     * Compiles the rules.
     *
     * @throws TooComplexException if a piece has too many paths
     */
    public CompiledRules compile() {
        return new RulesCompiler(this).compile();
    }
}
