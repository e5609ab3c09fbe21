package org.matewright.puzzles;

import java.util.Arrays;
import java.util.Comparator;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.matewright.rules.Checked;
import org.matewright.rules.Fault;
import org.matewright.rules.Geometry;
import org.matewright.rules.Side;
import org.matewright.rules.Span;

/**
 * What is required: how the sides play, towards what goal, in how many moves.
 *
 * @param play how the sides play
 * @param goal what is to be reached
 * @param halfMoves twice the number of moves as written: {@code #3} is 6, {@code h#2.5} is 5, {@code ser-#4} is 8
 * @param exact whether reaching the goal earlier doesn't count
 */
public record Stipulation(Play play, Goal goal, int halfMoves, boolean exact) {
    /** How the sides play. */
    public enum Play {
        /** The attacker forces the goal. */
        DIRECT(""),
        /** The attacker forces the defender to reach the goal. */
        SELF("s"),
        /** Selfplay in which either side must reach the goal where it can. */
        REFLEX("r"),
        /** Reflex play in which only the defender must. */
        SEMI_REFLEX("semi-r"),
        /** Both sides play for the goal, which the side reaches that doesn't begin. */
        HELP("h"),
        /** Help play that ends with a selfplay in one. */
        HELP_SELF("hs"),
        /** Help play that ends with a reflex play in one. */
        HELP_REFLEX("hr"),
        /** Help play in which either side can reach the goal with its last move. */
        RECIPROCAL("reci-h"),
        /** One side moves alone and reaches the goal with its last move. */
        SERIES("ser-"),
        /** One side moves alone, then the other reaches the goal. */
        SERIES_HELP("ser-h"),
        /** One side moves alone and then forces the other to reach the goal. */
        SERIES_SELF("ser-s"),
        /** Series selfplay in which either side must reach the goal where it can. */
        SERIES_REFLEX("ser-r"),
        /** Series play in which the other side moves to parry a check. */
        PARRY_SERIES("pser-"),
        /** Series help play with parries. */
        PARRY_SERIES_HELP("pser-h"),
        /** Series selfplay with parries. */
        PARRY_SERIES_SELF("pser-s");

        private final String prefix;

        Play(String prefix) {
            this.prefix = prefix;
        }

        /** The text before the goal, such as {@code ser-h}. */
        public String prefix() {
            return prefix;
        }

        /** Whether the solution is a list of lines (help and series play) and not a tree that begins with keys. */
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

        /** Whether a stipulation may have half a move: both sides play for the goal, and either may begin. */
        boolean hasHalfMoves() {
            return this == HELP || this == HELP_SELF || this == HELP_REFLEX || this == RECIPROCAL;
        }
    }

    /** The kinds of goal. */
    public enum Kind {
        /** Checkmate. */
        MATE("#", true),
        /** Stalemate: the side to move isn't in check and has no move. */
        STALEMATE("=", true),
        /** Mate or stalemate. */
        MATE_OR_STALEMATE("#=", true),
        /** Stalemate in which the other side couldn't move either. */
        DOUBLE_STALEMATE("==", false),
        /** A check. */
        CHECK("+", false),
        /** A capture. */
        CAPTURE("x", false),
        /** A move to a certain square. */
        TARGET("z", false),
        /** A promotion. */
        PROMOTION("prom", false),
        /** A castling. */
        CASTLING("00", false),
        /** A capture en passant. */
        EN_PASSANT("ep", false),
        /** Any move. */
        ANY("~", false),
        /** A win by the rules of the variant. */
        WIN("win", false);

        private final String sign;
        private final boolean spoiltByReplies;

        Kind(String sign, boolean spoiltByReplies) {
            this.sign = sign;
            this.spoiltByReplies = spoiltByReplies;
        }

        /** The sign of the goal in a stipulation. */
        public String sign() {
            return sign;
        }

