package org.matewright.puzzles;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.YearMonth;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.matewright.rules.Fault;
import org.matewright.rules.Setup;
import org.matewright.rules.Span;
import org.matewright.rules.variant.Variant;

/**
 * A problem: a position with a stipulation, and what is known about it.
 *
 * @param variant the variant it is set in
 * @param setup the position, the side to move included
 * @param stipulation what is required
 * @param form what is required besides the stipulation
 * @param credits who composed it, and where it appeared
 * @param notes keywords and comments
 * @param intended what the author claims, for {@code verify} to compare with
 * @param twins its twins, in order
 */
public record Problem(
        Variant variant,
        Setup setup,
        Stipulation stipulation,
        Form form,
        Credits credits,
        Notes notes,
        Intended intended,
        List<Twin> twins) {
    /**
     * What is required besides the stipulation.
     *
     * @param setPlay whether set play belongs to the solution, as in {@code h#2*}
     * @param duplex whether the same is required of the other side too
     * @param zeroPosition whether the diagram itself isn't to be solved, only its twins
     */
    public record Form(boolean setPlay, boolean duplex, boolean zeroPosition) {
        /** Nothing more. */
        public static final Form PLAIN = new Form(false, false, false);

        /** The same with or without set play. */
        public Form withSetPlay(boolean setPlay) {
            return new Form(setPlay, duplex, zeroPosition);
        }

        /** The same required of one side or of both. */
        public Form withDuplex(boolean duplex) {
            return new Form(setPlay, duplex, zeroPosition);
        }

        /** The same with the diagram to be solved or not. */
        public Form withZeroPosition(boolean zeroPosition) {
            return new Form(setPlay, duplex, zeroPosition);
        }
    }

    /**
     * Who composed a problem, and where it appeared. Texts are empty if unknown.
     *
     * @param title its title
     * @param authors who composed it, {@code Last, First}
     * @param source where it appeared
     * @param award its distinction, such as {@code 2nd Prize}
     */
    public record Credits(String title, List<String> authors, Source source, String award) {
        /** Nothing is known. */
        public static final Credits NONE = new Credits("", List.of(), Source.UNKNOWN, "");

        public Credits {
            authors = List.copyOf(authors);
        }

        /** The same with another title. */
        public Credits withTitle(String title) {
            return new Credits(title, authors, source, award);
        }

        /** The same with other authors. */
        public Credits withAuthors(List<String> authors) {
            return new Credits(title, authors, source, award);
        }

        /** The same with another source. */
        public Credits withSource(Source source) {
            return new Credits(title, authors, source, award);
        }

        /** The same with another award. */
        public Credits withAward(String award) {
            return new Credits(title, authors, source, award);
        }
    }

    /**
     * Where a problem appeared.
     *
     * @param name the magazine, tourney or book; empty if unknown
     * @param number its number there; empty if none
     * @param date as written: {@code 1878}, {@code 1921-05}, {@code 2026-11-29}; empty if unknown
     */
    public record Source(String name, String number, String date) {
        /** Nothing is known. */
        public static final Source UNKNOWN = new Source("", "", "");

        private static final Pattern DATE = Pattern.compile("(\\d{4})(?:-(\\d{2}))?(?:-(\\d{2}))?");

        /** Whether a text is a year, month or day that there is: {@code 1878}, {@code 1921-05}, {@code 2026-11-29}. */
        public static boolean isDate(String text) {
            Matcher date = DATE.matcher(text);
            if (!date.matches()) {
                return false;
            }
            try {
                int year = Integer.parseInt(date.group(1));
                if (date.group(3) != null) {
                    LocalDate.of(year, Integer.parseInt(date.group(2)), Integer.parseInt(date.group(3)));
                } else if (date.group(2) != null) {
                    YearMonth.of(year, Integer.parseInt(date.group(2)));
                }
                return true;
            } catch (DateTimeException e) {
                return false;
            }
        }

        /**
         * A warning about a date that is written in figures and isn't one; words, such as {@code spring 1921}, may
         * stand.
         */
        public static Optional<Fault> doubtOfDate(String text, Span place) {
            boolean figures = text.matches("[\\d\\s./-]*\\d[\\d\\s./-]*");
            return !figures || isDate(text)
                    ? Optional.empty()
                    : Optional.of(Fault.warning("date", place, "'" + text + "' is no date")
                            .withHint("write a year, month or day that there is: 1878, 1921-05 or 2026-11-29"));
        }
    }

    /**
     * What is noted about a problem.
     *
     * @param keywords words to find it by
     * @param comment a comment for people; empty if there is none
     */
    public record Notes(List<String> keywords, String comment) {
        /** Nothing. */
        public static final Notes NONE = new Notes(List.of(), "");

        public Notes {
            keywords = List.copyOf(keywords);
        }

        /** The same with other keywords. */
        public Notes withKeywords(List<String> keywords) {
            return new Notes(keywords, comment);
        }

        /** The same with another comment. */
        public Notes withComment(String comment) {
            return new Notes(keywords, comment);
        }
    }

    /**
     * The author's claim.
     *
     * @param keys the intended first moves in coordinates; empty if not stated
     * @param solutions the intended number of lines in help and series play; 0 if not stated
     * @param lines the intended lines in coordinates, moves separated by blanks; empty if not stated
     */
    public record Intended(List<String> keys, int solutions, List<String> lines) {
        /** No claim. */
        public static final Intended NONE = new Intended(List.of(), 0, List.of());

        public Intended {
            keys = List.copyOf(keys);
            lines = List.copyOf(lines);
        }
    }

    public Problem {
        twins = List.copyOf(twins);
    }

    /** A problem about which nothing is known but what it requires. */
    public static Problem of(Variant variant, Setup setup, Stipulation stipulation) {
        return new Problem(variant, setup, stipulation, Form.PLAIN, Credits.NONE, Notes.NONE, Intended.NONE, List.of());
    }

    /** The same with another position of the same variant. */
    public Problem withSetup(Setup setup) {
        return new Problem(variant, setup, stipulation, form, credits, notes, intended, twins);
    }

    /** The same in another variant, with a position of it. */
    public Problem withVariant(Variant variant, Setup setup) {
        return new Problem(variant, setup, stipulation, form, credits, notes, intended, twins);
    }

    /** The same position with another stipulation. */
    public Problem withStipulation(Stipulation stipulation) {
        return new Problem(variant, setup, stipulation, form, credits, notes, intended, twins);
    }

    /** The same with something else required besides the stipulation. */
    public Problem withForm(Form form) {
        return new Problem(variant, setup, stipulation, form, credits, notes, intended, twins);
    }

    /** The same by somebody else, or published elsewhere. */
    public Problem withCredits(Credits credits) {
        return new Problem(variant, setup, stipulation, form, credits, notes, intended, twins);
    }

    /** The same with other notes. */
    public Problem withNotes(Notes notes) {
        return new Problem(variant, setup, stipulation, form, credits, notes, intended, twins);
    }

    /** The same with another claim. */
    public Problem withIntended(Intended intended) {
        return new Problem(variant, setup, stipulation, form, credits, notes, intended, twins);
    }

    /** The same with other twins. */
    public Problem withTwins(List<Twin> twins) {
        return new Problem(variant, setup, stipulation, form, credits, notes, intended, twins);
    }
}
