/**
 * From a variant's rules to tables: laws put what they ask of the engine into a
 * {@link org.matewright.rules.engine.compile.Ruleset}, whose {@code compile} makes
 * {@link org.matewright.rules.engine.tables.CompiledRules}. What is known before a game begins is decided here, once: the
 * board's edge and holes, ranges, turns, and which conditions a path needs. No position is known here. Uses {@code packed},
 * {@code tables} and {@code endings}; of the engine only the encodings in {@code tables} are shared with the generator.
 */
@NullMarked
package org.matewright.rules.engine.compile;

import org.jspecify.annotations.NullMarked;
