package org.matewright.rules.engine.compile;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.matewright.rules.engine.tables.Assumption;
import org.matewright.rules.engine.tables.FastPath;
import org.matewright.rules.engine.tables.RuleTraits;

/** Which assumptions of fast paths the rules break. The other topics declare it where a law adds to them. */
public final class TraitBuilder {
    private final Set<Assumption> broken = EnumSet.noneOf(Assumption.class);
    private Set<FastPath> off = Set.of();

    TraitBuilder() {}

    /** Declares that the rules break assumptions: no fast path that needs one of them is taken. */
    public void breaks(Assumption... assumptions) {
        broken.addAll(List.of(assumptions));
    }

    void breaks(Set<Assumption> assumptions) {
        broken.addAll(assumptions);
    }

    /** Switches fast paths off, for tests that compare their answers with those of the slow ways. */
    public void without(Set<FastPath> paths) {
        off = Set.copyOf(paths);
    }

    RuleTraits build() {
        return RuleTraits.breaking(broken).without(off);
    }
}
