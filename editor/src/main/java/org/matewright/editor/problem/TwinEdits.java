package org.matewright.editor.problem;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.matewright.editor.document.Document;
import org.matewright.puzzles.Problem;
import org.matewright.puzzles.Twin;
import org.matewright.puzzles.io.TwinText;
import org.matewright.rules.Checked;
import org.matewright.rules.Geometry;

/** Changes of a document's twins. */
final class TwinEdits {
    private TwinEdits() {}

    /** A field for the changes of the twin with an index; a text in the field behind the last twin adds one. */
    static ProblemField field(int index) {
        return new ProblemField(
                "twin." + index,
                document -> index < twins(document).size()
                        ? TwinText.print(twins(document).get(index))
                        : "",
                (document, text) -> write(document, index, text));
    }

    private static Checked<Document> write(Document document, int index, String text) {
        List<Twin> twins = twins(document);
        boolean isNew = index >= twins.size();
        if (isNew && text.isBlank()) {
            return Checked.of(document);
        }
        Twin twin = isNew ? new Twin(label(document, index), List.of(), "", false) : twins.get(index);
        Geometry diagram = document.setup().geometry();
        Geometry last = diagram;
        for (Twin before : twins.subList(0, Math.min(index, twins.size()))) {
            last = before.boardAfter(before.boardBefore(diagram, last));
        }
        Geometry board = twin.boardBefore(diagram, last);
        return TwinText.read(twin, text, board).map(read -> with(document, index, read));
    }

    /** A twin in the place of another, or behind the last one. */
    static Document with(Document document, int index, Twin twin) {
        List<Twin> twins = new ArrayList<>(twins(document));
        if (index < twins.size()) {
            twins.set(index, twin);
        } else {
            twins.add(twin);
        }
        return document.withData(document.data().withTwins(twins));
    }

    /** The document without a twin; those behind it move up to the label of the one before. */
    static Document without(Document document, int index) {
        List<Twin> before = twins(document);
        List<Twin> twins = new ArrayList<>(before);
        twins.remove(index);
        for (int i = index; i < twins.size(); i++) {
            Twin twin = twins.get(i).withLabel(before.get(i).label());
            twins.set(i, i > 0 ? twin : twin.withContinued(false));
        }
        return document.withData(document.data().withTwins(twins));
    }

    /**
     * A zero-position, whose first twin is a, or a diagram that is solved itself and whose first twin is b. Labels that
     * go by the letters follow; others stay.
     */
    static Document zeroPosition(Document document, boolean zero) {
        Problem.Form form = document.data().form();
        boolean before = form.zeroPosition();
        List<Twin> twins = new ArrayList<>(twins(document));
        boolean byLetters = IntStream.range(0, twins.size())
                .allMatch(i -> twins.get(i).label().equals(letter(before ? i : i + 1)));
        if (byLetters) {
            for (int i = 0; i < twins.size(); i++) {
                twins.set(i, twins.get(i).withLabel(letter(zero ? i : i + 1)));
            }
        }
        return document.withData(document.data().withTwins(twins).withForm(form.withZeroPosition(zero)));
    }

    /** A twin that starts from the twin before, or from the diagram. */
    static Document continued(Document document, int index, boolean continued) {
        return with(document, index, twins(document).get(index).withContinued(continued));
    }

    static List<Twin> twins(Document document) {
        return document.data().twins();
    }

    /**
     * What the twin with an index is called. One that is still to come gets the next free letter; the first is b, for a
     * is the diagram, or a in a zero-position.
     */
    static String label(Document document, int index) {
        List<Twin> twins = twins(document);
        if (index < twins.size()) {
            return twins.get(index).label();
        }
        return IntStream.iterate(document.data().form().zeroPosition() ? index : index + 1, i -> i + 1)
                .mapToObj(TwinEdits::letter)
                .filter(letter -> twins.stream().noneMatch(twin -> twin.label().equals(letter)))
                .findFirst()
                .orElseThrow();
    }

    /** a, b, … z, then z1, z2 and so on. */
    private static String letter(int index) {
        return index < 26 ? Character.toString('a' + index) : "z" + (index - 25);
    }
}
