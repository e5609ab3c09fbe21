package org.matewright.rules.engine.tables;

import java.util.EnumSet;
import java.util.Set;

/**
 * Which assumptions the rules of a variant break, and which fast paths may therefore be taken. Immutable.
 *
 * <p>Hot code reads its answer once, when it is constructed, into a final field.
 */
public final class RuleTraits {
    private final Set<Assumption> broken;
    private final Set<FastPath> off;

    private RuleTraits(Set<Assumption> broken, Set<FastPath> off) {
        this.broken = Set.copyOf(broken);
        this.off = Set.copyOf(off);
    }

    /** The traits of rules that break some assumptions and leave every fast path on that needs none of them. */
    public static RuleTraits breaking(Set<Assumption> broken) {
        return new RuleTraits(broken, Set.of());
    }

    /** Whether the rules keep to an assumption. */
    public boolean keep(Assumption assumption) {
        return !broken.contains(assumption);
    }

    /** Whether a fast path may be taken: it and its foundations are on, and the rules keep to everything it needs. */
    public boolean allow(FastPath path) {
        return !off.contains(path)
                && path.foundations().stream().noneMatch(off::contains)
                && path.needs().stream().allMatch(this::keep);
    }

    /** The same with one assumption more broken. */
    public RuleTraits alsoBreaking(Assumption assumption) {
        EnumSet<Assumption> more = EnumSet.of(assumption);
        more.addAll(broken);
        return new RuleTraits(more, off);
    }

    /** The same with fast paths switched off: every answer stays what it is, and takes longer. For tests. */
    public RuleTraits without(Set<FastPath> paths) {
        EnumSet<FastPath> more = EnumSet.noneOf(FastPath.class);
        more.addAll(off);
        more.addAll(paths);
        return new RuleTraits(broken, more);
    }

    @Override
    public String toString() {
        return "breaking " + broken + ", without " + off;
    }
}
