package org.matewright.editor.settings;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.prefs.AbstractPreferences;
import java.util.prefs.BackingStoreException;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.matewright.editor.settings.Settings.WindowBounds;
import org.matewright.editor.theme.Theme;

class SettingsStoreTest {
    private final Memory memory = new Memory();

    @Test
    void whatIsSavedIsLoaded() {
        Settings settings = Settings.DEFAULTS
                .withTheme(Theme.DARK)
                .withBoard("slate")
                .withCoordinates(false)
                .withAnimated(false)
                .withPanels(false, true, true)
                .withDividers(210, 380, 290)
                .withBounds(new WindowBounds(10, 20, 1300, 800, true))
                .withRecent("a.yaml")
                .withRecent("b.yaml");
        SettingsStore.in(memory).save(settings);
        assertThat(SettingsStore.in(memory).load()).isEqualTo(settings);
    }

    @Test
    void nonsenseCountsAsMissing() {
        memory.put("theme", "mauve");
        memory.put("board", "marble");
        memory.put("width", "wide");
        memory.put("paletteWidth", "-7");
        memory.put("coordinates", "perhaps");
        assertThat(SettingsStore.in(memory).load()).isEqualTo(Settings.DEFAULTS);
    }

    @Test
    void aStoreThatFailsLosesNothingButTheSettings() {
        memory.broken = true;
        SettingsStore store = SettingsStore.in(memory);
        store.save(Settings.DEFAULTS.withBoard("slate"));
        assertThat(store.load()).isEqualTo(Settings.DEFAULTS.withBoard("slate"));
        assertThat(SettingsStore.none().load()).isEqualTo(Settings.DEFAULTS);
    }

    @Test
    void theFileUsedLastStandsFirstAndOnlySoManyAreKept() {
        Settings settings = Settings.DEFAULTS;
        for (int i = 0; i < 15; i++) {
            settings = settings.withRecent(i + ".yaml");
        }
        settings = settings.withRecent("9.yaml");
        assertThat(settings.recent()).hasSize(Settings.MOST_RECENT).startsWith("9.yaml", "14.yaml");
        assertThat(settings.recent()).doesNotHaveDuplicates();
    }

    @Test
    void listenersHearOfRealChangesOnly() {
        CurrentSettings currentSettings = new CurrentSettings(SettingsStore.none());
        int[] heard = {0};
        currentSettings.addListener(() -> heard[0]++);
        currentSettings.change(s -> s.withBoard("paper"));
        assertThat(heard[0]).isZero();
        currentSettings.change(s -> s.withBoard("slate"));
        assertThat(heard[0]).isOne();
    }

    /** Preferences that live in memory, and fail to be flushed when told so. */
    private static final class Memory extends AbstractPreferences {
        private final Map<String, String> values = new HashMap<>();
        private boolean broken;

        Memory() {
            super(null, "");
        }

        @Override
        protected void putSpi(String key, String value) {
            values.put(key, value);
        }

        @Override
        protected @Nullable String getSpi(String key) {
            return values.get(key);
        }

        @Override
        protected void removeSpi(String key) {
            values.remove(key);
        }

        @Override
        protected void removeNodeSpi() {
            values.clear();
        }

        @Override
        protected String[] keysSpi() {
            return values.keySet().toArray(String[]::new);
        }

        @Override
        protected String[] childrenNamesSpi() {
            return List.of().toArray(String[]::new);
        }

        @Override
        protected AbstractPreferences childSpi(String name) {
            throw new UnsupportedOperationException(name);
        }

        @Override
        protected void syncSpi() throws BackingStoreException {
            flushSpi();
        }

        @Override
        protected void flushSpi() throws BackingStoreException {
            if (broken) {
                throw new BackingStoreException("broken");
            }
        }
    }
}
