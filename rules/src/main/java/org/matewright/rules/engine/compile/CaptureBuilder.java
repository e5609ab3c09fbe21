package org.matewright.rules.engine.compile;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.matewright.rules.Geometry;
import org.matewright.rules.engine.captures.Explosion;
import org.matewright.rules.engine.packed.PieceCode;
import org.matewright.rules.engine.tables.CaptureRule;
import org.matewright.rules.engine.tables.CaptureTable;
import org.matewright.rules.engine.tables.ExplosionTable;

/** What captures leave behind. */
public final class CaptureBuilder {
    private final Geometry geometry;
    private final TraitBuilder traits;
    private final List<CaptureRule> rules = new ArrayList<>();
    private final Set<Integer> immune = new HashSet<>();
    private boolean explosive;

    CaptureBuilder(Geometry geometry, TraitBuilder traits) {
        this.geometry = geometry;
        this.traits = traits;
    }

    /** Adds a rule, which is followed after those added before. */
    public void add(CaptureRule rule) {
        traits.breaks(rule.breaks());
        rules.add(rule);
    }

    /** Lets captures explode: every piece next to the target square goes, the captor too, except immune types. */
    public void explode(Set<Integer> immuneTypes) {
        traits.breaks(Explosion.BREAKS);
        explosive = true;
        immune.addAll(immuneTypes);
    }

    ExplosionTable buildExplosion(int codes) {
        boolean[] isImmune = new boolean[codes];
        for (int code = PieceCode.FIRST; code < codes; code++) {
            isImmune[code] = immune.contains(PieceCode.type(code));
        }
        int[][] neighbours = new int[explosive ? geometry.squares() : 0][];
        for (int square = 0; square < neighbours.length; square++) {
            neighbours[square] = nextTo(square);
        }
        return new ExplosionTable(explosive, isImmune, neighbours);
    }

    private int[] nextTo(int square) {
        Ints next = new Ints();
        for (int dy = -1; dy <= 1; dy++) {
            for (int dx = -1; dx <= 1; dx++) {
                int x = geometry.aroundFiles(geometry.file(square) + dx);
                int y = geometry.aroundRanks(geometry.rank(square) + dy);
                if ((dx != 0 || dy != 0) && geometry.contains(x, y)) {
                    next.add(geometry.square(x, y));
                }
            }
        }
        return next.toArray();
    }

    /** The rules in the order in which they are followed: hands are filled first, and what explodes explodes last. */
    CaptureTable build(HandBuilder hands, ExplosionTable explosion) {
        List<CaptureRule> all = new ArrayList<>();
        hands.captureRule(explosion.immune().length).ifPresent(all::add);
        all.addAll(rules);
        if (explosion.on()) {
            all.add(new Explosion(explosion));
        }
        return new CaptureTable(all.toArray(new CaptureRule[0]), all.stream().anyMatch(CaptureRule::restoresUnmoved));
    }
}
