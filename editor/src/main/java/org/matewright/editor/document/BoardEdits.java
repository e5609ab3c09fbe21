package org.matewright.editor.document;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.matewright.editor.text.Texts;
import org.matewright.puzzles.diagram.Mark;
import org.matewright.rules.Piece;
import org.matewright.rules.Setup;
import org.matewright.rules.Side;

/** The edits that change the position, with their labels. A board changed by hand has no en passant square. */
public final class BoardEdits {
    private static final Texts TEXTS = Texts.bundle("edits");

    private BoardEdits() {}

    /** Moves a piece, whatever the rules say; what stood on the target goes. */
    public static Edit move(Document document, int from, int to) {
        String label = TEXTS.get("move", at(document, from), name(document, to));
        return Edit.of(label, board(s -> s.with(to, s.piece(from)).with(from, null)));
    }

    /** Puts another piece of the same kind on a square. */
    public static Edit copy(Document document, int from, int to) {
        String label = TEXTS.get("copy", at(document, from), name(document, to));
        return Edit.of(label, board(s -> s.with(to, s.piece(from))));
    }

    /**
     * Puts a piece on a square.
     *
     * @param mergeKey the gesture that this is part of, or null
     */
    public static Edit place(Document document, Piece piece, int square, @Nullable String mergeKey) {
        String label = TEXTS.get("place", piece.id() + name(document, square));
        return new Edit(label, mergeKey, board(s -> s.with(square, piece)));
    }

    /**
     * Empties a square.
     *
     * @param mergeKey the gesture that this is part of, or null
     */
    public static Edit remove(Document document, int square, @Nullable String mergeKey) {
        return new Edit(TEXTS.get("remove", at(document, square)), mergeKey, board(s -> s.with(square, null)));
    }

    /** Empties the board. */
    public static Edit clear() {
        return Edit.of(
                TEXTS.get("clear"),
                d -> d.withSetup(Setup.empty(d.variant().geometry())).withMarks(List.of()));
    }

    /** Puts the variant's start position on the board. */
    public static Edit start() {
        return Edit.of(TEXTS.get("start"), d -> d.withSetup(d.variant().start()));
    }

    /** Gives the move to a side. */
    public static Edit side(Side side) {
        return Edit.of(TEXTS.get("side." + side.word()), board(s -> s.withSide(side)));
    }

    /** Puts another position on the board, such as one that was pasted. */
    public static Edit position(Setup setup, String labelKey) {
        return Edit.of(TEXTS.get(labelKey), d -> d.withSetup(setup));
    }

    /** Carries all pieces along. */
    public static Edit transform(Transformation transformation) {
        return Edit.of(TEXTS.get(transformation.name()), transformation::apply);
    }

    /** Draws an arrow, or removes it if it is there. */
    public static Edit arrow(int from, int to) {
        return mark("arrow", new Mark.Arrow(from, to));
    }

    /** Frames a square, or removes its frame. */
    public static Edit frame(int square) {
        return mark("frame", new Mark.Target(square));
    }

    private static Edit mark(String key, Mark mark) {
        return Edit.of(TEXTS.get(key), d -> {
            List<Mark> marks = new ArrayList<>(d.marks());
            if (!marks.remove(mark)) {
                marks.add(mark);
            }
            return d.withMarks(marks);
        });
    }

    /** Removes all marks. */
    public static Edit clearMarks() {
        return Edit.of(TEXTS.get("marks"), d -> d.withMarks(List.of()));
    }

    private static UnaryOperator<Document> board(UnaryOperator<Setup> change) {
        return d -> d.withSetup(change.apply(d.setup()).withEnPassant(List.of()));
    }

    private static String at(Document document, int square) {
        Piece piece = document.setup().piece(square);
        return (piece == null ? "" : piece.id()) + name(document, square);
    }

    private static String name(Document document, int square) {
        return document.setup().geometry().name(square);
    }
}
