package org.matewright.rules.variant;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.matewright.rules.Checked;
import org.matewright.rules.Side;
import org.matewright.rules.engine.Walker;
import org.matewright.rules.law.GameHistory;
import org.matewright.rules.law.Ruling;

/**
 * A game: a position and the moves played from it, judged by all rules, those of repetition and of moves without
 * progress included. Immutable.
 *
 * <pre>{@code
 * Game game = Game.from(variant.position("startpos").value());
 * game = game.play("e2e4,e7e5").value();
 * Game.State state = game.state();
 * }</pre>
 */
public final class Game {
    /**
     * How a game ended, or would end by a claim.
     *
     * @param by the rule: {@code checkmate}, {@code stalemate}, or the key in the variant's definition that states the
     *     rule, such as {@code bare king}, {@code repetition}, {@code move limit}
     * @param winner who won; null for a draw
     */
    public record Result(String by, @Nullable Side winner) {}

    /**
     * How a game stands.
     *
     * @param result how it ended; null while it goes on
     * @param claim what either player may claim now; null if nothing, and when the game is over
     */
    public record State(@Nullable Result result, @Nullable Result claim) {
        /** Whether the game is over. */
        public boolean isOver() {
            return result != null;
        }
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

    /** A game that begins with a position; of what came before, the counter of half-moves alone is known. */
    public static Game from(Position start) {
        return new Game(null, null, start);
    }

    /**
     * The game with one more move, in the same time however long the game is. The rules of repetition and progress don't
     * prevent a move: in many games the players must claim.
     *
     * @throws IllegalArgumentException if the move isn't legal
     */
    public Game play(Move move) {
        return new Game(this, move, position.play(move));
    }

    /**
     * The game with more moves, in coordinates and parted by commas or blanks: {@code e2e4,e7e5}. A comma may belong to
     * a move too ({@code e1g1,h1f1}): the longest text that is a legal move counts.
     *
     * <p>A move that isn't legal is an error (code {@code illegal-move}) that quotes the move, its number in the list, the
     * side to move and the position; its place counts from column 1 of the text.
     */
    public Checked<Game> play(String moves) {
        return new MoveSequence(moves).playFrom(this);
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
        History history = new History();
        Ruling end = position.variant().laws().judge(position.ruling(), history);
        if (end.isDecisive()) {
            return new State(result(end), null);
        }
        Ruling claim = position.variant().laws().claim(history);
        return new State(null, claim.isDecisive() ? result(claim) : null);
    }

    private Result result(Ruling ruling) {
        Side side = position.side();
        return new Result(
                ruling.by(),
                switch (ruling.outcome()) {
                    case WIN -> side;
                    case LOSS -> side.other();
                    case DRAW, NONE -> null;
                });
    }

    /** The game as laws see it. */
    private final class History implements GameHistory {
        @Override
        public Side side() {
            return position.side();
        }

        @Override
        public int occurrences() {
            return Game.this.occurrences();
        }

        @Override
        public boolean hasCheckedThroughout(Side side) {
            Game first = Game.this;
            for (Game game = Game.this; game != null; game = game.before) {
                first = isNow(game) ? game : first;
            }
            // the positions that the side's moves led to: the current one and every second before, or those in between
            Game after = side == position.side() ? before : Game.this;
            boolean any = false;
            while (after != null && after != first) {
                if (!after.position.inCheck()) {
                    return false;
                }
                any = true;
                Game reply = after.before;
                after = reply == null || reply == first ? null : reply.before;
            }
            return any;
        }

        @Override
        public List<Set<String>> checks() {
            List<Set<String>> checks = new ArrayList<>();
            Game game = Game.this;
            while (game != null && game.position.inCheck()) {
                checks.add(Checkers.types(game.position));
                game = game.before == null ? null : game.before.before;
            }
            return checks;
        }

        @Override
        public int halfMovesWithoutProgress() {
            return position.setup().halfMoves();
        }
    }
}
