package org.matewright.rules.variant;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.matewright.rules.Checked;
import org.matewright.rules.Fault;
import org.matewright.rules.Span;

/**
 * Moves in coordinates, one after the other, parted by commas or blanks. As a comma may stand within a move too ({@code
 * e1g1,h1f1} is one castling), only the position tells where a move ends.
 */
final class MoveSequence {
    /** A part that holds no separator. */
    private static final Pattern PART = Pattern.compile("[^,\\s]+");

    /** In how many parts a move comes at most: castling with a piece gated in, {@code e1g1,h1f1,H@e1}. */
    private static final int MAX_PARTS = 3;

    private final String text;
    /** Begin and end of each part. */
    private final List<int[]> parts = new ArrayList<>();

    MoveSequence(String text) {
        this.text = text;
        Matcher matcher = PART.matcher(text);
        while (matcher.find()) {
            parts.add(new int[] {matcher.start(), matcher.end()});
        }
    }

    /** The game after the moves; or why one of them can't be played. */
    Checked<Game> playFrom(Game start) {
        Game game = start;
        int number = 1;
        for (int part = 0; part < parts.size(); number++) {
            int length = lengthOfMove(game.position(), part);
            if (length == 0) {
                return Checked.failed(illegal(game, part, number));
            }
            game = game.play(game.position().move(textOf(part, length)).orElseThrow());
            part += length;
        }
        return Checked.of(game);
    }

    /** The number of parts of the longest legal move that begins with a part; 0 if there is none. */
    private int lengthOfMove(Position position, int part) {
        for (int length = Math.min(MAX_PARTS, parts.size() - part); length > 0; length--) {
            Optional<Move> move = position.move(textOf(part, length));
            if (move.isPresent()) {
                return length;
            }
        }
        return 0;
    }

    /** Parts with what stands between them. */
    private String textOf(int part, int length) {
        return text.substring(parts.get(part)[0], parts.get(part + length - 1)[1]);
    }

    private Fault illegal(Game game, int part, int number) {
        String move = textOf(part, 1);
        int column = text.codePointCount(0, parts.get(part)[0]) + 1;
        Span span = new Span(1, column, move.codePointCount(0, move.length()));
        String where = "move " + number + ", " + move + ", isn't legal for "
                + game.position().side().title() + " in " + game.position().setup();
        Game.Result result = game.state().result();
        Fault fault = Fault.error("illegal-move", span, where);
        return result == null ? fault : fault.withHint("the game is over by " + result.by());
    }
}
