package org.matewright.rules.engine.tables;

/** When a piece on a square may have some moves, as a set of bits. */
public final class Occasion {
    /** By what stands where alone. */
    public static final int ALWAYS = 1;
    /** While the piece hasn't moved. */
    public static final int UNMOVED = 2;
    /** While there are en passant squares. */
    public static final int EN_PASSANT = 4;
    /** In {@link CompiledRules#uses}: the piece has plain moves, which are no part of its program. */
    public static final int PLAIN = 8;

    private Occasion() {}
}
