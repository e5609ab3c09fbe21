package org.matewright.rules.law;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.matewright.rules.Geometry;
import org.matewright.rules.Side;
import org.matewright.rules.Symmetry;
import org.matewright.rules.config.Config;

/** Writes regions as briefly as {@link RegionReader} reads them. */
public final class RegionWriter {
    private final Geometry geometry;
    private final Symmetry symmetry;

    /** A writer for a board. */
    public RegionWriter(Geometry geometry, Symmetry symmetry) {
        this.geometry = geometry;
        this.symmetry = symmetry;
    }

    /** The region in words: once for both sides where Black's follows from White's, otherwise for each. */
    public Config write(Region region) {
        BitSet white = region.squares(Side.WHITE);
        BitSet black = region.squares(Side.BLACK);
        if (reflected(white).equals(black)) {
            String ranks = ranks(white);
            return ranks == null ? squares(white) : Config.Text.of(ranks);
        }
        List<Config.Field> sides = new ArrayList<>();
        if (!white.isEmpty()) {
            String ranks = ranks(white);
            sides.add(Config.Field.of("white", ranks == null ? squares(white) : Config.Text.of(ranks)));
        }
        if (!black.isEmpty()) {
            // ranks count from Black's own edge, squares are the board's
            String ranks = ranks(reflected(black));
            sides.add(Config.Field.of("black", ranks == null ? squares(black) : Config.Text.of(ranks)));
        }
        return Config.Fields.of(sides);
    }

    /** Squares of the board in words. */
    public Config squares(BitSet squares) {
        List<Config> runs = new ArrayList<>();
        for (int rank = 0; rank < geometry.ranks(); rank++) {
            int file = 0;
            while (file < geometry.files()) {
                int from = file;
                while (file < geometry.files() && squares.get(geometry.square(file, rank))) {
                    file++;
                }
                if (file > from) {
                    String first = geometry.name(geometry.square(from, rank));
                    String last = geometry.name(geometry.square(file - 1, rank));
                    runs.add(Config.Text.of(file - from == 1 ? first : first + "-" + last));
                }
                file++;
            }
        }
        return runs.size() == 1 ? runs.get(0) : Config.Items.of(runs);
    }

    /** The squares as whole ranks, or null if they aren't. */
    private @Nullable String ranks(BitSet squares) {
        int first = -1;
        int last = -1;
        for (int rank = 0; rank < geometry.ranks(); rank++) {
            BitSet whole = new BitSet();
            whole.set(rank * geometry.files(), (rank + 1) * geometry.files());
            whole.andNot(geometry.holes());
            BitSet part = (BitSet) whole.clone();
            part.and(squares);
            if (part.isEmpty()) {
                continue;
            }
            if (!part.equals(whole) || last >= 0 && last != rank - 1) {
                return null;
            }
            first = first < 0 ? rank : first;
            last = rank;
        }
        int ranks = geometry.ranks();
        if (first < 0) {
            return null;
        }
        if (first == 0 && last == ranks - 1) {
            return "all";
        }
        if (last == ranks - 1) {
            return "last " + (ranks - first);
        }
        return first == last ? "rank " + (first + 1) : first == 0 ? "first " + (last + 1)
                : "rank " + (first + 1) + "-" + (last + 1);
    }

    private BitSet reflected(BitSet squares) {
        BitSet other = new BitSet();
        squares.stream().forEach(square -> other.set(symmetry.reflect(geometry, square)));
        other.andNot(geometry.holes());
        return other;
    }
}
