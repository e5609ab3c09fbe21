package org.matewright.rules.engine.compile;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.matewright.rules.Geometry;
import org.matewright.rules.betza.Atom;
import org.matewright.rules.betza.Betza;
import org.matewright.rules.betza.Directions;
import org.matewright.rules.betza.Leg;
import org.matewright.rules.betza.Modes;
import org.matewright.rules.betza.MoveTerm;
import org.matewright.rules.engine.compile.LegRays.Step;
import org.matewright.rules.engine.tables.Castle;
import org.matewright.rules.engine.tables.Content;
import org.matewright.rules.engine.tables.EffectWord;
import org.matewright.rules.engine.tables.TooComplexException;

/**
 * Compiles the moves of one piece on one square into a program and its attack paths (algorithm: section 8 of the
 * notation's specification). Everything that doesn't depend on the position is decided here: the board's edge, holes,
 * ranges, turns, and which squares a path itself has emptied.
 */
final class MoveCompiler {
    /** The most words that the program of one piece on one square may take. */
    private static final int MAX_PROGRAM = 150_000;
    /** The most words that its attack paths may take. */
    private static final int MAX_PATHS = 500_000;
    /** The most steps that working out one piece on one square may take, whether moves come of it or not. */
    private static final int MAX_WORK = 2_000_000;
    /** The most moves that one piece may have from a square, those that come out twice included. */
    private static final int MAX_EMITTED = 6_000;

    private static final int UNLIMITED = 255;
    private static final int MAX_REPEATS = 40;

    private final Geometry geometry;
    private final int flipX;
    private final LegRays rays;
    private final Effects effects;
    private final List<Castle> castles;
    private final ProgramWriter out;

    private int from;
    private long begun;
    private int mount = Content.OCCUPIED;
    private @Nullable BitSet region;
    private @Nullable BitSet firstMoveSquares;
    private MoveTerm term;
    private List<Leg> legs;

    /**
     * A compiler for one side.
     *
     * @param black whether the moves are Black's, reflected in the horizontal middle line
     * @param rotate whether Black's moves are turned by 180 degrees instead
     */
    MoveCompiler(
            Geometry geometry,
            boolean black,
            boolean rotate,
            Effects effects,
            List<Castle> castles,
            ProgramWriter out) {
        this.geometry = geometry;
        this.flipX = black && rotate ? -1 : 1;
        this.rays = new LegRays(geometry, flipX, black ? -1 : 1);
        this.effects = effects;
        this.castles = castles;
        this.out = out;
        this.term = new MoveTerm(List.of(), "", "", "", "", "");
        this.legs = List.of();
    }

    /** What the legs before have left: its fields don't change, a leg makes another. */
    private record State(
            int x,
            int y,
            int angle,
            int range,
            int hand,
            int sliderLength,
            List<Integer> victims,
            boolean enPassantVictim,
            int unloadTo,
            List<Integer> enPassant,
            int sumX,
            int sumY) {}

    /**
     * Sets what holds for one type of piece.
     *
     * @param region the only squares to which it goes, or null
     * @param firstMoveSquares the squares on which it has its first moves, moved or not; null if they are those of an
     *     unmoved piece
     * @param choosy whether there are pieces over which it doesn't hop
     */
    void piece(@Nullable BitSet region, @Nullable BitSet firstMoveSquares, boolean choosy) {
        this.region = region;
        this.firstMoveSquares = firstMoveSquares;
        mount = choosy ? Content.MOUNT : Content.OCCUPIED;
    }

    /** Compiles descriptions for a square; the writer's attack paths and duplicates are those of this square. */
    ProgramWriter compile(List<Betza> descriptions, int square) {
        from = square;
        begun = work();
        out.begin(square);
        for (Betza betza : descriptions) {
            compile(betza);
        }
        out.end();
        return out;
    }

    private void compile(Betza betza) {
        for (MoveTerm t : betza.terms()) {
            term = t;
            if (t.isCastling()) {
                castling(t.legs().get(0));
            } else if (!t.repeats()) {
                compileTerm(t.legs());
            } else {
                int before = -1;
                for (int k = 0; k <= MAX_REPEATS && before != out.emitted(); k++) {
                    before = out.emitted();
                    compileTerm(t.legs(k));
                    if (k == 0) {
                        before = -1;
                    }
                }
            }
            checkSize(betza.text());
        }
    }

