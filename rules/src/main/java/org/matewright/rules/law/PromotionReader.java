package org.matewright.rules.law;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.matewright.rules.Side;
import org.matewright.rules.config.Config;
import org.matewright.rules.config.KeyInfo;
import org.matewright.rules.config.Place;
import org.matewright.rules.config.Section;
import org.matewright.rules.engine.tables.PromotionTable.ByCapture;

/**
 * Reads {@link Promotion}: what a piece says itself goes before what is said below a common key by piece, and that
 * before what the common key says for all.
 */
final class PromotionReader {
    private final LawContext context;

    /** What is said for all pieces, by key. */
    private final Map<String, Config> common = new LinkedHashMap<>();

    /** What is said for single pieces, by name and key. */
    private final Map<String, Map<String, Config>> own = new LinkedHashMap<>();

    private Map<String, Integer> limits = Map.of();
    private Map<String, Region> where = Map.of();

    /** Where each piece's promotion is spoken of first. */
    private final Map<String, Place> places = new LinkedHashMap<>();

    PromotionReader(LawContext context) {
        this.context = context;
    }

    Promotion read(@Nullable Config value) {
        if (value == null) {
            return orthodox();
        }
        if (value.isNone()) {
            return Promotion.NONE;
        }
        if (!(value instanceof Config.Fields fields)) {
            Section.wrong(value, Promotion.KIND.info().shape(), context.faults());
            return Promotion.NONE;
        }
        int before = context.faults().count();
        fields.fields().forEach(this::gather);
        if (own.isEmpty() && context.faults().count() == before) {
            context.faults()
                    .error(
                            "promotion-piece",
                            fields.place(),
                            "the piece that promotes isn't named",
                            "write 'pawn: {…}', or 'to: {pawn: …}'");
        }
        List<Promotion.Rule> rules = new ArrayList<>();
        for (String name : context.names()) {
            if (own.containsKey(name)) {
                rules.add(rule(name));
            }
        }
        return new Promotion(rules, limits, where);
    }

    private Promotion orthodox() {
        List<String> targets = context.pieces().stream()
                .filter(p -> !p.royal() && !p.name().equals("pawn"))
                .map(LawContext.Type::name)
                .toList();
        if (context.piece("pawn").isEmpty() || targets.isEmpty()) {
            return Promotion.NONE;
        }
        return new Promotion(
                List.of(new Promotion.Rule(
                        "pawn",
                        context.regions().read(Config.Text.of("last 1")),
                        Set.of(Promotion.When.ARRIVING),
                        ByCapture.ANY,
                        targets,
                        targets,
                        Region.all(context.geometry()))),
                Map.of(),
                Map.of());
    }

    private void gather(Config.Field field) {
        if (field.key().equals(Promotion.LIMIT.key())) {
            limits = PieceNames.readMap(
                    field.value(), Promotion.LIMIT.shape(), context, one -> PieceNames.readCount(one, context));
            return;
        }
        if (field.key().equals(Promotion.WHERE.key())) {
            where = PieceNames.readMap(field.value(), Promotion.WHERE.shape(), context, context.regions()::read);
            return;
        }
        KeyInfo key = Promotion.KEYS.stream()
                .filter(k -> k.key().equals(field.key()))
                .findFirst()
                .orElse(null);
        if (key == null) {
            if (isPiece(field)) {
                gatherOwn(field);
            }
        } else if (field.value() instanceof Config.Fields byPiece && !RegionReader.isSplit(byPiece)) {
            for (Config.Field entry : byPiece.fields()) {
                if (isPiece(entry)) {
                    put(entry, field.key(), entry.value());
                }
            }
            if (key == Promotion.FORCED) {
                common.put(field.key(), Config.Text.of("false"));
            }
        } else {
            common.put(field.key(), field.value());
        }
    }

    private void gatherOwn(Config.Field piece) {
        if (!(piece.value() instanceof Config.Fields settings)) {
            put(piece, Promotion.TO.key(), piece.value());
            return;
        }
        Section section = Section.open(settings, piece.keyPlace(), Promotion.KEYS, context.faults());
        put(piece, null, piece.value());
        for (KeyInfo key : Promotion.KEYS) {
            Config value = section.get(key);
            if (value != null) {
                put(piece, key.key(), value);
            }
        }
    }

