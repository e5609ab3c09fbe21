package org.matewright.editor.action;

import java.util.List;
import java.util.function.BooleanSupplier;
import org.matewright.editor.settings.Preferred;
import org.matewright.editor.settings.Settings;
import org.matewright.editor.theme.Theme;
import org.matewright.editor.tool.Desk;
import org.matewright.rules.Side;

/** How things are shown. */
public final class ViewCommands {
    private final Preferred preferred;

    private ViewCommands(Preferred preferred) {
        this.preferred = preferred;
    }

    /**
     * The commands for settings and a desk.
     *
     * @param keys shows the keys
     * @param about says what this is
     */
    public static List<Command> of(Preferred preferred, Desk desk, Runnable keys, Runnable about) {
        return new ViewCommands(preferred).list(desk, keys, about);
    }

    private List<Command> list(Desk desk, Runnable keys, Runnable about) {
        return List.of(
                Command.of("flip", "flip", "ctrl F", desk::flip).on(desk::isFlipped),
                attacks(desk, Side.WHITE, "F5"),
                attacks(desk, Side.BLACK, "F6"),
                Command.of("coordinates", null, null, () -> change(get().withCoordinates(!get().coordinates())))
                        .on(() -> get().coordinates()),
                Command.of("animated", null, null, () -> change(get().withAnimated(!get().animated())))
                        .on(() -> get().animated()),
                board("paper"),
                board("slate"),
                board("print"),
                Command.of(
                                "dark",
                                "theme",
                                "ctrl shift D",
                                () -> change(get().withTheme(get().theme().other())))
                        .on(() -> get().theme() == Theme.DARK),
                Command.of(
                                "palette",
                                "panel-left",
                                "ctrl shift L",
                                () -> panels(!get().palette(), get().tabs(), get().tabsBelow()))
                        .on(() -> get().palette()),
                Command.of(
                                "tabs",
                                "panel-right",
                                "ctrl shift R",
                                () -> panels(get().palette(), !get().tabs(), get().tabsBelow()))
                        .on(() -> get().tabs()),
                Command.of("tabs-below", null, null, () -> panels(get().palette(), get().tabs(), !get().tabsBelow()))
                        .when(() -> get().tabs())
                        .on(() -> get().tabsBelow()),
                Command.of("keys", null, "F1", keys),
                Command.of("about", null, null, about));
    }

    private static Command attacks(Desk desk, Side side, String key) {
        BooleanSupplier on = () -> desk.attacks().side() == side;
        return Command.of(
                        "attacks." + side.word(),
                        null,
                        key,
                        () -> desk.attacks().show(on.getAsBoolean() ? null : side))
                .on(on);
    }

    private Command board(String name) {
        return Command.of("board." + name, null, null, () -> change(get().withBoard(name)))
                .on(() -> get().board().equals(name));
    }

    private void panels(boolean palette, boolean tabs, boolean tabsBelow) {
        // The tabs' size means a width beside the board and a height below it, so it starts afresh.
        boolean turned = tabsBelow != get().tabsBelow();
        preferred.change(s -> {
            Settings next = s.withPanels(palette, tabs, tabsBelow);
            return turned ? next.withDividers(s.paletteWidth(), 0, s.cardHeight()) : next;
        });
    }

    private void change(Settings next) {
        preferred.change(s -> next);
    }

    private Settings get() {
        return preferred.get();
    }
}
