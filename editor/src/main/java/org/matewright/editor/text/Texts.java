package org.matewright.editor.text;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;

/**
 * Texts of one bundle. Bundles lie beside this class, one for each part of the window ({@code window.properties}).
 * Values are patterns of {@link MessageFormat} if they are asked for with arguments, and plain text otherwise.
 */
public final class Texts {
    private final ResourceBundle bundle;

    private Texts(ResourceBundle bundle) {
        this.bundle = bundle;
    }

    /** The bundle with a name. */
    public static Texts bundle(String name) {
        return new Texts(ResourceBundle.getBundle(Texts.class.getPackageName() + "." + name, Locale.ROOT));
    }

    /** The text with a key. */
    public String get(String key) {
        return bundle.getString(key);
    }

    /** The text with a key, its places {@code {0}}, {@code {1}} … filled. */
    public String get(String key, Object... arguments) {
        return new MessageFormat(bundle.getString(key), Locale.ROOT).format(arguments);
    }

    /** Whether there is a text with that key. */
    public boolean has(String key) {
        return bundle.containsKey(key);
    }
}
