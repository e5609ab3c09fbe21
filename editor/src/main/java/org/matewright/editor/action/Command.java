package org.matewright.editor.action;

import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Something that can be done.
 *
 * @param id its key; its text is {@code id} in the bundle {@code commands}, its hint {@code id.hint}
 * @param icon the name of its icon, or null
 * @param key its key as Swing writes it, with {@code ctrl} for the platform's menu key; null for none
 * @param enabled whether it can be done now
 * @param selected whether it is on, for one that is switched on and off; null for one that is simply done
 * @param run does it
 */
public record Command(
        String id,
        @Nullable String icon,
        @Nullable String key,
        BooleanSupplier enabled,
        @Nullable BooleanSupplier selected,
        Runnable run) {
    /** One that can always be done. */
    public static Command of(String id, @Nullable String icon, @Nullable String key, Runnable run) {
        return new Command(id, icon, key, () -> true, null, run);
    }

    /** The same, only while {@code condition} holds. */
    public Command when(BooleanSupplier condition) {
        return new Command(id, icon, key, condition, selected, run);
    }

    /** The same as a switch that is on while {@code condition} holds. */
    public Command on(BooleanSupplier condition) {
        return new Command(id, icon, key, enabled, condition, run);
    }
}
