package org.matewright.editor;

import java.awt.GraphicsEnvironment;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * Marks a test, or a class of tests, that opens a window. Without a display it is skipped, and the build's output says
 * so: a build that must leave nothing out runs under {@code xvfb-run}.
 */
@Target({ElementType.TYPE, ElementType.METHOD})
@Retention(RetentionPolicy.RUNTIME)
@ExtendWith(NeedsDisplay.Condition.class)
public @interface NeedsDisplay {

    /** Asks for a display. */
    final class Condition implements ExecutionCondition {
        @Override
        public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
            if (!GraphicsEnvironment.isHeadless()) {
                return ConditionEvaluationResult.enabled("there is a display");
            }
            System.err.println("SKIPPED, no display: " + context.getDisplayName());
            return ConditionEvaluationResult.disabled("no display; run the build under xvfb-run");
        }
    }
}
