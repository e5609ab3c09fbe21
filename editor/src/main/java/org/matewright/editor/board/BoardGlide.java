package org.matewright.editor.board;

import com.formdev.flatlaf.util.Animator;
import com.formdev.flatlaf.util.CubicBezierEasing;
import java.util.function.Supplier;
import javax.swing.Timer;
import org.jspecify.annotations.Nullable;
import org.matewright.editor.tool.Mode;
import org.matewright.editor.tool.ViewState;
import org.matewright.rules.variant.Move;

/** Lets the piece of the last move glide to its square while a solution is stepped through. */
final class BoardGlide {
    private static final int MILLIS = 120;

    private final ViewState viewState;
    private final Supplier<Boolean> animated;
    private final Runnable repaint;
    private final Timer timer;
    private @Nullable Move seen;
    private @Nullable Move gliding;
    private long since;

    BoardGlide(ViewState viewState, Supplier<Boolean> animated, Runnable repaint) {
        this.viewState = viewState;
        this.animated = animated;
        this.repaint = repaint;
        this.timer = new Timer(15, e -> tick());
        viewState.addListener(this::look);
    }

    private void look() {
        Move last = viewState.lastMove();
        if (last == seen) {
            return;
        }
        seen = last;
        timer.stop();
        gliding = null;
        if (last != null
                && last.from() >= 0
                && viewState.mode() == Mode.SOLUTION
                && animated.get()
                && Animator.useAnimation()) {
            gliding = last;
            since = System.nanoTime();
            timer.start();
        }
    }

    private void tick() {
        if (elapsed() >= 1) {
            timer.stop();
            gliding = null;
        }
        repaint.run();
    }

    private double elapsed() {
        return (System.nanoTime() - since) / 1e6 / MILLIS;
    }

    /** Where the gliding piece is going, or -1. */
    int target() {
        return gliding == null ? -1 : gliding.to();
    }

    /** Where it came from. */
    int origin() {
        return gliding == null ? -1 : gliding.from();
    }

    /** How much of the way it has gone, 0 to 1. */
    double part() {
        return CubicBezierEasing.EASE_IN_OUT.interpolate((float) Math.min(1, elapsed()));
    }
}
