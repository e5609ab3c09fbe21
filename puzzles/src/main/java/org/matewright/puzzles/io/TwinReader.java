package org.matewright.puzzles.io;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.matewright.puzzles.Twin;
import org.matewright.puzzles.twin.TwinChange;
import org.matewright.puzzles.twin.TwinKinds;
import org.matewright.rules.Geometry;
import org.matewright.rules.config.Config;
import org.matewright.rules.config.Faults;
import org.matewright.rules.config.KeyInfo;
import org.matewright.rules.config.Place;
import org.matewright.rules.config.Section;
import org.matewright.rules.config.Shape;

/** Reads the twins of a problem: their labels and captions here, their changes in {@link TwinKinds}. */
final class TwinReader {
    static final KeyInfo CONTINUED = KeyInfo.optional(
            "continued", new Shape.Flag(), "false", "Whether it starts from the twin before.", "continued: true");
    static final KeyInfo TEXT = KeyInfo.optional(
            "text", new Shape.Word("words for the diagram"), "made from the changes", "Its caption.", "text: g2 to f2");

    /** The keys of a twin. */
    static final List<KeyInfo> KEYS =
            Stream.concat(TwinKinds.keys().stream(), Stream.of(CONTINUED, TEXT)).toList();

    private static final Pattern LABEL = Pattern.compile("[\\p{L}\\p{Nd}]{1,3}");

    private final Geometry diagram;
    private final Faults faults;

    /** A reader of the twins of a diagram with a board. */
    TwinReader(Geometry diagram, Faults faults) {
        this.diagram = diagram;
        this.faults = faults;
    }

    List<Twin> read(Config value) {
        List<Twin> twins = new ArrayList<>();
        if (!(value instanceof Config.Fields fields)) {
            Section.wrong(value, ProblemKeys.TWINS.shape(), faults);
            return twins;
        }
        Geometry last = diagram;
        for (Config.Field field : fields.fields()) {
            checkLabel(field.key(), field.keyPlace());
            Section section = Section.open(field.value(), field.keyPlace(), KEYS, faults);
            if (section != null) {
                Twin twin = twin(field, section, last);
                last = twin.boardAfter(twin.boardBefore(diagram, last));
                twins.add(twin);
            }
        }
        return twins;
    }

    private Twin twin(Config.Field field, Section section, Geometry last) {
        String text = section.string(TEXT);
        Twin twin = new Twin(field.key(), List.of(), text == null ? "" : text, section.flag(CONTINUED, false));
        List<Config.Field> written = ((Config.Fields) field.value()).fields();
        return twin.withChanges(changes(written, twin.boardBefore(diagram, last), field.keyPlace()));
    }

    void checkLabel(String label, Place place) {
        if (!LABEL.matcher(label).matches()) {
            faults.error("twin-label", place, "a letter such as b was expected, found '" + label + "'");
        }
    }

    /**
     * The changes that fields state, in their order.
     *
     * @param start the board on which they begin
     * @param place where a twin without changes is reported
     */
    List<Twin.Change> changes(List<Config.Field> fields, Geometry start, Place place) {
        Geometry board = start;
        List<Twin.Change> changes = new ArrayList<>();
        for (Config.Field field : fields) {
            for (TwinChange change : TwinKinds.read(field, board, faults)) {
                changes.add(change);
                board = change.boardAfter(board);
            }
        }
        if (changes.isEmpty() && !faults.hasErrors()) {
            faults.error("twin-empty", place, "the twin changes nothing", "write for example {move: g2-f2}");
        }
        return changes;
    }
}
