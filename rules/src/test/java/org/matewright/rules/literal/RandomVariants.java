package org.matewright.rules.literal;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.SplittableRandom;
import org.matewright.rules.Checked;
import org.matewright.rules.Geometry;
import org.matewright.rules.Piece;
import org.matewright.rules.Setup;
import org.matewright.rules.Side;
import org.matewright.rules.betza.Betza;
import org.matewright.rules.config.Faults;
import org.matewright.rules.law.LawContext;
import org.matewright.rules.law.Laws;
import org.matewright.rules.variant.PieceType;
import org.matewright.rules.variant.Variant;

/** Variants and positions drawn at random, strange ones included. */
final class RandomVariants {
    private static final String[] ATOMS = {"W", "F", "D", "A", "N", "H", "C", "Z", "K", "R", "B", "Q", "G", "DY"};
    private static final String[] LETTERS = {"", "", "f", "b", "s", "v", "fs", "fr", "bl", "rf", "lv", "fb", "l"};
    private static final String[] LAST = {"", "", "m", "c", "mc", "p", "cp", "g", "n", "j", "mj", "d", "md", "o"};
    private static final String[] THROUGH = {"", "m", "p", "mp", "c", "mc", "y", "g", "yg", "cp", "d", "n"};
    private static final String[] TURNS = {"", "f", "b", "s", "fs", "bs", "l", "fr", "z", "q", "fz", "v"};
    private static final String[] RANGES = {"", "", "", "2", "3", "0"};

    private final SplittableRandom random;

    RandomVariants(long seed) {
        random = new SplittableRandom(seed);
    }

    private String pick(String[] from) {
        return from[random.nextInt(from.length)];
    }

    /** A description of one to three moves that can be read. */
    String betza() {
        StringBuilder out = new StringBuilder();
        for (int n = 1 + random.nextInt(3); n > 0; n--) {
            String move = random.nextInt(3) == 0 ? chain() : single();
            out.append(Betza.parse(move).isOk() ? move : "W");
        }
        return out.toString();
    }

    private String single() {
        String bend = random.nextInt(8) == 0 ? random.nextBoolean() ? "z" : "q" : "";
        String initial = random.nextInt(8) == 0 ? "i" : "";
        return initial + pick(LETTERS) + pick(LAST) + bend + pick(ATOMS) + pick(RANGES);
    }

    private String chain() {
        StringBuilder out = new StringBuilder(pick(LETTERS)).append(pick(THROUGH));
        for (int legs = random.nextInt(2); legs > 0; legs--) {
            out.append('a').append(pick(TURNS)).append(pick(THROUGH));
        }
        return out.append('a')
                .append(pick(TURNS))
                .append(pick(LAST))
                .append(pick(ATOMS))
                .append(pick(RANGES))
                .toString();
    }

    /** A variant with a king, a pawn and four strange pieces on a small board that may have holes. */
    Variant variant() {
        Geometry geometry = geometry();
        List<PieceType> pieces = new ArrayList<>();
        pieces.add(piece("king", "K", random.nextInt(4) == 0 ? betza() : "K", true));
        pieces.add(piece("pawn", "P", random.nextBoolean() ? "fmWfceFifmnD" : "fmWfceFfnnmD", false));
        for (int k = 0; k < 4; k++) {
            pieces.add(piece("piece" + k, String.valueOf((char) ('Q' + k)), betza(), false));
        }
        Setup start = position(geometry, pieces);
        List<LawContext.Type> known = pieces.stream()
                .map(p -> new LawContext.Type("x" + p.name(), p.royal(), false))
                .toList();
        Laws laws = Laws.orthodox(new LawContext(geometry, org.matewright.rules.Symmetry.MIRROR, known, new Faults()));
        return new Variant.Builder("random", "Random", geometry, pieces, laws)
                .start(start)
                .build();
    }

    private Geometry geometry() {
        int files = 3 + random.nextInt(6);
        int ranks = 3 + random.nextInt(6);
        BitSet holes = new BitSet();
        if (random.nextInt(4) == 0) {
            for (int n = random.nextInt(4); n > 0; n--) {
                holes.set(random.nextInt(files * ranks));
            }
        }
        return Geometry.of(files, ranks, holes);
    }

    private static PieceType piece(String name, String id, String moves, boolean royal) {
        Checked<Betza> betza = Betza.parse(moves);
        return new PieceType(name, id, betza.value(), royal, null, null);
    }

    /** Pieces scattered over a board: a king of each side, and others as they fall. */
    Setup position(Geometry geometry, List<PieceType> types) {
        Setup setup = Setup.empty(geometry).withCastling("-");
        List<Integer> free = new ArrayList<>();
        for (int square = 0; square < geometry.squares(); square++) {
            if (!geometry.isHole(square)) {
                free.add(square);
            }
        }
        int count = Math.min(free.size() - 1, 3 + random.nextInt(10));
        for (int n = 0; n < count; n++) {
            int square = free.remove(random.nextInt(free.size()));
            String id = n < 2
                    ? "K"
                    : types.get(1 + random.nextInt(types.size() - 1)).id();
            setup = setup.with(square, new Piece(id, n % 2 == 0 ? Side.WHITE : Side.BLACK));
        }
        return random.nextBoolean() ? setup : setup.withSide(Side.BLACK);
    }

    /** A number below a bound. */
    int below(int bound) {
        return random.nextInt(bound);
    }
}
