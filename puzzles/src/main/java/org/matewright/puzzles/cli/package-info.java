/**
 * The command line: a class for each command, which parses its options with picocli, calls the product and answers with text
 * for people and a JSON document for programs. {@link org.matewright.puzzles.cli.Cli} runs one command,
 * {@code BatchCommand} the same commands for requests in JSON. Options, exit statuses and JSON fields are a contract with
 * scripts: fields and options may be added, but not change their meaning.
 *
 * <p>Not here: formats of problems ({@link org.matewright.puzzles.io}) and of diagrams
 * ({@link org.matewright.puzzles.diagram}); verdicts and other sentences that the window reports too
 * ({@link org.matewright.puzzles.report}); solutions as text ({@link org.matewright.puzzles.text}).
 */
@NullMarked
package org.matewright.puzzles.cli;

import org.jspecify.annotations.NullMarked;
