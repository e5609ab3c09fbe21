package org.matewright.editor.theme;

import com.formdev.flatlaf.FlatLaf;
import com.formdev.flatlaf.fonts.inter.FlatInterFont;
import com.formdev.flatlaf.fonts.jetbrains_mono.FlatJetBrainsMonoFont;
import javax.swing.UIManager;

/** The window's themes. */
public enum Theme {
    LIGHT,
    DARK;

    /** Puts the theme on every window, open ones included. Call it on the event thread. */
    public void install() {
        FlatInterFont.installLazy();
        FlatJetBrainsMonoFont.installLazy();
        FlatLaf.setPreferredFontFamily(FlatInterFont.FAMILY);
        FlatLaf.setPreferredLightFontFamily(FlatInterFont.FAMILY_LIGHT);
        FlatLaf.setPreferredSemiboldFontFamily(FlatInterFont.FAMILY_SEMIBOLD);
        FlatLaf.setPreferredMonospacedFontFamily(FlatJetBrainsMonoFont.FAMILY);
        FlatLaf.registerCustomDefaultsSource(Theme.class.getPackageName(), Theme.class.getClassLoader());
        FlatLaf look = this == LIGHT ? new LightLook() : new DarkLook();
        if (FlatLaf.setup(look)) {
            FlatLaf.updateUI();
        }
    }

    /** The theme that is on. */
    public static Theme current() {
        return UIManager.getLookAndFeel() instanceof DarkLook ? DARK : LIGHT;
    }

    /** The other one. */
    public Theme other() {
        return this == LIGHT ? DARK : LIGHT;
    }
}
