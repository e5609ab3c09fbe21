package org.matewright.rules.engine.compile;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.matewright.rules.engine.tables.Condition;
import org.matewright.rules.engine.tables.Content;
import org.matewright.rules.engine.tables.EffectWord;
import org.matewright.rules.engine.tables.Occasion;

/** What is recorded about the moves of one piece on one square besides the program that lists them. */
final class MoveSummary {
    /** The work of recording a move, its conditions aside. */
    private static final int WORK = 4;

    /** A move that leaves en passant squares behind. */
    record DoubleStep(int target, int effect) {}

    private final Effects effects;
    private final PathConditions conditions;
    private final RepeatFinder repeats = new RepeatFinder();
    private final List<DoubleStep> doubleSteps = new ArrayList<>();
    private final Ints enPassantTargets = new Ints();
    private final BitSet targets = new BitSet();
    private final BitSet movedTargets = new BitSet();
    private final BitSet gate = new BitSet();
    private AttackPaths attacks = new AttackPaths();
    private boolean gated;
    private int specials;
    private int emitted;
    private int from;
    private long work;

    MoveSummary(Effects effects, PathConditions conditions) {
        this.effects = effects;
        this.conditions = conditions;
    }

    /** Begins the moves of a piece on a square. */
    void begin(int square) {
        from = square;
        gate.clear();
        gated = true;
        repeats.begin();
        doubleSteps.clear();
        enPassantTargets.truncate(0);
        targets.clear();
        movedTargets.clear();
        specials = 0;
        attacks = new AttackPaths();
        emitted = 0;
    }

    /**
     * Squares of which one must not hold a piece of one's own side if any move is to be possible; null if there are moves
     * for which that doesn't hold.
     */
    @Nullable
    BitSet gate() {
        return gated ? gate : null;
    }

    /** Whether the same move may be listed twice in one position. */
    boolean repeats() {
        return repeats.found();
    }

    /** The moves that leave en passant squares behind. */
    List<DoubleStep> doubleSteps() {
        return doubleSteps;
    }

    /** All squares to which some move may go, whatever stands where. */
    BitSet targets() {
        return targets;
    }

    /** The targets of the moves that aren't for unmoved pieces alone. */
    BitSet movedTargets() {
        return movedTargets;
    }

    /**
     * When some move may do more than go from a square to a square and leave en passant squares behind ({@link Occasion});
     * 0 for never.
     */
    int specials() {
        return specials;
    }

    /** The squares on which the piece may capture en passant. */
    int[] enPassantTargets() {
        return enPassantTargets.toArray();
    }

    /** The paths by which the piece attacks. */
    AttackPaths attacks() {
        return attacks;
    }

    /** The number of moves recorded for this square so far. */
    int emitted() {
        return emitted;
    }

    /** The work done for all squares so far, in conditions of moves. */
    long work() {
        return work;
    }

    /** Records that some path depends on a square's being an en passant square. */
    void addEnPassantTest(int square) {
        enPassantTargets.add(square);
    }

    /** Records a castling, which is possible on some occasion. */
    void addCastling(int occasion) {
        gated = false;
        specials |= occasion;
        emitted++;
    }

    /** Records a capture en passant. */
    void addEnPassant(int square) {
        gate.set(square);
        enPassantTargets.add(square);
        targets.set(square);
        movedTargets.set(square);
        specials |= Occasion.EN_PASSANT;
        emitted++;
    }

    /**
     * Records a move, under the conditions of its path.
     *
     * @param mask the content that the target may have
     * @param effect the effect word
     * @param more conditions besides those of the path
     * @param hop squares of which exactly one is occupied; empty for no such condition
     * @param nearest whether no other move of the piece has to be possible first, as for the first square of a ray
     * @param occasion when the move may be possible ({@link Occasion})
     * @param inSet whether the move goes into the set of plain targets, where nothing comes out twice
     */
    void add(int target, int mask, int effect, int[] more, int[] hop, boolean nearest, int occasion, boolean inSet) {
        emitted++;
        work += WORK + conditions.size() + more.length;
        boolean emptied = conditions.isEmptied(target);
        int id = EffectWord.effect(effect);
        targets.set(target);
        gated &= !emptied && (mask & (Content.FRIEND | Content.ENEMY_ROYAL)) == 0;
        if (nearest) {
            gate.set(target);
        }
        if (!conditions.isForUnmoved()) {
            movedTargets.set(target);
        }
        if (target == from
                || effect != 0
                        && (EffectWord.isEnPassant(effect) || !effects.get(id).isDoubleStep())) {
            specials |= occasion;
        }
        int[] all = conditions.and(more);
        if ((mask & (Content.ENEMY | Content.ENEMY_ROYAL)) != 0 && !emptied) {
            work += attacks.add(target, all, hop);
        }
        repeats.add(target, effect, mask, all, hop, inSet);
        if (effect == 0) {
            return;
        }
        if (!effects.get(id).enPassant().isEmpty()) {
            doubleSteps.add(new DoubleStep(target, id));
        }
        List<Integer> victims = effects.get(id).victims();
        if (!victims.isEmpty() && (nearest || (mask & Content.EMPTY) == 0)) {
            int[] last = emptied ? all : with(all, Condition.of(target, mask));
            for (int victim : victims) {
                work += attacks.add(victim, last, hop);
            }
        }
    }

    private static int[] with(int[] conditions, int condition) {
        int[] more = Arrays.copyOf(conditions, conditions.length + 1);
        more[conditions.length] = condition;
        return more;
    }
}
