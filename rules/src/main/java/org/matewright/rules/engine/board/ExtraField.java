package org.matewright.rules.engine.board;

import org.matewright.rules.engine.tables.CompiledRules;
import org.matewright.rules.engine.tables.Streak;

/**
 * The field of a FEN that only some variants use: the checks that White and Black have yet to give ({@code 3+3}), then
 * how many passes, and positions with facing royals, there have been in a row ({@code 1+0}). The second pair is left out
 * where it is what the position alone says.
 */
public final class ExtraField {
    private ExtraField() {}

    public static void read(String text, Board board) {
        CompiledRules rules = board.rules;
        String[] parts = text.split("\\+", 5);
        boolean numbers = true;
        for (String part : parts) {
            numbers &= part.length() == 1 && part.charAt(0) >= '0' && part.charAt(0) <= '9';
        }
        int checks = board.rules.endings().checksToWin() > 0 ? 2 : 0;
        boolean known = numbers && parts.length >= checks;
        for (int side = 0; known && side < checks; side++) {
            board.setChecksToGive(side, parts[side].charAt(0) - '0');
        }
        boolean streaks = known && parts.length == checks + 2;
        int longest = Streak.LONGEST;
        if (rules.turns().passesEnd() && streaks) {
            board.setStreak(Streak.PASSES, Math.min(longest, parts[checks].charAt(0) - '0'));
        }
        if (rules.turns().truce()) {
            int told = streaks ? Math.min(longest, parts[checks + 1].charAt(0) - '0') : 1;
            board.setStreak(Streak.FACINGS, Facing.holds(board) ? Math.max(1, told) : 0);
        }
    }

    public static String print(Board board) {
        String checks =
                board.rules.endings().checksToWin() == 0 ? "" : board.checksToGive(0) + "+" + board.checksToGive(1);
        int passes = board.streak(Streak.PASSES);
        int facings = board.streak(Streak.FACINGS);
        if (passes == 0 && facings < 2) {
            return checks;
        }
        return (checks.isEmpty() ? "" : checks + "+") + passes + "+" + facings;
    }
}
