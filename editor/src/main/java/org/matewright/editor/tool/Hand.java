package org.matewright.editor.tool;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.matewright.editor.document.BoardEdits;
import org.matewright.editor.document.Document;
import org.matewright.editor.document.Session;
import org.matewright.editor.document.Shown;
import org.matewright.rules.Geometry;
import org.matewright.rules.Piece;
import org.matewright.rules.Side;

/** The hand at the desk: takes the gestures of the mouse and the keys of the board. */
public final class Hand {
    /** Letters typed within this time of each other make up one id. */
    private static final long TYPING_MILLIS = 900;

    private final Desk desk;
    private int pressed = Gesture.OFF_BOARD;
    private String typed = "";
    private long typedAt;

    /** A hand at a desk. */
    public Hand(Desk desk) {
        this.desk = desk;
    }

    /** A button went down. */
    public void press(Gesture gesture) {
        desk.point(-1);
        pressed = gesture.square();
        if (gesture.button() == Gesture.Button.LEFT && desk.mode() != Mode.SOLUTION) {
            desk.tool().press(desk, gesture);
        }
    }

    /** The pointer came to another square with a button down. */
    public void drag(Gesture gesture) {
        if (gesture.button() == Gesture.Button.LEFT && desk.mode() != Mode.SOLUTION) {
            desk.tool().drag(desk, gesture);
        }
    }

    /** A button went up. */
    public void release(Gesture gesture) {
        if (gesture.button() == Gesture.Button.RIGHT) {
            releaseRight(gesture.square());
        } else if (desk.mode() != Mode.SOLUTION) {
            desk.tool().release(desk, gesture);
        }
        pressed = Gesture.OFF_BOARD;
    }

    /** A drag with the right button draws an arrow; a click removes a piece, or puts the last one on an empty square. */
    private void releaseRight(int square) {
        if (square < 0 || pressed < 0) {
            return;
        }
        if (square != pressed) {
            session().apply(BoardEdits.arrow(pressed, square));
            return;
        }
        if (desk.mode() != Mode.EDIT) {
            session().apply(BoardEdits.frame(square));
            return;
        }
        Piece last = desk.lastPiece();
        if (desk.setup().piece(square) != null) {
            empty(square);
        } else if (last != null && desk.variant().pieceById(last.id()).isPresent()) {
            session().apply(BoardEdits.place(document(), last, square, null));
        }
    }

    /** Moves the keyboard's cursor, in directions as seen on the screen; it wakes up in the middle of the board. */
    public void walk(int right, int up) {
        Geometry board = desk.setup().geometry();
        int sign = desk.isFlipped() ? -1 : 1;
        if (desk.cursor() < 0) {
            int wake = desk.selected() >= 0
                    ? desk.selected()
                    : board.square((board.files() - 1) / 2, (board.ranks() - 1) / 2);
            desk.point(wake);
            return;
        }
        int file = board.file(desk.cursor()) + sign * right;
        int rank = board.rank(desk.cursor()) + sign * up;
        if (file >= 0 && file < board.files() && rank >= 0 && rank < board.ranks()) {
            desk.point(board.square(file, rank));
        }
    }

    /** Enter or Space: picks up, drops, stamps, plays, as the tool has it. */
    public void activate() {
        if (hasSquare() && desk.mode() != Mode.SOLUTION) {
            desk.tool().activate(desk, desk.cursor());
        }
    }

    /** Delete: empties the square of the cursor, otherwise the one of the selected piece. */
    public void delete() {
        int square = desk.cursor() >= 0 ? desk.cursor() : desk.selected();
        if (square >= 0 && desk.mode() == Mode.EDIT && desk.setup().piece(square) != null) {
            empty(square);
        }
    }

    /**
     * A letter, digit or sign typed on the board: places the piece with that id on the square of the cursor, White's
     * unless {@code other} is held. Letters in quick succession make up longer ids.
     *
     * @param now the time in milliseconds
     * @return whether it meant something
     */
    public boolean type(char letter, boolean other, long now) {
        String upper = String.valueOf(letter).toUpperCase(Locale.ROOT);
        String longer = now - typedAt < TYPING_MILLIS ? typed + upper : upper;
        String id = isPrefix(longer) ? longer : upper;
        if (desk.mode() != Mode.EDIT || !isPrefix(id)) {
            typed = "";
            return false;
        }
        typed = id;
        typedAt = now;
        if (hasSquare() && desk.variant().pieceById(id).isPresent()) {
            Piece piece = new Piece(id, other ? Side.BLACK : Side.WHITE);
            if (id.length() == 1) {
                session().seal();
            }
            session().apply(BoardEdits.place(document(), piece, desk.cursor(), "type " + desk.cursor()));
            desk.remember(piece);
        }
        return true;
    }

    /**
     * Esc: lays down what is carried; else leaves solution or explore mode; else back to the pointer, nothing selected.
     */
    public void escape() {
        if (desk.carried() != null) {
            desk.carry(null);
        } else if (desk.mode() == Mode.SOLUTION) {
            desk.show(Shown.DOCUMENT);
        } else {
            boolean rest = desk.tool() instanceof MoveTool && desk.selected() < 0;
            desk.take(new MoveTool());
            if (rest) {
                desk.point(-1);
            }
        }
    }

    /** Plays the move chosen of several. */
    public void choose(@Nullable Choice choice, int index) {
        if (choice != null && choice.equals(desk.choice())) {
            desk.play(choice.moves().get(index));
        }
    }

    private boolean hasSquare() {
        return desk.cursor() >= 0 && !desk.setup().geometry().isHole(desk.cursor());
    }

    private boolean isPrefix(String id) {
        return desk.variant().pieces().stream().anyMatch(p -> p.id().startsWith(id));
    }

    private void empty(int square) {
        Piece piece = desk.setup().piece(square);
        session().apply(BoardEdits.remove(document(), square, null));
        if (piece != null) {
            desk.remember(piece);
        }
    }

    private Session session() {
        return desk.session();
    }

    private Document document() {
        return session().document();
    }
}
