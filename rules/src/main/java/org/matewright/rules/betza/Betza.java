package org.matewright.rules.betza;

import java.util.List;
import org.matewright.rules.Checked;

/**
 * A move description in extended Betza notation, read. The piece makes any of the terms' moves.
 *
 * @param text as it was written
 * @param terms its moves
 */
public record Betza(String text, List<MoveTerm> terms) {
    /** What stands for a piece that never moves. */
    public static final String NONE = "none";

    public Betza {
        terms = List.copyOf(terms);
    }

    /** Reads a description, or {@link #NONE}; the faults' columns count from 1 at the start of the text. */
    public static Checked<Betza> parse(String text) {
        return text.strip().equals(NONE) ? Checked.of(new Betza(NONE, List.of())) : new BetzaParser(text).parse();
    }

    /** The moves in plain words, one clause for each; without a full stop. */
    public List<String> clauses() {
        return BetzaWords.clauses(this);
    }

    /** The moves in one sentence of plain words. */
    public String inWords() {
        String text = String.join("; ", clauses());
        return text.isEmpty() ? "Never moves." : Character.toUpperCase(text.charAt(0)) + text.substring(1) + ".";
    }

    /** The description in canonical form: legs with directions first and modes in a fixed order. */
    public String print() {
        StringBuilder out = new StringBuilder();
        for (MoveTerm term : terms) {
            out.append(BetzaPrinter.print(term));
        }
        return terms.isEmpty() ? NONE : out.toString();
    }
}
