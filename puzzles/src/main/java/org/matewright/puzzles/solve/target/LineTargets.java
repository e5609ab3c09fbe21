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
 * The pictures that must be able to come about on the way to a line of help or series play.
 *
 * <p>In most plays that is one list: one side is mated by the last move, and by that alone. In reciprocal play a line ends
 * where the side that helps can mate and, after a move of its own, the other side can: so on every line both lists must
 * have a picture left, and who follows one of them alone leaves nothing out either.
 *
 * <p>In parry series the other side moves too, at most once between two moves of the series.
 */
public final class LineTargets {
    private final Position position;
    private final Castlings castlings;
    private final List<Bound> bounds;

    /** A list with what is left of the moves on a line. */
    private record Bound(MateTargets pictures, MovesLeft moves) {}

    /**
     * How many moves the sides have after a move.
     */
    interface MovesLeft {
        /**
         * The moves of the side that is to reach the goal.
         *
         * @param left how much of the play is left before the move; where the other side parries, before the move that
         *     it parries
         * @param parry whether the move parries a check in series play
         */
        int attack(int left, boolean parry);

        /** The moves of the other side. */
        int help(int left, boolean parry);
    }

    private LineTargets(Position position, Castlings castlings, List<Bound> bounds) {
        this.position = position;
        this.castlings = castlings;
        this.bounds = bounds;
    }

    /**
     * The pictures of a play.
     *
     * @param left how much of the play there is: half-moves in help play, moves of the series
     * @param whole whether pictures shall name all pieces that they need, or the first few, where all would be too many
     * @return null if there are none that would help
     */
    public static @Nullable LineTargets of(
            Position position, Stipulation stipulation, int left, boolean whole, SearchControl control) {
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
        List<Bound> bounds = new ArrayList<>();
        try {
            LeastMoves least = new LeastMoves(
                    position.walker(), position.variant().geometry().squares(), castlings);
            for (Asked asked : asked(stipulation.play(), left)) {
                Side mated = asked.firstMated() ? first : first.other();
                MateTargets pictures = MateTargets.of(
                        position, least, castlings, mated, asked.attackMoves(), asked.helpMoves(), end, whole, control);
                if (pictures != null) {
                    bounds.add(new Bound(pictures, asked.moves()));
                }
            }
        } catch (SearchStopped stopped) {
            return null;
        }
        return bounds.isEmpty() ? null : new LineTargets(position, castlings, bounds);
    }

    /** Whether there can't be any line. */
    public boolean excludeAll() {
        return bounds.stream().anyMatch(bound -> bound.pictures().count() == 0);
    }

    /** New filters, for one thread. */
    public List<MateTargetFilter> filters() {
        int squares = position.variant().geometry().squares();
        LeastMoves least = new LeastMoves(position.walker(), squares, castlings);
        return bounds.stream()
                .map(bound -> new MateTargetFilter(bound.pictures(), bound.moves(), least, squares))
                .toList();
    }

    /** A list to be asked for: whether the side that begins is mated, and the moves at the root and later. */
    private record Asked(boolean firstMated, int attackMoves, int helpMoves, MovesLeft moves) {}

    private static List<Asked> asked(Play play, int left) {
        boolean half = left % 2 == 1;
        Asked inTurn = new Asked(!half, (left + 1) / 2, left / 2, IN_TURN);
        return switch (play) {
            case HELP, HELP_SELF, HELP_REFLEX -> List.of(inTurn);
            case RECIPROCAL -> List.of(inTurn, new Asked(half, left / 2, (left - 1) / 2, BY_HELPER));
            case SERIES -> List.of(new Asked(false, left, 0, SERIES));
            case SERIES_HELP, SERIES_SELF, SERIES_REFLEX -> List.of(new Asked(true, 1, left, AFTER_SERIES));
            case PARRY_SERIES -> List.of(new Asked(false, left, left - 1, PARRIED_SERIES));
            case PARRY_SERIES_HELP, PARRY_SERIES_SELF -> List.of(new Asked(true, left, left, AFTER_PARRIED_SERIES));
            default -> List.of();
        };
    }

    private static final MovesLeft IN_TURN = new MovesLeft() {
        @Override
        public int attack(int left, boolean parry) {
            return left / 2;
        }

        @Override
        public int help(int left, boolean parry) {
            return (left - 1) / 2;
        }
    };

    /** The side that helps mates a move before the other would: at the latest where two half-moves are left. */
    private static final MovesLeft BY_HELPER = new MovesLeft() {
        @Override
        public int attack(int left, boolean parry) {
            return (left - 1) / 2;
        }

        @Override
        public int help(int left, boolean parry) {
            return left / 2 - 1;
        }
    };

    private static final MovesLeft SERIES = new MovesLeft() {
        @Override
        public int attack(int left, boolean parry) {
            return left - 1;
        }

        @Override
        public int help(int left, boolean parry) {
            return 0;
        }
    };

    private static final MovesLeft AFTER_SERIES = new MovesLeft() {
        @Override
        public int attack(int left, boolean parry) {
            return 1;
        }

        @Override
        public int help(int left, boolean parry) {
            return left - 1;
        }
    };

    /** After each move of the series but the last there may be a parry. */
    private static final MovesLeft PARRIED_SERIES = new MovesLeft() {
        @Override
        public int attack(int left, boolean parry) {
            return left - 1;
        }

        @Override
        public int help(int left, boolean parry) {
            return parry ? left - 2 : left - 1;
        }
    };

    /** The parries and the move that ends the line are of one side. */
    private static final MovesLeft AFTER_PARRIED_SERIES = new MovesLeft() {
        @Override
        public int attack(int left, boolean parry) {
            return parry ? left - 1 : left;
        }

        @Override
        public int help(int left, boolean parry) {
            return left - 1;
        }
    };
}
