package org.matewright.rules.engine.tables;

import java.util.function.Predicate;

/** What an {@link EndRule} sees of a position. */
public interface Standing {
    /** The side to move: 0 for White, 1 for Black. */
    int side();

    /** The code of the piece on a square. */
    int at(int square);

    /** The number of pieces of a code, those in hand included. */
    int count(int code);

    /** The number of a side's pieces that aren't royal. */
    int nonRoyals(int side);

    /** The number of checks that a side has yet to give. */
    int checksToGive(int side);

    /** The length of the current streak of a kind ({@link Streak}). */
    int streak(int kind);

    /** Whether some move that is legal as far as end rules go leads to a position that passes a test. */
    boolean canReach(Predicate<Standing> test);
}
