package org.matewright.rules.engine.compile;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.matewright.rules.Geometry;
import org.matewright.rules.betza.Directions;
import org.matewright.rules.betza.Leg;
import org.matewright.rules.betza.Modes;
import org.matewright.rules.engine.compile.LegRays.Step;
import org.matewright.rules.engine.tables.Content;
import org.matewright.rules.engine.tables.EffectWord;

/** Writes the moves that the last leg of a path makes. The numbers in comments are sections of docs/NOTATION.md. */
final class LastLegCompiler {
    private final Geometry geometry;
    private final Effects effects;
    private final ProgramWriter out;

    private @Nullable BitSet region;
    private int mount = Content.OCCUPIED;
    private List<Leg> legs = List.of();
    private String outline = "";

    LastLegCompiler(Geometry geometry, Effects effects, ProgramWriter out) {
        this.geometry = geometry;
        this.effects = effects;
        this.out = out;
    }

    /**
     * Sets what holds for one type of piece.
     *
     * @param squares the only squares to which it goes, or null
     * @param mounts the content of the squares over which it hops
     */
    void piece(@Nullable BitSet squares, int mounts) {
        region = squares;
        mount = mounts;
    }

    /**
     * Begins a move.
     *
     * @param legsOfMove its legs
     * @param letters the direction letters that restrict the move as a whole (12)
     */
    void begin(List<Leg> legsOfMove, String letters) {
        legs = legsOfMove;
        outline = letters;
    }

    /** Whether the piece may go to a square as far as its region is concerned. */
    boolean isAllowed(int square) {
        return region == null || region.get(square);
    }

    /** The content of the squares on which a leg with these modes may end a move (5). */
    static int landing(Modes modes) {
        if (!modes.hasAny("mcdek")) {
            return Content.EMPTY | Content.ENEMY;
        }
        return (modes.has('m') ? Content.EMPTY : 0)
                | (modes.has('c') ? Content.ENEMY : 0)
                | (modes.has('d') ? Content.FRIEND : 0)
                | (modes.has('k') ? Content.ENEMY_ROYAL : 0);
    }

    /** Writes the moves along a ray. */
    void compile(Leg leg, PathState state, List<Step> ray, int angle) {
        int[] unit = Directions.leap(leg.atom(), angle);
        if (!Directions.allows(outline, state.sumX() + unit[0], state.sumY() + unit[1])) {
            return;
        }
        int skipped = Math.min(PathCompiler.skipped(leg), ray.size());
        Modes modes = leg.modes();
        if (!isWhole(leg, state, ray)) {
            Mount first = modes.has('p') || modes.has('g') ? Mount.AHEAD : Mount.NEEDLESS;
            landFrom(new Landing(leg, state, ray, landing(modes)), skipped, List.of(), first);
            return;
        }
        int[] squares = ray.stream().skip(skipped).mapToInt(Step::square).toArray();
        int effect = effect(state, List.of(), PathState.NOWHERE, PathState.NOWHERE);
        if (modes.has('p')) {
            out.hop(squares, landing(modes), effect);
        } else if (modes.has('g')) {
            out.grasshop(squares, landing(modes), effect);
        } else {
            out.ray(squares, landing(modes), effect);
        }
        if (modes.has('e') && squares.length == 1) {
            out.enPassant(squares[0], effect);
        }
    }

    /** Whether one instruction can write the moves along a ray, since no square of it differs from the others. */
    private boolean isWhole(Leg leg, PathState state, List<Step> ray) {
        Modes modes = leg.modes();
        boolean ofEqualLength = legs.size() > 1 && modes.has('i');
        boolean lame = modes.has('n') && ray.stream().anyMatch(s -> s.way().length > 0);
        boolean jumps = modes.has('j') && !leg.atom().isStep();
        boolean choosy = mount == Content.MOUNT && modes.hasAny("pg");
        boolean enPassantOnRay = modes.has('e') && ray.size() > 1;
        boolean unloads = modes.has('u') || state.unloadTo() != PathState.NOWHERE;
        return !(ofEqualLength || lame || jumps || choosy || enPassantOnRay || unloads)
                && ray.stream().allMatch(s -> isAllowed(s.square()) && !out.isEmptied(s.square()));
    }

