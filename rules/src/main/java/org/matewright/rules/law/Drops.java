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
import org.matewright.rules.engine.compile.HandBuilder;

/**
 * Pieces in hand: where they are dropped, and which captured pieces go there.
 *
 * @param where for each type that can be dropped, the squares
 * @param captured what captured pieces become in the capturer's hand; types that aren't there are lost
 * @param oneOnFile types of which no piece is dropped on a file where its side has one already
 * @param noMate types that can't give mate as they are dropped
 */
public record Drops(
        Map<String, Region> where, Map<String, String> captured, List<String> oneOnFile, List<String> noMate)
        implements Law {
    /** No hands. */
    public static final Drops NONE = new Drops(Map.of(), Map.of(), List.of(), List.of());

    private static final KeyInfo WHERE = KeyInfo.required(
            "where",
            Shape.either(RegionReader.SHAPE, new Shape.MapOf("the name of a piece", RegionReader.SHAPE)),
            "The squares on which pieces are dropped, for each piece that can be; or squares alone, for every piece"
                    + " that"
                    + " isn't royal.",
            "where: {pawn: rank 2-7, knight: all, queen: all}");
    private static final KeyInfo CAPTURED = KeyInfo.optional(
            "captured",
            Shape.either(
                    new Shape.Flag(), new Shape.MapOf("the name of a piece", new Shape.Word("the name of a piece"))),
            "false",
            "Whether captured pieces go to the capturer's hand. A mapping names those that change on the way, such as"
                    + " promoted ones; the others go as they are.",
            "captured: {dragon: rook, horse: bishop}");
    private static final KeyInfo ONE_ON_FILE = KeyInfo.optional(
            "one on file",
            PieceNames.LIST,
            "no piece",
            "Pieces that can't be dropped on a file where their side has one already.",
            "one on file: pawn");
    private static final KeyInfo NO_MATE = KeyInfo.optional(
            "no mate", PieceNames.LIST, "no piece", "Pieces that can't be dropped with mate.", "no mate: pawn");
    private static final List<KeyInfo> KEYS = List.of(WHERE, CAPTURED, ONE_ON_FILE, NO_MATE);

    /** Its key and reading. */
    public static final LawKind<Drops> KIND = new LawKind<>(
            Drops.class,
            KeyInfo.optional(
                    "drops",
                    new Shape.Keys(KEYS),
                    "none",
                    "Pieces in hand, which are dropped on empty squares instead of a move. In a FEN they stand in"
                            + " brackets behind the board: [Nn].",
                    "drops: {where: {pawn: rank 2-7, rook: all}, captured: true}"),
            Drops::read,
            (law, context) -> law.write(context));

    public Drops {
        where = Collections.unmodifiableMap(new LinkedHashMap<>(where));
        captured = Collections.unmodifiableMap(new LinkedHashMap<>(captured));
        oneOnFile = List.copyOf(oneOnFile);
        noMate = List.copyOf(noMate);
    }

    @Override
    public void install(Installation installation) {
        HandBuilder hands = installation.rules().hands();
        where.forEach((name, region) -> hands.drop(
                installation.type(name),
                new HandBuilder.Drop(region.forEngine(), oneOnFile.contains(name), !noMate.contains(name))));
        captured.forEach((name, inHand) -> hands.capture(installation.type(name), installation.type(inHand)));
    }

    @Override
    public boolean bringsIn(String type) {
        return where.containsKey(type);
    }

    private static Drops read(@Nullable Config value, LawContext context) {
        Section section =
                value == null || value.isNone() ? null : Section.open(value, value.place(), KEYS, context.faults());
        Config where = section == null ? null : section.get(WHERE);
        if (section == null || where == null) {
            return NONE;
        }
        Config oneOnFile = section.get(ONE_ON_FILE);
        Config noMate = section.get(NO_MATE);
        return new Drops(
                where(where, context),
                captured(section.get(CAPTURED), context),
                oneOnFile == null ? List.of() : PieceNames.read(oneOnFile, context),
                noMate == null ? List.of() : PieceNames.read(noMate, context));
    }

    private static Map<String, Region> where(Config value, LawContext context) {
        if (value instanceof Config.Fields fields && !RegionReader.isSplit(fields)) {
            return PieceNames.readMap(value, WHERE.shape(), context, context.regions()::read);
        }
        Region region = context.regions().read(value);
        Map<String, Region> everybody = new LinkedHashMap<>();
        commoners(context).forEach(name -> everybody.put(name, region));
        return everybody;
    }

    private static List<String> commoners(LawContext context) {
        return context.pieces().stream()
                .filter(p -> !p.royal())
                .map(LawContext.Type::name)
                .toList();
    }

    private static Map<String, String> captured(@Nullable Config value, LawContext context) {
        if (value == null || value instanceof Config.Text text && text.value().equals("false")) {
            return Map.of();
        }
        Map<String, String> captured = new LinkedHashMap<>();
        commoners(context).forEach(name -> captured.put(name, name));
        if (value instanceof Config.Text text && text.value().equals("true")) {
            return captured;
        }
        captured.putAll(PieceNames.readMap(value, CAPTURED.shape(), context, one -> {
            Config.Text text = Section.text(one, new Shape.Word("the name of a piece"), context.faults());
            return text == null ? null : context.pieceName(text);
        }));
        return captured;
    }

    private @Nullable Config write(LawContext context) {
        if (where.isEmpty()) {
            return null;
        }
        RegionWriter regions = new RegionWriter(context.geometry(), context.symmetry());
        List<Config.Field> fields = new ArrayList<>();
        fields.add(Config.Field.of(WHERE.key(), PieceNames.writeMap(where, regions::write)));
        if (!captured.isEmpty()) {
            Map<String, String> changing = new LinkedHashMap<>(captured);
            changing.entrySet().removeIf(e -> e.getKey().equals(e.getValue()));
            fields.add(Config.Field.of(
                    CAPTURED.key(),
                    changing.isEmpty() ? Config.Text.of("true") : PieceNames.writeMap(changing, Config.Text::of)));
        }
        if (!oneOnFile.isEmpty()) {
            fields.add(Config.Field.of(ONE_ON_FILE.key(), PieceNames.write(oneOnFile)));
        }
        if (!noMate.isEmpty()) {
            fields.add(Config.Field.of(NO_MATE.key(), PieceNames.write(noMate)));
        }
        return Config.Fields.of(fields);
    }
}
