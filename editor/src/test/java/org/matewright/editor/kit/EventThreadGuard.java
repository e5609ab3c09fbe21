package org.matewright.editor.kit;

import java.awt.EventQueue;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import javax.swing.JComponent;
import javax.swing.RepaintManager;
import org.jspecify.annotations.Nullable;

/** Collects what goes wrong on the event thread, and touches of visible components from other threads. */
final class EventThreadGuard extends RepaintManager {
    /** Swing lets every thread call these. */
    private static final Set<String> ALLOWED_ANYWHERE = Set.of("repaint", "imageUpdate");

    private final List<Throwable> failures = new CopyOnWriteArrayList<>();
    private @Nullable RepaintManager before;
    private Thread.@Nullable UncaughtExceptionHandler handlerBefore;

    void install() {
        failures.clear();
        before = RepaintManager.currentManager(null);
        handlerBefore = Thread.getDefaultUncaughtExceptionHandler();
        RepaintManager.setCurrentManager(this);
        Thread.setDefaultUncaughtExceptionHandler((thread, failure) -> failures.add(failure));
    }

    void uninstall() {
        RepaintManager.setCurrentManager(before);
        Thread.setDefaultUncaughtExceptionHandler(handlerBefore);
    }

    /** Fails if anything was collected. */
    void check() {
        if (!failures.isEmpty()) {
            AssertionError error = new AssertionError("besides the test itself: " + failures.get(0));
            failures.forEach(error::addSuppressed);
            throw error;
        }
    }

    @Override
    public void addInvalidComponent(JComponent component) {
        checkThread(component);
        super.addInvalidComponent(component);
    }

    @Override
    public void addDirtyRegion(JComponent component, int x, int y, int width, int height) {
        checkThread(component);
        super.addDirtyRegion(component, x, y, width, height);
    }

    private void checkThread(JComponent component) {
        if (EventQueue.isDispatchThread() || !component.isShowing()) {
            return;
        }
        boolean allowed = StackWalker.getInstance()
                .walk(frames -> frames.anyMatch(frame -> ALLOWED_ANYWHERE.contains(frame.getMethodName())));
        if (!allowed) {
            failures.add(new IllegalStateException(component + " was touched outside the event thread"));
        }
    }
}
