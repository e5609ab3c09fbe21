package org.matewright.editor.settings;

import java.util.ArrayList;
import java.util.List;
import org.matewright.editor.theme.Theme;

/**
 * What the window remembers. Immutable. Widths are in unscaled pixels, 0 for "never set".
 *
 * @param theme light or dark
 * @param board the name of the board's colours: {@code paper}, {@code slate} or {@code print}
 * @param coordinates whether files and ranks are named beside the board
 * @param animated whether moves glide when one steps through a solution
 * @param palette whether the column of pieces is shown
 * @param tabs whether the column of tabs is shown
 * @param tabsBelow whether the tabs lie below the board instead of beside it
 * @param paletteWidth the width of the column of pieces
 * @param tabsWidth the width of the column of tabs, or its height if it lies below
 * @param cardHeight the height of the piece card
 * @param bounds where the window was
 * @param recent the files used last, the latest first
 */
public record Settings(
        Theme theme,
        String board,
        boolean coordinates,
        boolean animated,
        boolean palette,
        boolean tabs,
        boolean tabsBelow,
        int paletteWidth,
        int tabsWidth,
        int cardHeight,
        WindowBounds bounds,
        List<String> recent) {
    /** The number of files remembered. */
    public static final int MOST_RECENT = 10;

    /** For the first run. */
    public static final Settings DEFAULTS =
            new Settings(Theme.LIGHT, "paper", true, true, true, true, false, 0, 0, 0, WindowBounds.UNKNOWN, List.of());

    public Settings {
        recent = List.copyOf(recent);
    }

    /**
     * Where a window was.
     *
     * @param width 0 if it isn't known
     */
    public record WindowBounds(int x, int y, int width, int height, boolean maximized) {
        /** Not known. */
        public static final WindowBounds UNKNOWN = new WindowBounds(0, 0, 0, 0, false);
    }

    /** With another theme. */
    public Settings withTheme(Theme theme) {
        return new Settings(
                theme,
                board,
                coordinates,
                animated,
                palette,
                tabs,
                tabsBelow,
                paletteWidth,
                tabsWidth,
                cardHeight,
                bounds,
                recent);
    }

    /** With other colours of the board. */
    public Settings withBoard(String board) {
        return new Settings(
                theme,
                board,
                coordinates,
                animated,
                palette,
                tabs,
                tabsBelow,
                paletteWidth,
                tabsWidth,
                cardHeight,
                bounds,
                recent);
    }

    /** With or without coordinates. */
    public Settings withCoordinates(boolean coordinates) {
        return new Settings(
                theme,
                board,
                coordinates,
                animated,
                palette,
                tabs,
                tabsBelow,
                paletteWidth,
                tabsWidth,
                cardHeight,
                bounds,
                recent);
    }

    /** With or without gliding moves. */
    public Settings withAnimated(boolean animated) {
        return new Settings(
                theme,
                board,
                coordinates,
                animated,
                palette,
                tabs,
                tabsBelow,
                paletteWidth,
                tabsWidth,
                cardHeight,
                bounds,
                recent);
    }

    /** With other panels shown. */
    public Settings withPanels(boolean palette, boolean tabs, boolean tabsBelow) {
        return new Settings(
                theme,
                board,
                coordinates,
                animated,
                palette,
                tabs,
                tabsBelow,
                paletteWidth,
                tabsWidth,
                cardHeight,
                bounds,
                recent);
    }

    /** With other places of the dividers. */
    public Settings withDividers(int paletteWidth, int tabsWidth, int cardHeight) {
        return new Settings(
                theme,
                board,
                coordinates,
                animated,
                palette,
                tabs,
                tabsBelow,
                paletteWidth,
                tabsWidth,
                cardHeight,
                bounds,
                recent);
    }

    /** With another place of the window. */
    public Settings withBounds(WindowBounds bounds) {
        return new Settings(
                theme,
                board,
                coordinates,
                animated,
                palette,
                tabs,
                tabsBelow,
                paletteWidth,
                tabsWidth,
                cardHeight,
                bounds,
                recent);
    }

    /** With a file as the one used last. */
    public Settings withRecent(String file) {
        List<String> files = new ArrayList<>(recent);
        files.remove(file);
        files.add(0, file);
        return new Settings(
                theme,
                board,
                coordinates,
                animated,
                palette,
                tabs,
                tabsBelow,
                paletteWidth,
                tabsWidth,
                cardHeight,
                bounds,
                files.subList(0, Math.min(MOST_RECENT, files.size())));
    }
}
