package org.matewright.editor.widget;

import java.util.regex.Pattern;

/** Messages of faults as sentences. They begin in lower case where they're made, to go behind a place or a colon. */
public final class Sentence {
    private static final Pattern PLAIN_WORD = Pattern.compile("\\p{Ll}+('\\p{Ll}+)?[\\s,:].*", Pattern.DOTALL);

    private Sentence() {}

    /** The message with a capital at its beginning, unless it begins with something else than a plain word. */
    public static String of(String message) {
        return PLAIN_WORD.matcher(message).matches()
                ? Character.toUpperCase(message.charAt(0)) + message.substring(1)
                : message;
    }
}
