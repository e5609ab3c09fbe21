package org.matewright.rules.betza;

/**
 * One leg of a move.
 *
 * @param atom its elementary leap
 * @param directions its direction letters in their order; on a continuation leg {@code z} and {@code q} stand among
 *     them
 * @param modes its modes
 * @param range how often the leap may be repeated; 0 is without bound; -1 on a leg of an {@code a} chain, which takes
 *     the range that the legs before it left
 * @param explicit whether the range was written
 */
public record Leg(Atom atom, String directions, Modes modes, int range, boolean explicit) {
    /** The range of a leg that takes over the current one. */
    public static final int INHERITED = -1;
}
