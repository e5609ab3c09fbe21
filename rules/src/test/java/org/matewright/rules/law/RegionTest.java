package org.matewright.rules.law;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.matewright.rules.Geometry;
import org.matewright.rules.Side;
import org.matewright.rules.Symmetry;
import org.matewright.rules.config.Config;
import org.matewright.rules.config.Faults;
import org.matewright.rules.config.YamlReader;
import org.matewright.rules.testkit.MarkedText;
import org.matewright.rules.testkit.Seeds;

class RegionTest {
    private final Faults faults = new Faults();

    private static Config value(String yaml) {
        Config.Fields root = (Config.Fields) YamlReader.readOne(yaml, "").root();
        return root.fields().get(0).value();
    }

    private Region read(String value, Geometry geometry, Symmetry symmetry) {
        return new RegionReader(geometry, symmetry, faults).read(value("zone: " + value + "\n"));
    }

    private static String names(Region region, Geometry geometry, Side side) {
        return region.squares(side).stream().mapToObj(geometry::name).collect(Collectors.joining(" "));
    }

    /** On 4 files by 5 ranks. The squares come in the order of their numbers: rank by rank from a1. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "b2              | b2                      | b4",
                "a2-c2           | a2 b2 c2                | a4 b4 c4",
                "c2-a2           | a2 b2 c2                | a4 b4 c4",
                "b1-c2           | b1 c1 b2 c2             | b4 c4 b5 c5",
                "rank 2          | a2 b2 c2 d2             | a4 b4 c4 d4",
                "rank 1-2        | a1 b1 c1 d1 a2 b2 c2 d2 | a4 b4 c4 d4 a5 b5 c5 d5",
                "first 1         | a1 b1 c1 d1             | a5 b5 c5 d5",
                "last 1          | a5 b5 c5 d5             | a1 b1 c1 d1",
                "last 2          | a4 b4 c4 d4 a5 b5 c5 d5 | a1 b1 c1 d1 a2 b2 c2 d2",
                "file b          | b1 b2 b3 b4 b5          | b1 b2 b3 b4 b5",
                "b2, last 1      | b2 a5 b5 c5 d5          | a1 b1 c1 d1 b4",
                "[b2, d1]        | d1 b2                   | b4 d5",
            })
    void regionsAreSaidForWhiteAndReflectedForBlack(String yaml, String white, String black) {
        Geometry geometry = Geometry.of(4, 5);
        Region region = read(yaml, geometry, Symmetry.MIRROR);
        assertThat(faults.sorted()).isEmpty();
        assertThat(names(region, geometry, Side.WHITE)).isEqualTo(white);
        assertThat(names(region, geometry, Side.BLACK)).isEqualTo(black);
    }

    @Test
    void withRotationFilesCountFromTheOtherEdgeToo() {
        Geometry geometry = Geometry.of(4, 5);
        assertThat(names(read("a2", geometry, Symmetry.ROTATE), geometry, Side.BLACK))
                .isEqualTo("d4");
        assertThat(names(read("file a", geometry, Symmetry.ROTATE), geometry, Side.BLACK))
                .isEqualTo("d1 d2 d3 d4 d5");
    }

    @Test
    void inASplitSquaresAreTheBoardsAndRanksStillCountFromTheOwnEdge() {
        Geometry geometry = Geometry.of(4, 5);
        Region region = read("{white: b2, black: [b2, rank 1]}", geometry, Symmetry.MIRROR);
        assertThat(names(region, geometry, Side.WHITE)).isEqualTo("b2");
        assertThat(names(region, geometry, Side.BLACK)).isEqualTo("b2 a5 b5 c5 d5");
        assertThat(names(read("{black: file a}", geometry, Symmetry.ROTATE), geometry, Side.BLACK))
                .isEqualTo("a1 a2 a3 a4 a5");
        assertThat(read("{black: file a}", geometry, Symmetry.ROTATE).squares(Side.WHITE))
                .isEqualTo(new BitSet());
    }

    @Test
    void holesBelongToNoRegion() {
        BitSet holes = new BitSet();
        holes.set(1);
        Geometry geometry = Geometry.of(3, 2, holes);
        Region region = read("rank 1", geometry, Symmetry.MIRROR);
        assertThat(names(region, geometry, Side.WHITE)).isEqualTo("a1 c1");
        assertThat(names(region, geometry, Side.BLACK)).isEqualTo("a2 b2 c2");
        assertThat(Region.all(geometry)).isEqualTo(read("all", geometry, Symmetry.MIRROR));
    }

    @Test
    void eachWrongPartIsAFaultAtItsPlace() {
        MarkedText text = MarkedText.of("""
                zone: [b2, e1, rank 6]
                #          ^^ no-square
                #              ^^^^^^ no-square
                more: rank 1, rnak 2, last 9
                #             ^^^^^^ region
                #                     ^^^^^^ no-square
                file: file e
                #     ^^^^^^ no-square
                deep: {white: [[a1]]}
                #              ^^^^ wrong-value
                sides: {whit: a1}
                #       ^^^^ unknown-key
                """);
        Geometry geometry = Geometry.of(4, 5);
        Config.Fields root = (Config.Fields) YamlReader.readOne(text.text(), "").root();
        root.fields().forEach(f -> new RegionReader(geometry, Symmetry.MIRROR, faults).read(f.value()));
        assertThat(MarkedText.shown(faults.sorted())).isEqualTo(text.expected());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "last 2 | last 2",
                "rank 4-5 | last 2",
                "rank 2 | rank 2",
                "first 3 | first 3",
                "all | all",
                "file b | b1-b5",
                "b1-c2 | b1-c2",
                "{white: last 2, black: last 1} | {white: last 2, black: last 1}",
                "{black: b2} | {black: b2}",
                "{white: b2, black: b4} | b2",
            })
    void regionsAreWrittenBriefly(String yaml, String written) {
        Geometry geometry = Geometry.of(4, 5);
        Region region = read(yaml, geometry, Symmetry.MIRROR);
        Config config = new RegionWriter(geometry, Symmetry.MIRROR).write(region);
        assertThat(org.matewright.rules.config.YamlWriter.line(config)).isEqualTo(written);
    }

    @Test
    void anyRegionReadsBackAsItself() {
        long seed = Seeds.first(RegionTest.class, 7);
        Random random = new Random(seed);
        for (int i = 0; i < 3_000; i++) {
            Geometry geometry = geometry(random);
            Symmetry symmetry = Symmetry.values()[random.nextInt(2)];
            BitSet white = squares(random, geometry);
            BitSet black = random.nextBoolean() ? squares(random, geometry) : new BitSet();
            if (random.nextInt(3) == 0) {
                black.clear();
                white.stream().forEach(s -> black.set(symmetry.reflect(geometry, s)));
                black.andNot(geometry.holes());
            }
            Region region = Region.of(white, black);
            Config written = new RegionWriter(geometry, symmetry).write(region);
            String yaml = org.matewright.rules.config.YamlWriter.line(written);
            assertThat(read(yaml, geometry, symmetry))
                    .as("seed %d, number %d: %s", seed, i, yaml)
                    .isEqualTo(region);
        }
        assertThat(faults.sorted()).isEqualTo(List.of());
    }

    private static Geometry geometry(Random random) {
        int files = 1 + random.nextInt(6);
        int ranks = 1 + random.nextInt(6);
        BitSet holes = new BitSet();
        if (random.nextInt(3) == 0) {
            holes.set(random.nextInt(files * ranks));
        }
        return holes.cardinality() == files * ranks ? Geometry.of(files, ranks) : Geometry.of(files, ranks, holes);
    }

    private static BitSet squares(Random random, Geometry geometry) {
        BitSet squares = new BitSet();
        int kind = random.nextInt(3);
        for (int square = 0; square < geometry.squares(); square++) {
            squares.set(square, kind == 0 ? random.nextBoolean() : geometry.rank(square) >= geometry.ranks() - kind);
        }
        squares.andNot(geometry.holes());
        return squares;
    }
}
