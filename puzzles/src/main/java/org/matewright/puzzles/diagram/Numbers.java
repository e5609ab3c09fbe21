package org.matewright.puzzles.diagram;

/** Numbers as the vector formats write them. */
final class Numbers {
    private Numbers() {}

    /** Rounded to hundredths, without needless zeros and never as {@code -0}. */
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
