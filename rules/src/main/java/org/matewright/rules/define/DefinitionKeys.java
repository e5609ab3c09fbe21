package org.matewright.rules.define;

import java.util.ArrayList;
import java.util.List;
import org.matewright.rules.Geometry;
import org.matewright.rules.Symmetry;
import org.matewright.rules.betza.Betza;
import org.matewright.rules.config.KeyInfo;
import org.matewright.rules.config.Shape;
import org.matewright.rules.law.Laws;
import org.matewright.rules.law.RegionReader;

/** The keys of a definition, those of the laws included. */
public final class DefinitionKeys {
    static final KeyInfo EXTENDS = KeyInfo.optional(
            "extends",
            new Shape.Word("the name of a built-in variant or the path of a file"),
            "",
            "Another definition that this one takes over and changes. Mappings are merged key by key, everything else"
                    + " is replaced, and 'key: none' takes a key away. Authors, year and source are left behind where"
                    + " the"
                    + " variant has a name of its own.",
            "extends: colossus");
    static final KeyInfo NAME = KeyInfo.required(
            "name", new Shape.Word("a name"), "The name of the variant, as people see it.", "name: Mosaic Chess");
    static final KeyInfo AUTHORS = KeyInfo.optional(
            "authors",
            new Shape.ListOf(new Shape.Word("a person's name")),
            "",
            "Who invented it; 'traditional' or 'unknown' where no person is known.",
            "authors: [Ada Example, Ben Example]");
    static final KeyInfo YEAR = KeyInfo.optional(
            "year",
            new Shape.Word("a year"),
            "",
            "When it was invented, or since when it has been known.",
            "year: 2010");
    static final KeyInfo SOURCE = KeyInfo.optional(
            "source",
            new Shape.Word("a book, magazine or page"),
            "",
            "Where its rules are found.",
            "source: The Chess Variant Pages");
    static final KeyInfo SIZE = KeyInfo.required(
            "size", new Shape.Word("files x ranks, such as 10x8"), "Files and ranks, 1 to 16 each.", "size: 12x10");
    static final KeyInfo HOLES = KeyInfo.optional(
            "holes",
            RegionReader.SHAPE,
            "no holes",
            "Squares that don't exist. Nothing stands on them or slides over them; a leap may pass over them.",
            "holes: [a1-a10, j1]");
    static final KeyInfo EDGES = KeyInfo.optional(
            "edges",
            Shape.oneOf(Geometry.Edges.values()),
            "closed",
            "Which edges are joined, so that every piece goes on across them: none (closed), left and right (cylinder),"
                    + " or top and bottom too (torus). Castling doesn't cross an edge.",
            "edges: cylinder");
    static final KeyInfo BOARD = KeyInfo.optional(
            "board",
            Shape.either(SIZE.shape(), new Shape.Keys(List.of(SIZE, HOLES, EDGES))),
            "8x8",
            "The board: files and ranks, 1 to 16 each, the squares that don't exist, and the edges that are joined, if"
                    + " any.",
            "board: 10x10");
    static final KeyInfo ID = KeyInfo.required(
            "id",
            new Shape.Word("one or more capital letters"),
            "The letter or letters that stand for the piece in FEN and notation.",
            "id: N");
    static final KeyInfo MOVES = KeyInfo.required(
            "moves",
            Shape.either(new Shape.Word("moves in Betza's notation"), new Shape.OneOf(List.of(Betza.NONE))),
            "How the piece moves, in extended Betza notation. Castling (O), first moves (i) and en passant (n, e)"
                    + " stand here too. A piece with 'none' never moves.",
            "moves: fmWfceFifmnD");
    static final KeyInfo ROYAL = KeyInfo.optional(
            "royal", new Shape.Flag(), "false", "Whether attacking the piece is check.", "royal: true");
    static final KeyInfo IMAGE = KeyInfo.optional(
            "image",
            new Shape.Word("the name of a picture or the path of an SVG file"),
            "the piece's name",
            "The picture of the piece on boards and diagrams.",
            "image: art/champion.svg");
    static final KeyInfo VALUE = KeyInfo.optional(
            "value",
            new Shape.Decimal(),
            "",
            "Roughly what the piece is worth in pawns. For people only.",
            "value: 3.5");
    static final List<KeyInfo> PIECE = List.of(ID, MOVES, ROYAL, IMAGE, VALUE);
    static final KeyInfo PIECES = KeyInfo.required(
            "pieces",
            new Shape.MapOf("the name of a piece", new Shape.Keys(PIECE)),
            "The types of piece by name. The names are used everywhere, the ids in FEN and notation.",
            "pieces:\n  champion: {id: C, moves: WAD}");
    static final KeyInfo SETUP = KeyInfo.optional(
            "setup",
            Shape.either(new Shape.Word("a FEN"), new Shape.MapOf("the name of a piece", RegionReader.SHAPE)),
            "an empty board",
            "How a game begins: a FEN, or White's squares by piece, with Black's following by symmetry.",
            "setup: rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    static final KeyInfo SYMMETRY = KeyInfo.optional(
            "symmetry",
            Shape.oneOf(Symmetry.values()),
            "mirror",
            "How Black's moves and zones follow from White's: mirror (reflected in the middle line, left stays left) or"
                    + " rotate (turned by half a turn).",
            "symmetry: mirror");

    private DefinitionKeys() {}

    /** All keys at the top of a definition, in the order of the manual. */
    public static List<KeyInfo> all() {
        List<KeyInfo> keys =
                new ArrayList<>(List.of(EXTENDS, NAME, AUTHORS, YEAR, SOURCE, BOARD, SYMMETRY, PIECES, SETUP));
        Laws.KINDS.forEach(kind -> keys.add(kind.info()));
        return keys;
    }
}
