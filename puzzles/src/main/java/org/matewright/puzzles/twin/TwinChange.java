package org.matewright.puzzles.twin;

import org.matewright.puzzles.Twin;
import org.matewright.rules.Geometry;

/**
 * A change that a twin makes, of any kind that problem files can state. Faults that only the position shows, such as a
 * square without the piece that is to move, come from {@link #apply}; faults of the text come from reading it.
 */
public sealed interface TwinChange extends Twin.Change
        permits MovePiece,
                ExchangePieces,
                RemovePiece,
                AddPiece,
                ReplacePiece,
                ChangeStipulation,
                ChangeBoard,
                ChangeVariant,
                ChangeRules,
                ChangeSide,
                RotateBoard,
                MirrorBoard,
                ShiftPieces,
                SwapColours {
    /** A board that has all squares that any board can have, for a board that isn't known yet. */
    Geometry ANY_BOARD = Geometry.of(Geometry.MAX, Geometry.MAX);

    /** The kind of change. */
    TwinKind kind();

    @Override
    default String key() {
        return kind().key().key();
    }
}
