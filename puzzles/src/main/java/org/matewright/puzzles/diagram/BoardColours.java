package org.matewright.puzzles.diagram;

import java.awt.Color;
import org.jspecify.annotations.Nullable;

/**
 * The colours of a diagram.
 *
 * @param page the background of the page; null for a transparent one
 * @param light light squares
 * @param dark dark squares, or the hatching of a hatched board
 * @param hatched whether dark squares are light ones hatched at 45 degrees
 * @param frame the frame of the board
 * @param text caption, stipulation and legend
 * @param muted coordinates and secondary text
 * @param white the fill of white pieces
 * @param black the fill of black pieces and all outlines
 * @param halo a border that separates pieces and marks from the hatching; null for none
 * @param accent quiet moves, captures, arrows, frames
 * @param hop hops, platforms, promotions
 * @param fault faults
 * @param heat the strongest tint of a heat map
 */
public record BoardColours(
        @Nullable Color page,
        Color light,
        Color dark,
        boolean hatched,
        Color frame,
        Color text,
        Color muted,
        Color white,
        Color black,
        @Nullable Color halo,
        Color accent,
        Color hop,
        Color fault,
        Color heat) {
    private static final Color WHITE_PIECE = new Color(0xFFFFFF);
    private static final Color BLACK_PIECE = new Color(0x1B1B1B);
    private static final Color TEAL = new Color(0x0B6E69);
    private static final Color AMBER = new Color(0xA85B00);
    private static final Color RED = new Color(0xB3261E);

    /** Warm paper with a dark brown frame. */
    public static final BoardColours PAPER = new BoardColours(
            new Color(0xFCFAF5),
            new Color(0xF4EFE3),
            new Color(0xCDBE9C),
            false,
            new Color(0x4A3728),
            new Color(0x2A221B),
            new Color(0x7A6C5B),
            WHITE_PIECE,
            BLACK_PIECE,
            null,
            TEAL,
            AMBER,
            RED,
            new Color(0x0B6E69));

    /** Cool grey-blue. */
    public static final BoardColours SLATE = new BoardColours(
            new Color(0xFAFBFC),
            new Color(0xE6EAEE),
            new Color(0x9FB0BF),
            false,
            new Color(0x3B4A57),
            new Color(0x1E262D),
            new Color(0x657481),
            WHITE_PIECE,
            BLACK_PIECE,
            null,
            new Color(0x085D59),
            AMBER,
            RED,
            new Color(0x0B6E69));

    /** Paper for a dark window. */
    public static final BoardColours PAPER_DARK = new BoardColours(
            new Color(0x23211E),
            new Color(0xCFC6B2),
            new Color(0x958566),
            false,
            new Color(0x6E5B45),
            new Color(0xECE6DA),
            new Color(0xA79C8B),
            WHITE_PIECE,
            BLACK_PIECE,
            null,
            new Color(0x032F2C),
            new Color(0x7A3E00),
            new Color(0x8F1710),
            new Color(0x07504C));

    /** Slate for a dark window. */
    public static final BoardColours SLATE_DARK = new BoardColours(
            new Color(0x1F2327),
            new Color(0xBCC6CE),
            new Color(0x71838F),
            false,
            new Color(0x4F5F6C),
            new Color(0xE4E9ED),
            new Color(0x95A2AD),
            WHITE_PIECE,
            BLACK_PIECE,
            null,
            new Color(0x032F2C),
            new Color(0x7A3E00),
            new Color(0x8F1710),
            new Color(0x07504C));

    /** Black on white, as in problem magazines. */
    public static final BoardColours PRINT = new BoardColours(
            Color.WHITE,
            Color.WHITE,
            Color.BLACK,
            true,
            Color.BLACK,
            Color.BLACK,
            new Color(0x4D4D4D),
            Color.WHITE,
            Color.BLACK,
            Color.WHITE,
            Color.BLACK,
            Color.BLACK,
            Color.BLACK,
            new Color(0x666666));

    /** These colours with another background of the page; null for a transparent one. */
    public BoardColours onPage(@Nullable Color newPage) {
        return new BoardColours(
                newPage, light, dark, hatched, frame, text, muted, white, black, halo, accent, hop, fault, heat);
    }
}
