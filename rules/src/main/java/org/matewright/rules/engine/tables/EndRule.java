package org.matewright.rules.engine.tables;

/** A rule other than mate and stalemate that ends the game. */
public interface EndRule {
    /** The game goes on. */
    int NONE = 0;
    /** The side to move has lost. */
    int LOST = -1;
    /** The side to move has won. */
    int WON = 1;
    /** The game is drawn. */
    int DRAWN = 2;

    /** The rule by the key that states it in a variant's definition, such as {@code bare king}. */
    String rule();

    /** What a position means for the side to move. */
    int judge(Standing standing);
}