        /** Whether a single reply can be all that keeps a position from being the goal: a flight from a mate. */
        boolean isSpoiltByReplies() {
            return spoiltByReplies;
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

    private static final Map<String, Play> PLAYS =
            Arrays.stream(Play.values()).collect(Collectors.toUnmodifiableMap(Play::prefix, Function.identity()));
    private static final Map<String, Kind> KINDS =
            Arrays.stream(Kind.values()).collect(Collectors.toUnmodifiableMap(Kind::sign, Function.identity()));

    private static final Pattern SHAPE = Pattern.compile("(?<exact>exact-)?(?<play>" + oneOf(PLAYS.keySet())
            + ")(?<goal>" + oneOf(KINDS.keySet()) + ")(?<square>[a-p]\\d{1,2})?\\s*(?<moves>\\d{1,3})(?<half>\\.5)?");

    /** An expression for one of several words; of two that begin alike the longer one is tried first. */
    private static String oneOf(Set<String> words) {
        return words.stream()
                .sorted(Comparator.comparing(String::length).reversed().thenComparing(Comparator.naturalOrder()))
                .map(Pattern::quote)
                .collect(Collectors.joining("|"));
    }

    /** A direct mate in {@code moves}. */
    public static Stipulation mateIn(int moves) {
        return new Stipulation(Play.DIRECT, Goal.of(Kind.MATE), 2 * moves, false);
    }

    /** Reads {@code #2}, {@code s#3}, {@code h#2.5}, {@code ser-h#8}, {@code win 3}, {@code exact-#4} and so on. */
    public static Checked<Stipulation> parse(String text) {
        Matcher matcher = SHAPE.matcher(text.strip());
        boolean matches = matcher.matches();
        Kind kind = matches ? KINDS.getOrDefault(matcher.group("goal"), Kind.ANY) : Kind.ANY;
        String square = matches && matcher.group("square") != null ? matcher.group("square") : "";
        if (!matches || square.isEmpty() == (kind == Kind.TARGET)) {
            return Checked.failed(new Fault(
                    Fault.Severity.ERROR,
                    "stipulation",
                    new Span(1, 1, text.length()),
                    "a stipulation was expected, found '" + text + "'",
                    "write for example #2, s#3, h#2.5, r#2, =2, ser-#5 or win 3"));
        }
        Play play = PLAYS.getOrDefault(matcher.group("play"), Play.DIRECT);
        boolean half = matcher.group("half") != null;
        int halfMoves = 2 * Integer.parseInt(matcher.group("moves")) + (half ? 1 : 0);
        if (halfMoves == 0) {
            return failed(text, "the number of moves must be at least 1" + (play.hasHalfMoves() ? " (or 0.5)" : ""));
        }
        if (kind == Kind.TARGET && Geometry.of(Geometry.MAX, Geometry.MAX).square(square) < 0) {
            return failed(text, square + " is no square");
        }
        if (half && !play.hasHalfMoves()) {
            return failed(text, "only help play has half moves");
        }
        boolean exact = matcher.group("exact") != null;
        return Checked.of(new Stipulation(play, new Goal(kind, square), halfMoves, exact));
    }

    private static Checked<Stipulation> failed(String text, String message) {
        return Checked.failed(Fault.error("stipulation", new Span(1, 1, text.length()), message));
    }

    /** The same in another number of whole moves. */
    public Stipulation withMoves(int moves) {
        return new Stipulation(play, goal, 2 * moves, exact);
    }

    /** Whether a text ends with the asterisk by which a stipulation includes set play, as in {@code h#2*}. */
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
     * An objection to a side that begins, in a sentence without a full stop: in help play the convention names the
     * side. Empty if it's that side, and in play in which either may begin.
     */
    public Optional<String> doubtOf(Side begins) {
        boolean fixed = play.hasHalfMoves() || play == Play.SERIES_HELP || play == Play.PARRY_SERIES_HELP;
        Side usual = conventionalSide();
        return fixed && begins != usual
                ? Optional.of(
                        "by convention " + usual.title() + " begins in " + this + ", here " + begins.title() + " does")
                : Optional.empty();
    }

    /** Whether there can be tries: first moves that replies refute. In {@code #1} no reply follows. */
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
     * Whether there can be partial solutions: in play with lines those that a few replies spoil, where a side is to be
     * left without a move or is made to reach the goal (no reply undoes a capture or an arrival on a square); in self
     * and reflex play tries, and the near misses after their refutations.
     */
    public boolean hasPartialLines() {
        return play.hasLines() ? goal.kind().isSpoiltByReplies() || play.isSelf() : play != Play.DIRECT;
    }

    /** The text as the field writes it, such as {@code h#2.5}. */
    @Override
    public String toString() {
        String count = halfMoves / 2 + (halfMoves % 2 == 0 ? "" : ".5");
        // Without the blank ze4 in 15 moves would be read as the square e41 in 5.
        boolean apart = goal.kind() == Kind.WIN || goal.kind() == Kind.TARGET && halfMoves >= 20;
        String space = apart ? " " : "";
        return (exact ? "exact-" : "") + play.prefix() + goal.toString().toLowerCase(Locale.ROOT) + space + count;
    }
}
