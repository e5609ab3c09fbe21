package org.matewright.editor;

/** The program's entry. */
public final class Main {
    private Main() {
    }

    /**
     * Runs the program.
     *
     * @param args a command and its options, or nothing
     */
    public static void main(String[] args) {
        System.err.println("Usage: matewright COMMAND [OPTION]...");
        System.exit(2);
    }
}
