package org.matewright.editor.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.image.BufferedImage;
import javax.swing.JLabel;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.matewright.editor.board.BoardStyles;
import org.matewright.editor.kit.EventThread;
import org.matewright.editor.settings.Settings;
import org.matewright.editor.theme.Ink;
import org.matewright.editor.theme.Theme;
import org.matewright.puzzles.diagram.BoardColours;
import org.matewright.rules.Side;

/** Signs must stand out from their ground by three to one: WCAG 2.1, success criterion 1.4.11. */
class ContrastTest {
    private static final double LEAST = 3;

    @AfterEach
    void light() {
        EventThread.run(Theme.LIGHT::install);
    }

    @ParameterizedTest
    @ValueSource(strings = {"paper", "slate"})
    void marksStandOutFromTheSquaresInBothThemes(String board) {
        for (Theme theme : Theme.values()) {
            BoardColours colours = BoardStyles.of(
                            Settings.DEFAULTS.withBoard(board).withTheme(theme))
                    .colours();
            assertThat(contrast(colours.accent(), colours.light()))
                    .as(theme + " light")
                    .isGreaterThan(LEAST);
            assertThat(contrast(colours.accent(), colours.dark()))
                    .as(theme + " dark")
                    .isGreaterThan(LEAST);
        }
    }

    /** Black's disc is a dark one on a lighter ground in every theme, not a light ring. */
    @ParameterizedTest
    @EnumSource(Theme.class)
    void blacksDiscIsDarkerThanWhatSurroundsIt(Theme theme) {
        BufferedImage picture = EventThread.get(() -> {
            theme.install();
            return paint(new SideIcon(() -> Side.BLACK));
        });
        int middle = picture.getWidth() / 2;
        Color disc = new Color(picture.getRGB(middle, middle));
        Color ground = new Color(picture.getRGB(2, 1));
        assertThat(luminance(disc)).isLessThan(luminance(ground));
        assertThat(contrast(disc, ground)).isGreaterThan(LEAST);
    }

    @Test
    void whitesDiscIsWhiteInTheDark() {
        BufferedImage picture = EventThread.get(() -> {
            Theme.DARK.install();
            return paint(new SideIcon(() -> Side.WHITE));
        });
        int middle = picture.getWidth() / 2;
        assertThat(new Color(picture.getRGB(middle, middle))).isEqualTo(Color.WHITE);
    }

    private static BufferedImage paint(SideIcon icon) {
        BufferedImage picture =
                new BufferedImage(icon.getIconWidth(), icon.getIconHeight(), BufferedImage.TYPE_INT_RGB);
        java.awt.Graphics2D g = picture.createGraphics();
        g.setColor(Ink.DESK.color());
        g.fillRect(0, 0, picture.getWidth(), picture.getHeight());
        icon.paintIcon(new JLabel(), g, 0, 0);
        g.dispose();
        return picture;
    }

    private static double contrast(Color one, Color other) {
        double a = luminance(one);
        double b = luminance(other);
        return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    }

    private static double luminance(Color colour) {
        return 0.2126 * linear(colour.getRed())
                + 0.7152 * linear(colour.getGreen())
                + 0.0722 * linear(colour.getBlue());
    }

    private static double linear(int channel) {
        double c = channel / 255.0;
        return c <= 0.04045 ? c / 12.92 : Math.pow((c + 0.055) / 1.055, 2.4);
    }
}
