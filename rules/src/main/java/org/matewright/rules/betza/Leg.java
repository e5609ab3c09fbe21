package org.matewright.rules.betza;

/**
 * One leg of a move.
 *
 * @param atom its elementary leap
 * @param directions its direction letters in their order; on a later leg {@code z} and {@code q} are among them
 * @param modes its modes
 * @param range how many times its leap may be repeated; 0 for unlimited; {@link #INHERITED} on a later leg of a chain,
 *     which has the range that is current when the leg begins (docs/NOTATION.md, section 8.3)
 */
public record Leg(Atom atom, String directions, Modes modes, int range) {
    /** The range of a leg that takes over the current one. */
    public static final int INHERITED = -1;

    /** The same leg with more modes. */
    Leg with(Modes more) {
        return new Leg(atom, directions, modes.and(more), range);
    }
}
