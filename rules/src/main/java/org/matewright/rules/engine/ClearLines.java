package org.matewright.rules.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.matewright.rules.engine.tables.AttackPath;
import org.matewright.rules.engine.tables.CompiledRules;
import org.matewright.rules.engine.tables.Content;
import org.matewright.rules.engine.tables.Opcode;
import org.matewright.rules.engine.tables.PromotionTable;

/**
 * What the moves and attacks of pieces ask of the squares between: for reasoning about positions of which only some pieces
 * are known. Whatever else stands on the board can only take such a move away.
 *
 * <p>Occupants are numbers as {@link Walker#occupant} gives them.
 */
public final class ClearLines {
    /**
     * A move that is there whenever the squares of its path are empty and its target holds what it needs.
     *
     * @param to the target
     * @param path squares that must be empty, the target aside
     * @param quiet whether it goes to an empty target
     * @param captures whether it captures on its target
     */
    public record Line(int to, int[] path, boolean quiet, boolean captures) {}

    private static final int[] NOTHING = {};

    private final CompiledRules rules;
    private final int[] programs;
    private final int[] programStart;

    ClearLines(CompiledRules rules) {
        this.rules = rules;
        programs = rules.wholePrograms().get().words();
        programStart = rules.wholePrograms().get().starts();
    }

    /**
     * The moves of a piece that need nothing but empty squares: perhaps not all of its moves, but each of these is one in
     * every position that has the squares empty, as far as no royal is exposed. Moves of unmoved pieces alone, castling,
     * en passant, hops and captures beside the target are left out.
     */
    public List<Line> moves(int occupant, int from) {
        List<Line> found = new ArrayList<>();
        int start = programStart[occupant * rules.squares() + from];
        if (start != Opcode.NO_PROGRAM) {
            collect(start, NOTHING, occupant, from, found);
        }
        return found;
    }

    /** Reads one subtree of a program; gives the index behind it if it ends by itself. */
    private void collect(int start, int[] needed, int occupant, int from, List<Line> found) {
        collect(start, Integer.MAX_VALUE, needed, occupant, from, found);
    }

    private void collect(int start, int end, int[] needed, int occupant, int from, List<Line> found) {
        int[] p = programs;
        int pc = start;
        while (pc < end && Opcode.op(p[pc]) != Opcode.END) {
            int word = p[pc++];
            int argument = Opcode.argument(word);
            int mask = Opcode.mask(word);
            switch (Opcode.op(word)) {
                case Opcode.LEAPS -> {
                    for (int i = 0; i < argument; i++) {
                        add(p[pc++], mask, needed, occupant, from, found);
                    }
                }
                case Opcode.RAY -> {
                    int[] path = needed;
                    for (int i = 0; i < argument; i++) {
                        int to = p[pc++];
                        add(to, mask, path, occupant, from, found);
                        path = with(path, to);
                    }
                }
                case Opcode.TEST -> {
                    if (mask == Content.EMPTY) {
                        collect(pc + 1, p[pc], with(needed, argument), occupant, from, found);
                    }
                    pc = p[pc];
                }
                default -> pc = behind(word, pc);
            }
        }
    }

    /** The index behind an instruction, its subtree included, whose operands begin at an index. */
    private int behind(int word, int pc) {
        return switch (Opcode.op(word)) {
            case Opcode.LEAPS, Opcode.RAY, Opcode.HOP, Opcode.GRASSHOP -> pc + Opcode.argument(word);
            case Opcode.RAY_EFFECT, Opcode.HOP_EFFECT -> pc + 1 + Opcode.argument(word);
            case Opcode.TEST, Opcode.TEST_EN_PASSANT, Opcode.IF_EN_PASSANT, Opcode.IF_UNMOVED -> programs[pc];
            default -> pc + 1;
        };
    }

    private void add(int to, int mask, int[] path, int occupant, int from, List<Line> found) {
        @Nullable PromotionTable promoting = rules.promotions().byCode()[occupant];
        if (promoting != null && promoting.applies(from, to)) {
            if (promoting.byCapture() != PromotionTable.ByCapture.ANY) {
                return;
            }
            for (int target : promoting.targets()) {
                if (rules.promotions().limit()[target] != Integer.MAX_VALUE
                        || rules.promotions().squares()[target] != null) {
                    return;
                }
            }
        }
        boolean quiet = (mask & Content.EMPTY) != 0;
        boolean captures = (mask & Content.ENEMY) != 0;
        boolean passesItself = false;
        for (int square : path) {
            passesItself |= square == from || square == to;
        }
        if ((quiet || captures) && to != from && !passesItself) {
            found.add(new Line(to, path, quiet, captures));
        }
    }

    private static int[] with(int[] squares, int square) {
        int[] more = Arrays.copyOf(squares, squares.length + 1);
        more[squares.length] = square;
        return more;
    }