    private void put(Config.Field piece, @Nullable String key, Config value) {
        places.putIfAbsent(piece.key(), piece.keyPlace());
        Map<String, Config> settings = own.computeIfAbsent(piece.key(), name -> new LinkedHashMap<>());
        if (key != null) {
            settings.put(key, value);
        }
    }

    private boolean isPiece(Config.Field field) {
        if (context.piece(field.key()).isPresent()) {
            return true;
        }
        List<String> known = new ArrayList<>(context.names());
        Promotion.KEYS.forEach(k -> known.add(k.key()));
        known.add(Promotion.LIMIT.key());
        known.add(Promotion.WHERE.key());
        context.faults()
                .error(
                        "unknown-piece",
                        field.keyPlace(),
                        "unknown piece " + field.quotedKey(),
                        context.faults().hint(field.key(), known));
        return false;
    }

    private @Nullable Config setting(String piece, KeyInfo key) {
        Config mine = own.getOrDefault(piece, Map.of()).get(key.key());
        return mine != null ? mine : common.get(key.key());
    }

    private Promotion.Rule rule(String piece) {
        Config zone = setting(piece, Promotion.ZONE);
        Region squares = context.regions().read(zone == null ? Config.Text.of("last 1") : zone);
        List<String> white = targets(piece, Side.WHITE);
        List<String> black = isSplitTarget(piece) ? targets(piece, Side.BLACK) : white;
        return new Promotion.Rule(piece, squares, when(piece), capture(piece), white, black, forced(piece));
    }

    private Set<Promotion.When> when(String piece) {
        Config value = setting(piece, Promotion.WHEN);
        Set<Promotion.When> when = EnumSet.noneOf(Promotion.When.class);
        if (value != null) {
            for (Config one : value.asList()) {
                Promotion.When word =
                        Section.choice(one, Promotion.WHEN.shape(), Promotion.When.class, context.faults());
                if (word != null) {
                    when.add(word);
                }
            }
        }
        return when.isEmpty() ? EnumSet.of(Promotion.When.ARRIVING) : when;
    }

    private ByCapture capture(String piece) {
        Config value = setting(piece, Promotion.CAPTURE);
        ByCapture capture = value == null
                ? null
                : Section.choice(value, Promotion.CAPTURE.shape(), ByCapture.class, context.faults());
        return capture == null ? ByCapture.ANY : capture;
    }

    private boolean isSplitTarget(String piece) {
        Config value = setting(piece, Promotion.TO);
        return value != null && RegionReader.isSplit(value);
    }

    /** What a side's piece becomes. */
    private List<String> targets(String piece, Side side) {
        Config value = setting(piece, Promotion.TO);
        if (value instanceof Config.Fields sides && RegionReader.isSplit(sides)) {
            KeyInfo key = side == Side.WHITE ? Promotion.WHITE : Promotion.BLACK;
            value = sides.field(key.key()).map(Config.Field::value).orElse(null);
            if (value == null && sides.fields().size() > 0) {
                return List.of();
            }
        }
        List<String> targets = new ArrayList<>();
        if (value == null || value.asList().isEmpty()) {
            Place place = Objects.requireNonNull(places.get(piece));
            context.faults()
                    .error("missing-key", place, "it isn't said what a " + piece + " promotes to", "add 'to: …'");
            return targets;
        }
        for (Config.Text text : Section.texts(value, Promotion.TO.shape(), context.faults())) {
            String name = context.pieceName(text);
            if (name != null && name.equals(piece)) {
                context.faults()
                        .error(
                                "promotion-to-itself",
                                text.place(),
                                "a " + piece + " can't promote to itself",
                                "'forced: false' lets it stay what it is");
            } else if (name != null && targets.contains(name)) {
                context.faults().error("twice", text.place(), "'" + name + "' is listed twice");
            } else if (name != null) {
                targets.add(name);
            }
        }
        return targets;
    }

    private Region forced(String piece) {
        Config value = setting(piece, Promotion.FORCED);
        if (value == null) {
            return Region.all(context.geometry());
        }
        if (value instanceof Config.Text text) {
            if (text.value().equals("true")) {
                return Region.all(context.geometry());
            }
            if (text.value().equals("false")) {
                return Region.NONE;
            }
        }
        return context.regions().read(value);
    }
}
