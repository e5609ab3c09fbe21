package org.matewright.editor.board;

import org.matewright.editor.settings.Settings;
import org.matewright.editor.theme.Theme;
import org.matewright.puzzles.diagram.BoardColours;
import org.matewright.puzzles.diagram.Style;

/** The board's style for the window's settings. */
public final class BoardStyles {
    private BoardStyles() {}

    /** Colours as chosen, darkened for a dark window; no caption and no page, the window shows those. */
    public static Style of(Settings settings) {
        return base(settings)
                .onPage(null)
                .withCaption(false)
                .withMargin(0)
                .withSideMark(Style.SideMark.ALWAYS)
                .withCoordinates(settings.coordinates() ? Style.Coordinates.ALWAYS : Style.Coordinates.NEVER);
    }

    private static Style base(Settings settings) {
        boolean dark = settings.theme() == Theme.DARK;
        return switch (settings.board()) {
            case "slate" -> dark ? Style.slateDark() : Style.slate();
            case "print" -> dark ? Style.print().withColours(onDarkDesk()) : Style.print();
            default -> dark ? Style.paperDark() : Style.paper();
        };
    }

    /** Print stays black on white, but what is written beside the board must be seen on the dark view state. */
    private static BoardColours onDarkDesk() {
        BoardColours print = BoardColours.PRINT;
        BoardColours dark = BoardColours.SLATE_DARK;
        return new BoardColours(
                print.page(),
                print.light(),
                print.dark(),
                print.hatched(),
                print.frame(),
                dark.text(),
                dark.muted(),
                print.white(),
                print.black(),
                print.halo(),
                print.accent(),
                print.hop(),
                print.fault(),
                print.heat());
    }
}
