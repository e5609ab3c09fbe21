package org.matewright.puzzles;

/**
 * What a solver is to find, and the resources that it may use.
 *
 * @param wanted the parts of a solution that are wanted
 * @param extent how much of the answer is wanted
 * @param limits the resources of the search
 */
public record SolveOptions(Wanted wanted, Extent extent, Limits limits) {
    /** Nothing but keys or lines, without a limit of time, with one thread and 256 MB. */
    public static final SolveOptions KEYS_ONLY =
            new SolveOptions(new Wanted(0, false, false, 0), Extent.WHOLE, new Limits(1, 0, 256L << 20, 0));

    /** What a composer wants to see: tries with one refutation, set play, variations. */
    public static final SolveOptions FULL = KEYS_ONLY.with(new Wanted(1, true, true, 0));

    /**
     * The parts of a solution that are wanted.
     *
     * @param tries tries are listed if they have 1 to this many refutations; 0 lists none
     * @param setPlay whether set play is wanted
     * @param variations whether the play after the keys is wanted, or the keys alone
     * @param partial partial lines of help and series play are listed if 1 to this many replies spoil them; in self and
     *     reflex play tries are, with the attacker's near misses after their refutations; 0 lists none
     */
    public record Wanted(int tries, boolean setPlay, boolean variations, int partial) {}

    /**
     * How much of the answer is wanted.
     *
     * @param firstMove the first move at which the search begins, counted from 1 in the order of their texts
     * @param maxSolutions stop after this many keys, or lines of help or series play; 0 for no bound
     * @param treeMoves for how many moves of the attacker the tree contains what follows: the keys' play first, then that
     *     of tries, then set play; 0 for no bound
     */
    public record Extent(int firstMove, int maxSolutions, int treeMoves) {
        /** All first moves, all solutions, and play of any size. */
        public static final Extent WHOLE = new Extent(1, 0, 0);

        /** Whether some of the first moves are skipped. */
        public boolean skipsMoves() {
            return firstMove > 1;
        }
    }

    /**
     * The resources of a search.
     *
     * @param threads how many threads search, at least 1
     * @param seconds stop after this time; 0 for no bound
     * @param memoryBytes how much memory the tables may use
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

    /** The same with partial lines or near misses that up to so many replies spoil; 0 lists none. */
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

    /** The same with a bound on the tree; 0 is none. */
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
