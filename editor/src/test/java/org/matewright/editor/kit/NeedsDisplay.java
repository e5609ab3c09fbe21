package org.matewright.editor.kit;

import java.awt.GraphicsEnvironment;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.matewright.rules.testkit.Slow;

/**
 * Marks a test, or a class of tests, that opens a window. Without a display it is skipped, and the build's output says
 * so: a build that must leave nothing out runs under {@code xvfb-run}. With a display the test also fails if something
 * is thrown on the event thread, or if a visible component is touched from another one.
 */
@Target({ElementType.TYPE, ElementType.METHOD})
@Retention(RetentionPolicy.RUNTIME)
@ExtendWith(NeedsDisplay.Guarded.class)
@Slow
public @interface NeedsDisplay {

    /** Looks for a display and guards the event thread during a test. */
    final class Guarded implements ExecutionCondition, BeforeEachCallback, AfterEachCallback {
        private final EventThreadGuard guard = new EventThreadGuard();

        @Override
        public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
            if (!GraphicsEnvironment.isHeadless()) {
                return ConditionEvaluationResult.enabled("there is a display");
            }
            System.err.println("SKIPPED, no display: " + context.getDisplayName());
            return ConditionEvaluationResult.disabled("no display; run the build under xvfb-run");
        }

        @Override
        public void beforeEach(ExtensionContext context) {
            guard.install();
        }

        @Override
        public void afterEach(ExtensionContext context) {
            guard.uninstall();
            guard.check();
        }
    }
}
