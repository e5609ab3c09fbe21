package org.matewright.puzzles.report;

import org.jspecify.annotations.Nullable;
import org.matewright.rules.Side;
import org.matewright.rules.variant.Game;

/** How a game ended, or may be ended, in a sentence without a full stop. */
public final class GameText {
    private GameText() {}

    /** The end of a game: {@code The game is over by checkmate: Black wins}. */
    public static String over(Game.Result result) {
        return "The game is over by " + result.by() + ": " + outcome(result.winner());
    }

    /** What a player may claim: {@code By repetition a draw may be claimed}. */
    public static String claim(Game.Result result) {
        Side winner = result.winner();
        return "By " + result.by() + " " + (winner == null ? "a draw" : "a win of " + winner.title())
                + " may be claimed";
    }

    private static String outcome(@Nullable Side winner) {
        return winner == null ? "a draw" : winner.title() + " wins";
    }
}
