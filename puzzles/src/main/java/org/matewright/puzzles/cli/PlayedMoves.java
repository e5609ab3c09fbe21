package org.matewright.puzzles.cli;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.matewright.puzzles.text.MoveText;
import org.matewright.rules.Checked;
import org.matewright.rules.Fault;
import org.matewright.rules.config.Spelling;
import org.matewright.rules.variant.Game;
import org.matewright.rules.variant.Move;
import org.matewright.rules.variant.Position;

/** Moves that were given as text, played one after the other. */
final class PlayedMoves {
    private static final String SOURCE = "--after";
    private static final int MAX_GUESSES = 4;

    private PlayedMoves() {}

    /**
     * The game from a position.
     *
     * @param lists moves in coordinates with commas or blanks between them; several lists are played one after the other
     * @throws Refusal if a move isn't legal, with what may have been meant
     */
    static Game play(Position start, List<String> lists) {
        String text = String.join(" ", lists);
        Game game = Game.from(start);
        Checked<Game> played = game.play(text);
        if (played.isOk()) {
            return played.value();
        }
        Fault fault = played.faults().get(0);
        int at = text.offsetByCodePoints(0, fault.span().column() - 1);
        String move =
                text.substring(at, text.offsetByCodePoints(at, fault.span().length()));
        Position before = game.play(text.substring(0, at)).value().position();
        List<String> guesses = fault.hint() == null ? guesses(before, move) : List.of();
        Fault guessed = guesses.isEmpty()
                ? fault
                : fault.withHint(guesses.stream().collect(Collectors.joining("' or '", "did you mean '", "'?")));
        throw Refusal.of(SOURCE, List.of(guessed));
    }

    /** Legal moves that a text may mean: it lacks its end, is written in short notation, or is misspelt. */
    private static List<String> guesses(Position position, String text) {
        List<String> legal = position.moves().stream().map(Move::text).toList();
        List<String> longer =
                legal.stream().filter(move -> move.startsWith(text)).toList();
        if (!longer.isEmpty()) {
            return longer.size() > MAX_GUESSES ? List.of() : longer;
        }
        MoveText notation = MoveText.of(position.variant(), MoveText.Style.SHORT);
        Optional<String> meant = notation.find(position, text).map(Move::text);
        return meant.or(() -> Spelling.closest(text, legal)).stream().toList();
    }
}
