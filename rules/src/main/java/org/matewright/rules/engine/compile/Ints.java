package org.matewright.rules.engine.compile;

import java.util.Arrays;

/** A growing array of ints. */
final class Ints {
    private int[] values = new int[256];
    private int size;

    int size() {
        return size;
    }

    void add(int value) {
        if (size == values.length) {
            values = Arrays.copyOf(values, size * 2);
        }
        values[size++] = value;
    }

    void set(int index, int value) {
        values[index] = value;
    }

    int get(int index) {
        return values[index];
    }

    void truncate(int size) {
        this.size = size;
    }

    int[] toArray() {
        return Arrays.copyOf(values, size);
    }
}
