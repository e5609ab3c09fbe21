package org.matewright.rules.define;

import java.nio.file.Path;
import java.util.BitSet;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.matewright.rules.Geometry;
import org.matewright.rules.Setup;
import org.matewright.rules.Side;
import org.matewright.rules.Symmetry;
import org.matewright.rules.betza.Betza;
import org.matewright.rules.config.Config;
import org.matewright.rules.config.Faults;
import org.matewright.rules.config.Place;
import org.matewright.rules.config.Section;
import org.matewright.rules.config.YamlReader;
import org.matewright.rules.engine.compile.Complexity;
import org.matewright.rules.engine.tables.TooComplexException;
import org.matewright.rules.law.AddedMoves;
import org.matewright.rules.law.Law;
import org.matewright.rules.law.LawContext;
import org.matewright.rules.law.Laws;
import org.matewright.rules.law.Region;
import org.matewright.rules.variant.PieceType;
import org.matewright.rules.variant.Variant;

/** Reads the definition of a variant: from YAML to a {@link Variant}, or to every fault that prevents one. */
public final class VariantReader {
    private final String file;
    private final @Nullable String key;
    private final Faults faults = new Faults();

    private VariantReader(String file, @Nullable String key) {
        this.file = file;
        this.key = key;
    }

    /**
     * Reads a text.
     *
     * @param file its name as messages show it; may be empty
     * @param key the key of a built-in variant; null gives the variant its name as key
     * @param base the folder that a path in {@code extends} starts from
     */
    public static VariantReading read(String yaml, String file, @Nullable String key, Path base) {
        return new VariantReader(file, key).readText(new Source(file, yaml, base));
    }

    /** Reads a definition that stands inside another file, such as a problem's. */
    public static VariantReading read(Config.Fields definition, Path base) {
        String file = definition.place().file();
        return new VariantReader(file, null).readFields(definition, new Source(file, "", base));
    }

    private VariantReading readText(Source source) {
        YamlReader.Document document = YamlReader.readOne(source.text(), file);
        faults.addAll(document.faults());
        Config root = document.root();
        if (root == null && !faults.hasErrors()) {
            faults.error("empty", Place.startOf(file), "the definition of a variant was expected, found nothing");
        }
        if (root != null && !(root instanceof Config.Fields)) {
            faults.error(
                    "wrong-value",
                    root.place(),
                    "the definition of a variant was expected, with keys such as name and pieces, found "
                            + root.found());
        }
        if (root instanceof Config.Fields fields && isProblem(fields)) {
            faults.error(
                    "problem",
                    root.place(),
                    "the definition of a variant was expected, this is a problem",
                    "a definition has a name and pieces; a problem names it with 'variant:'");
            return new VariantReading(file, null, null, null, faults.sorted());
        }
        if (!(root instanceof Config.Fields fields)) {
            return new VariantReading(file, null, null, null, faults.sorted());
        }
        return readFields(fields, source);
    }

    private static boolean isProblem(Config.Fields fields) {
        boolean defines = Stream.of(DefinitionKeys.EXTENDS, DefinitionKeys.PIECES)
                .anyMatch(key -> fields.field(key.key()).isPresent());
        return !defines && fields.field("stipulation").isPresent();
    }

    private VariantReading readFields(Config.Fields definition, Source source) {
        Inheritance inheritance = new Inheritance(faults);
        Config.Fields merged = inheritance.resolve(definition, source);
        var extendsSpan = definition
                .field(DefinitionKeys.EXTENDS.key())
                .map(f -> f.value().place().span())
                .orElse(null);
        // what a parent that can't be had would have brought can't be judged
        Variant variant = inheritance.isBroken() ? null : build(merged, definition.place(), inheritance);
        return new VariantReading(file, faults.hasErrors() ? null : variant, merged, extendsSpan, faults.sorted());
    }

