package org.matewright.puzzles;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.matewright.rules.variant.Move;

/**
 * A move in a solution, with what follows it.
 *
 * @param move the move
 * @param role what it is in the solution
 * @param check whether it gives check
 * @param goal whether it reaches the goal
 * @param threats what the side that just moved threatens next (each a continuation node); empty for zugzwang, after
 *     checks, and where it isn't asked
 * @param zugzwang whether the other side is in zugzwang: nothing is threatened, and every reply loses
 * @param children the replies, or the continuations after a defence (more than one is a dual), in a fixed order
 * @param cut whether what follows was left out, since the tree had grown to its bound
 */
public record Node(
        Move move,
        Role role,
        boolean check,
        boolean goal,
        List<Node> threats,
        boolean zugzwang,
        List<Node> children,
        boolean cut) {
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

    /** A move with all that follows it. */
    public Node(
            Move move,
            Role role,
            boolean check,
            boolean goal,
            List<Node> threats,
            boolean zugzwang,
            List<Node> children) {
        this(move, role, check, goal, threats, zugzwang, children, false);
    }

    public Node {
        threats = List.copyOf(threats);
        children = List.copyOf(children);
    }

    /** How many moves below this one, itself included, have their play left out. */
    public int cuts() {
        int cuts = cut ? 1 : 0;
        for (Node threat : threats) {
            cuts += threat.cuts();
        }
        for (Node child : children) {
            cuts += child.cuts();
        }
        return cuts;
    }

    /** The first child, or null. */
    public @Nullable Node firstChild() {
        return children.isEmpty() ? null : children.get(0);
    }
}
