package org.matewright.puzzles.cli;

/**
 * What the commands of one run share.
 *
 * @param terminal what is talked to
 * @param variants the variants read so far
 */
record Workplace(Terminal terminal, Variants variants) {
    static Workplace at(Terminal terminal) {
        return new Workplace(terminal, new Variants());
    }
}
