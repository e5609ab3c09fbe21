package org.matewright.editor.document;

import java.util.List;
import org.matewright.puzzles.Problem;
import org.matewright.puzzles.Stipulation;
import org.matewright.puzzles.Twin;
import org.matewright.rules.Setup;
import org.matewright.rules.variant.Variant;

/**
 * What is known of a problem besides position and stipulation. Texts are empty if there's nothing to say.
 *
 * @param title its title
 * @param authors who composed it, {@code Last, First}
 * @param source where it appeared
 * @param award its distinction
 * @param twins its twins, in order
 * @param keywords its keywords
 * @param comment a comment for people
 * @param intended what the author claims
 * @param form what is asked besides the stipulation; set play isn't, for its asterisk stands behind the stipulation
 */
public record ProblemData(
        String title,
        List<String> authors,
        Problem.Source source,
        String award,
        List<Twin> twins,
        List<String> keywords,
        String comment,
        Problem.Intended intended,
        Problem.Form form) {
    /** Nothing known. */
    public static final ProblemData NONE = new ProblemData(
            "",
            List.of(),
            Problem.Source.UNKNOWN,
            "",
            List.of(),
            List.of(),
            "",
            Problem.Intended.NONE,
            Problem.Form.PLAIN);

    public ProblemData {
        authors = List.copyOf(authors);
        twins = List.copyOf(twins);
        keywords = List.copyOf(keywords);
    }

    /** The data of a problem. */
    public static ProblemData of(Problem problem) {
        return new ProblemData(
                problem.credits().title(),
                problem.credits().authors(),
                problem.credits().source(),
                problem.credits().award(),
                problem.twins(),
                problem.notes().keywords(),
                problem.notes().comment(),
                problem.intended(),
                problem.form().withSetPlay(false));
    }

    /** The problem that these are the data of. */
    Problem problem(Variant variant, Setup setup, Stipulation stipulation, boolean setPlay) {
        return Problem.of(variant, setup, stipulation)
                .withForm(form.withSetPlay(setPlay))
                .withCredits(new Problem.Credits(present(title), authors, source, present(award)))
                .withNotes(new Problem.Notes(keywords, present(comment)))
                .withIntended(intended)
                .withTwins(twins);
    }

    /** A text of blanks alone says nothing. */
    private static String present(String text) {
        return text.isBlank() ? "" : text;
    }

    /** The same with another title. */
    public ProblemData withTitle(String title) {
        return new ProblemData(title, authors, source, award, twins, keywords, comment, intended, form);
    }

    /** The same with other authors. */
    public ProblemData withAuthors(List<String> authors) {
        return new ProblemData(title, authors, source, award, twins, keywords, comment, intended, form);
    }

    /** The same with another source. */
    public ProblemData withSource(Problem.Source source) {
        return new ProblemData(title, authors, source, award, twins, keywords, comment, intended, form);
    }

    /** The same with another award. */
    public ProblemData withAward(String award) {
        return new ProblemData(title, authors, source, award, twins, keywords, comment, intended, form);
    }

    /** The same with other twins. */
    public ProblemData withTwins(List<Twin> twins) {
        return new ProblemData(title, authors, source, award, twins, keywords, comment, intended, form);
    }

    /** The same with other keywords. */
    public ProblemData withKeywords(List<String> keywords) {
        return new ProblemData(title, authors, source, award, twins, keywords, comment, intended, form);
    }

    /** The same with another comment. */
    public ProblemData withComment(String comment) {
        return new ProblemData(title, authors, source, award, twins, keywords, comment, intended, form);
    }

    /** The same with something else asked besides the stipulation. */
    public ProblemData withForm(Problem.Form form) {
        return new ProblemData(title, authors, source, award, twins, keywords, comment, intended, form);
    }

    /** The same with another claim. */
    public ProblemData withIntended(Problem.Intended intended) {
        return new ProblemData(title, authors, source, award, twins, keywords, comment, intended, form);
    }
}
