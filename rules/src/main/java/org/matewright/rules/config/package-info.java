/**
 * What a person wrote, with its places: YAML text becomes a tree of {@link org.matewright.rules.config.Config}, which
 * {@link org.matewright.rules.config.Section} reads by declared {@link org.matewright.rules.config.KeyInfo keys},
 * gathering every fault on the way.
 *
 * <p>{@link org.matewright.rules.config.YamlReader} alone knows the YAML library.
 */
@NullMarked
package org.matewright.rules.config;

import org.jspecify.annotations.NullMarked;