    private @Nullable Variant build(Config.Fields definition, Place at, Inheritance inheritance) {
        Section section = Section.open(definition, at, DefinitionKeys.all(), faults);
        String name = section.string(DefinitionKeys.NAME);
        List<String> authors = section.texts(DefinitionKeys.AUTHORS).stream()
                .map(Config.Text::value)
                .toList();
        String year = section.string(DefinitionKeys.YEAR);
        String from = section.string(DefinitionKeys.SOURCE);
        Symmetry symmetry = section.choice(DefinitionKeys.SYMMETRY, Symmetry.class, Symmetry.MIRROR);
        Geometry geometry = new BoardReader(faults).read(section.get(DefinitionKeys.BOARD));
        Config pieceList = section.get(DefinitionKeys.PIECES);
        Faults inPieces = new Faults();
        List<PieceType> pieces =
                pieceList == null ? List.of() : new PiecesReader(inheritance::folder, inPieces).read(pieceList);
        faults.addAll(inPieces.sorted());
        if (geometry == null
                || !(pieceList instanceof Config.Fields pieceFields)
                || pieceFields.fields().size() > PiecesReader.MAX_TYPES) {
            return null;
        }
        Setup start = start(section, geometry, symmetry, pieces, !inPieces.hasErrors(), at);
        Laws laws = laws(definition, geometry, symmetry, pieces, pieceFields);
        if (pieces.stream().noneMatch(PieceType::royal) && !laws.haveAim() && !inPieces.hasErrors()) {
            faults.warning(
                    "no-royal",
                    pieceList.place(),
                    "no piece is royal: there is neither check nor mate",
                    "add 'royal: true' to the king");
        }
        if (name == null || faults.hasErrors()) {
            return null;
        }
        Variant variant = new Variant.Builder(key == null ? name : key, name, geometry, pieces, laws)
                .credits(authors, year, from)
                .symmetry(symmetry)
                .start(start)
                .build();
        // the built-in ones are known to be playable
        if (key == null) {
            checkComplexity(variant, pieceFields, definition, at);
        }
        return faults.hasErrors() ? null : variant;
    }

    /** Tells moves that have too many paths to be worked out. */
    private void checkComplexity(Variant variant, Config.Fields named, Config.Fields definition, Place at) {
        Complexity complexity = new Complexity(variant.geometry());
        BitSet everywhere = Region.all(variant.geometry()).squares(Side.WHITE);
        for (PieceType piece : variant.pieces()) {
            Place place = named.field(piece.name()).map(Config.Field::keyPlace).orElse(at);
            if (!fits(complexity, piece.name(), piece.moves(), everywhere, place)) {
                return;
            }
        }
        for (Law law : variant.laws().all()) {
            Place place =
                    definition.field(law.key()).map(Config.Field::keyPlace).orElse(at);
            for (AddedMoves added : law.addedMoves()) {
                if (!fits(complexity, added.piece(), added.moves(), added.from().squares(Side.WHITE), place)) {
                    return;
                }
            }
        }
    }

    private boolean fits(Complexity complexity, String piece, Betza moves, BitSet squares, Place place) {
        try {
            complexity.add(moves, squares);
            return true;
        } catch (TooComplexException e) {
            faults.error("too-complex", place, "the moves of the " + piece + " have too many paths to be worked out");
            return false;
        }
    }

    private Setup start(
            Section section, Geometry geometry, Symmetry symmetry, List<PieceType> pieces, boolean known, Place at) {
        Config setup = section.get(DefinitionKeys.SETUP);
        if (setup == null) {
            faults.warning(
                    "no-setup",
                    at,
                    "there is no set-up: the board is empty when a game begins",
                    "add 'setup:' with a FEN");
            return Setup.empty(geometry);
        }
        return new SetupReader(geometry, symmetry, pieces, known, faults).read(setup);
    }

    /** Laws name pieces: those that couldn't be read count as known, so that one mistake isn't told twice. */
    private Laws laws(
            Config.Fields definition, Geometry geometry, Symmetry symmetry, List<PieceType> read, Config.Fields named) {
        List<LawContext.Type> pieces = named.fields().stream()
                .map(f -> read.stream()
                        .filter(p -> p.name().equals(f.key()))
                        .findFirst()
                        .map(PieceType::forLaws)
                        .orElseGet(() -> new LawContext.Type(f.key(), false, true)))
                .toList();
        return Laws.read(definition, new LawContext(geometry, symmetry, pieces, faults));
    }
}
