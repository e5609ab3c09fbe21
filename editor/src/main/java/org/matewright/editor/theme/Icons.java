package org.matewright.editor.theme;

import com.formdev.flatlaf.extras.FlatSVGIcon;
import com.formdev.flatlaf.extras.FlatSVGUtils;
import java.awt.Image;
import java.util.List;

/**
 * The window's icons, drawn on a grid of 16 pixels with lines of 1.5; they take the colour that the theme gives them at
 * the moment they are painted.
 */
public final class Icons {
    private Icons() {}

    /**
     * The icon with a name.
     *
     * @throws IllegalArgumentException if there's none
     */
    public static FlatSVGIcon of(String name) {
        return of(name, Ink.ICON);
    }

    /** The program's own picture in several sizes, for the window and the task bar. */
    public static List<Image> windowImages() {
        return FlatSVGUtils.createWindowIconImages(
                "/" + Icons.class.getPackageName().replace('.', '/') + "/matewright.svg");
    }

    /** The icon with a name, in the colour for a meaning. */
    public static FlatSVGIcon of(String name, Ink ink) {
        String path = Icons.class.getPackageName().replace('.', '/') + "/icons/" + name + ".svg";
        FlatSVGIcon icon = new FlatSVGIcon(path, 16, 16, Icons.class.getClassLoader());
        if (!icon.hasFound()) {
            throw new IllegalArgumentException("there's no icon " + name);
        }
        icon.setColorFilter(new FlatSVGIcon.ColorFilter(color -> ink.color()));
        return icon;
    }
}
