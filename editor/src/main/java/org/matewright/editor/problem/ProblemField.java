package org.matewright.editor.problem;

import java.util.function.BiFunction;
import java.util.function.Function;
import org.matewright.editor.document.Document;
import org.matewright.editor.document.ProblemData;
import org.matewright.rules.Checked;

/**
 * A text of the problem's form.
 *
 * @param name its name, by which the bundle knows its label and hint
 * @param show the text that a document has there
 * @param write the document with another text there, or what is wrong with the text; warnings may come with it
 */
record ProblemField(
        String name, Function<Document, String> show, BiFunction<Document, String, Checked<Document>> write) {
    /** A field of the problem's data in which every text is right. */
    static ProblemField ofData(
            String name, Function<ProblemData, String> show, BiFunction<ProblemData, String, ProblemData> write) {
        return new ProblemField(
                name,
                document -> show.apply(document.data()),
                (document, text) -> Checked.of(document.withData(write.apply(document.data(), text))));
    }
}
