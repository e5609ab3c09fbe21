package org.matewright.puzzles.io;

import java.util.List;
import org.matewright.rules.Side;
import org.matewright.rules.config.KeyInfo;
import org.matewright.rules.config.Shape;

/** The keys of a problem, in the order in which they are written. */
public final class ProblemKeys {
    private static final Shape PIECES = new Shape.ListOf(new Shape.Word("a piece and its square, such as Kf2 or GRd4"));
    private static final Shape MOVES =
            new Shape.ListOf(new Shape.Word("a move in coordinates, such as h8h9 or a9a10=Q"));

    static final KeyInfo VARIANT = KeyInfo.optional(
            "variant",
            new Shape.Word("the name of a built-in variant, the path of a file, or a definition in place"),
            "chess",
            "The variant that the problem is set in.",
            "variant: mosaic");
    static final KeyInfo TITLE =
            KeyInfo.optional("title", new Shape.Word("a title"), "", "The problem's title.", "title: The Organ Pipes");
    static final KeyInfo AUTHORS = KeyInfo.optional(
            "authors",
            new Shape.ListOf(new Shape.Word("a person's name (last name first)")),
            "",
            "Who composed it.",
            "authors: [\"Doe, Jane\"]");
    static final KeyInfo SOURCE_NAME = KeyInfo.optional(
            "name", new Shape.Word("a magazine, tourney or book"), "", "Where it appeared.", "name: Own Album");
    static final KeyInfo SOURCE_NUMBER =
            KeyInfo.optional("number", new Shape.Word("a number"), "", "Its number there.", "number: 7");
    static final KeyInfo SOURCE_DATE = KeyInfo.optional(
            "date", new Shape.Word("a year, month or day"), "", "When it appeared.", "date: 2026-11-29");
    static final List<KeyInfo> SOURCE_KEYS = List.of(SOURCE_NAME, SOURCE_NUMBER, SOURCE_DATE);
    static final KeyInfo SOURCE = KeyInfo.optional(
            "source",
            Shape.either(new Shape.Keys(SOURCE_KEYS), SOURCE_NAME.shape()),
            "",
            "Where and when it appeared.",
            "source: {name: Own Album, number: 7, date: 2026-11-29}");
    static final KeyInfo AWARD =
            KeyInfo.optional("award", new Shape.Word("a distinction"), "", "Its distinction.", "award: 2nd Prize");
    static final KeyInfo POSITION = KeyInfo.optional(
            "position",
            new Shape.Word("a FEN"),
            "",
            "The position as a FEN. Fields may be missing at its end; without a side to move, the stipulation's"
                    + " convention holds (Black begins in h#2 and ser-h#2, White in #2, s#2 and h#2.5).",
            "position: 7r/3B4/k7/8/8/6Qb/8/Kn4R1");
    static final KeyInfo WHITE =
            KeyInfo.optional("white", PIECES, "", "White's pieces, instead of a FEN.", "white: [Kf2, Rh8]");
    static final KeyInfo BLACK =
            KeyInfo.optional("black", PIECES, "", "Black's pieces, instead of a FEN.", "black: [Kl12]");
    static final KeyInfo SIDE = KeyInfo.optional(
            "side",
            Shape.oneOf(Side.values()),
            "by the stipulation's convention",
            "The side to move, where the pieces are listed.",
            "side: black");
    static final KeyInfo CASTLING = KeyInfo.optional(
            "castling",
            new Shape.Word("a castling field as in FEN"),
            "all that the position allows",
            "Which castlings are allowed, where the pieces are listed.",
            "castling: KQ");
    static final KeyInfo EN_PASSANT = KeyInfo.optional(
            "en passant",
            new Shape.Word("the square passed over"),
            "none",
            "The square that the last move passed over, where the pieces are listed.",
            "en passant: e3");
    static final KeyInfo STIPULATION = KeyInfo.required(
            "stipulation",
            new Shape.Word("a stipulation, such as \"#3\", h#2.5 or ser-#5"),
            "What is required. A # at the start needs quotes.",
            "stipulation: \"#3\"");
    static final KeyInfo SET_PLAY = KeyInfo.optional(
            "set play",
            new Shape.Flag(),
            "false",
            "Whether set play belongs to the solution; a * after the stipulation means the same.",
            "set play: true");
    static final KeyInfo DUPLEX = KeyInfo.optional(
            "duplex",
            new Shape.Flag(),
            "false",
            "Whether the same is required with the other side to begin.",
            "duplex: true");
    static final KeyInfo ZERO_POSITION = KeyInfo.optional(
            "zero position",
            new Shape.Flag(),
            "false",
            "Whether the diagram itself isn't to be solved, only its twins.",
            "zero position: true");
    static final KeyInfo TWINS = KeyInfo.optional(
            "twins",
            new Shape.MapOf("a letter", new Shape.Keys(TwinReader.KEYS)),
            "",
            "The twins by letter, each with what changes; what isn't 'continued' starts from the diagram.",
            "twins: {b: {move: g2-f2}, c: {continued: true, remove: a7}}");
    static final KeyInfo KEYWORDS = KeyInfo.optional(
            "keywords",
            new Shape.ListOf(new Shape.Word("a word")),
            "",
            "Words to find it by.",
            "keywords: [switchback]");
    static final KeyInfo KEY = KeyInfo.optional("key", MOVES, "", "The intended first move, or several.", "key: h8h9");
    static final KeyInfo KEYS =
            KeyInfo.optional("keys", MOVES, "", "The same as 'key', for several.", "keys: [h8h9, a1a2]");
    static final KeyInfo SOLUTIONS = KeyInfo.optional(
            "solutions",
            new Shape.Whole(1, 100_000),
            "not stated",
            "How many solutions a help or series problem is to have.",
            "solutions: 2");
    static final KeyInfo LINES = KeyInfo.optional(
            "lines",
            new Shape.ListOf(new Shape.Word("moves in coordinates with blanks between")),
            "",
            "The intended solutions of a help or series problem.",
            "lines: [e4e5 f7f8 e5e6 f8h8]");
    static final KeyInfo TEXT = KeyInfo.optional(
            "text",
            new Shape.Word("words for people"),
            "",
            "The solution in words, for people.",
            "text: 1.Rh9! zugzwang");
    static final List<KeyInfo> SOLUTION_KEYS = List.of(KEY, KEYS, SOLUTIONS, LINES, TEXT);
    static final KeyInfo SOLUTION = KeyInfo.optional(
            "solution",
            new Shape.Keys(SOLUTION_KEYS),
            "",
            "What the author claims, for 'verify' to compare with.",
            "solution: {key: h8h9}");
    static final KeyInfo COMMENT =
            KeyInfo.optional("comment", new Shape.Word("a text"), "", "A comment for people.", "comment: A miniature.");

    private static final List<KeyInfo> ALL = List.of(
            VARIANT,
            TITLE,
            AUTHORS,
            SOURCE,
            AWARD,
            POSITION,
            WHITE,
            BLACK,
            SIDE,
            CASTLING,
            EN_PASSANT,
            STIPULATION,
            SET_PLAY,
            DUPLEX,
            ZERO_POSITION,
            TWINS,
            KEYWORDS,
            SOLUTION,
            COMMENT);

    /** Those by which a problem differs from a variant's definition. */
    static final List<KeyInfo> OF_PROBLEMS_ALONE =
            List.of(VARIANT, POSITION, WHITE, BLACK, STIPULATION, TWINS, SOLUTION);

    private ProblemKeys() {}

    /** All keys at the top of a problem. */
    public static List<KeyInfo> all() {
        return ALL;
    }
}