    /** How much there has been to do for all squares so far, in steps. */
    long work() {
        return rays.work() + out.work();
    }

    private void checkSize(String text) {
        if (out.length() > MAX_PROGRAM
                || out.attacks().size() > MAX_PATHS
                || out.emitted() > MAX_EMITTED
                || work() > begun + MAX_WORK) {
            throw new TooComplexException(text);
        }
    }

    private void compileTerm(List<Leg> termLegs) {
        legs = termLegs;
        Leg first = legs.get(0);
        State start = new State(
                geometry.file(from),
                geometry.rank(from),
                0,
                first.range(),
                0,
                1,
                List.of(),
                false,
                -1,
                List.of(),
                0,
                0);
        if (first.atom().kind() == Atom.Kind.UNIVERSAL) {
            ifUnmoved(first, () -> universal(first));
        } else {
            ifUnmoved(first, () -> leg(0, start));
        }
    }

    private void ifUnmoved(Leg first, Runnable body) {
        if (first.modes().has('i') && firstMoveSquares != null) {
            if (firstMoveSquares.get(from)) {
                body.run();
            }
        } else if (first.modes().has('i')) {
            out.ifUnmoved(body);
        } else {
            body.run();
        }
    }

    private void universal(Leg leg) {
        int mask = landing(leg.modes());
        for (int square = 0; square < geometry.squares(); square++) {
            if (square != from && !geometry.isHole(square) && isAllowed(square)) {
                out.ray(new int[] {square}, mask, 0);
            }
        }
    }

    private void castling(Leg leg) {
        String directions = leg.directions();
        boolean both = directions.isEmpty() || directions.contains("s");
        for (int sign = 1; sign >= -1; sign -= 2) {
            if (both || directions.indexOf(sign > 0 ? 'r' : 'l') >= 0) {
                Castle castle = CastlingBuilder.way(
                        geometry,
                        from,
                        sign * flipX,
                        leg.range(),
                        leg.modes().jumps(),
                        leg.modes().has('i'),
                        effects);
                if (castle != null) {
                    castles.add(castle);
                    out.castle(castles.size() - 1, castle.scan()[0], castle.unmoved());
                }
            }
        }
    }

    private void leg(int index, State state) {
        Leg leg = legs.get(index);
        State own = leg.range() == Leg.INHERITED
                ? state
                : new State(
                        state.x,
                        state.y,
                        state.angle,
                        leg.range(),
                        state.hand,
                        state.sliderLength,
                        state.victims,
                        state.enPassantVictim,
                        state.unloadTo,
                        state.enPassant,
                        state.sumX,
                        state.sumY);
        checkSize(term.text());
        if (index == 0 && legs.size() == 1 && leg.modes().hasAny("zq")) {
            bentRiders(leg, own);
            return;
        }
        int angles = angles(index, leg, own);
        for (int angle = 0; angle < 16; angle++) {
            if ((angles >> angle & 1) != 0) {
                int a = angle;
                List<Step> ray = ray(leg, own, k -> a, own.range == 0 ? UNLIMITED : own.range);
                int turn = index == 0 ? 0 : (angle - own.angle & 15);
                int hand = turn == 0 || turn == 8 ? own.hand : turn < 8 ? 1 : -1;
                if (index == legs.size() - 1) {
                    finish(leg, own, ray, angle);
                } else {
                    through(index, leg, own, ray, angle, index == 0 ? 0 : hand);
                }
            }
        }
    }

    private int angles(int index, Leg leg, State state) {
        Atom.Kind kind = leg.atom().kind();
        if (index == 0) {
            return Directions.first(kind, leg.directions());
        }
        int turns = Directions.turns(leg.directions(), state.hand);
        if (leg.range() != Leg.INHERITED) {
            return Directions.nearest(kind, state.angle, turns);
        }
        int wanted = turns == 0 ? Directions.defaultTurns(kind) : turns;
        int angles = 0;
        for (int k = 0; k < 8; k++) {
            if ((wanted >> k & 1) != 0) {
                angles |= 1 << (state.angle + 2 * k & 15);
            }
        }
        return angles;
    }

