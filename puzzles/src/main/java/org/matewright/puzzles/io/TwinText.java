package org.matewright.puzzles.io;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.matewright.puzzles.Twin;
import org.matewright.puzzles.twin.TwinKinds;
import org.matewright.rules.Checked;
import org.matewright.rules.Fault;
import org.matewright.rules.Geometry;
import org.matewright.rules.config.Config;
import org.matewright.rules.config.Faults;
import org.matewright.rules.config.FileFault;
import org.matewright.rules.config.Place;
import org.matewright.rules.config.Section;

/** A twin's changes in a line, semicolons between them: {@code move g2-f2; stipulation s#2}. */
public final class TwinText {
    private TwinText() {}

    /** The changes of a twin in a line. */
    public static String print(Twin twin) {
        return twin.changes().stream()
                .map(change -> change.key() + " " + change.value())
                .collect(Collectors.joining("; "));
    }

    /**
     * A twin with other changes; its own caption, if it has one, stays. The faults' places mean nothing.
     *
     * @param twin the twin as it was
     * @param text the changes in a line
     * @param board the board on which its changes begin
     */
    public static Checked<Twin> read(Twin twin, String text, Geometry board) {
        List<Config.Field> fields = Arrays.stream(text.split(";"))
                .map(String::strip)
                .filter(change -> !change.isEmpty())
                .map(TwinText::field)
                .toList();
        Place nowhere = Place.startOf("");
        Faults faults = new Faults();
        TwinReader reader = new TwinReader(board, faults);
        reader.checkLabel(twin.label(), nowhere);
        Section.open(withoutRepetition(fields), nowhere, TwinKinds.keys(), faults);
        Twin changed = twin.withChanges(reader.changes(fields, board, nowhere));
        List<Fault> found = faults.sorted().stream().map(FileFault::fault).toList();
        return Checked.of(changed, found);
    }

    /** A change as in a file. Its value is in a list of one: there an empty value and {@code none} are faults. */
    private static Config.Field field(String change) {
        String[] words = change.split(" ", 2);
        String value = words.length < 2 ? "" : words[1];
        return Config.Field.of(words[0], Config.Items.of(List.of(Config.Text.of(value))));
    }

    /** A line may repeat a key, a mapping doesn't. */
    private static Config.Fields withoutRepetition(List<Config.Field> fields) {
        Map<String, Config.Field> byKey = new LinkedHashMap<>();
        fields.forEach(field -> byKey.putIfAbsent(field.key(), field));
        return Config.Fields.of(List.copyOf(byKey.values()));
    }
}
