package org.matewright.rules.define;

import java.util.BitSet;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.matewright.rules.Geometry;
import org.matewright.rules.Symmetry;
import org.matewright.rules.config.Config;
import org.matewright.rules.config.Faults;
import org.matewright.rules.config.Section;
import org.matewright.rules.law.RegionReader;

/** Reads the board: its size, the squares that don't exist, and which edges are joined. */
final class BoardReader {
    private static final Pattern SIZE = Pattern.compile("(\\d{1,4})\\s*[x×]\\s*(\\d{1,4})");

    private final Faults faults;

    BoardReader(Faults faults) {
        this.faults = faults;
    }

    /** The board, or null if its size is wrong. */
    @Nullable
    Geometry read(@Nullable Config value) {
        if (value == null) {
            return Geometry.of(8, 8);
        }
        if (!(value instanceof Config.Fields fields)) {
            return size(value);
        }
        Section section = Section.open(
                fields,
                fields.place(),
                List.of(DefinitionKeys.SIZE, DefinitionKeys.HOLES, DefinitionKeys.EDGES),
                faults);
        Config size = section.get(DefinitionKeys.SIZE);
        Geometry.Edges edges = section.choice(DefinitionKeys.EDGES, Geometry.Edges.class, Geometry.Edges.CLOSED);
        Geometry full = size == null ? null : size(size);
        Config holes = section.get(DefinitionKeys.HOLES);
        if (full == null || holes == null) {
            return full == null ? null : full.withEdges(edges);
        }
        BitSet missing = new RegionReader(full, Symmetry.MIRROR, faults).readSquares(holes);
        if (missing.cardinality() == full.squares()) {
            faults.error("board", holes.place(), "no square is left");
            return null;
        }
        return Geometry.of(full.files(), full.ranks(), missing).withEdges(edges);
    }

    private @Nullable Geometry size(Config value) {
        Config.Text text = Section.text(value, DefinitionKeys.SIZE.shape(), faults);
        if (text == null) {
            return null;
        }
        Matcher matcher = SIZE.matcher(text.value().strip());
        if (!matcher.matches()) {
            Section.wrong(value, DefinitionKeys.SIZE.shape(), faults);
            return null;
        }
        int files = Integer.parseInt(matcher.group(1));
        int ranks = Integer.parseInt(matcher.group(2));
        if (files < 1 || files > Geometry.MAX || ranks < 1 || ranks > Geometry.MAX) {
            faults.error("board", value.place(), "a board has 1 to 16 files and 1 to 16 ranks, found " + value.found());
            return null;
        }
        return Geometry.of(files, ranks);
    }
}
