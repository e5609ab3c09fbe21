package org.matewright.rules.variant;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.matewright.rules.engine.Walker;
import org.matewright.rules.law.Mating;
import org.matewright.rules.law.MoveLimit;
import org.matewright.rules.law.Repetition;
import org.matewright.rules.law.Results.Outcome;

/**
 * A game: a position and the moves played from it. Beside what the position on the board says, it knows the rules that
 * look back, of repetition and of moves without progress. Immutable.
 *
 * <pre>{@code
 * Game game = Game.from(variant.position(variant.start()).value());
 * game = game.play(game.position().move("e2e4").orElseThrow());
 * Game.State state = game.state();
 * }</pre>
 */
public final class Game {
    /** How a game ended. */
    public enum Ending {
        /** It goes on. */
        NONE,
        /** By checkmate. */
        CHECKMATE,
        /** By checkmate that the variant's rules of mating don't count as one. */
        VAIN_MATE,
        /** By stalemate. */
        STALEMATE,
        /** By another rule of the variant that looks at the board, such as a bare king or a goal reached. */
        RULE,
        /** By repetition of a position. */
        REPETITION,
        /** By repetition, one side having given check all the while. */
        PERPETUAL_CHECK,
        /** By too many moves without progress. */
        MOVE_LIMIT
    }

    /**
     * How a game stands.
     *
     * @param ending how it ended; {@link Ending#NONE} while it goes on
     * @param outcome what that means for the side to move; {@link Outcome#NONE} while it goes on
     * @param claim what either player may claim now; {@link Ending#NONE} if nothing, and when the game is over
     * @param claimed what that claim would mean for the side to move
     */
    public record State(Ending ending, Outcome outcome, Ending claim, Outcome claimed) {
        /** Whether the game is over. */
        public boolean isOver() {
            return ending != Ending.NONE;
        }
    }

    private record Judgement(Ending ending, Outcome outcome) {
        static final Judgement NONE = new Judgement(Ending.NONE, Outcome.NONE);
    }

    /** The game without its last move; null at its start. */
    private final @Nullable Game before;

    private final @Nullable Move last;
    private final Position position;
    /** Two keys of the position. */
    private final long key;

    private final long key2;

    private Game(@Nullable Game before, @Nullable Move last, Position position) {
        this.before = before;
        this.last = last;
        this.position = position;
        Walker walker = position.walker();
        key = walker.key();
        key2 = walker.key2();
    }

    /** A game that begins with a position; nothing before it counts but its counter of half-moves. */
    public static Game from(Position start) {
        return new Game(null, null, start);
    }

    /**
     * The game with one more move, in the same time however long the game is. What the rules of repetition and progress
     * say doesn't hinder it, for in many games the players must claim.
     *
     * @throws IllegalArgumentException if the move isn't legal
     */
    public Game play(Move move) {
        return new Game(this, move, position.play(move));
    }

    /** The position on the board. */
    public Position position() {
        return position;
    }

    /** All positions, the first one included. */
    public List<Position> positions() {
        List<Position> positions = new ArrayList<>();
        for (Game game = this; game != null; game = game.before) {
            positions.add(game.position);
        }
        Collections.reverse(positions);
        return Collections.unmodifiableList(positions);
    }

    /** The moves. */
    public List<Move> moves() {
        List<Move> moves = new ArrayList<>();
        for (Game game = this; game != null && game.last != null; game = game.before) {
            moves.add(game.last);
        }
        Collections.reverse(moves);
        return Collections.unmodifiableList(moves);
    }

    /** How often the position on the board has occurred, this time included. */
    public int occurrences() {
        int count = 0;
        for (Game game = this; game != null; game = game.before) {
            count += isNow(game) ? 1 : 0;
        }
        return count;
    }

    /** Whether the position of an earlier state equals the one on the board in pieces, side to move and rights. */
    private boolean isNow(Game earlier) {
        return earlier.key == key && earlier.key2 == key2;
    }

    /** How the game stands. */
    public State state() {
        Judgement over = end();
        if (over.ending != Ending.NONE) {
            return new State(over.ending, over.outcome, Ending.NONE, Outcome.NONE);
        }
        Judgement claim =
                byHistory(repetition().times().claim(), limit().moves().claim());
        return new State(Ending.NONE, Outcome.NONE, claim.ending, claim.outcome);
    }

    private Judgement end() {
        Position now = position;
        Ending ending = switch (now.status()) {
            case RUNNING -> Ending.NONE;
            case CHECKMATE -> Ending.CHECKMATE;
            case STALEMATE -> Ending.STALEMATE;
            case LOST, WON, DRAWN -> Ending.RULE;
        };
        if (ending == Ending.CHECKMATE && !mating().equals(Mating.ORTHODOX)) {
            return mated();
        }
        return ending != Ending.NONE
                ? new Judgement(ending, now.outcome())
                : byHistory(repetition().times().end(), limit().moves().end());
    }

    /** What a mate means: whether the right pieces give it, and gave check in the series of checks that it ends. */
    private Judgement mated() {
        Set<String> checkers = Checkers.types(position);
        if (!checkers.isEmpty() && mating().never().containsAll(checkers)) {
            return new Judgement(Ending.VAIN_MATE, Outcome.WIN);
        }
        boolean counts = mating().series().isEmpty();
        Game game = this;
        while (!counts && game != null && game.position.inCheck()) {
            counts = Checkers.types(game.position).stream().anyMatch(mating().series()::contains);
            game = game.before == null ? null : game.before.before;
        }
        return counts
                ? new Judgement(Ending.CHECKMATE, position.outcome())
                : new Judgement(Ending.VAIN_MATE, Outcome.DRAW);
    }

    private Mating mating() {
        return position.variant().law(Mating.class);
    }

    /** What repetition so often, or moves without progress, mean; 0 for never. */
    private Judgement byHistory(int times, int withoutProgress) {
        if (times > 0 && occurrences() >= times) {
            return repeated();
        }
        boolean drawn = withoutProgress > 0 && position.setup().halfMoves() >= 2 * withoutProgress;
        return drawn ? new Judgement(Ending.MOVE_LIMIT, Outcome.DRAW) : Judgement.NONE;
    }

    private Judgement repeated() {
        Game first = this;
        for (Game game = this; game != null; game = game.before) {
            first = isNow(game) ? game : first;
        }
        // the side that moved last: with its moves it reached the position on the board and every second one before
        boolean mover = hasAlwaysChecked(this, first);
        boolean other = hasAlwaysChecked(before, first);
        Outcome perpetual = repetition().perpetualCheck();
        if (mover == other || perpetual == Outcome.NONE) {
            return new Judgement(Ending.REPETITION, reversed(repetition().means()));
        }
        return new Judgement(Ending.PERPETUAL_CHECK, mover ? reversed(perpetual) : perpetual);
    }

    /** Whether in every second position from one back to before the first occurrence the side to move is in check. */
    private static boolean hasAlwaysChecked(@Nullable Game from, Game first) {
        boolean any = false;
        Game game = from;
        while (game != null && game != first) {
            if (!game.position.inCheck()) {
                return false;
            }
            any = true;
            Game reply = game.before;
            game = reply == null || reply == first ? null : reply.before;
        }
        return any;
    }

    private static Outcome reversed(Outcome outcome) {
        return outcome == Outcome.WIN ? Outcome.LOSS : outcome == Outcome.LOSS ? Outcome.WIN : outcome;
    }

    private Repetition repetition() {
        return position.variant().law(Repetition.class);
    }

    private MoveLimit limit() {
        return position.variant().law(MoveLimit.class);
    }
}
