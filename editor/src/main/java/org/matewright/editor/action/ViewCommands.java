package org.matewright.editor.action;

import java.util.List;
import java.util.function.BooleanSupplier;
import org.matewright.editor.settings.CurrentSettings;
import org.matewright.editor.settings.Settings;
import org.matewright.editor.theme.Theme;
import org.matewright.editor.tool.ViewState;
import org.matewright.rules.Side;

/** How things are shown. */
public final class ViewCommands {
    private final CurrentSettings currentSettings;

    private ViewCommands(CurrentSettings currentSettings) {
        this.currentSettings = currentSettings;
    }

    /**
     * The commands for settings and a view state.
     *
     * @param keys shows the keys
     * @param about says what this is
     */
    public static List<Command> of(
            CurrentSettings currentSettings, ViewState viewState, Runnable keys, Runnable about) {
        return new ViewCommands(currentSettings).list(viewState, keys, about);
    }

    private List<Command> list(ViewState viewState, Runnable keys, Runnable about) {
        return List.of(
                Command.of("flip", "flip", "ctrl F", viewState::flip).on(viewState::isFlipped),
                attacks(viewState, Side.WHITE, "F5"),
                attacks(viewState, Side.BLACK, "F6"),
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

    private static Command attacks(ViewState viewState, Side side, String key) {
        BooleanSupplier on = () -> viewState.attacks().side() == side;
        return Command.of(
                        "attacks." + side.word(),
                        null,
                        key,
                        () -> viewState.attacks().show(on.getAsBoolean() ? null : side))
                .on(on);
    }

    private Command board(String name) {
        return Command.of("board." + name, null, null, () -> change(get().withBoard(name)))
                .on(() -> get().board().equals(name));
    }

    private void panels(boolean palette, boolean tabs, boolean tabsBelow) {
        // The tabs' size means a width beside the board and a height below it, so it starts afresh.
        boolean turned = tabsBelow != get().tabsBelow();
        currentSettings.change(s -> {
            Settings next = s.withPanels(palette, tabs, tabsBelow);
            return turned ? next.withDividers(s.paletteWidth(), 0, s.cardHeight()) : next;
        });
    }

    private void change(Settings next) {
        currentSettings.change(s -> next);
    }

    private Settings get() {
        return currentSettings.get();
    }
}
