package org.matewright.puzzles;

/**
 * What a solver is to find and what it may use.
 *
 * @param tries tries are listed if they have 1 to this many refutations; 0 lists none
 * @param setPlay whether set play is wanted
 * @param variations whether the whole tree below the keys is wanted, or the keys alone
 * @param maxSolutions stop after this many solutions of help or series play; 0 for no bound
 * @param threads how many threads search, at least 1
 * @param seconds stop after this time; 0 for no bound
 * @param memoryBytes how much memory the tables may take
 * @param nodes stop after this many nodes; 0 for no bound
 * @param firstMove search the first moves from this one on, counted from 1 in the order of their texts
 * @param treeMoves how many moves the written play may have; 0 for no bound
 * @param partial lines of help and series play are listed that 1 to this many replies spoil; 0 lists none
 */
public record SolveOptions(
        int tries,
        boolean setPlay,
        boolean variations,
        int maxSolutions,
        int threads,
        double seconds,
        long memoryBytes,
        long nodes,
        int firstMove,
        int treeMoves,
        int partial) {
    /** Keys only, all the time in the world, one thread, 256 MB. */
    public static final SolveOptions KEYS_ONLY = new SolveOptions(0, false, false, 0, 1, 0, 256L << 20, 0);

    /** Everything a composer wants to see: tries with one refutation, set play, variations. */
    public static final SolveOptions FULL = new SolveOptions(1, true, true, 0, 1, 0, 256L << 20, 0);

    /** All first moves, and play of any size. */
    public SolveOptions(
            int tries,
            boolean setPlay,
            boolean variations,
            int maxSolutions,
            int threads,
            double seconds,
            long memoryBytes,
            long nodes) {
        this(tries, setPlay, variations, maxSolutions, threads, seconds, memoryBytes, nodes, 1, 0, 0);
    }

    /** The same with a number of threads. */
    public SolveOptions withThreads(int threads) {
        return new SolveOptions(
                tries,
                setPlay,
                variations,
                maxSolutions,
                threads,
                seconds,
                memoryBytes,
                nodes,
                firstMove,
                treeMoves,
                partial);
    }

    /** The same with a limit of time; 0 is none. */
    public SolveOptions withSeconds(double seconds) {
        return new SolveOptions(
                tries,
                setPlay,
                variations,
                maxSolutions,
                threads,
                seconds,
                memoryBytes,
                nodes,
                firstMove,
                treeMoves,
                partial);
    }

    /** The same with a bound on memory. */
    public SolveOptions withMemory(long memoryBytes) {
        return new SolveOptions(
                tries,
                setPlay,
                variations,
                maxSolutions,
                threads,
                seconds,
                memoryBytes,
                nodes,
                firstMove,
                treeMoves,
                partial);
    }

    /** The same from one of the first moves on, counted from 1. */
    public SolveOptions withFirstMove(int firstMove) {
        return new SolveOptions(
                tries,
                setPlay,
                variations,
                maxSolutions,
                threads,
                seconds,
                memoryBytes,
                nodes,
                firstMove,
                treeMoves,
                partial);
    }

    /** The same with a bound on the written play; 0 is none. */
    public SolveOptions withTreeMoves(int treeMoves) {
        return new SolveOptions(
                tries,
                setPlay,
                variations,
                maxSolutions,
                threads,
                seconds,
                memoryBytes,
                nodes,
                firstMove,
                treeMoves,
                partial);
    }

    /** The same with partial lines that up to so many replies spoil; 0 lists none. */
    public SolveOptions withPartial(int partial) {
        return new SolveOptions(
                tries,
                setPlay,
                variations,
                maxSolutions,
                threads,
                seconds,
                memoryBytes,
                nodes,
                firstMove,
                treeMoves,
                partial);
    }

    /** Whether some of the first moves are left aside. */
    public boolean leavesMoves() {
        return firstMove > 1;
    }
}
