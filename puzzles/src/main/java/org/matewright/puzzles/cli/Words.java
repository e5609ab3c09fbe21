package org.matewright.puzzles.cli;

/** Turns of phrase that several commands use. */
final class Words {
    private Words() {}

    /** What an exception says, or its name if it says nothing. */
    static String reason(Throwable e) {
        String message = e.getMessage();
        return message == null ? e.getClass().getSimpleName() : message;
    }

    /** {@code 1 key}, {@code 2 keys}. */
    static String counted(long count, String noun) {
        return count + " " + noun + (count == 1 ? "" : "s");
    }
}