    /** Where a hopper is on its way. */
    private enum Mount {
        /** Its mount lies ahead. */
        AHEAD,
        /** Its mount lies behind. */
        BEHIND,
        /** The piece is no hopper. */
        NEEDLESS
    }

    /**
     * The last leg of a path.
     *
     * @param state the path where the leg begins
     * @param ray its squares in one direction
     * @param mask the content of the squares on which it may end
     */
    private record Landing(Leg leg, PathState state, List<Step> ray, int mask) {}

    /**
     * Writes the moves along a ray from one of its squares on, every square with its tests.
     *
     * @param passed the squares passed so far on which the piece may be captured en passant afterwards
     */
    private void landFrom(Landing landing, int at, List<Integer> passed, Mount hop) {
        List<Step> ray = landing.ray();
        Leg leg = landing.leg();
        Modes modes = leg.modes();
        int length = landing.state().slideLength();
        boolean ofEqualLength = legs.size() > 1 && modes.has('i');
        if (at >= ray.size() || ofEqualLength && at >= length) {
            return;
        }
        Step step = ray.get(at);
        List<Integer> behind = new ArrayList<>(passed);
        if (leavesEnPassant(modes)) {
            for (int square : step.way()) {
                behind.add(square);
            }
        }
        PathCompiler.onTheWay(out, leg, true, step, () -> {
            if (hop == Mount.AHEAD) {
                out.test(step.square(), mount, () -> landFrom(landing, at + 1, behind, Mount.BEHIND));
            } else if (!ofEqualLength || at + 1 == length) {
                land(landing, step.square(), behind);
            }
            boolean goesOn = hop != Mount.BEHIND || !modes.has('g');
            if (goesOn && at + 1 < ray.size()) {
                out.test(step.square(), Content.EMPTY, () -> landFrom(landing, at + 1, behind, hop));
            }
        });
    }

    /** Whether a lame last leg leaves the squares on its way behind as en passant squares (9). */
    private boolean leavesEnPassant(Modes modes) {
        return modes.lame() > 1 || modes.has('n') && legs.get(0).modes().has('i');
    }

    private void land(Landing landing, int square, List<Integer> passed) {
        PathState state = landing.state();
        Modes modes = landing.leg().modes();
        boolean unloads = modes.has('u');
        int unloadTo = unloads ? geometry.square(state.x(), state.y()) : PathState.NOWHERE;
        int effect = effect(state, passed, unloadTo, PathState.NOWHERE);
        int possible = isAllowed(square) ? landing.mask() : landing.mask() & Content.ENEMY_ROYAL;
        if (unloads) {
            out.emit(square, possible & ~Content.EMPTY, effect(state, passed, unloadTo, square));
            if ((possible & Content.EMPTY) != 0) {
                out.emit(square, Content.EMPTY, effect);
            }
        } else {
            out.emit(square, possible, effect);
        }
        if (modes.has('e') && isAllowed(square)) {
            out.enPassant(square, effect);
        }
    }

    /**
     * The effect word of a move.
     *
     * @param passed squares besides those of the path on which the piece may be captured en passant afterwards
     * @param unloadTo where the last leg puts down a piece (8.9), or {@link PathState#NOWHERE}
     * @param target the square of the piece that is put down if it is captured on the target, or {@link
     *     PathState#NOWHERE}
     */
    private int effect(PathState state, List<Integer> passed, int unloadTo, int target) {
        List<Integer> victims = state.victims();
        int to = unloadTo >= 0 ? unloadTo : state.unloadTo();
        int unloadFrom = PathState.NOWHERE;
        if (to >= 0) {
            unloadFrom = target >= 0 ? target : victims.isEmpty() ? PathState.NOWHERE : victims.get(victims.size() - 1);
            if (unloadFrom == to) {
                // put down where it stood: it isn't captured at all
                victims = victims.stream().filter(victim -> victim != to).toList();
                unloadFrom = PathState.NOWHERE;
            }
        }
        List<Integer> enPassant = new ArrayList<>(state.enPassant());
        enPassant.addAll(passed);
        if (victims.isEmpty() && unloadFrom < 0 && enPassant.isEmpty() && !state.capturesEnPassant()) {
            return 0;
        }
        int id = effects.id(Effects.Effect.of(victims, unloadFrom, to, enPassant));
        return state.capturesEnPassant() ? id | EffectWord.EN_PASSANT : id;
    }
}
