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
 * The lettering of all diagrams: Inter, from its own jar, so that a picture doesn't depend on what a system has
 * installed. Letters that Inter lacks, and all of them if the jar is missing, come from the logical sans serif font.
 * Thread-safe.
 */
final class Typeface {
    /** A text at a size of 100 units, its base line at y = 0. */
    private record Setting(double width, Outline outline) {}

    private record Key(String text, Lettering lettering) {}

    private static final String FOLDER = "/com/formdev/flatlaf/fonts/inter/";
    private static final float BASE = 100;
    private static final int REMEMBERED = 2000;
    private static final Typeface INTER = new Typeface();
    private static final FontRenderContext CONTEXT = new FontRenderContext(null, true, true);

    private final Map<Lettering, Font> fonts = new EnumMap<>(Lettering.class);
    private final Map<Key, Setting> settings = new LinkedHashMap<>(64, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Key, Setting> eldest) {
            return size() > REMEMBERED;
        }
    };

    private Typeface() {}

    /** Inter. */
    static Typeface inter() {
        return INTER;
    }

    /** How far a text runs at a size, in the size's unit. */
    double width(String text, Lettering lettering, double size) {
        return text.isEmpty() ? 0 : setting(text, lettering).width() * size / BASE;
    }

    /** The outline of a text at a size, its base line starting at (x, y). */
    Outline outline(String text, Lettering lettering, double size, double x, double y) {
        return text.isEmpty()
                ? Outline.of(new java.awt.geom.Path2D.Double())
                : setting(text, lettering).outline().placed(x, y, size / BASE);
    }

    private synchronized Setting setting(String text, Lettering lettering) {
        return settings.computeIfAbsent(new Key(text, lettering), key -> set(text, font(lettering)));
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

    private Font font(Lettering lettering) {
        return fonts.computeIfAbsent(lettering, c -> {
            Font font = load(c);
            if (font != null) {
                return font.deriveFont(BASE).deriveFont(Map.of(TextAttribute.KERNING, TextAttribute.KERNING_ON));
            }
            int style = c == Lettering.SEMIBOLD ? Font.BOLD : c == Lettering.ITALIC ? Font.ITALIC : Font.PLAIN;
            return new Font(Font.SANS_SERIF, style, (int) BASE);
        });
    }

    private static @Nullable Font load(Lettering lettering) {
        try (InputStream in = Typeface.class.getResourceAsStream(FOLDER + lettering.file())) {
            return in == null ? null : Font.createFont(Font.TRUETYPE_FONT, in);
        } catch (IOException | FontFormatException e) {
            // A damaged jar costs the look of the text, not the diagram.
            return null;
        }
    }
}
