package org.matewright.rules.engine.compile;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.matewright.rules.Geometry;
import org.matewright.rules.engine.packed.PieceCode;
import org.matewright.rules.engine.packed.SquareSet;
import org.matewright.rules.engine.tables.Opcode;
import org.matewright.rules.engine.tables.WholePrograms;

/** Compiles programs that hold all moves when they are wanted for the first time. */
final class WholeProgramsCompiler implements Supplier<WholePrograms> {
    private final MovementBuilder movement;
    private final int codes;
    private @Nullable WholePrograms compiled;

    WholeProgramsCompiler(MovementBuilder movement, int codes) {
        this.movement = movement;
        this.codes = codes;
    }

    @Override
    public synchronized WholePrograms get() {
        WholePrograms known = compiled;
        if (known == null) {
            known = compile();
            compiled = known;
        }
        return known;
    }

    private WholePrograms compile() {
        Geometry geometry = movement.geometry();
        int squares = geometry.squares();
        Ints program = new Ints();
        int[] starts = new int[codes * squares];
        Arrays.fill(starts, Opcode.NO_PROGRAM);
        Effects effects = new Effects();
        TargetWriter targets = new TargetWriter(new SquareSets(SquareSet.words(squares)), new Ints(), false);
        ProgramWriter writer = new ProgramWriter(program, targets, effects);
        for (int code = PieceCode.FIRST; code < codes; code++) {
            MoveCompiler compiler = movement.compiler(code, effects, new ArrayList<>(), writer);
            for (int square = 0; square < squares; square++) {
                if (!geometry.isHole(square)) {
                    starts[code * squares + square] =
                            compiler.compile(movement.on(code, square), square).start();
                }
            }
        }
        return new WholePrograms(program.toArray(), starts);
    }
}
