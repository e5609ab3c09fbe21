package org.matewright.rules.variant;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.matewright.rules.Checked;
import org.matewright.rules.Fault;
import org.matewright.rules.Fen;
import org.matewright.rules.Geometry;
import org.matewright.rules.Piece;
import org.matewright.rules.Setup;
import org.matewright.rules.Span;
import org.matewright.rules.Symmetry;
import org.matewright.rules.engine.Walker;
import org.matewright.rules.engine.compile.Ruleset;
import org.matewright.rules.engine.tables.CompiledRules;
import org.matewright.rules.law.Installation;
import org.matewright.rules.law.Law;
import org.matewright.rules.law.Laws;

/** A variant: board, pieces, laws and set-up. Immutable. */
public final class Variant {
    private final String key;
    private final String name;
    private final List<String> authors;
    private final @Nullable String year;
    private final @Nullable String source;
    private final Geometry geometry;
    private final Symmetry symmetry;
    private final List<PieceType> pieces;
    private final Laws laws;
    private final Setup start;
    private volatile @Nullable CompiledRules compiled;

    private Variant(Builder builder) {
        key = builder.key;
        name = builder.name;
        authors = builder.authors;
        year = builder.year;
        source = builder.source;
        geometry = builder.geometry;
        symmetry = builder.symmetry;
        pieces = builder.pieces;
        laws = builder.laws;
        start = builder.start == null ? Setup.empty(geometry) : builder.start;
    }

    /** Gathers what a variant consists of. */
    public static final class Builder {
        private final String key;
        private final String name;
        private final Geometry geometry;
        private final List<PieceType> pieces;
        private final Laws laws;
        private List<String> authors = List.of();
        private @Nullable String year;
        private @Nullable String source;
        private Symmetry symmetry = Symmetry.MIRROR;
        private @Nullable Setup start;

        /** A variant with a key, a name, a board, pieces with ids and names of their own, and laws. */
        public Builder(String key, String name, Geometry geometry, List<PieceType> pieces, Laws laws) {
            this.key = key;
            this.name = name;
            this.geometry = geometry;
            this.pieces = List.copyOf(pieces);
            this.laws = laws;
        }

        /** Who invented it, and when and where it appeared. */
        public Builder credits(List<String> authors, @Nullable String year, @Nullable String source) {
            this.authors = List.copyOf(authors);
            this.year = year;
            this.source = source;
            return this;
        }

        /** How Black's moves follow from White's; {@link Symmetry#MIRROR} if it isn't said. */
        public Builder symmetry(Symmetry symmetry) {
            this.symmetry = symmetry;
            return this;
        }

        /** The set-up; an empty board if it isn't said. */
        public Builder start(Setup start) {
            this.start = start;
            return this;
        }

        /** The variant. */
        public Variant build() {
            return new Variant(this);
        }
    }

    /** The key under which the variant is found ({@code mosaic}), or its name if it's not built in. */
    public String key() {
        return key;
    }

    /** The name shown to people. */
    public String name() {
        return name;
    }

    /** Who invented it. */
    public List<String> authors() {
        return authors;
    }

    /** When it was invented, as written. */
    public @Nullable String year() {
        return year;
    }

    /** Where its rules are found. */
    public @Nullable String source() {
        return source;
    }

    /** The board. */
    public Geometry geometry() {
        return geometry;
    }

    /** How Black's moves follow from White's. */
    public Symmetry symmetry() {
        return symmetry;
    }

    /** The types of piece in the definition's order. */
    public List<PieceType> pieces() {
        return pieces;
    }

    /** The type with an id (upper case). */
    public Optional<PieceType> pieceById(String id) {
        return pieces.stream().filter(p -> p.id().equals(id)).findFirst();
    }

    /** The type with a name. */
    public Optional<PieceType> pieceByName(String name) {
        return pieces.stream().filter(p -> p.name().equals(name)).findFirst();
    }

    /** The ids of all types. */
    public Set<String> ids() {
        Set<String> ids = new TreeSet<>();
        pieces.forEach(p -> ids.add(p.id()));
        return ids;
    }

    /** Its laws. */
    public Laws laws() {
        return laws;
    }

    /** Its law of a kind. */
    public <L extends Law> L law(Class<L> type) {
        return laws.get(type);
    }

    /** The set-up. */
    public Setup start() {
        return start;
    }

    /** Reads a FEN, {@code startpos} included; the spans of faults count from column 1 of the text. */
    public Checked<Setup> fen(String text) {
        return text.strip().equals("startpos") ? Checked.of(start) : Fen.parse(text, geometry, ids());
    }

    /**
     * A playable position of a FEN, {@code startpos} included. Faults as of {@link #fen} and of {@link
     * #position(Setup)}, each with its place in the text.
     */
    public Checked<Position> position(String fen) {
        Checked<Setup> setup = fen(fen);
        Setup read = setup.valueOrNull();
        if (!setup.isOk() || read == null) {
            return Checked.of(null, setup.faults());
        }
        Checked<Position> position = position(read);
        List<Fault> faults = new ArrayList<>(setup.faults());
        position.faults().forEach(fault -> faults.add(fault.at(placeOf(fault, fen))));
        return Checked.of(position.valueOrNull(), faults);
    }

    /** Where a fault of a position, as of {@link #position(Setup)}, has its reason in the position's FEN. */
    public static Span placeOf(Fault fault, String fen) {
        return fen.strip().equals("startpos")
                ? Span.START
                : Fen.field(
                        fen,
                        switch (fault.code()) {
                            case "opposite-check" -> 1;
                            case "castling" -> 2;
                            case "en-passant" -> 3;
                            case "extra-field" -> 4;
                            default -> 0;
                        });
    }

