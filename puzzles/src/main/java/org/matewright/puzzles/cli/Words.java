package org.matewright.puzzles.cli;

/** Turns of phrase for the messages of commands. */
final class Words {
    private Words() {}

    /** An exception's message, or its name if it has none. */
    static String reason(Throwable e) {
        String message = e.getMessage();
        return message == null ? e.getClass().getSimpleName() : message;
    }

    /** A number without a fraction that is 0: {@code 7}, {@code 7.5}. */
    static String number(double value) {
        boolean whole = value == Math.rint(value) && Math.abs(value) < 1e15;
        return whole ? Long.toString((long) value) : Double.toString(value);
    }
}
