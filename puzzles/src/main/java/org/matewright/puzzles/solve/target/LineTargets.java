package org.matewright.puzzles.solve.target;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.matewright.puzzles.Stipulation;
import org.matewright.puzzles.Stipulation.Play;
import org.matewright.puzzles.solve.search.SearchControl;
import org.matewright.puzzles.solve.search.SearchStopped;
import org.matewright.rules.Side;
import org.matewright.rules.variant.Position;

/**
 * The targets one of which must be reached by a line of help or series play.
 *
 * <p>In most plays that is one list: one side is mated by the last move, and by that alone. In reciprocal play a line ends
 * where the side that helps can mate and, after a move of its own, the other side can: so both lists must have a target
 * left on every line, and following only one of them leaves no solution out either.
 *
 * <p>In parry series the other side moves too, at most once between two moves of the series.
 */
public final class LineTargets {
    private final Position position;
    private final PieceStates states;
    private final Castlings castlings;
    private final List<Bound> bounds;

    /** A list of targets with the moves that remain on a line. */
    private record Bound(MateTargets targets, MovesRemaining moves) {}

    /** The moves of both sides that remain after a move of the line. */
    interface MovesRemaining {
        /**
         * The moves of the side that is to reach the goal.
         *
         * @param remaining the length of the play before the move; for a parry, before the move that it parries
         * @param parry whether the move parries a check in series play
         */
        int attack(int remaining, boolean parry);

        /** The moves of the other side. */
        int help(int remaining, boolean parry);
    }

    private LineTargets(Position position, PieceStates states, Castlings castlings, List<Bound> bounds) {
        this.position = position;
        this.states = states;
        this.castlings = castlings;
        this.bounds = bounds;
    }

    /**
     * The targets of a play.
     *
     * @param length the length of the play: half-moves in help play, moves of the series
     * @param whole whether targets name all pieces that they need, or the first few, where all would be too many
     * @return null if there are none that would help
     */
    public static @Nullable LineTargets of(
            Position position, Stipulation stipulation, int length, boolean whole, SearchControl control) {
        MateTargetEnumerator.End end = switch (stipulation.goal().kind()) {
            case MATE -> MateTargetEnumerator.End.CHECKED;
            case MATE_OR_STALEMATE -> MateTargetEnumerator.End.EITHER;
            case STALEMATE, DOUBLE_STALEMATE -> MateTargetEnumerator.End.SAFE;
            default -> null;
        };
        Castlings castlings = end == null ? null : Castlings.of(position);
        if (end == null || castlings == null) {
            return null;
        }
        Side first = position.side();
        PieceStates states =
                new PieceStates(position.walker(), position.variant().geometry().squares());
        List<Bound> bounds = new ArrayList<>();
        try {
            LeastMoves least = new LeastMoves(position.walker(), states, castlings);
            for (Mating mating : matings(stipulation.play(), length)) {
                MateTargets targets = MateTargets.of(
                        position,
                        states,
                        least,
                        castlings,
                        mating.firstMated() ? first : first.other(),
                        mating.attackMoves(),
                        mating.helpMoves(),
                        end,
                        whole,
                        control);
                if (targets != null) {
                    bounds.add(new Bound(targets, mating.moves()));
                }
            }
        } catch (SearchStopped stopped) {
            return null;
        }
        return bounds.isEmpty() ? null : new LineTargets(position, states, castlings, bounds);
    }

    /** Whether there can't be any line. */
    public boolean excludeAll() {
        return bounds.stream().anyMatch(bound -> bound.targets().count() == 0);
    }

    /** New filters at the root, for one thread. */
    public List<MateTargetFilter> filters() {
        LeastMoves least = new LeastMoves(position.walker(), states, castlings);
        return bounds.stream()
                .map(bound -> new MateTargetFilter(bound.targets(), bound.moves(), least, states))
                .toList();
    }

    /** A way in which a play may end: whether the side that begins is mated, and the moves at the root and later. */
    private record Mating(boolean firstMated, int attackMoves, int helpMoves, MovesRemaining moves) {}

    private static List<Mating> matings(Play play, int length) {
        boolean half = length % 2 == 1;
        Mating inTurn = new Mating(!half, (length + 1) / 2, length / 2, IN_TURN);
        return switch (play) {
            case HELP, HELP_SELF, HELP_REFLEX -> List.of(inTurn);
            case RECIPROCAL -> List.of(inTurn, new Mating(half, length / 2, (length - 1) / 2, BY_HELPER));
            case SERIES -> List.of(new Mating(false, length, 0, SERIES));
            case SERIES_HELP, SERIES_SELF, SERIES_REFLEX -> List.of(new Mating(true, 1, length, AFTER_SERIES));
            case PARRY_SERIES -> List.of(new Mating(false, length, length - 1, PARRIED_SERIES));
            case PARRY_SERIES_HELP, PARRY_SERIES_SELF ->
                List.of(new Mating(true, length, length, AFTER_PARRIED_SERIES));
            default -> List.of();
        };
    }

    private static final MovesRemaining IN_TURN = new MovesRemaining() {
        @Override
        public int attack(int remaining, boolean parry) {
            return remaining / 2;
        }

        @Override
        public int help(int remaining, boolean parry) {
            return (remaining - 1) / 2;
        }
    };

    /** The side that helps mates a move before the other would: at the latest with two half-moves remaining. */
    private static final MovesRemaining BY_HELPER = new MovesRemaining() {
        @Override
        public int attack(int remaining, boolean parry) {
            return (remaining - 1) / 2;
        }

        @Override
        public int help(int remaining, boolean parry) {
            return remaining / 2 - 1;
        }
    };

    private static final MovesRemaining SERIES = new MovesRemaining() {
        @Override
        public int attack(int remaining, boolean parry) {
            return remaining - 1;
        }

        @Override
        public int help(int remaining, boolean parry) {
            return 0;
        }
    };

    private static final MovesRemaining AFTER_SERIES = new MovesRemaining() {
        @Override
        public int attack(int remaining, boolean parry) {
            return 1;
        }

        @Override
        public int help(int remaining, boolean parry) {
            return remaining - 1;
        }
    };

    /** After each move of the series but the last there may be a parry. */
    private static final MovesRemaining PARRIED_SERIES = new MovesRemaining() {
        @Override
        public int attack(int remaining, boolean parry) {
            return remaining - 1;
        }

        @Override
        public int help(int remaining, boolean parry) {
            return parry ? remaining - 2 : remaining - 1;
        }
    };

    /** The parries and the move that ends the line are of one side. */
    private static final MovesRemaining AFTER_PARRIED_SERIES = new MovesRemaining() {
        @Override
        public int attack(int remaining, boolean parry) {
            return parry ? remaining - 1 : remaining;
        }

        @Override
        public int help(int remaining, boolean parry) {
            return remaining - 1;
        }
    };
}
