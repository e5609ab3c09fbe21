package org.matewright.puzzles;

/**
 * What a solver is to find and what it may use.
 *
 * @param wanted which parts of a solution are wanted
 * @param extent how much of the answer is wanted
 * @param limits what the search may use
 */
public record SolveOptions(Wanted wanted, Extent extent, Limits limits) {
    /** Keys only, all the time in the world, one thread, 256 MB. */
    public static final SolveOptions KEYS_ONLY =
            new SolveOptions(new Wanted(0, false, false, 0), Extent.WHOLE, new Limits(1, 0, 256L << 20, 0));

    /** Everything a composer wants to see: tries with one refutation, set play, variations. */
    public static final SolveOptions FULL = KEYS_ONLY.with(new Wanted(1, true, true, 0));

    /**
     * Which parts of a solution are wanted.
     *
     * @param tries tries are listed if they have 1 to this many refutations; 0 lists none
     * @param setPlay whether set play is wanted
     * @param variations whether the whole tree below the keys is wanted, or the keys alone
     * @param partial what 1 to this many replies spoil is listed: lines of help and series play; in self and reflex
     *     play tries, with what comes nearest after their refutations; 0 lists none
     */
    public record Wanted(int tries, boolean setPlay, boolean variations, int partial) {}

    /**
     * How much of the answer is wanted.
     *
     * @param firstMove search the first moves from this one on, counted from 1 in the order of their texts
     * @param maxSolutions stop after this many keys, or lines of help or series play; 0 for no bound
     * @param treeMoves for how many moves of the side that solves what follows is written: the keys' play first, then
     *     that of tries, then set play; 0 for no bound
     */
    public record Extent(int firstMove, int maxSolutions, int treeMoves) {
        /** All first moves, all solutions, and play of any size. */
        public static final Extent WHOLE = new Extent(1, 0, 0);

        /** Whether some of the first moves are left aside. */
        public boolean leavesMoves() {
            return firstMove > 1;
        }
    }

    /**
     * What a search may use.
     *
     * @param threads how many threads search, at least 1
     * @param seconds stop after this time; 0 for no bound
     * @param memoryBytes how much memory the tables may take
     * @param nodes stop after this many nodes; 0 for no bound
     */
    public record Limits(int threads, double seconds, long memoryBytes, long nodes) {}

    /** The same with other parts of a solution. */
    public SolveOptions with(Wanted wanted) {
        return new SolveOptions(wanted, extent, limits);
    }

    /** The same with another extent. */
    public SolveOptions with(Extent extent) {
        return new SolveOptions(wanted, extent, limits);
    }

    /** The same with other limits. */
    public SolveOptions with(Limits limits) {
        return new SolveOptions(wanted, extent, limits);
    }

    /** The same with tries that have up to so many refutations; 0 lists none. */
    public SolveOptions withTries(int tries) {
        return with(new Wanted(tries, wanted.setPlay, wanted.variations, wanted.partial));
    }

    /** The same with what up to so many replies spoil; 0 lists none. */
    public SolveOptions withPartial(int partial) {
        return with(new Wanted(wanted.tries, wanted.setPlay, wanted.variations, partial));
    }

    /** The same from one of the first moves on, counted from 1. */
    public SolveOptions withFirstMove(int firstMove) {
        return with(new Extent(firstMove, extent.maxSolutions, extent.treeMoves));
    }

    /** The same with a bound on the keys or lines; 0 is none. */
    public SolveOptions withMaxSolutions(int maxSolutions) {
        return with(new Extent(extent.firstMove, maxSolutions, extent.treeMoves));
    }

    /** The same with a bound on the written play; 0 is none. */
    public SolveOptions withTreeMoves(int treeMoves) {
        return with(new Extent(extent.firstMove, extent.maxSolutions, treeMoves));
    }

    /** The same with a number of threads. */
    public SolveOptions withThreads(int threads) {
        return with(new Limits(threads, limits.seconds, limits.memoryBytes, limits.nodes));
    }

    /** The same with a limit of time; 0 is none. */
    public SolveOptions withSeconds(double seconds) {
        return with(new Limits(limits.threads, seconds, limits.memoryBytes, limits.nodes));
    }

    /** The same with a bound on memory. */
    public SolveOptions withMemory(long memoryBytes) {
        return with(new Limits(limits.threads, limits.seconds, memoryBytes, limits.nodes));
    }
}
