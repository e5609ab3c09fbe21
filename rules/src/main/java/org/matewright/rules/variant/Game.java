package org.matewright.rules.variant;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.matewright.rules.engine.Walker;
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

    private final List<Position> positions;
    private final List<Move> moves;
    /** Two keys for each position. */
    private final long[] keys;

    private Game(List<Position> positions, List<Move> moves, long[] keys) {
        this.positions = List.copyOf(positions);
        this.moves = List.copyOf(moves);
        this.keys = keys;
    }

    /** A game that begins with a position; nothing before it counts but its counter of half-moves. */
    public static Game from(Position start) {
        Walker walker = start.walker();
        return new Game(List.of(start), List.of(), new long[] {walker.key(), walker.key2()});
    }

    /**
     * The game with one more move. What the rules of repetition and progress say doesn't hinder it, for in many games the
     * players must claim.
     *
     * @throws IllegalArgumentException if the move isn't legal
     */
    public Game play(Move move) {
        Position after = position().play(move);
        List<Position> longer = new ArrayList<>(positions);
        longer.add(after);
        List<Move> played = new ArrayList<>(moves);
        played.add(move);
        long[] known = Arrays.copyOf(keys, keys.length + 2);
        Walker walker = after.walker();
        known[keys.length] = walker.key();
        known[keys.length + 1] = walker.key2();
        return new Game(longer, played, known);
    }

    /** The position on the board. */
    public Position position() {
        return positions.get(positions.size() - 1);
    }

    /** All positions, the first one included. */
    public List<Position> positions() {
        return positions;
    }

    /** The moves. */
    public List<Move> moves() {
        return moves;
    }

    /** How often the position on the board has occurred, this time included. */
    public int occurrences() {
        int count = 0;
        for (int i = 0; i < positions.size(); i++) {
            count += isNow(i) ? 1 : 0;
        }
        return count;
    }

    /** Whether a position equals the one on the board in men, side to move and rights. */
    private boolean isNow(int index) {
        int now = keys.length - 2;
        return keys[2 * index] == keys[now] && keys[2 * index + 1] == keys[now + 1];
    }

    /** How the game stands. */
    public State state() {
        Judgement over = end();
        if (over.ending != Ending.NONE) {
            return new State(over.ending, over.outcome, Ending.NONE, Outcome.NONE);
        }
        Judgement claim = byHistory(repetition().claim(), limit().claim());
        return new State(Ending.NONE, Outcome.NONE, claim.ending, claim.outcome);
    }

    private Judgement end() {
        Position now = position();
        Ending ending = switch (now.status()) {
            case RUNNING -> Ending.NONE;
            case CHECKMATE -> Ending.CHECKMATE;
            case STALEMATE -> Ending.STALEMATE;
            case LOST, WON, DRAWN -> Ending.RULE;
        };
        return ending != Ending.NONE
                ? new Judgement(ending, now.outcome())
                : byHistory(repetition().end(), limit().end());
    }

    /** What repetition so often, or moves without progress, mean; 0 for never. */
    private Judgement byHistory(int times, int withoutProgress) {
        if (times > 0 && occurrences() >= times) {
            return repeated();
        }
        boolean drawn = withoutProgress > 0 && position().setup().halfMoves() >= 2 * withoutProgress;
        return drawn ? new Judgement(Ending.MOVE_LIMIT, Outcome.DRAW) : Judgement.NONE;
    }

    private Judgement repeated() {
        int first = 0;
        while (!isNow(first)) {
            first++;
        }
        int last = positions.size() - 1;
        // the side that moved last: with its moves it reached the position on the board and every second one before
        boolean mover = hasAlwaysChecked(first, last);
        boolean other = hasAlwaysChecked(first, last - 1);
        Outcome perpetual = repetition().perpetualCheck();
        if (mover == other || perpetual == Outcome.NONE) {
            return new Judgement(Ending.REPETITION, reversed(repetition().means()));
        }
        return new Judgement(Ending.PERPETUAL_CHECK, mover ? reversed(perpetual) : perpetual);
    }

    /** Whether in every second position from one back to the first occurrence the side to move is in check. */
    private boolean hasAlwaysChecked(int first, int last) {
        boolean any = false;
        for (int i = last; i > first; i -= 2) {
            if (!positions.get(i).inCheck()) {
                return false;
            }
            any = true;
        }
        return any;
    }

    private static Outcome reversed(Outcome outcome) {
        return outcome == Outcome.WIN ? Outcome.LOSS : outcome == Outcome.LOSS ? Outcome.WIN : outcome;
    }

    private Repetition repetition() {
        return position().variant().law(Repetition.class);
    }

    private MoveLimit limit() {
        return position().variant().law(MoveLimit.class);
    }
}
