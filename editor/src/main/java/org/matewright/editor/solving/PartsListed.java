package org.matewright.editor.solving;

import org.matewright.puzzles.SolveOptions;

/**
 * Which parts of a solution are listed besides its keys or lines.
 *
 * @param setPlay whether set play is listed where the problem doesn't ask for it itself
 * @param variations whether the play after the keys is listed
 * @param tries up to how many refutations a first move may have to be listed as a try; 0 for no tries
 * @param partial up to how many replies may spoil a line to be listed as a partial one; 0 for no partial lines
 */
public record PartsListed(boolean setPlay, boolean variations, int tries, int partial) {
    /** What a person sees who chose nothing. */
    public static final PartsListed USUAL = new PartsListed(true, true, 1, 0);

    private static final long MEMORY_SHARE = 3;
    private static final long MIN_MEMORY = 64L << 20;
    private static final int MAX_TREE_MOVES = 100_000;

    /** The same with or without set play. */
    public PartsListed withSetPlay(boolean listed) {
        return new PartsListed(listed, variations, tries, partial);
    }

    /** The same with or without variations. */
    public PartsListed withVariations(boolean listed) {
        return new PartsListed(setPlay, listed, tries, partial);
    }

    /** The same with tries of up to so many refutations. */
    public PartsListed withTries(int refutations) {
        return new PartsListed(setPlay, variations, refutations, partial);
    }

    /** The same with partial lines that up to so many replies spoil. */
    public PartsListed withPartial(int replies) {
        return new PartsListed(setPlay, variations, tries, replies);
    }

    /**
     * The options for a search that lists these parts, with all of the machine's processors and a third of its memory.
     *
     * @param starred whether the problem itself asks for set play
     */
    SolveOptions options(boolean starred) {
        Runtime machine = Runtime.getRuntime();
        long memory = Math.max(MIN_MEMORY, machine.maxMemory() / MEMORY_SHARE);
        return new SolveOptions(
                        new SolveOptions.Wanted(tries, setPlay || starred, variations, partial),
                        SolveOptions.Extent.WHOLE,
                        new SolveOptions.Limits(machine.availableProcessors(), 0, memory, 0))
                .withTreeMoves(MAX_TREE_MOVES);
    }
}
