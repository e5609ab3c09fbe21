package org.matewright.rules.engine.compile;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.matewright.rules.engine.tables.Condition;
import org.matewright.rules.engine.tables.Content;
import org.matewright.rules.engine.tables.EffectWord;
import org.matewright.rules.engine.tables.Occasion;
import org.matewright.rules.engine.tables.Opcode;
import org.matewright.rules.engine.tables.TargetElements;

/**
 * Writes the program of one piece on one square, and notes on the way under which conditions it attacks each square and
 * whether a move can come out twice.
 */
final class ProgramWriter {
    /** What a move takes besides its conditions. */
    private static final int NOTE = 4;

    private final Ints program;
    private final TargetWriter targetWriter;
    private final Ints conditions = new Ints();
    private final Deque<Integer> emptied = new ArrayDeque<>();
    private final Map<Integer, Ints> leaps = new TreeMap<>();
    private final Ints plainEnPassant = new Ints();
    private final RepeatFinder repeats = new RepeatFinder();
    private final List<int[]> doubleSteps = new ArrayList<>();
    private final Ints enPassantTargets = new Ints();
    private final BitSet targets = new BitSet();
    private final BitSet movedTargets = new BitSet();
    private int specials;
    private AttackPaths attacks = new AttackPaths();
    private final Effects effects;
    private int emitted;
    private long work;
    private boolean plainCaptures = true;
    private boolean plainSteps = true;
    /** Whether the move being written goes into the set of plain targets, where nothing comes out twice. */
    private boolean inSet;

    private int uses;
    private int passant;
    private final BitSet gate = new BitSet();
    private boolean gated;
    private int start;
    private int elementStart;
    private int from;

    ProgramWriter(Ints program, TargetWriter targetWriter, Effects effects) {
        this.program = program;
        this.targetWriter = targetWriter;
        this.effects = effects;
    }

    /**
     * Says what holds for one type of piece.
     *
     * @param captures whether it may capture every piece of the other side
     * @param steps whether its being unmoved is all that its first moves ask of it
     */
    void plain(boolean captures, boolean steps) {
        plainCaptures = captures;
        plainSteps = steps;
    }

    void begin(int square) {
        from = square;
        start = program.size();
        targetWriter.begin();
        uses = 0;
        passant = 0;
        gate.clear();
        gated = true;
        inSet = false;
        conditions.truncate(0);
        emptied.clear();
        leaps.clear();
        plainEnPassant.truncate(0);
        repeats.begin();
        doubleSteps.clear();
        enPassantTargets.truncate(0);
        targets.clear();
        movedTargets.clear();
        specials = 0;
        attacks = new AttackPaths();
        emitted = 0;
    }

    void end() {
        leaps.forEach((mask, squares) -> {
            uses |= Occasion.ALWAYS;
            program.add(Opcode.word(Opcode.LEAPS, mask, squares.size()));
            for (int i = 0; i < squares.size(); i++) {
                program.add(squares.get(i));
            }
        });
        if (plainEnPassant.size() > 0) {
            uses |= Occasion.EN_PASSANT;
            program.add(Opcode.word(Opcode.IF_EN_PASSANT, 0, 0));
            program.add(program.size() + 1 + 2 * plainEnPassant.size());
            for (int i = 0; i < plainEnPassant.size(); i++) {
                program.add(Opcode.word(Opcode.EN_PASSANT, 0, plainEnPassant.get(i)));
                program.add(EffectWord.EN_PASSANT);
            }
        }
        if (program.size() == start) {
            start = Opcode.NO_PROGRAM;
        } else {
            program.add(Opcode.END);
        }
        elementStart = targetWriter.end();
    }

    /** Whether all plain moves go to squares that one's own side doesn't hold, on no other condition. */
    boolean leapsOnly() {
        return targetWriter.leapsOnly();
    }

