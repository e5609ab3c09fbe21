/**
 * YAML with places. {@link org.matewright.rules.config.YamlReader} turns text into a tree of {@link
 * org.matewright.rules.config.Config}, in which every key and value knows its place in the file; {@link
 * org.matewright.rules.config.Section} reads a mapping by its declared {@link org.matewright.rules.config.KeyInfo keys}
 * and collects every fault; {@link org.matewright.rules.config.YamlWriter} writes such a tree.
 *
 * <p>Only {@code YamlReader} and its parts know the YAML library. Nothing here knows chess: what the keys of variants
 * and problems are is declared by those who read them.
 */
@NullMarked
package org.matewright.rules.config;

import org.jspecify.annotations.NullMarked;
