package org.matewright.puzzles.solve.search;

/**
 * Counts the nodes of one thread. The control grants a number of nodes at a time; when they are used up, the thread
 * visits it: that is when limits and wishes to stop are looked at. For one thread.
 */
public final class Meter {
    private final SearchControl control;
    private long nodes;
    /** The number of nodes at which the next visit is due, before one more is counted. */
    private long due;

    private long booked;
    private long tableHits;
    private long bookedHits;

    public Meter(SearchControl control) {
        this.control = control;
    }

    /**
     * Counts a node.
     *
     * @throws SearchStopped if there may be no more; this one then isn't counted
     */
    public void node() {
        if (nodes == due) {
            visit();
        }
        nodes++;
    }

    /** How many nodes were counted. */
    public long nodes() {
        return nodes;
    }

    /** Counts an answer that the table knew. */
    public void tableHit() {
        tableHits++;
    }

    private void visit() {
        long newNodes = nodes - booked;
        long newHits = tableHits - bookedHits;
        booked = nodes;
        bookedHits = tableHits;
        control.spend(newNodes, newHits);
        due = nodes + control.grant();
    }

    /** Books what was done since the last time and gives back what is left of the grant, at the end of a thread's work. */
    public void settle() {
        control.settle(nodes - booked, tableHits - bookedHits, due - nodes);
        booked = nodes;
        bookedHits = tableHits;
        due = nodes;
    }
}
