package org.matewright.puzzles.solve.search;

/**
 * Counts the nodes of one thread. The control grants a quota of nodes at a time; when it is used up, the thread reports
 * to the control, and that is when limits and requests to stop take effect. For one thread.
 */
public final class Meter {
    private final SearchControl control;
    private long nodes;
    /** The number of nodes at which the quota is used up. */
    private long due;

    private long reportedNodes;
    private long tableHits;
    private long reportedHits;

    /** A meter that reports to a control. */
    public Meter(SearchControl control) {
        this.control = control;
    }

    /**
     * Counts a node.
     *
     * @throws SearchStopped if there may be no more; this one isn't counted then
     */
    public void node() {
        if (nodes == due) {
            report();
        }
        nodes++;
    }

    /** The number of nodes counted. */
    public long nodes() {
        return nodes;
    }

    /** Counts an answer that the table had. */
    public void tableHit() {
        tableHits++;
    }

    private void report() {
        long newNodes = nodes - reportedNodes;
        long newHits = tableHits - reportedHits;
        reportedNodes = nodes;
        reportedHits = tableHits;
        control.spend(newNodes, newHits);
        due = nodes + control.grant();
    }

    /** Reports what was done since the last time and returns what remains of the quota, when a thread's work ends. */
    public void settle() {
        control.settle(nodes - reportedNodes, tableHits - reportedHits, due - nodes);
        reportedNodes = nodes;
        reportedHits = tableHits;
        due = nodes;
    }
}
