package org.matewright.puzzles.cli;

/**
 * What the commands of one run share.
 *
 * @param terminal the streams of the run, its interruptions and its editor
 * @param variants the variants read so far
 */
record CliContext(Terminal terminal, Variants variants) {
    static CliContext at(Terminal terminal) {
        return new CliContext(terminal, new Variants());
    }
}
