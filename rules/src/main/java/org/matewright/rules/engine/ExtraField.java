package org.matewright.rules.engine;

/**
 * The field of a FEN that only some variants use: the checks that White and Black have yet to give ({@code 3+3}), then
 * how many passes, and positions with facing royals, there have been in a row ({@code 1+0}). The second pair is left out
 * where it is what the position alone says.
 */
final class ExtraField {
    private ExtraField() {}

    static void read(String text, Board board) {
        Customs customs = board.rules.customs;
        String[] parts = text.split("\\+", 5);
        boolean numbers = true;
        for (String part : parts) {
            numbers &= part.length() == 1 && part.charAt(0) >= '0' && part.charAt(0) <= '9';
        }
        int checks = board.rules.checksToWin > 0 ? 2 : 0;
        boolean known = numbers && parts.length >= checks;
        for (int side = 0; known && side < checks; side++) {
            board.setChecksLeft(side, parts[side].charAt(0) - '0');
        }
        boolean streaks = known && parts.length == checks + 2;
        int longest = Board.STREAK_LENGTHS - 1;
        if (customs.passesEnd && streaks) {
            board.setStreak(Board.PASSES, Math.min(longest, parts[checks].charAt(0) - '0'));
        }
        if (customs.truce) {
            int told = streaks ? Math.min(longest, parts[checks + 1].charAt(0) - '0') : 1;
            board.setStreak(Board.FACINGS, Facing.holds(board) ? Math.max(1, told) : 0);
        }
    }

    static String print(Board board) {
        String checks = board.rules.checksToWin == 0 ? "" : board.checksLeft(0) + "+" + board.checksLeft(1);
        int passes = board.streak(Board.PASSES);
        int facings = board.streak(Board.FACINGS);
        if (passes == 0 && facings < 2) {
            return checks;
        }
        return (checks.isEmpty() ? "" : checks + "+") + passes + "+" + facings;
    }
}
