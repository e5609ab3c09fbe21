package org.matewright.rules.law;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.matewright.rules.Outcome;
import org.matewright.rules.config.Config;
import org.matewright.rules.config.KeyInfo;
import org.matewright.rules.config.Section;
import org.matewright.rules.config.Shape;

/**
 * Ends of the game for a side that has few pieces left of certain types.
 *
 * @param rules the rules, in the definition's order
 */
public record Extinction(List<Rule> rules) implements Law {
    /** Nobody dies out. */
    public static final Extinction NONE = new Extinction(List.of());

    private static final int MOST = 256;

    /**
     * One rule.
     *
     * @param pieces the types
     * @param together whether the pieces of all the types count together, or those of each type by itself
     * @param left the most pieces at which the side is extinct
     * @param opponent how many such pieces the other side must have for it
     * @param result what it means for the side
     */
    public record Rule(List<String> pieces, boolean together, int left, int opponent, Outcome result) {
        public Rule {
            pieces = List.copyOf(pieces);
        }
    }

    private static final KeyInfo PIECES =
            KeyInfo.required("pieces", PieceNames.LIST_OR_ALL, "The pieces that are counted.", "pieces: [queen, rook]");
    private static final KeyInfo TOGETHER = KeyInfo.optional(
            "together",
            new Shape.Flag(),
            "false",
            "Whether all these pieces count together, or each type by itself, so that the first type to die out"
                    + " decides.",
            "together: true");
    private static final KeyInfo LEFT = KeyInfo.optional(
            "left", new Shape.Whole(0, MOST), "0", "How many may be left at most for the rule to hold.", "left: 0");
    private static final KeyInfo OPPONENT = KeyInfo.optional(
            "opponent",
            new Shape.Whole(0, MOST),
            "0",
            "How many of them the other side must have at least.",
            "opponent: 2");
    private static final Shape OUTCOMES = Shape.oneOf(Outcome.LOSS, Outcome.DRAW, Outcome.WIN);
    private static final KeyInfo RESULT = KeyInfo.optional(
            "result", OUTCOMES, "loss", "What it means for the side whose pieces died out.", "result: win");
    private static final List<KeyInfo> KEYS = List.of(PIECES, TOGETHER, LEFT, OPPONENT, RESULT);

    /** Its key and reading. */
    public static final LawKind<Extinction> KIND = new LawKind<>(
            Extinction.class,
            KeyInfo.optional(
                    "extinction",
                    new Shape.ListOf(new Shape.Keys(KEYS)),
                    "none",
                    "Ends of the game for a side that has lost its last pieces of a type, or all but a few. If both sides"
                            + " die out with one move, the side that didn't make it comes first.",
                    "extinction: {pieces: all, together: true, left: 0, result: win}"),
            Extinction::read,
            (law, context) -> law.write(context));

    public Extinction {
        rules = List.copyOf(rules);
    }

    @Override
    public void install(Installation installation) {
        for (Rule rule : rules) {
            installation
                    .rules()
                    .endings()
                    .add(new org.matewright.rules.engine.endings.Extinction(
                            new HashSet<>(rule.pieces().stream()
                                    .map(installation::type)
                                    .toList()),
                            rule.together(),
                            rule.left(),
                            rule.opponent(),
                            Installation.verdict(rule.result())));
        }
    }

    @Override
    public boolean isAim() {
        return !rules.isEmpty();
    }

    private static Extinction read(@Nullable Config value, LawContext context) {
        if (value == null || value.isNone()) {
            return NONE;
        }
        List<Rule> rules = new ArrayList<>();
        for (Config one : value.asList()) {
            Section section = Section.open(one, one.place(), KEYS, context.faults());
            Config pieces = section == null ? null : section.get(PIECES);
            if (section != null && pieces != null) {
                rules.add(new Rule(
                        PieceNames.readOrAll(pieces, context),
                        section.flag(TOGETHER, false),
                        section.whole(LEFT, 0),
                        section.whole(OPPONENT, 0),
                        section.choice(RESULT, Outcome.class, Outcome.LOSS)));
            }
        }
        return new Extinction(rules);
    }

    private @Nullable Config write(LawContext context) {
        List<Config> items = new ArrayList<>();
        for (Rule rule : rules) {
            List<Config.Field> fields = new ArrayList<>();
            fields.add(Config.Field.of(PIECES.key(), PieceNames.writeOrAll(rule.pieces(), context)));
            if (rule.together()) {
                fields.add(Config.Field.of(TOGETHER.key(), Config.Text.of("true")));
            }
            fields.add(Config.Field.of(LEFT.key(), Config.Text.of(Integer.toString(rule.left()))));
            if (rule.opponent() > 0) {
                fields.add(Config.Field.of(OPPONENT.key(), Config.Text.of(Integer.toString(rule.opponent()))));
            }
            fields.add(Config.Field.of(RESULT.key(), Config.Text.of(Shape.word(rule.result()))));
            items.add(Config.Fields.of(fields));
        }
        return items.isEmpty() ? null : items.size() == 1 ? items.get(0) : Config.Items.of(items);
    }
}
