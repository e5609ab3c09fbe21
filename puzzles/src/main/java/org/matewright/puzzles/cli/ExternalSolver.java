package org.matewright.puzzles.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.concurrent.TimeUnit;

/**
 * Another solver, run as a process of its own for each problem. Its output is searched for the sign that it finished, if
 * such a sign is given, and ignored otherwise.
 *
 * @param words the command's words, in which {@code {fen}} and {@code {stipulation}} stand for a problem's; without
 *     either, both are added at the end
 * @param sign a text that it prints when it has finished; empty if status 0 is sign enough
 */
record ExternalSolver(List<String> words, String sign) {
    /** How a run ended. */
    enum End {
        /** It answered. */
        FINISHED("finished"),
        /** It ended without an answer: another status than 0, or without its sign. */
        FAILED("failed"),
        /** It was still running at the limit. */
        STOPPED("stopped");

        private final String word;

        End(String word) {
            this.word = word;
        }

        /** The word for people and programs. */
        String word() {
            return word;
        }
    }

    /**
     * A run.
     *
     * @param end how it ended
     * @param seconds its time
     * @param processor whether that is processor time, or else wall time
     */
    record Run(End end, double seconds, boolean processor) {}

    private static final String FEN = "{fen}";
    private static final String STIPULATION = "{stipulation}";
    private static final long MILLIS_BETWEEN = 50;
    private static final long MILLIS_TO_READ = 2_000;

    ExternalSolver {
        words = List.copyOf(words);
    }

    /** The solver that a command line runs: words separated by blanks; a word in quotes may contain blanks. */
    static ExternalSolver of(String command, String sign) {
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
        return new ExternalSolver(words, sign);
    }

    /** The words of the command for a problem. */
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
     * Runs it for a problem.
     *
     * @param limit the maximum of wall time in seconds; 0 for no limit
     * @throws Refusal if there's no such program
     */
    Run run(String fen, String stipulation, double limit, Stop stop) {
        long begin = System.nanoTime();
        ChildTime time = new ChildTime();
        Process process;
        try {
            process = new ProcessBuilder(call(fen, stipulation))
                    .redirectErrorStream(true)
                    .redirectOutput(sign.isEmpty() ? Redirect.DISCARD : Redirect.PIPE)
                    .start();
            process.getOutputStream().close();
        } catch (IOException e) {
            throw Refusal.because("external", "'" + words.get(0) + "' can't be run (" + e.getMessage() + ")");
        }
        SignReader reader = new SignReader(process.getInputStream(), sign);
        Thread reading = new Thread(reader, "external-output");
        reading.setDaemon(true);
        reading.start();
        try {
            while (!process.waitFor(MILLIS_BETWEEN, TimeUnit.MILLISECONDS)) {
                time.sample(process);
                if (stop.isRequested() || limit > 0 && seconds(begin) > limit) {
                    return new Run(End.STOPPED, seconds(begin), false);
                }
            }
            double wall = seconds(begin);
            OptionalDouble taken = time.seconds();
            reading.join(MILLIS_TO_READ);
            boolean finished = process.exitValue() == 0 && (sign.isEmpty() || reader.isSeen());
            return new Run(finished ? End.FINISHED : End.FAILED, taken.orElse(wall), taken.isPresent());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return new Run(End.STOPPED, seconds(begin), false);
        } finally {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly();
        }
    }

    private static double seconds(long begin) {
        return (System.nanoTime() - begin) / 1e9;
    }

    /** Reads the output of a process to its end and searches its lines for a text. */
    private static final class SignReader implements Runnable {
        private final InputStream in;
        private final String sign;
        private volatile boolean seen;

        SignReader(InputStream in, String sign) {
            this.in = in;
            this.sign = sign;
        }

        boolean isSeen() {
            return seen;
        }

        @Override
        public void run() {
            try (BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
                for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                    seen |= line.contains(sign);
                }
            } catch (IOException closed) {
                // the process was ended, so its output ends here
                return;
            }
        }
    }
}
