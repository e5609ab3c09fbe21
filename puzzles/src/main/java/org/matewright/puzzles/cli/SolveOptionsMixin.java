package org.matewright.puzzles.cli;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.matewright.puzzles.SolveOptions;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Spec.Target;
import picocli.CommandLine.TypeConversionException;

/** The limits of a search; shared by the commands that solve. */
final class SolveOptionsMixin {
    private static final long MIN_MEMORY = 1L << 20;
    private static final long USUAL_MEMORY = 1L << 30;
    private static final double SHARE_OF_HEAP = 0.7;

    @Spec(Target.MIXEE)
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Option(
            names = "--threads",
            paramLabel = "N",
            description =
                    "The number of threads that search (as many as the machine has); the answer doesn't depend on it.")
    private @Nullable Integer threads;

    @Option(names = "--time", paramLabel = "SECONDS", defaultValue = "0", description = "Stop after this time.")
    private double time;

    @Option(names = "--nodes", paramLabel = "N", defaultValue = "0", description = "Stop after this many moves made.")
    private long nodes;

    @Option(
            names = "--memory",
            paramLabel = "SIZE",
            converter = Size.Reader.class,
            description =
                    "The size of the tables, such as 512M or 2G (1G, or the larger part of Java's heap if that is less).")
    private @Nullable Size memory;

    /** The limits as given. */
    SolveOptions.Limits read() {
        int count = threads == null ? Threads.ofMachine() : threads;
        Threads.check(count, spec);
        if (!Double.isFinite(time)) {
            throw new ParameterException(spec.commandLine(), "--time must be a number of seconds, not " + time);
        }
        notNegative("--time", (long) Math.floor(time), spec);
        notNegative("--nodes", nodes, spec);
        return new SolveOptions.Limits(count, time, bytes(), nodes);
    }

    /** Refuses a number below 0. */
    static void notNegative(String option, long number, CommandSpec spec) {
        if (number < 0) {
            throw new ParameterException(spec.commandLine(), option + " can't be negative");
        }
    }

    private long bytes() {
        long available = (long) (Runtime.getRuntime().maxMemory() * SHARE_OF_HEAP);
        if (memory == null) {
            return Math.min(USUAL_MEMORY, available);
        }
        if (memory.bytes() < MIN_MEMORY) {
            throw new ParameterException(
                    spec.commandLine(), "--memory must be at least 1M; " + memory.bytes() + " is a number of bytes");
        }
        if (memory.bytes() > available) {
            throw new ParameterException(
                    spec.commandLine(),
                    "--memory must leave room in Java's heap: up to " + (available >> 20)
                            + "M here, more with java -Xmx");
        }
        return memory.bytes();
    }

    /** A size of memory. */
    record Size(long bytes) {
        /** Reads a number of bytes, or of kibi-, mebi- or gibibytes with K, M or G after it. */
        static final class Reader implements ITypeConverter<Size> {
            @Override
            public Size convert(String value) {
                String text = value.strip().toUpperCase(Locale.ROOT);
                int unit = text.isEmpty() ? -1 : "KMG".indexOf(text.charAt(text.length() - 1));
                String number = unit < 0 ? text : text.substring(0, text.length() - 1);
                try {
                    return new Size(Math.multiplyExact(Long.parseUnsignedLong(number), 1L << 10 * (unit + 1)));
                } catch (NumberFormatException | ArithmeticException e) {
                    throw new TypeConversionException("'" + value + "' is no size such as 512M or 2G");
                }
            }
        }
    }
}
