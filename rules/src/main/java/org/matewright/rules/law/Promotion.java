package org.matewright.rules.law;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.matewright.rules.Side;
import org.matewright.rules.config.Config;
import org.matewright.rules.config.KeyInfo;
import org.matewright.rules.config.Shape;
import org.matewright.rules.engine.compile.PromotionBuilder;
import org.matewright.rules.engine.compile.PromotionRule;
import org.matewright.rules.engine.tables.PromotionTable.ByCapture;

/**
 * Which pieces change into what, and where. Promotion goes by type alone: a piece that has become another type is that type
 * and may promote as one.
 *
 * @param rules one rule for each type that promotes, in the order of the types
 * @param limits types that can be promoted to only while their side has fewer of them on the board
 * @param where types that can be promoted to only on these squares
 */
public record Promotion(List<Rule> rules, Map<String, Integer> limits, Map<String, Region> where) implements Law {
    /** Nobody promotes. */
    public static final Promotion NONE = new Promotion(List.of(), Map.of(), Map.of());

    public Promotion {
        rules = List.copyOf(rules);
        limits = Collections.unmodifiableMap(new LinkedHashMap<>(limits));
        where = Collections.unmodifiableMap(new LinkedHashMap<>(where));
    }

    /** A relation of a move to the zone. */
    public enum When {
        /** The move ends in the zone, wherever it began. */
        ARRIVING,
        /** The move begins outside the zone and ends in it. */
        ENTERING,
        /** The move begins and ends in the zone. */
        WITHIN,
        /** The move begins in the zone and ends outside it. */
        LEAVING
    }

    /**
     * How one type promotes.
     *
     * @param piece the name of the type
     * @param zone the squares of the zone, for each side
     * @param when the moves that may promote
     * @param capture which part captures play
     * @param targets the names of the types that a white piece may become, in the definition's order
     * @param blackTargets the same for a black piece
     * @param forced the target squares on which a move that may promote must do so; elsewhere the piece may stay what it
     *     is
     */
    public record Rule(
            String piece,
            Region zone,
            Set<When> when,
            ByCapture capture,
            List<String> targets,
            List<String> blackTargets,
            Region forced) {
        public Rule {
            when = when.isEmpty() ? Set.of() : Collections.unmodifiableSet(EnumSet.copyOf(when));
            targets = List.copyOf(targets);
            blackTargets = List.copyOf(blackTargets);
        }

        /** Whether a side's move from one square to another may promote. */
        public boolean applies(Side side, int from, int to) {
            boolean begins = zone.contains(side, from);
            boolean ends = zone.contains(side, to);
            return ends
                    ? when.contains(When.ARRIVING) || when.contains(begins ? When.WITHIN : When.ENTERING)
                    : begins && when.contains(When.LEAVING);
        }

        /** Whether a move to a square that may promote must do so. */
        public boolean isForced(Side side, int to) {
            return forced.contains(side, to);
        }
    }

    static final KeyInfo ZONE = KeyInfo.optional(
            "zone",
            RegionReader.SHAPE,
            "last 1",
            "Where promotion happens. 'last 4' are the four ranks farthest from the side's own edge.",
            "zone: last 4");
    static final KeyInfo WHEN = KeyInfo.optional(
            "when",
            new Shape.ListOf(Shape.oneOf(When.values())),
            "arriving",
            "Which moves promote: arriving (it ends in the zone, wherever it began), entering (it comes in from"
                    + " outside), within (it begins and ends in the zone), leaving (it goes out). Several may be"
                    + " listed.",
            "when: [entering, leaving]");
    static final KeyInfo CAPTURE = KeyInfo.optional(
            "capture",
            Shape.oneOf(ByCapture.values()),
            "any",
            "Whether only captures promote: any move does (any), captures alone (needed), or captures alone, and the"
                    + " piece"
                    + " becomes what it captures, if that is among 'to' (decides).",
            "capture: needed");
    static final KeyInfo WHITE = KeyInfo.optional(
            "white", PieceNames.LIST, "", "What a white piece becomes.", "white: [chancellor, rook, knight]");
    static final KeyInfo BLACK = KeyInfo.optional(
            "black", PieceNames.LIST, "", "What a black piece becomes.", "black: [queen, rook, bishop]");
    static final KeyInfo TO = KeyInfo.optional(
            "to",
            Shape.either(PieceNames.LIST, new Shape.Keys(List.of(WHITE, BLACK))),
            "",
            "What the piece becomes; several to choose from in a list. A mapping with white and black says it for each"
                    + " side.",
            "to: [queen, knight, rook, bishop]");
    static final KeyInfo FORCED = KeyInfo.optional(
            "forced",
            Shape.either(new Shape.Flag(), RegionReader.SHAPE),
            "true",
            "Whether the piece must promote where it may: always (true), never (false), or on the squares given.",
            "forced: last 1");
    static final KeyInfo LIMIT = KeyInfo.optional(
            "limit",
            new Shape.MapOf("the name of a piece", PieceNames.COUNT),
            "no limits",
            "How many of a piece a side may have on the board at most for another to come by promotion. Where every"
                    + " choice has reached its limit, a piece that must promote can't go.",
            "limit: {queen: 1, rook: 2}");
    static final KeyInfo WHERE = KeyInfo.optional(
            "where",
            new Shape.MapOf("the name of a piece", RegionReader.SHAPE),
            "the whole zone",
            "On which squares of the zone a piece can come by promotion, for those that can't on all of them.",
            "where: {rook: last 2, queen: last 1}");
    static final List<KeyInfo> KEYS = List.of(ZONE, WHEN, CAPTURE, TO, FORCED);

