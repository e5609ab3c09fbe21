package org.matewright.editor.solving;

/** How solving stands at one moment. */
public sealed interface SolveState {
    /** Nothing is being searched, and there is nothing to report about the problem. */
    record Idle() implements SolveState {}

    /**
     * A search is on.
     *
     * @param progress how far it is
     */
    record Searching(SearchProgress progress) implements SolveState {}

    /** The search was stopped and hasn't yet handed over what it found. */
    record Stopping() implements SolveState {}

    /**
     * The search has ended, and its result belongs to the problem as it stands.
     *
     * @param verdict the verdict on the problem and its author's claim; incomplete if the search was stopped
     */
    record Done(ProblemVerdict verdict) implements SolveState {}

    /** The result belongs to another state of the problem: it was edited since. */
    record Stale() implements SolveState {}

    /**
     * The problem can't be solved, or the search failed.
     *
     * @param reason why, in a sentence
     */
    record Refused(String reason) implements SolveState {}

    /** Whether a search is on that can be stopped. */
    default boolean isSearching() {
        return this instanceof Searching;
    }

    /** Whether all that the author claims is proved for the problem as it stands, and nothing more was found. */
    default boolean isProved() {
        return this instanceof Done done && done.verdict().isProved();
    }
}
