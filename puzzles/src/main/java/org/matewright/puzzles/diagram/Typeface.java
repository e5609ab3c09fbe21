package org.matewright.puzzles.diagram;

import java.awt.Font;
import java.awt.FontFormatException;
import java.awt.font.FontRenderContext;
import java.awt.font.TextAttribute;
import java.awt.font.TextLayout;
import java.io.IOException;
import java.io.InputStream;
import java.text.AttributedString;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The typeface of all diagrams: Inter, loaded from its jar, so that pictures don't depend on the fonts of a system.
 * Letters that Inter lacks, or all letters if the jar is missing, are taken from Java's logical sans serif font.
 * Thread-safe.
 */
final class Typeface {
    /** A text set at a font size of 100 units with its baseline at y = 0. */
    private record Setting(double width, Outline outline) {}

    private record Key(String text, FontFace face) {}

    private static final String FOLDER = "/com/formdev/flatlaf/fonts/inter/";
    private static final float BASE = 100;
    private static final int MAX_SETTINGS = 2000;
    private static final Typeface INTER = new Typeface();
    private static final FontRenderContext CONTEXT = new FontRenderContext(null, true, true);

    private final Map<FontFace, Font> fonts = new EnumMap<>(FontFace.class);
    private final Map<Key, Setting> settings = new LinkedHashMap<>(64, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Key, Setting> eldest) {
            return size() > MAX_SETTINGS;
        }
    };

    private Typeface() {}

    /** Inter. */
    static Typeface inter() {
        return INTER;
    }

    /** The width of a text at a font size, in the same unit. */
    double width(String text, FontFace face, double size) {
        return text.isEmpty() ? 0 : setting(text, face).width() * size / BASE;
    }

    /** The outline of a text at a font size, with the baseline starting at (x, y). */
    Outline outline(String text, FontFace face, double size, double x, double y) {
        return text.isEmpty()
                ? Outline.of(new java.awt.geom.Path2D.Double())
                : setting(text, face).outline().placed(x, y, size / BASE);
    }

    private synchronized Setting setting(String text, FontFace face) {
        return settings.computeIfAbsent(new Key(text, face), key -> set(text, font(face)));
    }

    private static Setting set(String text, Font font) {
        AttributedString attributed = new AttributedString(text);
        attributed.addAttribute(TextAttribute.FONT, font);
        Font spare = new Font(Font.SANS_SERIF, Font.PLAIN, (int) BASE);
        int at = 0;
        while (at < text.length()) {
            int next = at + Character.charCount(text.codePointAt(at));
            if (!font.canDisplay(text.codePointAt(at))) {
                attributed.addAttribute(TextAttribute.FONT, spare, at, next);
            }
            at = next;
        }
        TextLayout layout = new TextLayout(attributed.getIterator(), CONTEXT);
        return new Setting(layout.getAdvance(), Outline.of(layout.getOutline(null)));
    }

    private Font font(FontFace face) {
        return fonts.computeIfAbsent(face, c -> {
            Font font = load(c);
            if (font != null) {
                return font.deriveFont(BASE).deriveFont(Map.of(TextAttribute.KERNING, TextAttribute.KERNING_ON));
            }
            int style = c == FontFace.SEMIBOLD ? Font.BOLD : c == FontFace.ITALIC ? Font.ITALIC : Font.PLAIN;
            return new Font(Font.SANS_SERIF, style, (int) BASE);
        });
    }

    private static @Nullable Font load(FontFace face) {
        try (InputStream in = Typeface.class.getResourceAsStream(FOLDER + face.file())) {
            return in == null ? null : Font.createFont(Font.TRUETYPE_FONT, in);
        } catch (IOException | FontFormatException e) {
            // with a damaged jar the diagram is drawn in another font
            return null;
        }
    }
}
