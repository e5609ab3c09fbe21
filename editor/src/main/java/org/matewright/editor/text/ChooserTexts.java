package org.matewright.editor.text;

import java.util.Locale;
import java.util.ResourceBundle;
import javax.swing.UIManager;

/** The words of the file dialogs, which the toolkit would write with capitals. */
public final class ChooserTexts {
    private static final String BUNDLE = "org.matewright.editor.text.chooser";

    private ChooserTexts() {}

    /** Puts our words in place of the toolkit's, for every dialog from now on. */
    public static void install() {
        ResourceBundle words = ResourceBundle.getBundle(BUNDLE, Locale.ROOT);
        words.keySet().forEach(key -> UIManager.put("FileChooser." + key, words.getString(key)));
    }
}
