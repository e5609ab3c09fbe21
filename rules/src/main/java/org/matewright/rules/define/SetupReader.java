package org.matewright.rules.define;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.matewright.rules.Checked;
import org.matewright.rules.Fen;
import org.matewright.rules.Geometry;
import org.matewright.rules.Piece;
import org.matewright.rules.Setup;
import org.matewright.rules.Side;
import org.matewright.rules.Symmetry;
import org.matewright.rules.config.Config;
import org.matewright.rules.config.Faults;
import org.matewright.rules.config.Section;
import org.matewright.rules.law.Region;
import org.matewright.rules.law.RegionReader;
import org.matewright.rules.variant.PieceType;

/** Reads a set-up: a FEN, or the squares of each piece. */
final class SetupReader {
    private final Geometry geometry;
    private final Symmetry symmetry;
    private final List<PieceType> pieces;
    private final boolean allPiecesKnown;
    private final Faults faults;

    /** {@code allPiecesKnown} is false where pieces couldn't be read, so that a piece of theirs isn't held against it. */
    SetupReader(Geometry geometry, Symmetry symmetry, List<PieceType> pieces, boolean allPiecesKnown, Faults faults) {
        this.geometry = geometry;
        this.symmetry = symmetry;
        this.pieces = pieces;
        this.allPiecesKnown = allPiecesKnown;
        this.faults = faults;
    }

    Setup read(Config value) {
        if (value instanceof Config.Fields fields) {
            return squares(fields);
        }
        Config.Text text = Section.text(value, DefinitionKeys.SETUP.shape(), faults);
        if (text == null) {
            return Setup.empty(geometry);
        }
        Set<String> ids = pieces.stream().map(PieceType::id).collect(Collectors.toSet());
        Checked<Setup> setup = Fen.parse(text.value(), geometry, allPiecesKnown ? ids : null);
        faults.addInside(text, setup.faults());
        Setup read = setup.valueOrNull();
        return read == null ? Setup.empty(geometry) : read;
    }

    private Setup squares(Config.Fields fields) {
        Setup setup = Setup.empty(geometry);
        RegionReader regions = new RegionReader(geometry, symmetry, faults);
        Set<String> told = new HashSet<>();
        List<String> names = pieces.stream().map(PieceType::name).toList();
        for (Config.Field field : fields.fields()) {
            PieceType piece = pieces.stream()
                    .filter(p -> p.name().equals(field.key()))
                    .findFirst()
                    .orElse(null);
            if (piece == null) {
                if (allPiecesKnown) {
                    faults.error(
                            "unknown-piece",
                            field.keyPlace(),
                            "unknown piece " + field.quotedKey(),
                            faults.hint(field.key(), names));
                }
                continue;
            }
            Region region = regions.read(field.value());
            for (Side side : Side.values()) {
                for (int square : region.squares(side).stream().toArray()) {
                    Piece there = setup.piece(square);
                    if (there == null) {
                        setup = setup.with(square, new Piece(piece.id(), side));
                    } else if (told.add(field.key())) {
                        faults.error(
                                "occupied",
                                field.value().place(),
                                "a " + side.word() + " " + piece.name()
                                        + " can't stand on " + geometry.name(square) + ", where a "
                                        + there.side().word() + " "
                                        + nameOf(there) + " stands");
                    }
                }
            }
        }
        return setup;
    }

    private String nameOf(Piece piece) {
        return pieces.stream()
                .filter(p -> p.id().equals(piece.id()))
                .findFirst()
                .map(PieceType::name)
                .orElse(piece.id());
    }
}
