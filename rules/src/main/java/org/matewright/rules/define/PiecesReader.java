package org.matewright.rules.define;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.matewright.rules.Checked;
import org.matewright.rules.betza.Betza;
import org.matewright.rules.config.Config;
import org.matewright.rules.config.Faults;
import org.matewright.rules.config.Place;
import org.matewright.rules.config.Section;
import org.matewright.rules.variant.PieceType;

/** Reads the types of piece. */
final class PiecesReader {
    /** The most types of piece that a variant may have. */
    static final int MAX_TYPES = 100;

    private static final Pattern ID = Pattern.compile("\\+?\\p{Lu}[\\p{Lu}\\p{Nd}]{0,7}~?");
    private static final Pattern NAME = Pattern.compile("[\\p{L}\\p{Nd}][\\p{L}\\p{M}\\p{Nd} '’().-]*");

    /** Words that stand where names of pieces can stand too. */
    private static final Set<String> RESERVED =
            Set.of("none", "all", "white", "black", "zone", "when", "to", "forced", "limit", "where", "true", "false");

    private final Function<Place, Path> folders;
    private final Faults faults;
    private final Map<String, String> nameById = new HashMap<>();

    /** {@code folders} tells which folder the paths in a file start from. */
    PiecesReader(Function<Place, Path> folders, Faults faults) {
        this.folders = folders;
        this.faults = faults;
    }

    /** The types that can be read, in order. */
    List<PieceType> read(Config value) {
        List<PieceType> pieces = new ArrayList<>();
        if (!(value instanceof Config.Fields fields)) {
            Section.wrong(value, DefinitionKeys.PIECES.shape(), faults);
            return pieces;
        }
        if (fields.fields().size() > MAX_TYPES) {
            faults.error(
                    "too-many-pieces",
                    fields.fields().get(MAX_TYPES).keyPlace(),
                    "a variant has at most " + MAX_TYPES + " types of piece, found "
                            + fields.fields().size());
            return pieces;
        }
        List<String> names = fields.fields().stream().map(Config.Field::key).toList();
        for (Config.Field field : fields.fields()) {
            if (field.value().isNone()) {
                faults.error(
                        "nothing-to-remove",
                        field.keyPlace(),
                        "there is no piece " + field.quotedKey() + " to remove",
                        faults.hint(
                                field.key(),
                                names.stream()
                                        .filter(n -> !n.equals(field.key()))
                                        .toList()));
                continue;
            }
            checkName(field);
            PieceType piece = piece(field);
            if (piece != null) {
                pieces.add(piece);
            }
        }
        if (fields.fields().isEmpty()) {
            faults.error("no-pieces", fields.place(), "at least one piece was expected, found none");
        }
        return pieces;
    }

    private void checkName(Config.Field field) {
        if (RESERVED.contains(field.key())) {
            faults.error(
                    "piece-name",
                    field.keyPlace(),
                    field.quotedKey() + " has a meaning of its own and can't name a piece");
        } else if (!NAME.matcher(field.key()).matches() || field.key().endsWith(" ")) {
            faults.error(
                    "piece-name",
                    field.keyPlace(),
                    "the name of a piece was expected, found " + field.quotedKey(),
                    "letters, digits, blanks, hyphens and apostrophes");
        }
    }

    private @Nullable PieceType piece(Config.Field field) {
        Section section = Section.open(field.value(), field.keyPlace(), DefinitionKeys.PIECE, faults);
        if (section == null) {
            return null;
        }
        String id = id(field.key(), section);
        Betza moves = moves(section);
        boolean royal = section.flag(DefinitionKeys.ROYAL, false);
        String image = image(section);
        Double value = section.decimal(DefinitionKeys.VALUE);
        return id == null || moves == null ? null : new PieceType(field.key(), id, moves, royal, image, value);
    }

    private @Nullable String id(String name, Section section) {
        Config.Text text = section.text(DefinitionKeys.ID);
        if (text == null) {
            return null;
        }
        String id = text.value();
        if (!ID.matcher(id).matches()) {
            String upper = id.toUpperCase(Locale.ROOT);
            faults.error(
                    "piece-id",
                    text.place(),
                    "an id is one or more capital letters, found " + text.found(),
                    ID.matcher(upper).matches() ? "write " + upper : null);
            return null;
        }
        String other = nameById.putIfAbsent(id, name);
        if (other != null) {
            faults.error("duplicate-id", text.place(), "the id '" + id + "' belongs to the " + other + " already");
            return null;
        }
        return id;
    }

    /** The name of a picture, or the path of a file, which starts from the folder of the file that names it. */
    private @Nullable String image(Section section) {
        Config.Text text = section.text(DefinitionKeys.IMAGE);
        if (text == null || !text.value().toLowerCase(Locale.ROOT).endsWith(".svg")) {
            return text == null ? null : text.value();
        }
        try {
            return folders.apply(text.place())
                    .resolve(text.value())
                    .normalize()
                    .toString()
                    .replace('\\', '/');
        } catch (InvalidPathException e) {
            Section.wrong(text, DefinitionKeys.IMAGE.shape(), faults);
            return null;
        }
    }

    private @Nullable Betza moves(Section section) {
        Config.Text text = section.text(DefinitionKeys.MOVES);
        if (text == null) {
            return null;
        }
        Checked<Betza> moves = Betza.parse(text.value());
        faults.addInside(text, moves.faults());
        return moves.valueOrNull();
    }
}
