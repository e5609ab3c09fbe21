package org.matewright.rules.engine.compile;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.matewright.rules.Geometry;
import org.matewright.rules.betza.Atom;
import org.matewright.rules.betza.Directions;
import org.matewright.rules.betza.Leg;
import org.matewright.rules.betza.Modes;
import org.matewright.rules.betza.MoveTerm;
import org.matewright.rules.engine.compile.LegRays.Step;
import org.matewright.rules.engine.tables.Content;

/**
 * Follows every path of a move's legs from a square and writes the conditions under which the piece can go it. The
 * numbers in comments are sections of docs/NOTATION.md.
 */
final class PathCompiler {
    /** A range that no board exhausts. */
    private static final int UNLIMITED = 255;

    private final Geometry geometry;
    private final LegRays rays;
    private final LastLegCompiler lastLegs;
    private final ProgramWriter out;
    private final Consumer<String> sizeCheck;

    private int mount = Content.OCCUPIED;
    private MoveTerm term = new MoveTerm(List.of(), "", "", "", "", "");
    private List<Leg> legs = List.of();

    /**
     * A compiler for one side.
     *
     * @param sizeCheck is given the text of the move that is being compiled and throws if it has become too large
     */
    PathCompiler(
            Geometry geometry, LegRays rays, LastLegCompiler lastLegs, ProgramWriter out, Consumer<String> sizeCheck) {
        this.geometry = geometry;
        this.rays = rays;
        this.lastLegs = lastLegs;
        this.out = out;
        this.sizeCheck = sizeCheck;
    }

    /**
     * Sets what holds for one type of piece.
     *
     * @param region the only squares to which it goes, or null
     * @param choosy whether there are pieces over which it doesn't hop
     */
    void piece(@Nullable BitSet region, boolean choosy) {
        mount = choosy ? Content.MOUNT : Content.OCCUPIED;
        lastLegs.piece(region, mount);
    }

    /** Compiles the moves of a term, with its legs as repetition makes them, from a square. */
    void compile(MoveTerm of, List<Leg> withLegs, int from) {
        term = of;
        legs = withLegs;
        lastLegs.begin(legs, term.outline());
        leg(
                0,
                PathState.start(
                        geometry.file(from), geometry.rank(from), legs.get(0).range()));
    }

    /** Compiles moves to every square (11). */
    void universal(Leg leg, int from) {
        int mask = LastLegCompiler.landing(leg.modes());
        for (int square = 0; square < geometry.squares(); square++) {
            if (square != from && !geometry.isHole(square) && lastLegs.isAllowed(square)) {
                out.ray(new int[] {square}, mask, 0);
            }
        }
    }

    private void leg(int index, PathState before) {
        Leg leg = legs.get(index);
        PathState state = leg.range() == Leg.INHERITED ? before : before.withRange(leg.range());
        sizeCheck.accept(term.text());
        if (index == 0 && legs.size() == 1 && leg.modes().hasAny("zq")) {
            bentRiders(leg, state);
            return;
        }
        int angles = angles(index, leg, state);
        for (int angle = 0; angle < Directions.ANGLES; angle++) {
            if (Directions.has(angles, angle)) {
                int constant = angle;
                List<Step> ray = ray(leg, state, k -> constant, state.range() == 0 ? UNLIMITED : state.range());
                if (index == legs.size() - 1) {
                    lastLegs.compile(leg, state, ray, angle);
                } else {
                    int bend = index == 0 ? 0 : Directions.bend(state.angle(), angle, state.bend());
                    turnFrom(new Turning(index, leg, state, ray, angle, bend), skipped(leg));
                }
            }
        }
    }

    private int angles(int index, Leg leg, PathState state) {
        Atom.Kind kind = leg.atom().kind();
        if (index == 0) {
            return Directions.first(kind, leg.directions());
        }
        int turns = Directions.turns(leg.directions(), state.bend());
        if (leg.range() != Leg.INHERITED) {
            return Directions.nearest(kind, state.angle(), turns);
        }
        return Directions.turned(state.angle(), turns == 0 ? Directions.defaultTurns(kind) : turns);
    }

    /** Crooked and circular riders (6.6, 6.7): both senses of every first direction. */
    private void bentRiders(Leg leg, PathState state) {
        boolean circular = leg.modes().has('q');
        int range = state.range() == 0 || circular && state.range() == 1 ? UNLIMITED : state.range();
        int angles = Directions.first(leg.atom().kind(), leg.directions());
        for (int angle = 0; angle < Directions.ANGLES; angle++) {
            if (!Directions.has(angles, angle)) {
                continue;
            }
            for (int sense = 1; sense >= -1; sense -= 2) {
                int first = angle;
                int eighth = 2 * sense;
                List<Step> ray = circular
                        ? ray(leg, state, k -> Directions.turn(first, eighth * k), range)
                        : ray(leg, state, k -> Directions.turn(first, 2 * eighth * (k & 1)), range);
                if (!circular && range == 1 && sense < 0) {
                    continue;
                }
                lastLegs.compile(leg, state, ray, angle);
            }
        }
    }

    private List<Step> ray(Leg leg, PathState state, LegRays.Angle angle, int range) {
        boolean last = leg == legs.get(legs.size() - 1);
        return rays.ray(leg, state.x(), state.y(), angle, range, last, legs.size() == 1);
    }

