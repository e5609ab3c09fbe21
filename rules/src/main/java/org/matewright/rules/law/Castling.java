package org.matewright.rules.law;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.matewright.rules.config.Config;
import org.matewright.rules.config.KeyInfo;
import org.matewright.rules.config.Section;
import org.matewright.rules.config.Shape;

/**
 * With whom a king castles. That it castles, how far and to which side stands in its moves, as the atom {@code O}.
 *
 * @param partners the names of the types that can be the partner; none means that there is no castling
 */
public record Castling(List<String> partners) implements Law {
    /** No castling. */
    public static final Castling NONE = new Castling(List.of());

    private static final KeyInfo PARTNER = KeyInfo.optional(
            "partner",
            new Shape.ListOf(new Shape.Word("the name of a piece")),
            "rook",
            "The type of piece that castles with the king, or several. The partner is the nearest man on the king's"
                    + " rank in the direction of the castling, and must be of this type, its own side's and unmoved.",
            "partner: rook");

    /** Its key and reading. */
    public static final LawKind<Castling> KIND = new LawKind<>(
            Castling.class,
            KeyInfo.optional(
                    "castling",
                    new Shape.Keys(List.of(PARTNER)),
                    "with a rook",
                    "With whom the king castles. Which castlings there are stands in its moves: isO2 is an unmoved"
                            + " king that castles two squares to either side, ilO4 four squares to the left.",
                    "castling: {partner: rook}"),
            Castling::read,
            (castling, context) -> castling.write(context));

    public Castling {
        partners = List.copyOf(partners);
    }

    @Override
    public void install(Installation installation) {
        partners.forEach(name -> installation.rules().partner(installation.type(name)));
    }

    private static Castling read(@Nullable Config value, LawContext context) {
        if (value == null) {
            return context.piece("rook").isPresent() ? new Castling(List.of("rook")) : NONE;
        }
        if (value.isNone()) {
            return NONE;
        }
        Section section = Section.open(value, value.place(), List.of(PARTNER), context.faults());
        if (section == null || section.get(PARTNER) == null) {
            return read(null, context);
        }
        List<String> partners = new ArrayList<>();
        for (Config.Text text : section.texts(PARTNER)) {
            String name = context.pieceName(text);
            if (name != null) {
                partners.add(name);
            }
        }
        if (context.pieces().stream().noneMatch(LawContext.Piece::castles)) {
            context.faults().warning("no-castling", value.place(), "no piece castles",
                    "castling stands in the king's moves, such as KisO2");
        }
        return new Castling(partners);
    }

    private @Nullable Config write(LawContext context) {
        if (context.pieces().stream().noneMatch(LawContext.Piece::castles) && equals(read(null, context))) {
            return null;
        }
        if (partners.isEmpty()) {
            return Config.Text.of("none");
        }
        Config names = Config.Items.of(partners.stream().map(Config.Text::of).toList());
        Config value = partners.size() == 1 ? Config.Text.of(partners.get(0)) : names;
        return Config.Fields.of(List.of(Config.Field.of(PARTNER.key(), value)));
    }
}
