package org.matewright.rules.engine.tables;

/**
 * What holds in chess and in most variants, and what the engine's {@link FastPath fast paths} are built on. A rule that
 * breaks an assumption declares it where it is installed; from then on no fast path that needs it is taken.
 */
public enum Assumption {
    /** A capture changes no square but those of the captor and the captured: nothing explodes, nothing is reborn. */
    CAPTURES_CHANGE_NO_OTHER_SQUARE,
    /** What is captured is gone: it comes into no hand. */
    CAPTURES_FILL_NO_HAND,
    /** A move brings no piece to another square but its own, castling partners aside: nothing is unloaded. */
    ONLY_THE_MOVER_TRAVELS,
    /** A side is in check if, and only if, at least one of its royals is attacked. */
    AN_ATTACKED_ROYAL_IS_CHECK,
    /** A move is legal if, and only if, it doesn't leave its side in check: no other rule of safety forbids it. */
    SAFETY_IS_ALL_THAT_LEGALITY_NEEDS,
    /** No piece becomes royal, or ceases to be, in the course of a game. */
    ROYALTY_LASTS,
    /** Every move is that of one piece on the board and brings in none: no drops, passes or gating. */
    ONLY_PIECES_ON_THE_BOARD_MOVE,
    /** Whether a move is legal depends neither on the other moves of its list nor on whether it mates. */
    EACH_MOVE_IS_LEGAL_BY_ITSELF,
    /** A side in check has no other moves than those that parry it. */
    CHECK_MUST_BE_PARRIED,
    /** A move changes nothing but the pieces, and the rights of those that moved or were captured: nothing is counted. */
    MOVES_HAVE_NO_CONSEQUENCES,
    /** Nothing but mate and stalemate ends the game. */
    ONLY_MATE_AND_STALEMATE_END_THE_GAME
}