    /** The number of squares that a leg of single steps jumps over at its beginning (6.2). */
    static int skipped(Leg leg) {
        return leg.atom().isStep() ? leg.modes().jumps() : 0;
    }

    /** Runs the body under the conditions that lame (6.1) and jumping (6.2) leaps set on the squares on their way. */
    static void onTheWay(ProgramWriter out, Leg leg, boolean last, Step step, Runnable body) {
        boolean lame = leg.modes().has('n') && last;
        boolean jump = leg.modes().has('j') && !leg.atom().isStep();
        int[] way = step.way();
        if (lame && way.length > 0) {
            allEmpty(out, way, 0, body);
        } else if (jump) {
            for (int i = 0; i < way.length; i++) {
                int at = i;
                allEmpty(out, Arrays.copyOf(way, i), 0, () -> out.test(way[at], Content.OCCUPIED, body));
            }
        } else {
            body.run();
        }
    }

    private static void allEmpty(ProgramWriter out, int[] squares, int index, Runnable body) {
        if (index == squares.length) {
            body.run();
        } else {
            out.test(squares[index], Content.EMPTY, () -> allEmpty(out, squares, index + 1, body));
        }
    }

    /**
     * A leg before the last.
     *
     * @param index its index
     * @param state the path where it begins
     * @param ray its squares in one direction
     * @param angle that direction
     * @param bend the sense of the last bend, its own included
     */
    private record Turning(int index, Leg leg, PathState state, List<Step> ray, int angle, int bend) {
        /** Whether the leg is as long as the last slide, so that it doesn't turn elsewhere (8.7). */
        boolean isOfEqualLength() {
            return index > 0 && leg.modes().has('i');
        }

        boolean mayTurnAt(int at) {
            return !isOfEqualLength() || at + 1 == state.slideLength();
        }

        boolean goesOnBehind(int at) {
            return at + 1 < ray.size() && (!isOfEqualLength() || at + 1 < state.slideLength());
        }
    }

    /** Turns on every square of a leg's ray, from one on, on which the leg may end. */
    private void turnFrom(Turning turning, int at) {
        if (at >= turning.ray().size()) {
            return;
        }
        Step step = turning.ray().get(at);
        if (step.square() < 0) {
            if (turning.mayTurnAt(at)) {
                turn(turning, at, turning.state());
            }
            turnFrom(turning, at + 1);
            return;
        }
        onTheWay(out, turning.leg(), false, step, () -> {
            if (turning.mayTurnAt(at)) {
                turnOn(turning, at, step.square());
            }
            if (turning.goesOnBehind(at)) {
                out.test(step.square(), Content.EMPTY, () -> turnFrom(turning, at + 1));
            }
        });
    }

    /** Turns on a square in every way that the modes of a leg before the last allow (8.2). */
    private void turnOn(Turning turning, int at, int square) {
        Modes modes = turning.leg().modes();
        PathState state = turning.state();
        boolean leavesEnPassant = modes.has('n');
        int same = modes.has('p') ? mount : 0;
        if (!modes.hasAny("mycdpgke") || modes.has('m') || leavesEnPassant) {
            same |= Content.EMPTY;
        }
        int toggled = (modes.has('y') ? Content.EMPTY : 0) | (modes.has('g') ? mount : 0);
        int captures = (modes.has('c') ? Content.ENEMY : 0)
                | (modes.has('d') ? Content.FRIEND : 0)
                | (modes.has('k') && !modes.has('c') ? Content.ENEMY_ROYAL : 0);
        if (same != 0) {
            PathState next = leavesEnPassant ? state.leaving(square) : state;
            out.test(square, same, () -> turn(turning, at, next));
        }
        if (toggled != 0) {
            PathState next = state.withRange(toggledRange(turning.leg(), state.range()));
            out.test(square, toggled, () -> turn(turning, at, next));
        }
        if (captures != 0) {
            PathState next = state.capturing(square);
            out.test(square, captures, () -> out.withEmptied(square, () -> turn(turning, at, next)));
        }
        if (modes.has('e')) {
            PathState next = state.capturingEnPassant();
            out.testEnPassant(square, () -> turn(turning, at, next));
        }
    }

    /** The other range (8.3): 1 becomes unlimited, anything else 1; a limited range of W, F or K becomes unlimited. */
    private static int toggledRange(Leg leg, int range) {
        String letter = leg.atom().letter();
        boolean step = letter.equals("W") || letter.equals("F") || letter.equals("K");
        return range == 1 || step && range != 0 ? 0 : 1;
    }

    /** Goes on with the next leg, with the path as the square on which the leg ends has changed it. */
    private void turn(Turning turning, int at, PathState state) {
        Step step = turning.ray().get(at);
        Leg leg = turning.leg();
        int[] unit = Directions.leap(leg.atom(), turning.angle());
        PathState unloaded = leg.modes().has('u')
                ? state.unloading(
                        geometry.square(turning.state().x(), turning.state().y()))
                : state;
        int slideLength = turning.state().range() == 1 ? state.slideLength() : at + 1;
        PathState next = unloaded.after(step.x(), step.y(), turning.angle(), turning.bend(), slideLength, unit);
        leg(turning.index() + 1, next);
    }
}
