package org.matewright.puzzles.cli;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.concurrent.TimeUnit;

/**
 * Another solver, run as a process of its own for each problem. What it prints isn't read.
 *
 * @param words the command's words, in which {@code {fen}} and {@code {stipulation}} stand for a problem's; without
 *     either, both are added at the end
 */
record ExternalSolver(List<String> words) {
    private static final String FEN = "{fen}";
    private static final String STIPULATION = "{stipulation}";
    private static final long MILLIS_BETWEEN = 50;

    ExternalSolver {
        words = List.copyOf(words);
    }

    /** The solver of a command line: words with blanks between; quotes hold a word together. */
    static ExternalSolver of(String command) {
        List<String> words = new ArrayList<>();
        StringBuilder word = new StringBuilder();
        boolean inside = false;
        char quote = 0;
        for (char c : command.toCharArray()) {
            if (quote != 0) {
                if (c == quote) {
                    quote = 0;
                } else {
                    word.append(c);
                }
            } else if (c == '"' || c == '\'') {
                quote = c;
                inside = true;
            } else if (c != ' ') {
                word.append(c);
                inside = true;
            } else if (inside) {
                words.add(word.toString());
                word.setLength(0);
                inside = false;
            }
        }
        if (inside) {
            words.add(word.toString());
        }
        if (words.isEmpty()) {
            throw Refusal.because("usage", "--against needs a command");
        }
        return new ExternalSolver(words);
    }

    /** The words of a call for a problem. */
    List<String> call(String fen, String stipulation) {
        boolean placed = words.stream().anyMatch(word -> word.contains(FEN) || word.contains(STIPULATION));
        List<String> call = new ArrayList<>();
        words.forEach(word -> call.add(word.replace(FEN, fen).replace(STIPULATION, stipulation)));
        if (!placed) {
            call.add(fen);
            call.add(stipulation);
        }
        return call;
    }

    /**
     * How many seconds of wall time it takes for a problem; empty if it fails or is stopped by the limit.
     *
     * @param limit the most seconds it may take; 0 for no bound
     * @throws Refusal if there's no such program
     */
    OptionalDouble seconds(String fen, String stipulation, double limit, Stop stop) {
        long begin = System.nanoTime();
        Process process;
        try {
            process = new ProcessBuilder(call(fen, stipulation))
                    .redirectErrorStream(true)
                    .redirectOutput(Redirect.DISCARD)
                    .start();
            process.getOutputStream().close();
        } catch (IOException e) {
            throw Refusal.because("external", "'" + words.get(0) + "' can't be run (" + e.getMessage() + ")");
        }
        try {
            while (!process.waitFor(MILLIS_BETWEEN, TimeUnit.MILLISECONDS)) {
                if (stop.isRequested() || limit > 0 && (System.nanoTime() - begin) / 1e9 > limit) {
                    return OptionalDouble.empty();
                }
            }
            double seconds = (System.nanoTime() - begin) / 1e9;
            return process.exitValue() == 0 ? OptionalDouble.of(seconds) : OptionalDouble.empty();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return OptionalDouble.empty();
        } finally {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly();
        }
    }
}
