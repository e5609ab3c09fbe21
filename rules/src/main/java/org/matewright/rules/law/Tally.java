package org.matewright.rules.law;

import java.util.ArrayList;
import java.util.List;
import org.matewright.rules.config.Config;
import org.matewright.rules.config.Faults;
import org.matewright.rules.config.KeyInfo;
import org.matewright.rules.config.Section;
import org.matewright.rules.config.Shape;

/**
 * What a game counts: from one number on a player may claim what that means, at a higher one it comes about by itself.
 *
 * @param claim from which number on a player may claim; 0 if never
 * @param end at which number the game ends; 0 if never
 */
public record Tally(int claim, int end) {
    /** Nothing is ever made of the count. */
    public static final Tally NEVER = new Tally(0, 0);

    /**
     * The two keys of a law that counts.
     *
     * @param claim the key for claiming
     * @param end the key for the end without a claim
     * @param counted what is counted, in words: {@code occurrences}
     */
    record Keys(KeyInfo claim, KeyInfo end, String counted) {
        /**
         * Keys whose numbers lie within bounds; how often or after how many is told in the helps, with an example each.
         */
        static Keys of(int least, int most, String counted, String claimHelp, int claim, String endHelp, int end) {
            Shape shape = new Shape.Whole(least, most);
            return new Keys(
                    KeyInfo.optional("claim", shape, "nobody can claim", claimHelp, "claim: " + claim),
                    KeyInfo.optional("end", shape, "the game goes on without a claim", endHelp, "end: " + end),
                    counted);
        }

        Tally read(Section section, Config value, Faults faults) {
            Tally read = new Tally(section.whole(claim, 0), section.whole(end, 0));
            if (read.end > 0 && read.claim >= read.end) {
                faults.error(
                        "count",
                        value.place(),
                        "where the game ends at " + read.end + " " + counted + ", nobody can claim at " + read.claim);
            }
            return read;
        }

        List<Config.Field> write(Tally tally) {
            List<Config.Field> fields = new ArrayList<>();
            if (tally.claim > 0) {
                fields.add(Config.Field.of(claim.key(), Config.Text.of(Integer.toString(tally.claim))));
            }
            if (tally.end > 0) {
                fields.add(Config.Field.of(end.key(), Config.Text.of(Integer.toString(tally.end))));
            }
            return fields;
        }
    }
}