    /** The keys for many pieces at once: each says the same for all, or something for each piece. */
    private static final List<KeyInfo> ALL_KEYS = Stream.concat(
                    KEYS.stream().map(Promotion::orByPiece), Stream.of(LIMIT, WHERE))
            .toList();

    private static KeyInfo orByPiece(KeyInfo key) {
        Shape shape = Shape.either(key.shape(), new Shape.MapOf("the name of a piece", key.shape()));
        return KeyInfo.optional(key.key(), shape, key.preset(), key.help(), key.example());
    }

    /** Its key and reading. */
    public static final LawKind<Promotion> KIND = new LawKind<>(
            Promotion.class,
            KeyInfo.optional(
                    "promotion",
                    Shape.either(
                            new Shape.MapOf("the name of a piece", Shape.either(PieceNames.LIST, new Shape.Keys(KEYS))),
                            new Shape.Keys(ALL_KEYS)),
                    "a piece named pawn must promote on its last rank, to any type that is neither a pawn nor royal",
                    "Which pieces promote, where and to what: either piece by piece, or for many at once with the keys"
                            + " below 'promotion' itself, where 'to' then names a target for each piece. Both can be"
                            + " mixed: what a piece says itself goes before what is said for all.",
                    "promotion:\n  zone: last 3\n  to: {pawn: gold general, silver general: gold general}\n"
                            + "  forced: {pawn: last 1}"),
            (value, context) -> new PromotionReader(context).read(value),
            (promotion, context) -> promotion.write(context));

    @Override
    public void install(Installation installation) {
        PromotionBuilder promotion = installation.rules().promotion();
        limits.forEach((name, max) -> promotion.limit(installation.type(name), max));
        where.forEach((name, region) -> promotion.only(installation.type(name), region.forEngine()));
        for (Rule rule : rules) {
            boolean arriving = rule.when().contains(When.ARRIVING);
            promotion.add(
                    installation.type(rule.piece()),
                    new PromotionRule(
                            rule.zone().squares(Side.WHITE),
                            rule.zone().squares(Side.BLACK),
                            arriving || rule.when().contains(When.ENTERING),
                            arriving || rule.when().contains(When.WITHIN),
                            rule.when().contains(When.LEAVING),
                            rule.capture(),
                            rule.targets().stream().map(installation::type).toList(),
                            rule.blackTargets().stream().map(installation::type).toList(),
                            rule.forced().squares(Side.WHITE),
                            rule.forced().squares(Side.BLACK)));
        }
    }

    @Override
    public Set<String> promotionsOf(String type) {
        Set<String> names = new LinkedHashSet<>();
        rule(type).ifPresent(rule -> {
            names.addAll(rule.targets());
            names.addAll(rule.blackTargets());
        });
        return names;
    }

    /** Readers expect pawns to promote, so a law that has them promote differently, or not at all, concerns pawns. */
    @Override
    public boolean concerns(List<LawContext.Type> present) {
        return present.stream()
                .map(LawContext.Type::name)
                .anyMatch(name -> name.equals("pawn") || rule(name).isPresent());
    }

    /** The rule for a type, if it promotes. */
    public Optional<Rule> rule(String piece) {
        return rules.stream().filter(r -> r.piece().equals(piece)).findFirst();
    }

    private Config write(LawContext context) {
        if (rules.isEmpty()) {
            return Config.Text.of("none");
        }
        List<Config.Field> fields = new ArrayList<>();
        rules.forEach(rule -> fields.add(Config.Field.of(rule.piece(), write(rule, context))));
        if (!limits.isEmpty()) {
            fields.add(Config.Field.of(
                    LIMIT.key(), PieceNames.writeMap(limits, count -> Config.Text.of(Integer.toString(count)))));
        }
        if (!where.isEmpty()) {
            RegionWriter regions = new RegionWriter(context.geometry(), context.symmetry());
            fields.add(Config.Field.of(WHERE.key(), PieceNames.writeMap(where, regions::write)));
        }
        return Config.Fields.of(fields);
    }

    private static Config write(Rule rule, LawContext context) {
        RegionWriter regions = new RegionWriter(context.geometry(), context.symmetry());
        List<Config.Field> fields = new ArrayList<>();
        fields.add(Config.Field.of(ZONE.key(), regions.write(rule.zone())));
        if (!rule.when().equals(Set.of(When.ARRIVING))) {
            List<String> words = rule.when().stream().map(Shape::word).toList();
            fields.add(Config.Field.of(
                    WHEN.key(),
                    Config.Items.of(words.stream().map(Config.Text::of).toList())));
        }
        if (rule.capture() != ByCapture.ANY) {
            fields.add(Config.Field.of(CAPTURE.key(), Config.Text.of(Shape.word(rule.capture()))));
        }
        fields.add(Config.Field.of(TO.key(), targets(rule)));
        boolean always = rule.forced().equals(Region.all(context.geometry()));
        Config forced = always || rule.forced().isEmpty()
                ? Config.Text.of(Boolean.toString(always))
                : regions.write(rule.forced());
        fields.add(Config.Field.of(FORCED.key(), forced));
        return Config.Fields.of(fields);
    }

    private static Config targets(Rule rule) {
        if (rule.targets().equals(rule.blackTargets())) {
            return PieceNames.write(rule.targets());
        }
        List<Config.Field> sides = new ArrayList<>();
        if (!rule.targets().isEmpty()) {
            sides.add(Config.Field.of(WHITE.key(), PieceNames.write(rule.targets())));
        }
        if (!rule.blackTargets().isEmpty()) {
            sides.add(Config.Field.of(BLACK.key(), PieceNames.write(rule.blackTargets())));
        }
        return Config.Fields.of(sides);
    }
}
