package org.matewright.rules.testkit;

import java.util.stream.LongStream;

/**
 * The seeds of tests that try random cases: fixed ones, so that a build is repeatable, unless {@code -Dseed=N} names
 * another. What a test begins with is printed, so that a failure can be repeated.
 */
public final class Seeds {
    private Seeds() {}

    /** The seed that a test begins with. */
    public static long first(Class<?> test, long usual) {
        long seed = Long.getLong("seed", usual);
        System.out.println(test.getSimpleName() + ": seed " + seed);
        return seed;
    }

    /** So many seeds in a row; {@code -DNAME=count} asks for more or fewer. */
    public static LongStream from(long first, String name, int usual) {
        return LongStream.range(first, first + count(name, usual));
    }

    /** How many random cases a test tries; {@code -DNAME=count} asks for more or fewer, but not for none. */
    public static int count(String name, int usual) {
        int count = Integer.getInteger(name, usual);
        if (count < 1) {
            throw new IllegalArgumentException("-D" + name + "=" + count + " would test nothing");
        }
        return count;
    }
}
