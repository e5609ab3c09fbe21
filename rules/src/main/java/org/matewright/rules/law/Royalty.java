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
import org.matewright.rules.engine.compile.SafetyBuilder;

/**
 * What several royals mean, and which pieces are royal only as long as there are few of them.
 *
 * @param together whether a side is in check only when all of its royals are attacked, not when one is
 * @param whileAtMost types that are royal while their side has at most so many of them
 */
public record Royalty(boolean together, Map<String, Integer> whileAtMost) implements Law {
    /** Every royal must be safe, and royal is who is called so. */
    public static final Royalty ORTHODOX = new Royalty(false, Map.of());

    /** When a side is in check. */
    private enum When {
        ANY,
        ALL
    }

    private static final KeyInfo ATTACKED = KeyInfo.optional(
            "attacked",
            Shape.oneOf(When.values()),
            "any",
            "When a side with several royal pieces is in check: when any of them is attacked, or only when all are.",
            "attacked: all");
    private static final Shape COUNTS = new Shape.MapOf("the name of a piece", PieceNames.COUNT);
    private static final KeyInfo WHILE_AT_MOST = KeyInfo.optional(
            "while at most",
            COUNTS,
            "no such pieces",
            "Pieces that are royal as long as their side has at most so many of them. With more of them, one can be"
                    + " lost.",
            "while at most: {king: 1}");
    private static final List<KeyInfo> KEYS = List.of(ATTACKED, WHILE_AT_MOST);

    /** Its key and reading. */
    public static final LawKind<Royalty> KIND = new LawKind<>(
            Royalty.class,
            KeyInfo.optional(
                    "royals",
                    new Shape.Keys(KEYS),
                    "every royal piece must be safe",
                    "What several royal pieces of one side mean. Which pieces are royal they say themselves, with"
                            + " 'royal: true'.",
                    "royals: {attacked: all}"),
            Royalty::read,
            (law, context) -> law.write());

    public Royalty {
        whileAtMost = Collections.unmodifiableMap(new LinkedHashMap<>(whileAtMost));
    }

    @Override
    public void install(Installation installation) {
        SafetyBuilder safety = installation.rules().safety();
        if (together) {
            safety.royalsTogether();
        }
        whileAtMost.forEach((name, count) -> safety.royalWhileAtMost(installation.type(name), count));
    }

    @Override
    public boolean isAim() {
        return !whileAtMost.isEmpty();
    }

    private static Royalty read(@Nullable Config value, LawContext context) {
        Section section =
                value == null || value.isNone() ? null : Section.open(value, value.place(), KEYS, context.faults());
        if (section == null) {
            return ORTHODOX;
        }
        boolean together = section.choice(ATTACKED, When.class, When.ANY) == When.ALL;
        Config counts = section.get(WHILE_AT_MOST);
        if (counts == null) {
            return new Royalty(together, Map.of());
        }
        Map<String, Integer> whileAtMost =
                PieceNames.readMap(counts, COUNTS, context, one -> PieceNames.readCount(one, context));
        if (counts instanceof Config.Fields fields) {
            for (Config.Field field : fields.fields()) {
                if (context.piece(field.key()).filter(LawContext.Type::royal).isPresent()) {
                    context.faults()
                            .error(
                                    "always-royal",
                                    field.keyPlace(),
                                    "a " + field.key() + " is always royal",
                                    "take 'royal: true' away from the piece");
                    whileAtMost.remove(field.key());
                }
            }
        }
        return new Royalty(together, whileAtMost);
    }

    private @Nullable Config write() {
        List<Config.Field> fields = new ArrayList<>();
        if (together) {
            fields.add(Config.Field.of(ATTACKED.key(), Config.Text.of("all")));
        }
        if (!whileAtMost.isEmpty()) {
            fields.add(Config.Field.of(
                    WHILE_AT_MOST.key(),
                    PieceNames.writeMap(whileAtMost, count -> Config.Text.of(Integer.toString(count)))));
        }
        return fields.isEmpty() ? null : Config.Fields.of(fields);
    }
}
