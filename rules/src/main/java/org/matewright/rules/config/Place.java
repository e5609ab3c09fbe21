package org.matewright.rules.config;

import org.matewright.rules.Span;

/**
 * A place in a file.
 *
 * @param file the file's name as messages show it; empty for a text that has none
 * @param span the characters in it
 */
public record Place(String file, Span span) {
    /** The start of a file. */
    public static Place startOf(String file) {
        return new Place(file, Span.START);
    }
}
