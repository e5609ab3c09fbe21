package org.matewright.puzzles.io;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.matewright.puzzles.Twin;
import org.matewright.rules.config.Config;

/** Writes the twins of a problem. */
final class TwinWriter {
    private TwinWriter() {}

    /** The twins by their labels. */
    static Config write(List<Twin> twins) {
        return Config.Fields.of(twins.stream()
                .map(twin -> Config.Field.of(twin.label(), write(twin)))
                .toList());
    }

    /** Several changes of one kind are a list under its key. */
    private static Config write(Twin twin) {
        Map<String, List<Config>> byKey = new LinkedHashMap<>();
        for (Twin.Change change : twin.changes()) {
            byKey.computeIfAbsent(change.key(), key -> new ArrayList<>()).add(Config.Text.of(change.value()));
        }
        List<Config.Field> fields = new ArrayList<>();
        if (twin.continued()) {
            fields.add(Config.Field.of(TwinReader.CONTINUED.key(), Config.Text.of("true")));
        }
        byKey.forEach((key, values) ->
                fields.add(Config.Field.of(key, values.size() == 1 ? values.get(0) : Config.Items.of(values))));
        if (!twin.text().isBlank()) {
            fields.add(Config.Field.of(TwinReader.TEXT.key(), Config.Text.of(twin.text())));
        }
        return Config.Fields.of(fields);
    }
}