    /**
     * A set-up with its castling field stated: where it leaves open what castling there is, what the rules allow. The
     * set-up itself if it isn't a playable position.
     */
    public Setup withCastlingStated(Setup setup) {
        Position position = setup.castling() == null ? position(setup).valueOrNull() : null;
        return position == null ? setup : setup.withCastling(position.setup().castling());
    }

    /**
     * A playable position of a set-up. Errors: wrong board, unknown ids, the side that isn't to move in check (code
     * {@code opposite-check}), too many royals for the laws, an en passant square that nothing passed. A warning (code
     * {@code castling}) tells what the castling field says beyond what the pieces allow: it doesn't count. Others
     * (codes {@code extra-field}, {@code hands}) do so of the field that only some variants use, and of pieces in hand.
     */
    public Checked<Position> position(Setup setup) {
        List<Fault> faults = new ArrayList<>();
        if (!setup.geometry().equals(geometry)) {
            return Checked.failed(Fault.error(
                    "wrong-board",
                    Span.START,
                    "the variant's board is " + geometry + ", the position's is " + setup.geometry()));
        }
        for (int square : setup.occupied()) {
            Piece piece = setup.piece(square);
            if (piece != null && pieceById(piece.id()).isEmpty()) {
                faults.add(Fault.error(
                        "unknown-piece",
                        Span.START,
                        "no piece has the id " + piece.id() + " of the piece on " + geometry.name(square)));
            }
        }
        if (!faults.isEmpty()) {
            return Checked.of(null, faults);
        }
        Walker walker = new Walker(rules(), setup);
        if (walker.isOpponentInCheck()) {
            faults.add(Fault.error(
                    "opposite-check",
                    Span.START,
                    setup.side().other().title() + " is in check though "
                            + setup.side().title() + " is to move"));
        }
        if (!setup.enPassant().isEmpty() && !walker.canHavePassed(setup.enPassant())) {
            faults.add(Fault.error(
                    "en-passant",
                    Span.START,
                    "no piece can have passed "
                            + setup.enPassant().stream().map(geometry::name).collect(Collectors.joining(" "))
                            + " with its last move"));
        }
        String idle = idleCastling(setup);
        if (!idle.isEmpty()) {
            faults.add(Fault.warning(
                    "castling",
                    Span.START,
                    "castling " + idle + " doesn't count: the pieces for it don't stand ready"));
        }
        String idleHands = idleHands(setup);
        if (!idleHands.isEmpty()) {
            faults.add(Fault.warning("hands", Span.START, idleHands + " in hand doesn't count in " + name));
        }
        if (!setup.extra().isEmpty() && !usesExtra(setup.extra())) {
            faults.add(Fault.warning("extra-field", Span.START, "'" + setup.extra() + "' doesn't count in " + name));
        }
        return Checked.of(new Position(this, setup, walker), faults);
    }

    /** The pieces in hand that no law brings on the board, as a FEN has them. */
    private String idleHands(Setup setup) {
        return setup.hands().keySet().stream()
                .filter(piece -> pieceById(piece.id())
                        .filter(type -> laws.bringIn(type.name()))
                        .isEmpty())
                .map(Piece::fen)
                .sorted()
                .collect(Collectors.joining());
    }

    /** Whether the FEN field between en passant and the counters holds what a law keeps there: digits with + between. */
    private boolean usesExtra(String extra) {
        return laws.useExtraField() && extra.matches("\\d(\\+\\d){1,3}");
    }

    /** The letters of a castling field that stand for nothing in the position. */
    private String idleCastling(Setup setup) {
        StringBuilder idle = new StringBuilder();
        String field = setup.castling() == null ? "-" : setup.castling();
        for (char letter : field.toCharArray()) {
            Setup alone = setup.withCastling(String.valueOf(letter)).withEnPassant(List.of());
            if (letter != '-' && "-".equals(new Walker(rules(), alone).setup().castling())) {
                idle.append(letter);
            }
        }
        return idle.toString();
    }

    /**
     * The rules in the engine's form, worked out once.
     *
     * @throws org.matewright.rules.engine.tables.TooComplexException if a piece has too many paths
     */
    public CompiledRules rules() {
        CompiledRules known = compiled;
        if (known == null) {
            known = ruleset().compile();
            compiled = known;
        }
        return known;
    }

    /** What pieces and laws contribute to the engine's rules, not yet compiled. */
    Ruleset ruleset() {
        Ruleset rules = new Ruleset(start).rotate(symmetry == Symmetry.ROTATE);
        pieces.forEach(p -> rules.piece(new Ruleset.Type(p.id(), p.moves(), p.royal())));
        Installation installation =
                new Installation(rules, pieces.stream().map(PieceType::name).toList());
        laws.all().forEach(law -> law.install(installation));
        return rules;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Variant v
                && v.key.equals(key)
                && v.name.equals(name)
                && v.authors.equals(authors)
                && Objects.equals(v.year, year)
                && Objects.equals(v.source, source)
                && v.geometry.equals(geometry)
                && v.symmetry == symmetry
                && v.pieces.equals(pieces)
                && v.laws.equals(laws)
                && v.start.equals(start);
    }

    @Override
    public int hashCode() {
        return Objects.hash(key, name, geometry, pieces, laws);
    }

    /** The key. */
    @Override
    public String toString() {
        return key;
    }
}
