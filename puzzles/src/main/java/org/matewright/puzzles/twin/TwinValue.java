package org.matewright.puzzles.twin;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.matewright.puzzles.Stipulation;
import org.matewright.rules.Checked;
import org.matewright.rules.Geometry;
import org.matewright.rules.config.Config;
import org.matewright.rules.config.Faults;
import org.matewright.rules.config.KeyInfo;
import org.matewright.rules.config.Section;
import org.matewright.rules.config.Shape;

/**
 * The value of a change while it is read. Each method reads it as something; where it isn't that, the answer is empty
 * and a fault at the value's place says what was expected.
 */
public final class TwinValue {
    private static final Pattern PAIR = Pattern.compile("([a-p]\\d{1,2})-([a-p]\\d{1,2})");
    private static final Pattern PIECE = Pattern.compile("(white|black) (\\p{L}+?|\\(\\p{L}+\\))([a-p]\\d{1,2})");

    private final Config.Text text;
    private final KeyInfo key;
    private final Geometry board;
    private final Faults faults;

    TwinValue(Config.Text text, KeyInfo key, Geometry board, Faults faults) {
        this.text = text;
        this.key = key;
        this.board = board;
        this.faults = faults;
    }

    /** The value as it is written. */
    String text() {
        return text.value();
    }

    /** The value as a square of the board. */
    Optional<String> square() {
        return hasSquare(text()) ? Optional.of(text()) : Optional.empty();
    }

    /** The value as two squares of the board: {@code g2-f2}. */
    Optional<SquarePair> squares() {
        Matcher pair = PAIR.matcher(text());
        if (!pair.matches()) {
            return wrong();
        }
        return hasSquare(pair.group(1)) && hasSquare(pair.group(2))
                ? Optional.of(new SquarePair(pair.group(1), pair.group(2)))
                : Optional.empty();
    }

    /** The value as a piece on a square of the board: {@code white Nf3}. */
    Optional<PlacedPiece> piece() {
        Matcher piece = PIECE.matcher(text());
        if (!piece.matches()) {
            return wrong();
        }
        return hasSquare(piece.group(3))
                ? Optional.of(PlacedPiece.of(piece.group(1), piece.group(2), piece.group(3)))
                : Optional.empty();
    }

    /** The value as one of the words that its key allows. */
    Optional<String> choice() {
        List<String> choices = key.shape() instanceof Shape.OneOf words ? words.choices() : List.of();
        return choices.contains(text()) ? Optional.of(text()) : wrong();
    }

    /** The value as a text of a certain form. */
    Optional<Matcher> matching(Pattern form) {
        Matcher matcher = form.matcher(text());
        return matcher.matches() ? Optional.of(matcher) : wrong();
    }

    /** The value as a stipulation; faults stand where in the value they are. */
    Optional<Stipulation> stipulation() {
        Checked<Stipulation> stipulation = Stipulation.parse(text());
        faults.addInside(text, stipulation.faults());
        return Optional.ofNullable(stipulation.valueOrNull());
    }

    private <T> Optional<T> wrong() {
        Section.wrong(text, key.shape() instanceof Shape.ListOf list ? list.item() : key.shape(), faults);
        return Optional.empty();
    }

    private boolean hasSquare(String name) {
        boolean exists = board.square(name) >= 0;
        if (!exists) {
            faults.error("no-square", text.place(), "the " + board + " board has no square " + name);
        }
        return exists;
    }
}
