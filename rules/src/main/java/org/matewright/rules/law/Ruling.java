package org.matewright.rules.law;

import org.matewright.rules.Outcome;

/**
 * How the rules judge a game.
 *
 * @param by the rule that decides: {@link #CHECKMATE}, {@link #STALEMATE}, or the key in a variant's definition that
 *     states the rule, such as {@code move limit}; empty while the game goes on
 * @param outcome what that means for the side to move
 */
public record Ruling(String by, Outcome outcome) {
    /** The game goes on. */
    public static final Ruling NONE = new Ruling("", Outcome.NONE);

    /** The side to move is checkmated. */
    public static final String CHECKMATE = "checkmate";

    /** The side to move isn't in check and has no legal move. */
    public static final String STALEMATE = "stalemate";

    /** Whether the rules decide the game. */
    public boolean isDecisive() {
        return !equals(NONE);
    }
}
