package org.matewright.editor.solving;

/**
 * How far a search is.
 *
 * @param phase what is being done, such as {@code mate in 3}; empty if not known
 * @param done how many first moves are decided
 * @param total how many first moves there are; 0 if not known yet
 * @param nodes moves made so far
 * @param seconds wall time so far
 */
public record SearchProgress(String phase, int done, int total, long nodes, double seconds) {
    /** Of a search that has just begun. */
    public static final SearchProgress BEGUN = new SearchProgress("", 0, 0, 0, 0);

    /** The same with other words for what is being done. */
    public SearchProgress withPhase(String words) {
        return new SearchProgress(words, done, total, nodes, seconds);
    }

    /** The share that is done, 0 to 1; below 0 while it isn't known. */
    public double share() {
        return total == 0 ? -1 : (double) done / total;
    }
}
