package org.matewright.editor.settings;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.UnaryOperator;

/** The present settings, kept in their store at every change, and those who listen to them. */
public final class CurrentSettings {
    private final SettingsStore store;
    private final List<Runnable> listeners = new CopyOnWriteArrayList<>();
    private Settings settings;

    /** Starts with what the store holds. */
    public CurrentSettings(SettingsStore store) {
        this.store = store;
        this.settings = store.load();
    }

    /** The present settings. */
    public Settings get() {
        return settings;
    }

    /** Changes and keeps them. */
    public void change(UnaryOperator<Settings> change) {
        Settings next = change.apply(settings);
        if (!next.equals(settings)) {
            settings = next;
            store.save(next);
            listeners.forEach(Runnable::run);
        }
    }

    /** Calls {@code listener} after every change. */
    public void addListener(Runnable listener) {
        listeners.add(listener);
    }
}
