package org.matewright.rules.engine;

/**
 * The game is drawn after two passes in a row, or after two positions in a row in which royals face each other.
 *
 * @param streak what happens twice in a row: {@link Board#PASSES} or {@link Board#FACINGS}
 */
record Standoff(int streak) implements Verdict {
    @Override
    public String rule() {
        return streak == Board.PASSES ? "passing" : "facing kings";
    }

    @Override
    public int judge(Generator generator) {
        return generator.board().streak(streak) > 1 ? DRAWN : NONE;
    }
}
