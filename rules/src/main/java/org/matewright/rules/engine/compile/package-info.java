/**
 * From a variant's rules to tables: laws add what they need of the engine to the topics of a
 * {@link org.matewright.rules.engine.compile.Ruleset}, each a builder that makes one or two tables; its {@code compile} puts
 * them together as {@link org.matewright.rules.engine.tables.CompiledRules}. What is known before a game begins is decided here, once: the
 * board's edge and holes, ranges, turns, and which conditions a path needs. No position is known here. Uses {@code packed},
 * {@code tables}, {@code endings} and {@code captures}; of the engine only the encodings in {@code tables} are shared with the generator.
 */
@NullMarked
package org.matewright.rules.engine.compile;

import org.jspecify.annotations.NullMarked;