    /** Crooked (z) and circular (q) riders of a single leg (3.2): both senses of every first direction. */
    private void bentRiders(Leg leg, State state) {
        boolean circular = leg.modes().has('q');
        int range = state.range == 0 || circular && state.range == 1 ? UNLIMITED : state.range;
        int angles = Directions.first(leg.atom().kind(), leg.directions());
        for (int angle = 0; angle < 16; angle++) {
            if ((angles >> angle & 1) == 0) {
                continue;
            }
            for (int sense = 1; sense >= -1; sense -= 2) {
                int a = angle;
                int s = sense;
                List<Step> ray = circular
                        ? ray(leg, state, k -> a + 2 * s * k & 15, range)
                        : ray(leg, state, k -> a + 4 * s * (k & 1) & 15, range);
                if (!circular && range == 1 && sense < 0) {
                    continue;
                }
                finish(leg, state, ray, angle);
            }
        }
    }

    private List<Step> ray(Leg leg, State state, LegRays.Angle angle, int range) {
        boolean last = leg == legs.get(legs.size() - 1);
        return rays.ray(leg, state.x, state.y, angle, range, last, legs.size() == 1);
    }

    /** Runs the body under the conditions that lame and jumping leaps set on the squares on their way. */
    private void onTheWay(Leg leg, Step step, Runnable body) {
        boolean lame = leg.modes().has('n') && leg == legs.get(legs.size() - 1);
        boolean jump = leg.modes().has('j') && !leg.atom().isStep();
        int[] way = step.way();
        if (lame && way.length > 0) {
            allEmpty(way, 0, body);
        } else if (jump) {
            for (int i = 0; i < way.length; i++) {
                int at = i;
                allEmpty(Arrays.copyOf(way, i), 0, () -> out.test(way[at], Content.OCCUPIED, body));
            }
        } else {
            body.run();
        }
    }

    private void allEmpty(int[] squares, int index, Runnable body) {
        if (index == squares.length) {
            body.run();
        } else {
            out.test(squares[index], Content.EMPTY, () -> allEmpty(squares, index + 1, body));
        }
    }

    private static int skipped(Leg leg) {
        return leg.atom().isStep() ? leg.modes().jumps() : 0;
    }

    // ---- legs before the last ------------------------------------------------------------------

    private void through(int index, Leg leg, State state, List<Step> ray, int angle, int hand) {
        throughFrom(index, leg, state, ray, skipped(leg), angle, hand);
    }

    private void throughFrom(int index, Leg leg, State state, List<Step> ray, int at, int angle, int hand) {
        if (at >= ray.size()) {
            return;
        }
        Step step = ray.get(at);
        boolean iso = index > 0 && leg.modes().has('i');
        if (step.square() < 0) {
            if (!iso || at + 1 == state.sliderLength) {
                turn(index, state, step, at, angle, hand, state.range, List.of(), false, false);
            }
            throughFrom(index, leg, state, ray, at + 1, angle, hand);
            return;
        }
        onTheWay(leg, step, () -> {
            if (!iso || at + 1 == state.sliderLength) {
                stopHere(index, leg, state, step, at, angle, hand);
            }
            if (at + 1 < ray.size() && (!iso || at + 1 < state.sliderLength)) {
                out.test(step.square(), Content.EMPTY, () -> throughFrom(index, leg, state, ray, at + 1, angle, hand));
            }
        });
    }

