package org.matewright.rules.engine;

import java.util.ArrayList;
import java.util.Arrays;

/**
 * Programs of all codes and squares that hold all moves, the plain ones too.
 *
 * @param words the programs, one behind the other
 * @param starts by code and square: the first word, or {@link ProgramWriter#NO_PROGRAM} where there are no moves
 */
record WholePrograms(int[] words, int[] starts) {
    static WholePrograms of(Compiled compiled, Ruleset rules) {
        Ints program = new Ints();
        int squares = compiled.squares;
        int[] starts = new int[compiled.codes * squares];
        Arrays.fill(starts, ProgramWriter.NO_PROGRAM);
        Effects effects = new Effects();
        ReachWriter reach = new ReachWriter(new SquareSets(compiled.words), new Ints(), false);
        ProgramWriter writer = new ProgramWriter(program, reach, effects);
        for (int code = 2; code < compiled.codes; code++) {
            MoveCompiler compiler = compiled.compiler(rules, code, effects, new ArrayList<>(), writer);
            for (int square = 0; square < squares; square++) {
                if (!compiled.geometry.isHole(square)) {
                    starts[code * squares + square] = compiler.compile(compiled.moves(rules, code, square), square)
                            .start();
                }
            }
        }
        return new WholePrograms(program.toArray(), starts);
    }
}
