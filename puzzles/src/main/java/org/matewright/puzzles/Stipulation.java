package org.matewright.puzzles;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.matewright.rules.Checked;
import org.matewright.rules.Fault;
import org.matewright.rules.Geometry;
import org.matewright.rules.Side;
import org.matewright.rules.Span;

/**
 * What is asked: who plays how, towards what, in how many moves.
 *
 * @param play how the sides play
 * @param goal what is to be reached
 * @param halfMoves twice the number of moves as written: {@code #3} is 6, {@code h#2.5} is 5, {@code ser-#4} is 8
 * @param exact whether reaching the goal earlier doesn't count
 */
public record Stipulation(Play play, Goal goal, int halfMoves, boolean exact) {
    /** How the sides play. */
    public enum Play {
        DIRECT(""),
        SELF("s"),
        REFLEX("r"),
        SEMI_REFLEX("semi-r"),
        HELP("h"),
        HELP_SELF("hs"),
        HELP_REFLEX("hr"),
        RECIPROCAL("reci-h"),
        SERIES("ser-"),
        SERIES_HELP("ser-h"),
        SERIES_SELF("ser-s"),
        SERIES_REFLEX("ser-r"),
        PARRY_SERIES("pser-"),
        PARRY_SERIES_HELP("pser-h"),
        PARRY_SERIES_SELF("pser-s");

        private final String prefix;

        Play(String prefix) {
            this.prefix = prefix;
        }

        /** The text before the goal, such as {@code ser-h}. */
        public String prefix() {
            return prefix;
        }

        /** Whether the answer is a list of lines (help and series play) and not a tree with keys. */
        public boolean hasLines() {
            return this != DIRECT && this != SELF && this != REFLEX && this != SEMI_REFLEX;
        }

        /** Whether one side moves alone. */
        public boolean isSeries() {
            return prefix.contains("ser-");
        }

        /** Whether the other side moves in series play to parry a check. */
        public boolean parries() {
            return this == PARRY_SERIES || this == PARRY_SERIES_HELP || this == PARRY_SERIES_SELF;
        }

        /** Whether the side that plays for the goal makes the other one reach it against its will. */
        public boolean isSelf() {
            return this == SELF || this == HELP_SELF || this == SERIES_SELF || this == PARRY_SERIES_SELF;
        }
    }

    /** The kinds of goal. */
    public enum Kind {
        MATE("#"),
        STALEMATE("="),
        MATE_OR_STALEMATE("#="),
        DOUBLE_STALEMATE("=="),
        CHECK("+"),
        CAPTURE("x"),
        TARGET("z"),
        PROMOTION("prom"),
        CASTLING("00"),
        EN_PASSANT("ep"),
        ANY("~"),
        WIN("win");

        private final String sign;

        Kind(String sign) {
            this.sign = sign;
        }

        /** The sign that stands for the goal. */
        public String sign() {
            return sign;
        }
    }

    /**
     * A goal.
     *
     * @param kind its kind
     * @param square the square of a {@link Kind#TARGET}, otherwise empty
     */
    public record Goal(Kind kind, String square) {
        /** A goal that needs no square. */
        public static Goal of(Kind kind) {
            return new Goal(kind, "");
        }

        @Override
        public String toString() {
            return kind.sign() + square;
        }
    }

    private static final Pattern SHAPE =
            Pattern.compile("(exact-)?(semi-r|reci-h|pser-h|pser-s|pser-|ser-h|ser-s|ser-r|ser-|hs|hr|h|s|r)?"
                    + "(==|#=|#|=|\\+|x|z([a-p]\\d{1,2})|prom|00|ep|~|win)\\s*(\\d{1,3})(\\.5)?");

    /** A direct mate in {@code moves}. */
    public static Stipulation mateIn(int moves) {
        return new Stipulation(Play.DIRECT, Goal.of(Kind.MATE), 2 * moves, false);
    }

    /** Reads {@code #2}, {@code s#3}, {@code h#2.5}, {@code ser-h#8}, {@code win 3}, {@code exact-#4} and so on. */
    public static Checked<Stipulation> parse(String text) {
        Matcher matcher = SHAPE.matcher(text.strip());
        if (!matcher.matches()) {
            return Checked.failed(new Fault(
                    Fault.Severity.ERROR,
                    "stipulation",
                    new Span(1, 1, text.length()),
                    "a stipulation was expected, found '" + text + "'",
                    "write for example #2, s#3, h#2.5, r#2, =2, ser-#5 or win 3"));
        }
        String prefix = matcher.group(2) == null ? "" : matcher.group(2);
        String sign = matcher.group(3);
        Kind kind = Kind.ANY;
        for (Kind k : Kind.values()) {
            if (k.sign().equals(sign.startsWith("z") ? "z" : sign)) {
                kind = k;
            }
        }
        Play play = Play.DIRECT;
        for (Play p : Play.values()) {
            if (p.prefix().equals(prefix)) {
                play = p;
            }
        }
        int halfMoves = 2 * Integer.parseInt(matcher.group(5)) + (matcher.group(6) == null ? 0 : 1);
        String square = matcher.group(4) == null ? "" : matcher.group(4);
        boolean wrongSquare =
                kind == Kind.TARGET && Geometry.of(Geometry.MAX, Geometry.MAX).square(square) < 0;
        boolean half = halfMoves % 2 == 1;
        boolean helpLike =
                play == Play.HELP || play == Play.HELP_SELF || play == Play.HELP_REFLEX || play == Play.RECIPROCAL;
        if (halfMoves == 0 || wrongSquare || half && !helpLike) {
            return Checked.failed(Fault.error(
                    "stipulation",
                    new Span(1, 1, text.length()),
                    halfMoves == 0
                            ? "the number of moves must be at least 1" + (helpLike ? " (or 0.5)" : "")
                            : wrongSquare ? square + " is no square" : "only help play has half moves"));
        }
        return Checked.of(new Stipulation(play, new Goal(kind, square), halfMoves, matcher.group(1) != null));
    }

