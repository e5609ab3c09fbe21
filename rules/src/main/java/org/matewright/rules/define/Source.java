package org.matewright.rules.define;

import java.nio.file.Path;

/**
 * The text of a definition.
 *
 * @param file its name as messages show it; empty for a text that has none
 * @param text the text
 * @param base the folder that paths in it start from
 */
record Source(String file, String text, Path base) {}
