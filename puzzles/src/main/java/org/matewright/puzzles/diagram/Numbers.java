package org.matewright.puzzles.diagram;

/** Formats numbers for vector formats. */
final class Numbers {
    private Numbers() {}

    /** A number rounded to hundredths, without trailing zeros and never {@code -0}. */
    static String print(double number) {
        long hundredths = Math.round(number * 100);
        StringBuilder text = new StringBuilder();
        if (hundredths < 0) {
            text.append('-');
        }
        long size = Math.abs(hundredths);
        text.append(size / 100);
        int rest = (int) (size % 100);
        if (rest != 0) {
            text.append('.').append(rest / 10);
            if (rest % 10 != 0) {
                text.append(rest % 10);
            }
        }
        return text.toString();
    }
}
