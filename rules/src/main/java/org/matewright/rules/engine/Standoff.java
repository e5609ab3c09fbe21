package org.matewright.rules.engine;

/** The game is drawn after two passes in a row, or after two positions in a row in which royals face each other. */
record Standoff() implements Verdict {
    @Override
    public int judge(Generator generator) {
        Board board = generator.board();
        return board.streak(Board.PASSES) > 1 || board.streak(Board.FACINGS) > 1 ? DRAWN : NONE;
    }
}