    /** The squares to which a piece that has moved before may go in one move on some board, castling aside. */
    public BitSet reach(int occupant, int from) {
        BitSet reach = new BitSet();
        int[] p = programs;
        int pc = programStart[occupant * rules.squares() + from];
        while (pc != Opcode.NO_PROGRAM && Opcode.op(p[pc]) != Opcode.END) {
            int word = p[pc++];
            switch (Opcode.op(word)) {
                case Opcode.LEAPS, Opcode.RAY, Opcode.HOP, Opcode.GRASSHOP ->
                    pc = add(reach, pc, Opcode.argument(word));
                case Opcode.RAY_EFFECT, Opcode.HOP_EFFECT -> pc = add(reach, pc + 1, Opcode.argument(word));
                case Opcode.EMIT, Opcode.EMIT_SURE, Opcode.EN_PASSANT -> {
                    reach.set(Opcode.argument(word));
                    pc++;
                }
                case Opcode.IF_UNMOVED -> pc = p[pc];
                default -> pc++;
            }
        }
        return reach;
    }

    private int add(BitSet reach, int start, int count) {
        for (int i = start; i < start + count; i++) {
            reach.set(programs[i]);
        }
        return start + count;
    }

    /**
     * The squares that must be empty for a piece to attack a target from an origin, whatever way the attack takes; null
     * if it can't attack at all from there.
     */
    public int @Nullable [] neededEmpty(int occupant, int from, int target) {
        int source = (occupant * rules.squares() + target) * rules.words() + (from >> 6);
        if ((rules.attacks().sources()[source] >>> from & 1) == 0) {
            return null;
        }
        int p = rules.attacks().pathIndex()[(occupant * rules.squares() + from) * rules.squares() + target];
        int count = rules.attacks().paths()[p++];
        int[] needed = NOTHING;
        for (int path = 0; path < count; path++) {
            int head = rules.attacks().paths()[p++];
            int end = p + (AttackPath.length(head));
            int[] clear = AttackPath.kind(head) == AttackPath.CLEAR
                    ? squares(rules.attacks().paths()[p])
                    : NOTHING;
            needed = path == 0 ? clear : common(needed, clear);
            p = end;
        }
        return needed;
    }

    private int[] squares(int set) {
        int count = 0;
        for (int word = 0; word < rules.words(); word++) {
            count += Long.bitCount(rules.sets()[set + word]);
        }
        int[] found = new int[count];
        int at = 0;
        for (int word = 0; word < rules.words(); word++) {
            for (long bits = rules.sets()[set + word]; bits != 0; bits &= bits - 1) {
                found[at++] = (word << 6) + Long.numberOfTrailingZeros(bits);
            }
        }
        return found;
    }

    private static int[] common(int[] some, int[] others) {
        int[] found = new int[some.length];
        int count = 0;
        for (int square : some) {
            boolean shared = false;
            for (int other : others) {
                shared |= other == square;
            }
            if (shared) {
                found[count++] = square;
            }
        }
        return Arrays.copyOf(found, count);
    }

    /** Whether a piece may capture another where it can capture at all. */
    public boolean mayCapture(int occupant, int victim) {
        return (rules.pieces().content()[occupant][victim] & Content.ENEMY) != 0;
    }

    /** Whether a piece may capture en passant on some board. */
    public boolean mayCaptureEnPassant(int occupant) {
        for (int captor : rules.enPassant().captors()[occupant & 1]) {
            if (captor == occupant) {
                return true;
            }
        }
        return false;
    }

    /** Whether a piece has moves after which it may be captured en passant. */
    public boolean mayBeCapturedEnPassant(int occupant) {
        return rules.enPassant().doubleSteps().stream().anyMatch(step -> step.code() == occupant);
    }

    /** The most pieces that a move can take from the board. */
    public int mostVictims() {
        int most = 0;
        for (int[] victims : rules.effects().victims()) {
            most = Math.max(most, victims.length);
        }
        return most + 1;
    }

    /** Whether a piece may, as far as the board goes, take pieces of its own side. */
    public boolean mayTakeOwn() {
        if (mostVictims() > 1) {
            return true;
        }
        for (int code = 2; code < rules.pieces().codes(); code++) {
            for (int square = 0; square < rules.squares(); square++) {
                if (!rules.geometry().isHole(square) && takesOwn(programStart[code * rules.squares() + square])) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean takesOwn(int start) {
        int[] p = programs;
        int pc = start;
        while (pc != Opcode.NO_PROGRAM && Opcode.op(p[pc]) != Opcode.END) {
            int word = p[pc++];
            switch (Opcode.op(word)) {
                case Opcode.TEST, Opcode.TEST_EN_PASSANT, Opcode.IF_EN_PASSANT, Opcode.IF_UNMOVED -> pc++;
                default -> {
                    if ((Opcode.mask(word) & Content.FRIEND) != 0) {
                        return true;
                    }
                    pc = behind(word, pc);
                }
            }
        }
        return false;
    }
}
