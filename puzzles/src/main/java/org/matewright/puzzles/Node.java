package org.matewright.puzzles;

import java.util.List;
import org.matewright.rules.variant.Move;

/**
 * A move in a solution, with what follows it.
 *
 * @param move the move
 * @param role what it is in the solution
 * @param check whether it gives check
 * @param goal whether it reaches the goal
 * @param play what follows it
 */
public record Node(Move move, Role role, boolean check, boolean goal, Play play) {
    /**
     * What follows a move.
     *
     * @param threats what the side that just moved threatens next (each a continuation node); empty for zugzwang, after
     *     checks, and where it isn't wanted
     * @param zugzwang whether the other side is in zugzwang: nothing is threatened, and every reply loses
     * @param children the replies, or the continuations after a defence (more than one is a dual), in a fixed order
     * @param cut whether the rest was left out, since the tree had grown to its bound
     */
    public record Play(List<Node> threats, boolean zugzwang, List<Node> children, boolean cut) {
        /** Nothing follows, or nothing is listed. */
        public static final Play NONE = new Play(List.of(), false, List.of(), false);

        public Play {
            threats = List.copyOf(threats);
            children = List.copyOf(children);
        }
    }

    /** What a move is in a solution. */
    public enum Role {
        /** A first move that fulfils the stipulation. */
        KEY,
        /** A first move that fails to few refutations. */
        TRY,
        /** What the key's side would play next if the other side passed. */
        THREAT,
        /** A reply of the defending side. */
        DEFENCE,
        /** A reply that makes a try fail. */
        REFUTATION,
        /** The only answer to a defence. */
        CONTINUATION,
        /** One of several answers to a defence. */
        DUAL,
        /**
         * One of several answers to a defence that composers forgive: the answers differ in nothing but the piece
         * promoted to, or are all threats that the defence didn't parry, or stand in the play after a threat.
         */
        MINOR_DUAL,
        /** A move of a line in help or series play. */
        LINE
    }

    /** A move without anything behind it. */
    public static Node of(Move move, Role role, boolean check, boolean goal) {
        return new Node(move, role, check, goal, Play.NONE);
    }

    /** The same move with replies or continuations, and nothing else behind it. */
    public Node withChildren(List<Node> children) {
        return withPlay(new Play(List.of(), false, children, false));
    }

    /** The same move with other play behind it. */
    public Node withPlay(Play play) {
        return new Node(move, role, check, goal, play);
    }

    /** What the side that just moved threatens next. */
    public List<Node> threats() {
        return play.threats();
    }

    /** Whether the other side is in zugzwang. */
    public boolean zugzwang() {
        return play.zugzwang();
    }

    /** The replies, or the continuations after a defence. */
    public List<Node> children() {
        return play.children();
    }

    /** Whether what follows was left out, since the tree had grown to its bound. */
    public boolean cut() {
        return play.cut();
    }

    /** How many moves below this one, itself included, have their play left out. */
    public int cuts() {
        int cuts = cut() ? 1 : 0;
        for (Node threat : threats()) {
            cuts += threat.cuts();
        }
        for (Node child : children()) {
            cuts += child.cuts();
        }
        return cuts;
    }
}
