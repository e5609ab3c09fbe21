package org.matewright.rules.engine;

/** A side that has given its last check has won. */
record CountedChecks() implements Verdict {
    @Override
    public String rule() {
        return "checks";
    }

    @Override
    public int judge(Generator generator) {
        Board board = generator.board();
        return board.checksLeft(board.side ^ 1) == 0 ? LOST : board.checksLeft(board.side) == 0 ? WON : NONE;
    }
}
