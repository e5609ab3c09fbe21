package org.matewright.rules.betza;

import java.util.List;
import org.matewright.rules.Checked;

/**
 * A move description in extended Betza notation (docs/NOTATION.md): the piece can make any of its terms' moves.
 *
 * @param text the description as it was written
 * @param terms its moves
 */
public record Betza(String text, List<MoveTerm> terms) {
    /** The description of a piece that never moves. */
    public static final String NONE = "none";

    public Betza {
        terms = List.copyOf(terms);
    }

    /** Reads a description, or {@link #NONE}. Columns of faults count from 1 at the start of the text. */
    public static Checked<Betza> parse(String text) {
        return text.strip().equals(NONE) ? Checked.of(new Betza(NONE, List.of())) : new BetzaParser(text).parse();
    }

    /** The moves in plain words, one clause each, without a full stop. */
    public List<String> clauses() {
        return BetzaWords.clauses(this);
    }

    /** The moves in one sentence. */
    public String inWords() {
        String text = String.join("; ", clauses());
        return text.isEmpty() ? "Never moves." : Character.toUpperCase(text.charAt(0)) + text.substring(1) + ".";
    }

    /** The description in canonical form: in each leg the directions come first, the modes in a fixed order. */
    public String print() {
        StringBuilder out = new StringBuilder();
        for (MoveTerm term : terms) {
            out.append(BetzaPrinter.print(term));
        }
        return terms.isEmpty() ? NONE : out.toString();
    }
}
