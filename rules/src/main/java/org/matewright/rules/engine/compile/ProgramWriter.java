package org.matewright.rules.engine.compile;

import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import org.matewright.rules.engine.tables.Condition;
import org.matewright.rules.engine.tables.Content;
import org.matewright.rules.engine.tables.EffectWord;
import org.matewright.rules.engine.tables.Occasion;
import org.matewright.rules.engine.tables.Opcode;
import org.matewright.rules.engine.tables.TargetElements;

/**
 * Writes the moves of one piece on one square: plain ones as elements of targets, the others as a program. Every move is
 * recorded in the {@link MoveSummary}, too.
 */
final class ProgramWriter {
    private static final int[] NOTHING = {};

    private final Ints program;
    private final TargetWriter plainMoves;
    private final Effects effects;
    private final PathConditions conditions = new PathConditions();
    private final MoveSummary summary;
    /** By mask: the targets of single leaps that the program tests. */
    private final Map<Integer, Ints> leaps = new TreeMap<>();

    private final Ints plainEnPassant = new Ints();

    private boolean capturesAll = true;
    private boolean unmovedSuffices = true;
    private int uses;
    /** The number of tests for en passant squares on the path being written. */
    private int enPassantTests;

    private int start;
    private int elementStart;
    private int from;

    ProgramWriter(Ints program, TargetWriter plainMoves, Effects effects) {
        this.program = program;
        this.plainMoves = plainMoves;
        this.effects = effects;
        summary = new MoveSummary(effects, conditions);
    }

    /**
     * Sets what holds for one type of piece.
     *
     * @param capturesEverything whether it may capture every piece of the other side
     * @param unmovedIsEnough whether being unmoved is all that its first moves depend on
     */
    void plain(boolean capturesEverything, boolean unmovedIsEnough) {
        capturesAll = capturesEverything;
        unmovedSuffices = unmovedIsEnough;
    }

    /** Begins the moves of a piece on a square. */
    void begin(int square) {
        from = square;
        start = program.size();
        plainMoves.begin();
        conditions.begin(square);
        summary.begin(square);
        uses = 0;
        enPassantTests = 0;
        leaps.clear();
        plainEnPassant.truncate(0);
    }

