package org.matewright.editor.theme;

import com.formdev.flatlaf.FlatLightLaf;

/** The light theme: warm paper and a deep teal. Its colours stand in {@code LightLook.properties}. */
public final class LightLook extends FlatLightLaf {
    @Override
    public String getName() {
        return "Matewright light";
    }
}
