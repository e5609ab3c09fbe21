package org.matewright.puzzles.cli;

/** Turns of phrase that several commands use. */
final class Words {
    private Words() {}

    /** {@code 1 key}, {@code 2 keys}. */
    static String counted(long count, String noun) {
        return count + " " + noun + (count == 1 ? "" : "s");
    }
}
