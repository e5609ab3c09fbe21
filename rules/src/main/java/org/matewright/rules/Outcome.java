package org.matewright.rules;

/** What the end of a game, or a position in which it ends, means for one side. */
public enum Outcome {
    WIN,
    DRAW,
    LOSS,
    /** Nothing: the game goes on. */
    NONE;

    /** What it means for the other side. */
    public Outcome reversed() {
        return this == WIN ? LOSS : this == LOSS ? WIN : this;
    }
}
