package org.matewright.rules.betza;

import org.matewright.rules.Checked;

/** A parsed move description. STUB */
public record Betza(String text) {
    /** Reads a description; the spans of the faults count from column 1 of the text. */
    public static Checked<Betza> parse(String text) {
        return Checked.of(new Betza(text));
    }

    /** The description in canonical form. */
    public String print() {
        return text;
    }
}
