package org.matewright.rules.law;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.matewright.rules.Side;
import org.matewright.rules.config.Config;
import org.matewright.rules.config.KeyInfo;
import org.matewright.rules.config.Section;
import org.matewright.rules.config.Shape;
import org.matewright.rules.engine.compile.CastlingBuilder;

/**
 * With whom a king castles. That it castles, how far and to which side stands in its moves, as the atom {@code O}; or
 * here, by files or squares.
 *
 * @param partners the names of the types that can be the partner; none means that there is no castling
 * @param files the files to which kings go from wherever they stand; null if there is no such rule
 * @param castlings castlings whose squares are stated, of both sides
 */
public record Castling(List<String> partners, @Nullable Files files, List<BySquares> castlings) implements Law {
    /** No castling. */
    public static final Castling NONE = with(List.of());

    /**
     * Where kings end up that castle from any square of a rank with a partner anywhere on it.
     *
     * @param right the file (from 0) for a partner on the right
     * @param left the file for one on the left
     */
    public record Files(int right, int left) {}

    /**
     * One side's castling by its squares.
     *
     * @param side whose it is
     * @param from the king's origin
     * @param to its target
     * @param partnerFrom the partner's origin
     * @param partnerTo its target
     */
    public record BySquares(Side side, int from, int to, int partnerFrom, int partnerTo) {}

    private static final KeyInfo PARTNER = KeyInfo.optional(
            "partner",
            new Shape.ListOf(new Shape.Word("the name of a piece")),
            "rook",
            "The type of piece that castles with the king, or several. The partner is the nearest piece on the king's"
                    + " rank in the direction of the castling, and must be of this type, its own side's and unmoved.",
            "partner: rook");
    private static final List<KeyInfo> KEYS = List.of(PARTNER, CastlingSquares.FILES, CastlingSquares.SQUARES);

    /** Its key and reading. */
    public static final LawKind<Castling> KIND = new LawKind<>(
            Castling.class,
            KeyInfo.optional(
                    "castling",
                    new Shape.Keys(KEYS),
                    "with a rook",
                    "With whom the king castles. Which castlings there are stands in its moves: isO2 is an unmoved"
                            + " king that castles two squares to either side, ilO4 four squares to the left. Other"
                            + " castlings can be given by their files or squares.",
                    "castling: {partner: rook}"),
            Castling::read,
            (castling, context) -> castling.write(context));

    public Castling {
        partners = List.copyOf(partners);
        castlings = List.copyOf(castlings);
    }

    /** Castling with some partners, as the king's moves say it. */
    public static Castling with(List<String> partners) {
        return new Castling(partners, null, List.of());
    }

    @Override
    public void install(Installation installation) {
        CastlingBuilder castling = installation.rules().castling();
        partners.forEach(name -> castling.partner(installation.type(name)));
        if (files != null) {
            castling.toFiles(files.right, files.left);
        }
        castlings.forEach(c -> castling.bySquares(c.side.ordinal(), c.from, c.to, c.partnerFrom, c.partnerTo));
    }

    @Override
    public boolean concerns(List<LawContext.Type> present) {
        return present.stream().anyMatch(LawContext.Type::castles);
    }

    private static Castling read(@Nullable Config value, LawContext context) {
        if (value == null) {
            return context.piece("rook").isPresent() ? with(List.of("rook")) : NONE;
        }
        if (value.isNone()) {
            return NONE;
        }
        Section section = Section.open(value, value.place(), KEYS, context.faults());
        if (section == null) {
            return read(null, context);
        }
        List<String> partners = section.get(PARTNER) == null ? read(null, context).partners : new ArrayList<>();
        for (Config.Text text : section.get(PARTNER) == null ? List.<Config.Text>of() : section.texts(PARTNER)) {
            String name = context.pieceName(text);
            if (name != null) {
                partners.add(name);
            }
        }
        CastlingSquares squares = new CastlingSquares(context);
        Castling read = new Castling(partners, squares.files(section), squares.castlings(section));
        if (context.pieces().stream().noneMatch(LawContext.Type::castles) && !read.isStatedHere()) {
            context.faults()
                    .warning(
                            "no-castling",
                            value.place(),
                            "no piece castles",
                            "castling stands in the king's moves, such as KisO2");
        }
        return read;
    }

    private boolean isStatedHere() {
        return files != null || !castlings.isEmpty();
    }

    private @Nullable Config write(LawContext context) {
        if (context.pieces().stream().noneMatch(LawContext.Type::castles) && equals(read(null, context))) {
            return null;
        }
        if (partners.isEmpty() && !isStatedHere()) {
            return Config.Text.of("none");
        }
        List<Config.Field> fields = new ArrayList<>();
        if (!partners.isEmpty()) {
            fields.add(Config.Field.of(PARTNER.key(), PieceNames.write(partners)));
        }
        fields.addAll(new CastlingSquares(context).write(this));
        return Config.Fields.of(fields);
    }
}
