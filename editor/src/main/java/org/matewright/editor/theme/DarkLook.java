package org.matewright.editor.theme;

import com.formdev.flatlaf.FlatDarkLaf;

/** The dark theme: slate and a light teal. Its colours stand in {@code DarkLook.properties}. */
public final class DarkLook extends FlatDarkLaf {
    @Override
    public String getName() {
        return "Matewright dark";
    }
}
