package org.matewright.editor.problem;

import java.util.ArrayList;
import java.util.List;
import org.matewright.editor.document.Document;
import org.matewright.puzzles.Problem;
import org.matewright.puzzles.io.TwinText;
import org.matewright.rules.Checked;

/** Changes of a document's twins. */
final class TwinChange {
    private TwinChange() {}

    /** A field for the changes of the twin with an index; a text in the field behind the last twin adds one. */
    static ProblemField field(int index) {
        return new ProblemField(
                "twin." + label(index),
                document -> index < twins(document).size() ? TwinText.print(twins(document).get(index)) : "",
                (document, text) -> write(document, index, text));
    }

    private static Checked<Document> write(Document document, int index, String text) {
        List<Problem.Twin> twins = twins(document);
        boolean isNew = index >= twins.size();
        if (isNew && text.isBlank()) {
            return Checked.of(document);
        }
        Problem.Twin twin = isNew ? new Problem.Twin(label(index), List.of(), "", false) : twins.get(index);
        return TwinText.read(twin, text, document.setup().geometry()).map(read -> with(document, index, read));
    }

    /** A twin in the place of another, or behind the last one. */
    static Document with(Document document, int index, Problem.Twin twin) {
        List<Problem.Twin> twins = new ArrayList<>(twins(document));
        if (index < twins.size()) {
            twins.set(index, twin);
        } else {
            twins.add(twin);
        }
        return document.withData(document.data().withTwins(twins));
    }

    /** The document without a twin; those behind it move up a letter. */
    static Document without(Document document, int index) {
        List<Problem.Twin> twins = new ArrayList<>(twins(document));
        twins.remove(index);
        for (int i = index; i < twins.size(); i++) {
            Problem.Twin twin = twins.get(i);
            twins.set(i, new Problem.Twin(label(i), twin.changes(), twin.text(), twin.continued() && i > 0));
        }
        return document.withData(document.data().withTwins(twins));
    }

    /** A twin that starts from the twin before, or from the diagram. */
    static Document continued(Document document, int index, boolean continued) {
        Problem.Twin twin = twins(document).get(index);
        return with(document, index, new Problem.Twin(twin.label(), twin.changes(), twin.text(), continued));
    }

    static List<Problem.Twin> twins(Document document) {
        return document.data().twins();
    }

    /** The letter of the twin with an index: b, c, … z, then z1, z2 and so on. */
    static String label(int index) {
        return index < 25 ? Character.toString('b' + index) : "z" + (index - 24);
    }
}
