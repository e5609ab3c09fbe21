package org.matewright.rules.config;

import org.jspecify.annotations.Nullable;
import org.matewright.rules.Span;

/**
 * Locates parts of a text's value in the file. The text is analysed at the first call, and every later call takes
 * constant time. Not thread-safe.
 */
public final class PartPlaces {
    private final Config.Text text;
    private @Nullable WrittenText written;

    PartPlaces(Config.Text text) {
        this.text = text;
    }

    /** The place of a part of the value, or that of the whole text if the part can't be located. */
    public Place at(Span part) {
        if (written == null) {
            written = new WrittenText(text);
        }
        return new Place(text.place().file(), written.locate(part));
    }
}
