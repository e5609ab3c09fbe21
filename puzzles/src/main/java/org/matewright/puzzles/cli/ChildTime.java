package org.matewright.puzzles.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.OptionalDouble;

/**
 * The processor time of a process that this one starts after making this, with those that it starts and waits for, while
 * no other ends. Linux counts it to the hundredth of a second; elsewhere it is read while the process runs, so that
 * its last moments are missed.
 */
final class ChildTime {
    private static final Path STATISTICS = Path.of("/proc/self/stat");

    /** The fields after the program's name that hold user and system time of the children that have ended. */
    private static final int USER = 13;

    private static final int SYSTEM = 14;

    /** The unit in which the kernel reports times to programs, on all common processors. */
    private static final double TICKS = 100;

    private final OptionalDouble before = waitedFor();
    private double sampled = -1;

    /** Reads the time of the process while it runs. */
    void sample(Process process) {
        if (before.isEmpty()) {
            Duration own = process.info().totalCpuDuration().orElse(null);
            if (own != null) {
                Duration all = process.descendants()
                        .map(child -> child.info().totalCpuDuration().orElse(Duration.ZERO))
                        .reduce(own, Duration::plus);
                sampled = Math.max(sampled, all.toNanos() / 1e9);
            }
        }
    }

    /** The seconds, once the process has ended; empty if the system doesn't report them. */
    OptionalDouble seconds() {
        OptionalDouble now = waitedFor();
        if (before.isPresent() && now.isPresent()) {
            return OptionalDouble.of(now.getAsDouble() - before.getAsDouble());
        }
        return sampled < 0 ? OptionalDouble.empty() : OptionalDouble.of(sampled);
    }

    private static OptionalDouble waitedFor() {
        try {
            String text = Files.readString(STATISTICS);
            String[] fields = text.substring(text.lastIndexOf(')') + 1).strip().split(" ");
            return OptionalDouble.of((Long.parseLong(fields[USER]) + Long.parseLong(fields[SYSTEM])) / TICKS);
        } catch (IOException | NumberFormatException | IndexOutOfBoundsException notLinux) {
            return OptionalDouble.empty();
        }
    }
}
