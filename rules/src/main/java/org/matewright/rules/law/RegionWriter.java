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
        String both = ranks(white, black);
        if (both != null) {
            return Config.Text.of(both);
        }
        if (withoutHoles(reflected(white)).equals(black)) {
            return squares(white);
        }
        List<Config.Field> sides = new ArrayList<>();
        if (!white.isEmpty()) {
            String ranks = ranks(white, null);
            sides.add(Config.Field.of("white", ranks == null ? squares(white) : Config.Text.of(ranks)));
        }
        if (!black.isEmpty()) {
            String ranks = ranks(null, black);
            sides.add(Config.Field.of("black", ranks == null ? squares(black) : Config.Text.of(ranks)));
        }
        return Config.Fields.of(sides);
    }

    /** Squares of the board in words, rectangles as one range: {@code d1-f3}. */
    public Config squares(BitSet squares) {
        List<Config> ranges = new ArrayList<>();
        BitSet left = (BitSet) squares.clone();
        for (int first = left.nextSetBit(0); first >= 0; first = left.nextSetBit(0)) {
            int file = geometry.file(first);
            int rank = geometry.rank(first);
            int files = 1;
            while (file + files < geometry.files() && left.get(first + files)) {
                files++;
            }
            int ranks = 1;
            while (rank + ranks < geometry.ranks() && holdsRow(left, geometry.square(file, rank + ranks), files)) {
                ranks++;
            }
            for (int row = 0; row < ranks; row++) {
                int start = geometry.square(file, rank + row);
                left.clear(start, start + files);
            }
            int last = geometry.square(file + files - 1, rank + ranks - 1);
            String name = geometry.name(first);
            ranges.add(Config.Text.of(last == first ? name : name + "-" + geometry.name(last)));
        }
        return ranges.size() == 1 ? ranges.get(0) : Config.Items.of(ranges);
    }

    private static boolean holdsRow(BitSet squares, int start, int files) {
        return squares.nextClearBit(start) >= start + files;
    }

    /** Words for whole ranks that give these squares of White and of Black (null for any); null if none do. */
    private @Nullable String ranks(@Nullable BitSet white, @Nullable BitSet black) {
        int ranks = geometry.ranks();
        for (int first = 1; first <= ranks; first++) {
            for (int last = first; last <= ranks; last++) {
                BitSet squares = new BitSet();
                squares.set((first - 1) * geometry.files(), last * geometry.files());
                if ((white == null || white.equals(withoutHoles(squares)))
                        && (black == null || black.equals(withoutHoles(reflected(squares))))) {
                    return words(first, last);
                }
            }
        }
        return null;
    }

    private String words(int first, int last) {
        int ranks = geometry.ranks();
        if (first == 1 && last == ranks) {
            return "all";
        }
        if (last == ranks) {
            return "last " + (ranks - first + 1);
        }
        if (first == last) {
            return "rank " + first;
        }
        return first == 1 ? "first " + last : "rank " + first + "-" + last;
    }

    private BitSet reflected(BitSet squares) {
        BitSet other = new BitSet();
        squares.stream().forEach(square -> other.set(symmetry.reflect(geometry, square)));
        return other;
    }

    private BitSet withoutHoles(BitSet squares) {
        BitSet left = (BitSet) squares.clone();
        left.andNot(geometry.holes());
        return left;
    }
}
