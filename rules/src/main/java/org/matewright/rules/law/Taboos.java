package org.matewright.rules.law;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.matewright.rules.config.Config;
import org.matewright.rules.config.KeyInfo;
import org.matewright.rules.config.Section;
import org.matewright.rules.config.Shape;
import org.matewright.rules.engine.compile.PieceBuilder;

/**
 * Who can't capture or hop over whom.
 *
 * @param captures for types that can't capture everybody, those whom they can't
 * @param hops for types that can't hop over everybody, those over whom they can't
 */
public record Taboos(Map<String, List<String>> captures, Map<String, List<String>> hops) implements Law {
    /** No taboo. */
    public static final Taboos NONE = new Taboos(Map.of(), Map.of());

    private static final Shape SHAPE = new Shape.MapOf("the name of a piece, or all,", PieceNames.LIST_OR_ALL);

    private static final KeyInfo CAPTURES = KeyInfo.optional(
            "captures",
            SHAPE,
            "anybody captures anybody",
            "For each piece, those that it can't capture, and so doesn't attack. 'all: guard' makes guards immune to"
                    + " everybody.",
            "captures: {cannon: cannon}");
    private static final KeyInfo HOPS = KeyInfo.optional(
            "hops",
            SHAPE,
            "anybody hops over anybody",
            "For each hopper, those that it can't hop over.",
            "hops: {cannon: cannon}");
    private static final List<KeyInfo> KEYS = List.of(CAPTURES, HOPS);

    /** Its key and reading. */
    public static final LawKind<Taboos> KIND = new LawKind<>(
            Taboos.class,
            KeyInfo.optional(
                    "taboos",
                    new Shape.Keys(KEYS),
                    "none",
                    "Who can't capture whom, and who can't hop over whom.",
                    "taboos: {captures: {queen: queen}}"),
            Taboos::read,
            (law, context) -> law.write(context));

    public Taboos {
        captures = copy(captures);
        hops = copy(hops);
    }

    private static Map<String, List<String>> copy(Map<String, List<String>> pairs) {
        Map<String, List<String>> copy = new LinkedHashMap<>();
        pairs.forEach((name, others) -> copy.put(name, List.copyOf(others)));
        return Collections.unmodifiableMap(copy);
    }

    @Override
    public void install(Installation installation) {
        PieceBuilder pieces = installation.rules().pieces();
        captures.forEach((attacker, victims) -> victims.forEach(
                victim -> pieces.forbidCapture(installation.type(attacker), installation.type(victim))));
        hops.forEach((hopper, mounts) ->
                mounts.forEach(mount -> pieces.forbidMount(installation.type(hopper), installation.type(mount))));
    }

    private static Taboos read(@Nullable Config value, LawContext context) {
        Section section =
                value == null || value.isNone() ? null : Section.open(value, value.place(), KEYS, context.faults());
        return section == null ? NONE : new Taboos(pairs(section, CAPTURES, context), pairs(section, HOPS, context));
    }

    private static Map<String, List<String>> pairs(Section section, KeyInfo key, LawContext context) {
        Config value = section.get(key);
        if (value == null) {
            return Map.of();
        }
        if (!(value instanceof Config.Fields fields)) {
            Section.wrong(value, key.shape(), context.faults());
            return Map.of();
        }
        Map<String, List<String>> pairs = new LinkedHashMap<>();
        context.names().forEach(name -> pairs.put(name, new ArrayList<>()));
        for (Config.Field field : fields.fields()) {
            Config.Text who = new Config.Text(field.key(), field.key(), field.keyPlace());
            List<String> others = PieceNames.readOrAll(field.value(), context);
            for (String name : PieceNames.readOrAll(who, context)) {
                List<String> known = pairs.getOrDefault(name, new ArrayList<>());
                others.stream().filter(other -> !known.contains(other)).forEach(known::add);
            }
        }
        pairs.values()
                .forEach(others -> others.sort((a, b) -> Integer.compare(
                        context.names().indexOf(a), context.names().indexOf(b))));
        pairs.values().removeIf(List::isEmpty);
        return pairs;
    }

    private @Nullable Config write(LawContext context) {
        List<Config.Field> fields = new ArrayList<>();
        if (!captures.isEmpty()) {
            fields.add(Config.Field.of(
                    CAPTURES.key(), PieceNames.writeMap(captures, names -> PieceNames.writeOrAll(names, context))));
        }
        if (!hops.isEmpty()) {
            fields.add(Config.Field.of(
                    HOPS.key(), PieceNames.writeMap(hops, names -> PieceNames.writeOrAll(names, context))));
        }
        return fields.isEmpty() ? null : Config.Fields.of(fields);
    }
}
