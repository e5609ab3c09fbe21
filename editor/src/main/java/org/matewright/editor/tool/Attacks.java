package org.matewright.editor.tool;

import java.util.concurrent.ExecutionException;
import javax.swing.SwingWorker;
import org.jspecify.annotations.Nullable;
import org.matewright.rules.Setup;
import org.matewright.rules.Side;
import org.matewright.rules.variant.Variant;

/** Which side's attacks are shown on the board, and their map, which is worked out beside the window. */
public final class Attacks {
    private final Runnable changed;
    private @Nullable Side side;
    private AttackMap map = AttackMap.EMPTY;
    private @Nullable Question asked;

    private record Question(Variant variant, Setup setup) {}

    Attacks(Runnable changed) {
        this.changed = changed;
    }

    /** The side whose attacks are shown, or null. */
    public @Nullable Side side() {
        return side;
    }

    /** Shows the attacks of a side, or with null none. */
    public void show(@Nullable Side next) {
        side = next;
        changed.run();
    }

    /** The map of what the board shows; while it's being worked out {@link AttackMap#EMPTY}. */
    public AttackMap map() {
        return map;
    }

    /** The board shows this now. */
    void follow(Variant variant, Setup setup) {
        Question now = new Question(variant, setup);
        if (side == null || now.equals(asked)) {
            return;
        }
        asked = now;
        map = AttackMap.EMPTY;
        new SwingWorker<AttackMap, Void>() {
            @Override
            protected AttackMap doInBackground() {
                return AttackMap.of(variant, setup);
            }

            @Override
            protected void done() {
                if (!now.equals(asked)) {
                    return;
                }
                try {
                    map = get();
                    changed.run();
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                } catch (ExecutionException e) {
                    throw new IllegalStateException("the attacks can't be counted", e.getCause());
                }
            }
        }.execute();
    }
}