    /**
     * Squares of which one must not hold a piece of one's own side if any move is to be possible; null if that can't be
     * told.
     */
    @Nullable
    BitSet gate() {
        return gated ? gate : null;
    }

    /** What the piece has: {@link Occasion#PLAIN} moves, a program run {@link Occasion#ALWAYS}, for {@link Occasion#UNMOVED}, {@link Occasion#EN_PASSANT}. */
    int uses() {
        return uses | (targetWriter.isEmpty() ? 0 : Occasion.PLAIN);
    }

    /** The index of the elements of the plain moves. */
    int elementStart() {
        return elementStart;
    }

    /** The index of the program's first word, or {@link Opcode#NO_PROGRAM}. */
    int start() {
        return start;
    }

    /** The number of words written for this square so far, as if plain moves were part of the program. */
    int length() {
        return program.size() - start + TargetElements.SIZE * targetWriter.taken();
    }

    /** The number of moves written for this square so far. */
    int emitted() {
        return emitted;
    }

    /** How much there has been to do, in conditions of moves. */
    long work() {
        return work;
    }

    /** Whether the program may emit the same move twice in one position. */
    boolean repeats() {
        return repeats.found();
    }

    /** The moves that leave en passant squares behind: {@code {target, effect}}. */
    List<int[]> doubleSteps() {
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
     * When some move may do more than going from a square to a square and leaving en passant squares behind: as {@link
     * #uses} has it; 0 for never.
     */
    int specials() {
        return specials;
    }

    /** The squares on which it may capture en passant. */
    int[] enPassantTargets() {
        return enPassantTargets.toArray();
    }

    AttackPaths attacks() {
        return attacks;
    }

    /** Whether a square is empty at this point of the path because the mover left it or took the piece on it. */
    boolean isEmptied(int square) {
        return square == from || emptied.contains(square);
    }

    /** Runs the body with some squares known to be empty. */
    void withEmptied(List<Integer> squares, Runnable body) {
        squares.forEach(emptied::push);
        body.run();
        squares.forEach(s -> emptied.pop());
    }

    private int known(int square) {
        int known = Content.ANY | Content.ENEMY_ROYAL | Content.MOUNT;
        work += 1 + conditions.size();
        for (int i = 0; i < conditions.size(); i++) {
            int c = conditions.get(i);
            if (Condition.square(c) == square && !Condition.isUnmoved(c)) {
                known &= Content.widened(Condition.mask(c));
            }
        }
        return known;
    }

    /** Runs the body under the condition that a square's content fits a mask. */
    void test(int square, int mask, Runnable body) {
        if (isEmptied(square)) {
            if ((mask & Content.EMPTY) != 0) {
                body.run();
            }
            return;
        }
        int known = known(square);
        int royal = mask == Content.ENEMY_ROYAL ? known : known & mask;
        if (royal == 0) {
            return;
        }
        if ((mask & Content.ANY) == Content.ANY || (known & ~mask & Content.ANY) == 0 && mask != Content.ENEMY_ROYAL) {
            body.run();
            return;
        }
        branch(Opcode.word(Opcode.TEST, mask, square), Condition.of(square, mask), body);
    }

    void testEnPassant(int square, Runnable body) {
        if (!isEmptied(square)) {
            enPassantTargets.add(square);
            passant++;
            branch(Opcode.word(Opcode.TEST_EN_PASSANT, 0, square), Condition.empty(square), body);
            passant--;
        }
    }

    void ifUnmoved(Runnable body) {
        branch(Opcode.word(Opcode.IF_UNMOVED, 0, 0), Condition.of(from, Content.UNMOVED), body);
    }

    private void branch(int word, int condition, Runnable body) {
        int at = program.size();
        program.add(word);
        program.add(0);
        int depth = conditions.size();
        conditions.add(condition);
        body.run();
        conditions.truncate(depth);
        if (program.size() == at + 2) {
            program.truncate(at);
        } else {
            program.set(at + 1, program.size());
        }
    }

    void castle(int index, int nearest, boolean initial) {
        uses |= initial ? Occasion.UNMOVED : Occasion.ALWAYS;
        gated = false;
        program.add(Opcode.word(Opcode.CASTLE, 0, index));
        program.add(nearest);
        specials |= initial ? Occasion.UNMOVED : Occasion.ALWAYS;
        emitted++;
    }

    /** Moves along a ray up to and including the first piece. */
    void ray(int[] squares, int mask, int effect) {
        if (squares.length == 0 || mask == 0) {
            return;
        }
        inSet = effect == 0
                && plainCaptures
                && (squares.length == 1
                        ? targetWriter.leap(squares[0], mask, conditions)
                        : targetWriter.ray(squares, false, mask, conditions));
        if (inSet) {
            // the set of plain targets has it
        } else if (squares.length == 1 && effect == 0 && conditions.size() == 0) {
            leaps.computeIfAbsent(mask, m -> new Ints()).add(squares[0]);
        } else if (effect == 0) {
            words(Opcode.word(Opcode.RAY, mask, squares.length), squares);
        } else {
            program.add(Opcode.word(Opcode.RAY_EFFECT, mask, squares.length));
            words(effectWord(effect), squares);
        }
        int[] clear = new int[0];
        for (int i = 0; i < squares.length; i++) {
            note(squares[i], mask, effect, clear, new int[0], i == 0);
            clear = Arrays.copyOf(clear, i + 1);
            clear[i] = Condition.empty(squares[i]);
        }
        inSet = false;
    }

    private void noteUse() {
        uses |= when();
    }

    /** When the move being written may be made. */
    private int when() {
        return passant > 0 ? Occasion.EN_PASSANT : isForUnmoved() ? Occasion.UNMOVED : Occasion.ALWAYS;
    }

    private boolean isForUnmoved() {
        boolean unmoved = false;
        for (int i = 0; i < conditions.size(); i++) {
            unmoved |= Condition.isUnmoved(conditions.get(i));
        }
        return unmoved;
    }

    /** An effect as the program holds it, with the flags that its moves get. */
    private int effectWord(int effect) {
        boolean plain = effect == 0 || EffectWord.isEnPassant(effect);
        return !plain && effects.get(effect).isDoubleStep() ? effect | EffectWord.DOUBLE_STEP : effect;
    }

    private void words(int word, int[] squares) {
        noteUse();
        program.add(word);
        for (int square : squares) {
            program.add(square);
        }
    }

    /** Moves behind the first piece of a ray, up to and including the next. */
    void hop(int[] squares, int mask, int effect) {
        if (squares.length < 2 || mask == 0) {
            return;
        }
        inSet = effect == 0 && plainCaptures && targetWriter.ray(squares, true, mask, conditions);
        if (effect == 0 && !inSet) {
            words(Opcode.word(Opcode.HOP, mask, squares.length), squares);
        } else if (effect != 0) {
            program.add(Opcode.word(Opcode.HOP_EFFECT, mask, squares.length));
            words(effectWord(effect), squares);
        }
        for (int i = 1; i < squares.length; i++) {
            note(squares[i], mask, effect, new int[0], Arrays.copyOf(squares, i), true);
        }
        inSet = false;
    }

    /** A move to the square right behind the first piece of a ray. */
    void grasshop(int[] squares, int mask, int effect) {
        if (squares.length < 2 || mask == 0) {
            return;
        }
        if (effect == 0) {
            words(Opcode.word(Opcode.GRASSHOP, mask, squares.length), squares);
            int[] clear = new int[0];
            for (int i = 1; i < squares.length; i++) {
                int[] mount = Arrays.copyOf(clear, i);
                mount[i - 1] = Condition.of(squares[i - 1], Content.OCCUPIED);
                note(squares[i], mask, 0, mount, new int[0], true);
                clear = Arrays.copyOf(clear, i);
                clear[i - 1] = Condition.empty(squares[i - 1]);
            }
        } else {
            grasshopFrom(squares, 0, mask, effect);
        }
    }

    private void grasshopFrom(int[] squares, int at, int mask, int effect) {
        if (at + 1 < squares.length) {
            test(squares[at], Content.OCCUPIED, () -> emit(squares[at + 1], mask, effect));
            test(squares[at], Content.EMPTY, () -> grasshopFrom(squares, at + 1, mask, effect));
        }
    }

    /** A single move. */
    void emit(int square, int mask, int effect) {
        if (mask == 0) {
            return;
        }
        if (isEmptied(square)) {
            if ((mask & Content.EMPTY) != 0) {
                noteUse();
                program.add(Opcode.word(Opcode.EMIT_SURE, 0, square));
                program.add(effectWord(effect));
                note(square, Content.EMPTY, effect, new int[0], new int[0], true);
            }
            return;
        }
        int possible = known(square) & mask;
        if (possible == 0) {
            return;
        }
        inSet = effect == 0 && plainCaptures && square != from && targetWriter.leap(square, mask, conditions);
        boolean step = plainSteps
                && passant == 0
                && EffectWord.isDoubleStep(effectWord(effect))
                && square != from
                && targetWriter.step(square, possible, effect, conditions);
        if (!inSet && !step) {
            noteUse();
            program.add(Opcode.word(Opcode.EMIT, mask, square));
            program.add(effectWord(effect));
        }
        note(square, mask, effect, new int[0], new int[0], true);
        inSet = false;
    }

    /** A capture en passant. */
    void enPassant(int square, int effect) {
        if (effect == 0 && conditions.size() == 0) {
            plainEnPassant.add(square);
        } else {
            uses |= Occasion.EN_PASSANT;
            program.add(Opcode.word(Opcode.EN_PASSANT, 0, square));
            program.add(effect | EffectWord.EN_PASSANT);
        }
        gate.set(square);
        enPassantTargets.add(square);
        targets.set(square);
        movedTargets.set(square);
        specials |= Occasion.EN_PASSANT;
        emitted++;
    }

    /** Notes a move for the attack tables and the search for duplicates. */
    private void note(int target, int mask, int effect, int[] more, int[] hop, boolean nearest) {
        emitted++;
        work += NOTE + conditions.size() + more.length;
        targets.set(target);
        gated &= !isEmptied(target) && (mask & (Content.FRIEND | Content.ENEMY_ROYAL)) == 0;
        if (nearest) {
            gate.set(target);
        }
        if (!isForUnmoved()) {
            movedTargets.set(target);
        }
        boolean special = target == from
                || effect != 0
                        && (EffectWord.isEnPassant(effect)
                                || !effects.get(EffectWord.effect(effect)).isDoubleStep());
        specials |= special ? when() : 0;
        int[] all = more;
        if (conditions.size() > 0) {
            all = Arrays.copyOf(conditions.toArray(), conditions.size() + more.length);
            System.arraycopy(more, 0, all, conditions.size(), more.length);
        }
        if ((mask & (Content.ENEMY | Content.ENEMY_ROYAL)) != 0 && !isEmptied(target)) {
            work += attacks.add(target, all, hop);
        }
        repeats.add(target, effect, mask, all, hop, inSet);
        if (effect == 0) {
            return;
        }
        if (!effects.get(EffectWord.effect(effect)).enPassant().isEmpty()) {
            doubleSteps.add(new int[] {target, EffectWord.effect(effect)});
        }
        List<Integer> victims = effects.get(EffectWord.effect(effect)).victims();
        if (!victims.isEmpty() && (nearest || (mask & Content.EMPTY) == 0)) {
            int[] last = all;
            if (!isEmptied(target)) {
                last = Arrays.copyOf(all, all.length + 1);
                last[all.length] = Condition.of(target, mask);
            }
            for (int victim : victims) {
                work += attacks.add(victim, last, hop);
            }
        }
    }
}
