package org.matewright.editor.settings;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.prefs.BackingStoreException;
import java.util.prefs.Preferences;
import org.jspecify.annotations.Nullable;
import org.matewright.editor.settings.Settings.WindowBounds;
import org.matewright.editor.theme.Theme;

/**
 * Keeps {@link Settings} in the user's preferences. Where those can't be read or written, the defaults do and nothing
 * is kept; a value that makes no sense counts as missing.
 */
public final class SettingsStore {
    /** Java's own remarks about a missing folder would only puzzle people; held here so that the level sticks. */
    private static final Logger PREFERENCES_LOG = Logger.getLogger("java.util.prefs");

    private final @Nullable Preferences node;

    private SettingsStore(@Nullable Preferences node) {
        this.node = node;
    }

    /** The user's own preferences. */
    public static SettingsStore user() {
        PREFERENCES_LOG.setLevel(Level.OFF);
        try {
            return new SettingsStore(Preferences.userRoot().node("org/matewright/editor"));
        } catch (SecurityException | IllegalStateException e) {
            return none();
        }
    }

    /** Keeps nothing. */
    public static SettingsStore none() {
        return new SettingsStore(null);
    }

    /** Keeps everything below a node. */
    public static SettingsStore in(Preferences node) {
        return new SettingsStore(node);
    }

    /** What was kept, or the defaults. */
    public Settings load() {
        if (node == null) {
            return Settings.DEFAULTS;
        }
        try {
            return read(node);
        } catch (IllegalStateException e) {
            return Settings.DEFAULTS;
        }
    }

    /** Keeps settings, as far as possible. */
    public void save(Settings settings) {
        if (node == null) {
            return;
        }
        try {
            write(node, settings);
            node.flush();
        } catch (IllegalStateException | BackingStoreException e) {
            PREFERENCES_LOG.log(Level.FINE, "settings aren't kept", e);
        }
    }

    private static Settings read(Preferences node) {
        Settings defaults = Settings.DEFAULTS;
        Theme theme = node.get("theme", "light").equals("dark") ? Theme.DARK : Theme.LIGHT;
        String board = node.get("board", defaults.board());
        List<String> recent = new ArrayList<>();
        for (int i = 0; i < Settings.MOST_RECENT; i++) {
            String file = node.get("recent." + i, "");
            if (!file.isEmpty()) {
                recent.add(file);
            }
        }
        return new Settings(
                theme,
                List.of("paper", "slate", "print").contains(board) ? board : defaults.board(),
                node.getBoolean("coordinates", defaults.coordinates()),
                node.getBoolean("animated", defaults.animated()),
                node.getBoolean("palette", defaults.palette()),
                node.getBoolean("tabs", defaults.tabs()),
                node.getBoolean("tabsBelow", defaults.tabsBelow()),
                length(node, "paletteWidth"),
                length(node, "tabsWidth"),
                length(node, "cardHeight"),
                new WindowBounds(
                        node.getInt("x", 0),
                        node.getInt("y", 0),
                        length(node, "width"),
                        length(node, "height"),
                        node.getBoolean("maximized", false)),
                recent);
    }

    private static int length(Preferences node, String key) {
        int value = node.getInt(key, 0);
        return value < 0 || value > 20_000 ? 0 : value;
    }

    private static void write(Preferences node, Settings settings) {
        node.put("theme", settings.theme().name().toLowerCase(Locale.ROOT));
        node.put("board", settings.board());
        node.putBoolean("coordinates", settings.coordinates());
        node.putBoolean("animated", settings.animated());
        node.putBoolean("palette", settings.palette());
        node.putBoolean("tabs", settings.tabs());
        node.putBoolean("tabsBelow", settings.tabsBelow());
        node.putInt("paletteWidth", settings.paletteWidth());
        node.putInt("tabsWidth", settings.tabsWidth());
        node.putInt("cardHeight", settings.cardHeight());
        node.putInt("x", settings.bounds().x());
        node.putInt("y", settings.bounds().y());
        node.putInt("width", settings.bounds().width());
        node.putInt("height", settings.bounds().height());
        node.putBoolean("maximized", settings.bounds().maximized());
        for (int i = 0; i < Settings.MOST_RECENT; i++) {
            String file = i < settings.recent().size() ? settings.recent().get(i) : "";
            if (file.length() < Preferences.MAX_VALUE_LENGTH) {
                node.put("recent." + i, file);
            }
        }
    }
}
