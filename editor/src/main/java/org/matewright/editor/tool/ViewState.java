package org.matewright.editor.tool;

import java.util.List;
import java.util.Objects;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.matewright.editor.document.DocumentChanged;
import org.matewright.editor.document.Session;
import org.matewright.editor.document.ShownPosition;
import org.matewright.rules.Fen;
import org.matewright.rules.Piece;
import org.matewright.rules.Setup;
import org.matewright.rules.variant.Move;
import org.matewright.rules.variant.Position;
import org.matewright.rules.variant.Variant;

/**
 * What is seen and held beside the document: the tool, the selected piece, what is carried, which position is shown,
 * which way round. Nothing of it is saved or undone. Used from one thread only; listeners hear of every change, the
 * document's included.
 */
public final class ViewState {
    private final Session session;
    private final List<Runnable> listeners = new CopyOnWriteArrayList<>();
    private Tool tool = new MoveTool();
    private boolean flipped;
    private int selected = -1;
    private int cursor = -1;
    private final Attacks attacks = new Attacks(this::fire);
    private @Nullable Piece hovered;
    private @Nullable CarriedPiece carried;
    private @Nullable Piece lastPiece;
    private @Nullable MoveChoice choice;
    private @Nullable Exploration exploration;
    private ShownPosition shown = ShownPosition.DOCUMENT;
    private @Nullable Destinations destinations;

    /** A view state for a session; it listens to it. */
    public ViewState(Session session) {
        this.session = session;
        session.addListener(this::documentChanged);
    }

    /** The session whose document lies here. */
    public Session session() {
        return session;
    }

    /** Calls {@code listener} whenever something here or in the document changes. */
    public void addListener(Runnable listener) {
        listeners.add(listener);
    }

    /** The document's last valid variant. */
    public Variant variant() {
        return session.document().variant();
    }

    /** The position that is shown: the document's, the solution's or the one played to. */
    public Setup setup() {
        if (exploration != null) {
            return exploration.position().setup();
        }
        return shown.setup() == null ? session.document().setup() : shown.setup();
    }

    /** The FEN of the position that is shown, with the castling that the rules allow in it. */
    public String fen() {
        Setup shownSetup = setup();
        return Stream.of(shownSetup, shownSetup.withSide(shownSetup.side().other()))
                .map(asked -> variant().position(asked).valueOrNull())
                .filter(Objects::nonNull)
                .map(position ->
                        Fen.print(shownSetup.withCastling(position.setup().castling())))
                .findFirst()
                .orElseGet(() -> Fen.print(shownSetup));
    }

    /** Whether legal moves can be played from what is shown. */
    public boolean canExplore() {
        return exploration != null || explorable() != null;
    }

    private @Nullable Position explorable() {
        return shown.isDocument() ? session.document().position().valueOrNull() : shown.position();
    }

    /** The move that led to the position shown, or null. */
    public @Nullable Move lastMove() {
        return exploration != null ? exploration.lastMove() : shown.lastMove();
    }

    /** The position in which {@link #lastMove} was played, or null. */
    public @Nullable Position beforeLastMove() {
        return exploration != null ? exploration.before() : shown.before();
    }

    /** What the board is showing. */
    public Mode mode() {
        return exploration != null ? Mode.EXPLORE : shown.isDocument() ? Mode.EDIT : Mode.SOLUTION;
    }

    /** Shows a position of the solution, or the document's own again. */
    public void show(ShownPosition next) {
        boolean exploring = exploration != null;
        exploration = null;
        shown = next;
        if (exploring) {
            tool = new MoveTool();
        }
        letGo();
    }

    /** The tool in use. */
    public Tool tool() {
        return tool;
    }

    /** Takes another tool; every tool but the explorer brings the document's position back. */
    public void take(Tool next) {
        tool = next;
        if (next instanceof ExploreTool) {
            Position start = explorable();
            exploration = start == null ? null : Exploration.from(start);
            if (start == null) {
                tool = new MoveTool();
            }
        } else {
            exploration = null;
        }
        shown = ShownPosition.DOCUMENT;
        letGo();
    }

    /** The moves played in explore mode, or null in the other modes. */
    public @Nullable Exploration exploration() {
        return exploration;
    }

    /** Plays a legal move of the position explored. */
    public void play(Move move) {
        if (exploration != null) {
            exploration = exploration.play(move);
            letGo();
        }
    }

    /** Goes forward or back among the moves played. */
    public void step(int by) {
        if (exploration != null) {
            exploration = exploration.step(by);
            letGo();
        }
    }

    /** The square of the selected piece, or -1. */
    public int selected() {
        return selected;
    }

    /** Selects the piece on a square, or none with -1. */
    public void select(int square) {
        selected = square;
        destinations = null;
        choice = null;
        fire();
    }

    /** Where the selected piece can go. */
    public Destinations destinations() {
        if (destinations == null) {
            destinations = selected < 0 ? Destinations.NONE : Destinations.of(variant(), setup(), selected);
        }
        return destinations;
    }

    /** The square of the keyboard's cursor, or -1 while the keyboard isn't used. */
    public int cursor() {
        return cursor;
    }

    /** Puts the keyboard's cursor on a square, or hides it with -1. */
    public void point(int square) {
        cursor = square;
        fire();
    }

    /** The attacks that are shown. */
    public Attacks attacks() {
        return attacks;
    }

    /** The piece under the pointer, on the board or beside it, or null. */
    public @Nullable Piece hovered() {
        return hovered;
    }

    /** The pointer rests on a piece, or with null on none. */
    public void hover(@Nullable Piece piece) {
        if (!Objects.equals(piece, hovered)) {
            hovered = piece;
            fire();
        }
    }

    /** What is carried, or null. */
    public @Nullable CarriedPiece carried() {
        return carried;
    }

    /** Picks a piece up, or with null lays down what is carried. */
    public void carry(@Nullable CarriedPiece next) {
        carried = next;
        fire();
    }

    /** The piece that was placed or moved last, or null. */
    public @Nullable Piece lastPiece() {
        return lastPiece;
    }

    /** Notes a piece as the last one placed. */
    public void remember(Piece piece) {
        lastPiece = piece;
    }

    /** The moves among which the person must choose, or null. */
    public @Nullable MoveChoice choice() {
        return choice;
    }

    /** Asks which of several moves is meant. */
    public void ask(MoveChoice next) {
        choice = next;
        fire();
    }

    /** Whether Black's side is at the bottom. */
    public boolean isFlipped() {
        return flipped;
    }

    /** Turns the view round; the position stays. */
    public void flip() {
        flipped = !flipped;
        fire();
    }

    private void documentChanged(DocumentChanged change) {
        if (change.questionChanged() || change.reason() == DocumentChanged.Reason.OPEN) {
            boolean exploring = exploration != null;
            exploration = null;
            shown = ShownPosition.DOCUMENT;
            if (exploring) {
                tool = new MoveTool();
            }
        }
        if (change.variantChanged()
                && tool instanceof PlaceTool place
                && variant().pieceById(place.piece().id()).isEmpty()) {
            tool = new MoveTool();
        }
        int squares = setup().geometry().squares();
        if (cursor >= squares) {
            cursor = -1;
        }
        if (selected >= squares || selected >= 0 && setup().piece(selected) == null) {
            selected = -1;
        }
        destinations = null;
        choice = null;
        carried = null;
        fire();
    }

    private void letGo() {
        selected = -1;
        destinations = null;
        choice = null;
        carried = null;
        fire();
    }

    private void fire() {
        attacks.follow(variant(), setup());
        listeners.forEach(Runnable::run);
    }
}
