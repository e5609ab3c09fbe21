package org.matewright.rules.config;

import org.jspecify.annotations.Nullable;
import org.matewright.rules.Span;

/**
 * The places of parts of a text. Nothing is done before the first one is asked for, and each further one takes no time
 * to speak of, however long the text is. Not for several threads.
 */
public final class PartPlaces {
    private final Config.Text text;
    private @Nullable WrittenText written;

    PartPlaces(Config.Text text) {
        this.text = text;
    }

    /** The place of a part of the value; the place of the whole if the part can't be found in what was written. */
    public Place at(Span part) {
        if (written == null) {
            written = new WrittenText(text);
        }
        return new Place(text.place().file(), written.locate(part));
    }
}
