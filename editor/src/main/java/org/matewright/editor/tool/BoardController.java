package org.matewright.editor.tool;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.matewright.editor.document.BoardEdits;
import org.matewright.editor.document.Document;
import org.matewright.editor.document.Session;
import org.matewright.editor.document.ShownPosition;
import org.matewright.rules.Geometry;
import org.matewright.rules.Piece;
import org.matewright.rules.Side;

/** The hand at the view state: takes the gestures of the mouse and the keys of the board. */
public final class BoardController {
    /** Letters typed within this time of each other make up one id. */
    private static final long TYPING_MILLIS = 900;

    private final ViewState viewState;
    private int pressed = Gesture.OFF_BOARD;
    private String typed = "";
    private long typedAt;

    /** A hand at a view state. */
    public BoardController(ViewState viewState) {
        this.viewState = viewState;
    }

    /** A button went down. */
    public void press(Gesture gesture) {
        viewState.point(-1);
        pressed = gesture.square();
        if (gesture.button() == Gesture.Button.LEFT && viewState.mode() != Mode.SOLUTION) {
            viewState.tool().press(viewState, gesture);
        }
    }

    /** The pointer came to another square with a button down. */
    public void drag(Gesture gesture) {
        if (gesture.button() == Gesture.Button.LEFT && viewState.mode() != Mode.SOLUTION) {
            viewState.tool().drag(viewState, gesture);
        }
    }

    /** A button went up. */
    public void release(Gesture gesture) {
        if (gesture.button() == Gesture.Button.RIGHT) {
            releaseRight(gesture.square());
        } else if (viewState.mode() != Mode.SOLUTION) {
            viewState.tool().release(viewState, gesture);
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
        if (viewState.mode() != Mode.EDIT) {
            session().apply(BoardEdits.frame(square));
            return;
        }
        Piece last = viewState.lastPiece();
        if (viewState.setup().piece(square) != null) {
            empty(square);
        } else if (last != null && viewState.variant().pieceById(last.id()).isPresent()) {
            session().apply(BoardEdits.place(document(), last, square, null));
        }
    }

    /** Moves the keyboard's cursor, in directions as seen on the screen; it wakes up in the middle of the board. */
    public void walk(int right, int up) {
        Geometry board = viewState.setup().geometry();
        int sign = viewState.isFlipped() ? -1 : 1;
        if (viewState.cursor() < 0) {
            int wake = viewState.selected() >= 0
                    ? viewState.selected()
                    : board.square((board.files() - 1) / 2, (board.ranks() - 1) / 2);
            viewState.point(wake);
            return;
        }
        int file = board.file(viewState.cursor()) + sign * right;
        int rank = board.rank(viewState.cursor()) + sign * up;
        if (file >= 0 && file < board.files() && rank >= 0 && rank < board.ranks()) {
            viewState.point(board.square(file, rank));
        }
    }

    /** Enter or Space: picks up, drops, stamps, plays, as the tool has it. */
    public void activate() {
        if (hasSquare() && viewState.mode() != Mode.SOLUTION) {
            viewState.tool().activate(viewState, viewState.cursor());
        }
    }

    /** Delete: empties the square of the cursor, otherwise the one of the selected piece. */
    public void delete() {
        int square = viewState.cursor() >= 0 ? viewState.cursor() : viewState.selected();
        if (square >= 0 && viewState.mode() == Mode.EDIT && viewState.setup().piece(square) != null) {
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
        if (viewState.mode() != Mode.EDIT || !isPrefix(id)) {
            typed = "";
            return false;
        }
        typed = id;
        typedAt = now;
        if (hasSquare() && viewState.variant().pieceById(id).isPresent()) {
            Piece piece = new Piece(id, other ? Side.BLACK : Side.WHITE);
            if (id.length() == 1) {
                session().seal();
            }
            session().apply(BoardEdits.place(document(), piece, viewState.cursor(), "type " + viewState.cursor()));
            viewState.remember(piece);
        }
        return true;
    }

    /**
     * Esc: lays down what is carried; else leaves solution or explore mode; else back to the pointer, nothing selected.
     */
    public void escape() {
        if (viewState.carried() != null) {
            viewState.carry(null);
        } else if (viewState.mode() == Mode.SOLUTION) {
            viewState.show(ShownPosition.DOCUMENT);
        } else {
            boolean rest = viewState.tool() instanceof MoveTool && viewState.selected() < 0;
            viewState.take(new MoveTool());
            if (rest) {
                viewState.point(-1);
            }
        }
    }

    /** Plays the move chosen of several. */
    public void choose(@Nullable MoveChoice choice, int index) {
        if (choice != null && choice.equals(viewState.choice())) {
            viewState.play(choice.moves().get(index));
        }
    }

    private boolean hasSquare() {
        return viewState.cursor() >= 0 && !viewState.setup().geometry().isHole(viewState.cursor());
    }

    private boolean isPrefix(String id) {
        return viewState.variant().pieces().stream().anyMatch(p -> p.id().startsWith(id));
    }

    private void empty(int square) {
        Piece piece = viewState.setup().piece(square);
        session().apply(BoardEdits.remove(document(), square, null));
        if (piece != null) {
            viewState.remember(piece);
        }
    }

    private Session session() {
        return viewState.session();
    }

    private Document document() {
        return session().document();
    }
}
