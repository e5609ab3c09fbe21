package org.matewright.puzzles.twin;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.matewright.puzzles.Problem;
import org.matewright.rules.Checked;
import org.matewright.rules.Fault;
import org.matewright.rules.Geometry;
import org.matewright.rules.Piece;
import org.matewright.rules.Setup;
import org.matewright.rules.config.Config;
import org.matewright.rules.config.FileFault;
import org.matewright.rules.config.YamlReader;
import org.matewright.rules.define.VariantReader;
import org.matewright.rules.define.VariantWriter;
import org.matewright.rules.variant.Variant;

/** What changes of board, variant and rules share: they transfer a problem to another variant. */
final class VariantTransfer {
    private VariantTransfer() {}

    /**
     * The problem with its pieces on the same squares of another variant. Faults name the types that the variant
     * doesn't have and the pieces that its board has no square for.
     *
     * @param variant the variant, or why there is none
     */
    static Checked<Problem> of(Problem problem, Checked<Variant> variant) {
        Variant found = variant.valueOrNull();
        return found == null ? Checked.of(null, variant.faults()) : of(problem, found);
    }

    private static Checked<Problem> of(Problem problem, Variant variant) {
        Setup before = problem.setup();
        Geometry old = before.geometry();
        Geometry board = variant.geometry();
        Setup setup = Setup.empty(board).withSide(before.side()).withCastling(before.castling());
        List<String> unplaced = new ArrayList<>();
        Set<String> unknown = new TreeSet<>();
        for (int square : before.occupied()) {
            Piece piece = before.piece(square);
            boolean fits = board.contains(old.file(square), old.rank(square));
            if (piece != null && variant.pieceById(piece.id()).isEmpty()) {
                unknown.add(piece.id());
            } else if (!fits) {
                unplaced.add(ChangedSetup.named(before, old.name(square)));
            } else {
                setup = setup.with(board.square(old.file(square), old.rank(square)), piece);
            }
        }
        List<Fault> faults = new ArrayList<>();
        if (!unknown.isEmpty()) {
            faults.add(ChangedSetup.fault(variant.name() + " has no piece with the id " + String.join(", ", unknown)));
        }
        if (!unplaced.isEmpty()) {
            faults.add(ChangedSetup.fault("the " + board + " board has no square for " + String.join(", ", unplaced)));
        }
        return Checked.of(problem.withVariant(variant, setup), faults);
    }

    /**
     * A variant whose definition is changed by some keys. What they don't say stays as it is, inside sections too.
     *
     * @param definition the keys in YAML
     */
    static Checked<Variant> redefined(Variant variant, String definition) {
        YamlReader.Document change = YamlReader.readOne(definition, "");
        List<Fault> faults = change.faults().stream().map(FileFault::fault).toList();
        if (faults.stream().anyMatch(Fault::isError)) {
            return new Checked<>(null, faults);
        }
        if (!(change.root() instanceof Config.Fields keys)) {
            return Checked.failed(ChangedSetup.fault("'" + definition + "' isn't a change of rules"));
        }
        Config.Fields merged = merged(VariantWriter.write(variant), keys);
        return VariantReader.read(merged, Path.of("")).checked();
    }

    private static Config.Fields merged(Config.Fields whole, Config.Fields change) {
        Map<String, Config.Field> fields = new LinkedHashMap<>();
        whole.fields().forEach(field -> fields.put(field.key(), field));
        for (Config.Field field : change.fields()) {
            Config.Field old = fields.get(field.key());
            boolean sections =
                    old != null && old.value() instanceof Config.Fields && field.value() instanceof Config.Fields;
            if (old != null && sections) {
                Config.Fields merged = merged((Config.Fields) old.value(), (Config.Fields) field.value());
                fields.put(field.key(), Config.Field.of(field.key(), merged));
            } else {
                fields.put(field.key(), field);
            }
        }
        return Config.Fields.of(new ArrayList<>(fields.values()));
    }
}
