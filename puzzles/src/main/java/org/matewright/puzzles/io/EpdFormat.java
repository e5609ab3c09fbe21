package org.matewright.puzzles.io;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.matewright.puzzles.Problem;
import org.matewright.rules.Checked;
import org.matewright.rules.Fault;
import org.matewright.rules.Span;

/**
 * Problems as EPD: one a line, the first four fields of a FEN (its two counters may follow) and then operations, each
 * ended by a semicolon.
 *
 * <p>Besides the common {@code dm} (direct mate in that many moves), {@code bm} (the keys; {@code bm #3} is read as the
 * stipulation), {@code id} (the title) and {@code c0} to {@code c9} (comments) there are, for what problems need more:
 * {@code variant}, {@code stipulation}, {@code author}, {@code source}, {@code number}, {@code date}, {@code award},
 * {@code keywords}, {@code solutions} and {@code lines}. Other operations are skipped. Empty lines and lines that begin with
 * {@code #} hold no problem. Twins, duplex and zero position have no place in EPD.
 */
final class EpdFormat implements ProblemFormat {
    @Override
    public String name() {
        return "EPD";
    }

    @Override
    public List<String> endings() {
        return List.of("epd");
    }

    @Override
    public boolean holdsProblems() {
        return true;
    }

    @Override
    public boolean usesDefaults() {
        return true;
    }

    @Override
    public ProblemFile read(String text, Path base, ProblemDefaults defaults) {
        List<ProblemFile.Part> parts = new ArrayList<>();
        EpdReader reader = new EpdReader(base, defaults);
        int start = 0;
        int number = 1;
        for (String line : text.split("\n", -1)) {
            if (!line.isBlank() && !line.startsWith("#")) {
                parts.add(reader.part(line, number, start));
            }
            start += line.length() + 1;
            number++;
        }
        if (parts.isEmpty()) {
            Fault empty = Fault.error("empty", Span.START, "a problem was expected, found nothing");
            parts.add(new ProblemFile.Part(Checked.failed(empty), 0, text.length(), ProblemPlaces.NONE, null));
        }
        return new ProblemFile(text, base, parts);
    }

    @Override
    public Checked<String> write(List<NamedProblem> problems) {
        StringBuilder lines = new StringBuilder();
        List<Fault> faults = new ArrayList<>();
        for (NamedProblem named : problems) {
            String variant = named.variant();
            if (variant == null) {
                faults.add(Fault.error(
                        "epd-variant",
                        Span.START,
                        "a line can't hold the variant '"
                                + named.problem().variant().name()
                                + "', which is defined in its problem: define it in a file of its own"));
            } else {
                lines.append(EpdWriter.print(named.problem(), variant)).append('\n');
            }
        }
        return Checked.of(lines.toString(), faults);
    }

    @Override
    public List<String> omissions(Problem problem) {
        List<String> omissions = new ArrayList<>();
        if (!problem.twins().isEmpty()) {
            omissions.add("twins");
        }
        if (problem.form().duplex()) {
            omissions.add("duplex");
        }
        if (problem.form().zeroPosition()) {
            omissions.add("zero position");
        }
        return omissions;
    }
}
