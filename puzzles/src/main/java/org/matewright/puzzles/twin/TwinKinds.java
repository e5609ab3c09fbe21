package org.matewright.puzzles.twin;

import java.util.ArrayList;
import java.util.List;
import org.matewright.rules.Geometry;
import org.matewright.rules.config.Config;
import org.matewright.rules.config.Faults;
import org.matewright.rules.config.KeyInfo;
import org.matewright.rules.config.Section;

/** All kinds of change that a twin can make. */
public final class TwinKinds {
    /** The kinds, in the order in which the manual lists them. */
    public static final List<TwinKind> ALL = List.of(
            MovePiece.KIND,
            ExchangePieces.KIND,
            RemovePiece.KIND,
            AddPiece.KIND,
            ReplacePiece.KIND,
            ChangeStipulation.KIND,
            ChangeBoard.KIND,
            ChangeVariant.KIND,
            ChangeRules.KIND,
            ChangeSide.KIND,
            RotateBoard.KIND,
            MirrorBoard.KIND,
            ShiftPieces.KIND,
            SwapColours.KIND);

    private TwinKinds() {}

    /** The keys of all kinds. */
    public static List<KeyInfo> keys() {
        return ALL.stream().map(TwinKind::key).toList();
    }

    /**
     * The changes that are written under a key: one, or several in a list. None, with faults, if they aren't readable;
     * none if the key is that of no kind.
     *
     * @param field the key and what is written under it
     * @param board the board on which the changes name squares
     */
    public static List<TwinChange> read(Config.Field field, Geometry board, Faults faults) {
        List<TwinChange> changes = new ArrayList<>();
        for (TwinKind kind : ALL) {
            if (kind.key().key().equals(field.key()) && !field.value().isNone()) {
                for (Config.Text text : Section.texts(field.value(), kind.key().shape(), faults)) {
                    kind.reader()
                            .apply(new TwinValue(text, kind.key(), board, faults))
                            .ifPresent(changes::add);
                }
            }
        }
        return changes;
    }
}
