/**
 * What tests of the window share. A window paints, lays out and takes focus in its own time, so a test never looks at
 * it at once: gestures of {@link org.matewright.editor.kit.TestWindow} return when the event queue has drained, and
 * {@link org.matewright.editor.kit.EventThread#awaitThat} repeats an assertion until it holds.
 *
 * <p>Not here: what a single panel needs for its tests, and anything a test without a display could use.
 */
@NullMarked
package org.matewright.editor.kit;

import org.jspecify.annotations.NullMarked;