    /** All that the modes of a leg before the last allow on its end square (5.2). */
    private void stopHere(int index, Leg leg, State state, Step step, int at, int angle, int hand) {
        Modes modes = leg.modes();
        boolean makesEnPassant = modes.has('n');
        int plain = 0;
        int toggled = 0;
        if (!modes.hasAny("mycdpgke") || modes.has('m') || makesEnPassant) {
            plain |= Content.EMPTY;
        }
        plain |= modes.has('p') ? mount : 0;
        toggled |= modes.has('y') ? Content.EMPTY : 0;
        toggled |= modes.has('g') ? mount : 0;
        int other = toggle(leg, state);
        List<Integer> none = List.of();
        if (plain != 0) {
            out.test(
                    step.square(),
                    plain,
                    () -> turn(index, state, step, at, angle, hand, state.range, none, false, makesEnPassant));
        }
        if (toggled != 0) {
            out.test(
                    step.square(), toggled, () -> turn(index, state, step, at, angle, hand, other, none, false, false));
        }
        int captures = (modes.has('c') ? Content.ENEMY : 0)
                | (modes.has('d') ? Content.FRIEND : 0)
                | (modes.has('k') && !modes.has('c') ? Content.ENEMY_ROYAL : 0);
        if (captures != 0) {
            out.test(
                    step.square(),
                    captures,
                    () -> turn(index, state, step, at, angle, hand, state.range, List.of(step.square()), false, false));
        }
        if (modes.has('e')) {
            out.testEnPassant(
                    step.square(), () -> turn(index, state, step, at, angle, hand, state.range, none, true, false));
        }
    }

    /** Range 1 becomes unlimited, anything else 1; a limited range of W, F or K becomes unlimited (5.3). */
    private static int toggle(Leg leg, State state) {
        String letter = leg.atom().letter();
        boolean step = letter.equals("W") || letter.equals("F") || letter.equals("K");
        if (state.range == 1) {
            return 0;
        }
        return step && state.range != 0 ? 0 : 1;
    }

    private void turn(
            int index,
            State state,
            Step step,
            int at,
            int angle,
            int hand,
            int range,
            List<Integer> newVictims,
            boolean enPassantVictim,
            boolean makesEnPassant) {
        List<Integer> victims = state.victims;
        if (!newVictims.isEmpty()) {
            victims = new ArrayList<>(victims);
            victims.addAll(newVictims);
        }
        List<Integer> enPassant = state.enPassant;
        if (makesEnPassant) {
            enPassant = new ArrayList<>(enPassant);
            enPassant.add(step.square());
        }
        int slid = state.range == 1 ? state.sliderLength : at + 1;
        int[] unit = Directions.leap(legs.get(index).atom(), angle);
        int unloadTo = state.unloadTo;
        if (legs.get(index).modes().has('u')) {
            unloadTo = geometry.square(state.x, state.y);
        }
        State next = new State(
                step.x(),
                step.y(),
                angle,
                range,
                hand,
                slid,
                victims,
                state.enPassantVictim || enPassantVictim,
                unloadTo,
                enPassant,
                state.sumX + unit[0],
                state.sumY + unit[1]);
        List<Integer> emptied = newVictims;
        out.withEmptied(emptied, () -> leg(index + 1, next));
    }

    // ---- the last leg ---------------------------------------------------------------------------

    private void finish(Leg leg, State state, List<Step> ray, int angle) {
        int[] unit = Directions.leap(leg.atom(), angle);
        if (!Directions.allows(term.outline(), state.sumX + unit[0], state.sumY + unit[1])) {
            return;
        }
        Modes modes = leg.modes();
        int mask = landing(modes);
        boolean iso = legs.size() > 1 && modes.has('i');
        boolean lame = modes.has('n') && ray.stream().anyMatch(s -> s.way().length > 0);
        boolean jumpy = modes.has('j') && !leg.atom().isStep();
        boolean choosy = mount == Content.MOUNT && modes.hasAny("pg");
        boolean limited = ray.stream().anyMatch(s -> !isAllowed(s.square()));
        boolean simple = !choosy
                && !limited
                && !iso
                && !lame
                && !jumpy
                && !(modes.has('e') && ray.size() > 1)
                && !modes.has('u')
                && state.unloadTo < 0
                && ray.stream().noneMatch(s -> out.isEmptied(s.square()));
        int skip = Math.min(skipped(leg), ray.size());
        if (simple) {
            int[] squares = ray.stream().skip(skip).mapToInt(Step::square).toArray();
            int effect = effect(state, List.of(), -1);
            if (modes.has('p')) {
                out.hop(squares, mask, effect);
            } else if (modes.has('g')) {
                out.grasshop(squares, mask, effect);
            } else {
                out.ray(squares, mask, effect);
            }
            if (modes.has('e') && squares.length == 1) {
                out.enPassant(squares[0], effect);
            }
        } else {
            finishFrom(leg, state, ray, skip, List.of(), mask, iso, modes.has('p') || modes.has('g') ? 0 : 2);
        }
    }

