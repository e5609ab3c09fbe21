package org.matewright.rules.engine.tables;

/**
 * What may stand on a square, as seen by the piece that is to move or attack: a set of bits. {@link
 * CompiledRules#content} gives the bits of every piece as seen by every other; instructions and conditions carry a mask
 * of the bits of which one must be set.
 */
public final class Content {
    /** Nothing stands there. */
    public static final int EMPTY = 1;
    /** A piece of the other side that may be captured. */
    public static final int ENEMY = 2;
    /** A piece of one's own side. */
    public static final int FRIEND = 4;
    /** A royal of the other side (set beside {@link #ENEMY}). */
    public static final int ENEMY_ROYAL = 8;
    /** A piece that this one can't capture. */
    public static final int IRON = 16;
    /** A piece over which this one may hop (set beside the others, for pieces that can't hop over every piece). */
    public static final int MOUNT = 64;
    /** In conditions of attack paths alone: the attacker hasn't moved. */
    public static final int UNMOVED = 128;

    /** Any piece. */
    public static final int OCCUPIED = ENEMY | FRIEND | IRON;
    /** Any piece or none. */
    public static final int ANY = EMPTY | OCCUPIED;

    private Content() {}

    /** What a square may be to fit a mask: mounts are pieces of either side. */
    public static int widened(int mask) {
        return (mask & MOUNT) != 0 ? mask | OCCUPIED : (mask & OCCUPIED) != 0 ? mask | MOUNT : mask;
    }
}
