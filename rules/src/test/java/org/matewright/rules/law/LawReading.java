package org.matewright.rules.law;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import org.matewright.rules.Geometry;
import org.matewright.rules.Side;
import org.matewright.rules.Symmetry;
import org.matewright.rules.config.Config;
import org.matewright.rules.config.Faults;
import org.matewright.rules.config.YamlReader;
import org.matewright.rules.config.YamlWriter;
import org.matewright.rules.testkit.MarkedText;

/** Reads laws for a board of 8x8 squares with pawns, knights, cannons, queens and kings. */
final class LawReading {
    private static final Geometry BOARD = Geometry.of(8, 8);

    private final Faults faults = new Faults();
    private final LawContext context = new LawContext(
            BOARD,
            Symmetry.MIRROR,
            List.of(
                    new LawContext.Type("pawn", false, false),
                    new LawContext.Type("knight", false, false),
                    new LawContext.Type("cannon", false, false),
                    new LawContext.Type("queen", false, false),
                    new LawContext.Type("king", true, true)),
            faults);

    /** The law that a flawless text states. */
    static <L extends Law> L law(Class<L> kind, String yaml) {
        LawReading reading = new LawReading();
        L law = reading.laws(yaml).get(kind);
        assertThat(reading.faults.sorted()).as(yaml).isEmpty();
        return law;
    }

    /** Checks that a text has the faults that its comments mark. */
    static void assertFaultsAreMarked(String marked) {
        LawReading reading = new LawReading();
        MarkedText text = MarkedText.of(marked);
        reading.laws(text.text());
        assertThat(MarkedText.shown(reading.faults.sorted())).isEqualTo(text.expected());
    }

    /** Checks that texts read back as they are written, with no less than they say. */
    static <L extends Law> void assertReadsBack(Class<L> kind, String... texts) {
        for (String yaml : texts) {
            LawReading reading = new LawReading();
            Laws laws = reading.laws(yaml);
            String written = YamlWriter.print(Config.Fields.of(laws.write(reading.context)));
            assertThat(reading.laws(written)).as(written).isEqualTo(laws);
            assertThat(laws.get(kind))
                    .as(yaml)
                    .isNotEqualTo(new LawReading().laws("").get(kind));
            assertThat(reading.faults.sorted()).as(written).isEmpty();
        }
    }

    /** A side's squares of a region, by name. */
    static String squares(Region region, Side side) {
        return region.squares(side).stream().mapToObj(BOARD::name).collect(Collectors.joining(" "));
    }

    private Laws laws(String yaml) {
        Config root = YamlReader.readOne(yaml + "year: 1\n", "").root();
        return Laws.read((Config.Fields) root, context);
    }
}