    /** The slow and general way: every square with its tests. Hop: 0 no mount yet, 1 behind the mount, 2 not a hop. */
    private void finishFrom(
            Leg leg, State state, List<Step> ray, int at, List<Integer> passed, int mask, boolean iso, int hop) {
        if (at >= ray.size() || iso && at >= state.sliderLength) {
            return;
        }
        Step step = ray.get(at);
        boolean makesEnPassant = leg.modes().lame() > 1
                || leg.modes().has('n') && legs.get(0).modes().has('i');
        List<Integer> behind = new ArrayList<>(passed);
        if (makesEnPassant) {
            for (int square : step.way()) {
                behind.add(square);
            }
        }
        onTheWay(leg, step, () -> {
            if (hop == 0) {
                out.test(step.square(), mount, () -> finishFrom(leg, state, ray, at + 1, behind, mask, iso, 1));
            } else if (!iso || at + 1 == state.sliderLength) {
                int unloadTo = leg.modes().has('u') ? geometry.square(state.x, state.y) : -1;
                int effect = effect(state, behind, unloadTo);
                int own = unloadTo >= 0 ? effect(state, behind, unloadTo, step.square()) : effect;
                int possible = isAllowed(step.square()) ? mask : mask & Content.ENEMY_ROYAL;
                out.emit(step.square(), possible & ~(unloadTo >= 0 ? Content.EMPTY : 0), own);
                if (unloadTo >= 0 && (possible & Content.EMPTY) != 0) {
                    out.emit(step.square(), Content.EMPTY, effect);
                }
                if (leg.modes().has('e') && isAllowed(step.square())) {
                    out.enPassant(step.square(), effect);
                }
            }
            boolean goesOn = hop != 1 || !leg.modes().has('g');
            if (goesOn && at + 1 < ray.size()) {
                out.test(
                        step.square(),
                        Content.EMPTY,
                        () -> finishFrom(leg, state, ray, at + 1, behind, mask, iso, hop));
            }
        });
    }

    /** What the square may hold on which a leg with these modes ends a move (section 3.1 of the specification). */
    private static int landing(Modes modes) {
        if (!modes.hasAny("mcdek")) {
            return Content.EMPTY | Content.ENEMY;
        }
        return (modes.has('m') ? Content.EMPTY : 0)
                | (modes.has('c') ? Content.ENEMY : 0)
                | (modes.has('d') ? Content.FRIEND : 0)
                | (modes.has('k') ? Content.ENEMY_ROYAL : 0);
    }

    private boolean isAllowed(int square) {
        return region == null || region.get(square);
    }

    private int effect(State state, List<Integer> passed, int unloadTo) {
        return effect(state, passed, unloadTo, -1);
    }

    /** The effect word of a move: its victims, en passant squares and the piece that is unloaded (5.6). */
    private int effect(State state, List<Integer> passed, int unloadTo, int target) {
        List<Integer> victims = state.victims;
        int to = unloadTo >= 0 ? unloadTo : state.unloadTo;
        int unloadFrom = -1;
        if (to >= 0) {
            unloadFrom = target >= 0 ? target : victims.isEmpty() ? -1 : victims.get(victims.size() - 1);
            if (unloadFrom == to) {
                int stays = to;
                victims = victims.stream().filter(v -> v != stays).toList();
                unloadFrom = -1;
            }
        }
        List<Integer> enPassant = new ArrayList<>(state.enPassant);
        enPassant.addAll(passed);
        if (victims.isEmpty() && unloadFrom < 0 && enPassant.isEmpty() && !state.enPassantVictim) {
            return 0;
        }
        int id = effects.id(new Effects.Effect(
                List.copyOf(victims), unloadFrom, unloadFrom < 0 ? -1 : to, List.copyOf(enPassant), -1, -1));
        return id | (state.enPassantVictim ? EffectWord.EN_PASSANT : 0);
    }
}