    /** Ends the moves of the square. */
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
        elementStart = plainMoves.end();
    }

    /** What is recorded about the moves besides. */
    MoveSummary summary() {
        return summary;
    }

    /** Whether all plain moves go to squares that one's own side doesn't hold, on no other condition. */
    boolean leapsOnly() {
        return plainMoves.leapsOnly();
    }

    /** Whether the piece has {@link Occasion#PLAIN} moves, and when its program has to be run. */
    int uses() {
        return uses | (plainMoves.isEmpty() ? 0 : Occasion.PLAIN);
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
        return program.size() - start + TargetElements.SIZE * plainMoves.accepted();
    }

    /** The work done for all squares so far, in conditions. */
    long work() {
        return conditions.work() + summary.work();
    }

    /** Whether a square is empty at this point of the path because the piece has left it or captured on it. */
    boolean isEmptied(int square) {
        return conditions.isEmptied(square);
    }

    /** Runs the body with a square known to be emptied. */
    void withEmptied(int square, Runnable body) {
        conditions.withEmptied(square, body);
    }

    /** Runs the body under the condition that a square's content fits a mask. */
    void test(int square, int mask, Runnable body) {
        if (conditions.isEmptied(square)) {
            if ((mask & Content.EMPTY) != 0) {
                body.run();
            }
            return;
        }
        int known = conditions.known(square);
        boolean royal = mask == Content.ENEMY_ROYAL;
        if ((royal ? known : known & mask) == 0) {
            return;
        }
        boolean certain = (mask & Content.ANY) == Content.ANY || (known & ~mask & Content.ANY) == 0 && !royal;
        if (certain) {
            body.run();
        } else {
            branch(Opcode.word(Opcode.TEST, mask, square), Condition.of(square, mask), body);
        }
    }

    /** Runs the body under the condition that a square is an en passant square. */
    void testEnPassant(int square, Runnable body) {
        if (!conditions.isEmptied(square)) {
            summary.addEnPassantTest(square);
            enPassantTests++;
            branch(Opcode.word(Opcode.TEST_EN_PASSANT, 0, square), Condition.empty(square), body);
            enPassantTests--;
        }
    }

    /** Runs the body under the condition that the piece is unmoved. */
    void ifUnmoved(Runnable body) {
        branch(Opcode.word(Opcode.IF_UNMOVED, 0, 0), Condition.of(from, Content.UNMOVED), body);
    }

    private void branch(int word, int condition, Runnable body) {
        int at = program.size();
        program.add(word);
        program.add(0);
        conditions.with(condition, body);
        if (program.size() == at + 2) {
            program.truncate(at);
        } else {
            program.set(at + 1, program.size());
        }
    }

    /**
     * Writes a castling.
     *
     * @param index its index among all castlings
     * @param nearest the square beside the castling piece, in the direction of castling
     * @param unmoved whether the piece must be unmoved
     */
    void castle(int index, int nearest, boolean unmoved) {
        int occasion = unmoved ? Occasion.UNMOVED : Occasion.ALWAYS;
        uses |= occasion;
        program.add(Opcode.word(Opcode.CASTLE, 0, index));
        program.add(nearest);
        summary.addCastling(occasion);
    }

    /** Writes moves along a ray up to and including the first piece. */
    void ray(int[] squares, int mask, int effect) {
        if (squares.length == 0 || mask == 0) {
            return;
        }
        boolean plain = effect == 0
                && capturesAll
                && (squares.length == 1
                        ? plainMoves.leap(squares[0], mask, conditions.list())
                        : plainMoves.ray(squares, false, mask, conditions.list()));
        if (!plain && effect == 0 && squares.length == 1 && conditions.size() == 0) {
            leaps.computeIfAbsent(mask, m -> new Ints()).add(squares[0]);
        } else if (!plain) {
            instruction(effect == 0 ? Opcode.RAY : Opcode.RAY_EFFECT, mask, effect, squares);
        }
        int[] clear = NOTHING;
        for (int i = 0; i < squares.length; i++) {
            summarize(squares[i], mask, effect, clear, NOTHING, i == 0, plain);
            clear = Arrays.copyOf(clear, i + 1);
            clear[i] = Condition.empty(squares[i]);
        }
    }

    /** Writes moves behind the first piece of a ray, up to and including the next. */
    void hop(int[] squares, int mask, int effect) {
        if (squares.length < 2 || mask == 0) {
            return;
        }
        boolean plain = effect == 0 && capturesAll && plainMoves.ray(squares, true, mask, conditions.list());
        if (!plain) {
            instruction(effect == 0 ? Opcode.HOP : Opcode.HOP_EFFECT, mask, effect, squares);
        }
        for (int i = 1; i < squares.length; i++) {
            summarize(squares[i], mask, effect, NOTHING, Arrays.copyOf(squares, i), true, plain);
        }
    }

    /** Writes an instruction for the squares of a ray, with the effect of its moves if they have one. */
    private void instruction(int op, int mask, int effect, int[] squares) {
        uses |= occasion();
        program.add(Opcode.word(op, mask, squares.length));
        if (effect != 0) {
            program.add(flagged(effect));
        }
        for (int square : squares) {
            program.add(square);
        }
    }

    /** Writes a move to the square right behind the first piece of a ray. */
    void grasshop(int[] squares, int mask, int effect) {
        if (squares.length < 2 || mask == 0) {
            return;
        }
        if (effect != 0) {
            grasshopFrom(squares, 0, mask, effect);
            return;
        }
        instruction(Opcode.GRASSHOP, mask, 0, squares);
        int[] clear = NOTHING;
        for (int i = 1; i < squares.length; i++) {
            int[] mount = Arrays.copyOf(clear, i);
            mount[i - 1] = Condition.of(squares[i - 1], Content.OCCUPIED);
            summarize(squares[i], mask, 0, mount, NOTHING, true, false);
            clear = Arrays.copyOf(clear, i);
            clear[i - 1] = Condition.empty(squares[i - 1]);
        }
    }

    private void grasshopFrom(int[] squares, int at, int mask, int effect) {
        if (at + 1 < squares.length) {
            test(squares[at], Content.OCCUPIED, () -> emit(squares[at + 1], mask, effect));
            test(squares[at], Content.EMPTY, () -> grasshopFrom(squares, at + 1, mask, effect));
        }
    }

    /** Writes a single move. */
    void emit(int square, int mask, int effect) {
        if (mask == 0) {
            return;
        }
        if (conditions.isEmptied(square)) {
            if ((mask & Content.EMPTY) != 0) {
                single(Opcode.word(Opcode.EMIT_SURE, 0, square), effect);
                summarize(square, Content.EMPTY, effect, NOTHING, NOTHING, true, false);
            }
            return;
        }
        int possible = conditions.known(square) & mask;
        if (possible == 0) {
            return;
        }
        boolean plain =
                effect == 0 && capturesAll && square != from && plainMoves.leap(square, mask, conditions.list());
        boolean step = unmovedSuffices
                && enPassantTests == 0
                && EffectWord.isDoubleStep(flagged(effect))
                && square != from
                && plainMoves.step(square, possible, effect, conditions.list());
        if (!plain && !step) {
            single(Opcode.word(Opcode.EMIT, mask, square), effect);
        }
        summarize(square, mask, effect, NOTHING, NOTHING, true, plain);
    }

    private void single(int word, int effect) {
        uses |= occasion();
        program.add(word);
        program.add(flagged(effect));
    }

    /** Writes a capture en passant. */
    void enPassant(int square, int effect) {
        if (effect == 0 && conditions.size() == 0) {
            plainEnPassant.add(square);
        } else {
            uses |= Occasion.EN_PASSANT;
            program.add(Opcode.word(Opcode.EN_PASSANT, 0, square));
            program.add(effect | EffectWord.EN_PASSANT);
        }
        summary.addEnPassant(square);
    }

    /** When the move being written may be possible. */
    private int occasion() {
        return enPassantTests > 0
                ? Occasion.EN_PASSANT
                : conditions.isForUnmoved() ? Occasion.UNMOVED : Occasion.ALWAYS;
    }

    /** An effect as the program holds it, with the flags that its moves get. */
    private int flagged(int effect) {
        boolean plain = effect == 0 || EffectWord.isEnPassant(effect);
        return !plain && effects.get(effect).isDoubleStep() ? effect | EffectWord.DOUBLE_STEP : effect;
    }

    private void summarize(int target, int mask, int effect, int[] more, int[] hop, boolean nearest, boolean plain) {
        summary.add(target, mask, effect, more, hop, nearest, occasion(), plain);
    }
}