    /** The same in another number of whole moves. */
    public Stipulation withMoves(int moves) {
        return new Stipulation(play, goal, 2 * moves, exact);
    }

    /** Whether a text ends with the asterisk that asks for set play too, as in {@code h#2*}. */
    public static boolean isStarred(String text) {
        return text.stripTrailing().endsWith("*");
    }

    /** The text before the asterisk; the whole text if there's none. */
    public static String withoutStar(String text) {
        return isStarred(text) ? text.substring(0, text.lastIndexOf('*')) : text;
    }

    /** The number of whole moves, rounded up. */
    public int moves() {
        return (halfMoves + 1) / 2;
    }

    /**
     * The side that begins where the position doesn't say so. White in direct, self, reflex and series play; Black
     * where he is to be mated and helps, {@code h#n} and {@code ser-h#n}. A half move changes the side, since the goal
     * is always reached by the same one: White in {@code h#n.5}, Black in {@code hs#n.5}.
     */
    public Side conventionalSide() {
        boolean half = halfMoves % 2 == 1;
        return switch (play) {
            case HELP, RECIPROCAL, SERIES_HELP, PARRY_SERIES_HELP -> half ? Side.WHITE : Side.BLACK;
            case HELP_SELF, HELP_REFLEX -> half ? Side.BLACK : Side.WHITE;
            default -> Side.WHITE;
        };
    }

    /** The side that is to reach the goal if {@code begins} begins; in reciprocal play the one that is to be helped. */
    public Side reaching(Side begins) {
        return switch (play) {
            case DIRECT, SERIES, PARRY_SERIES -> begins;
            case HELP, HELP_SELF, HELP_REFLEX, RECIPROCAL -> halfMoves % 2 == 1 ? begins : begins.other();
            default -> begins.other();
        };
    }

    /**
     * What speaks against a side that begins, in a sentence without a full stop: in help play the convention says who
     * does. Empty if it's the usual side, and in play in which either may begin.
     */
    public Optional<String> doubtOf(Side begins) {
        boolean fixed = switch (play) {
            case HELP, HELP_SELF, HELP_REFLEX, RECIPROCAL, SERIES_HELP, PARRY_SERIES_HELP -> true;
            default -> false;
        };
        Side usual = conventionalSide();
        return fixed && begins != usual
                ? Optional.of(
                        "by convention " + usual.title() + " begins in " + this + ", here " + begins.title() + " does")
                : Optional.empty();
    }

    /**
     * Whether there can be tries: first moves that replies refute. A single move in direct play reaches the goal or
     * not.
     */
    public boolean hasTries() {
        return !play.hasLines() && (play != Play.DIRECT || halfMoves > 2);
    }

    /**
     * Whether there can be set play, with the other side to begin: where the sides move in turn, and more than once.
     */
    public boolean hasSetPlay() {
        return !play.isSeries() && (play != Play.DIRECT || halfMoves > 2) && halfMoves > 1;
    }

    /**
     * Whether there is something to tell that a few replies spoil. In play with lines: where a side is to be left
     * without a move or is made to reach the goal (what a move captures or where it goes, no reply can spoil). In self
     * and reflex play: tries, and what comes nearest after their refutations.
     */
    public boolean hasPartialLines() {
        if (!play.hasLines()) {
            return play != Play.DIRECT;
        }
        boolean stuck = switch (goal.kind()) {
            case MATE, STALEMATE, MATE_OR_STALEMATE -> true;
            default -> false;
        };
        return stuck || play.isSelf();
    }

    /** The text as the field writes it, such as {@code h#2.5}. */
    @Override
    public String toString() {
        String count = halfMoves / 2 + (halfMoves % 2 == 0 ? "" : ".5");
        String space = goal.kind() == Kind.WIN ? " " : "";
        return (exact ? "exact-" : "") + play.prefix() + goal.toString().toLowerCase(Locale.ROOT) + space + count;
    }
}
