package org.matewright.puzzles.twin;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.matewright.puzzles.Problem;
import org.matewright.puzzles.text.RuleWords;
import org.matewright.rules.Checked;
import org.matewright.rules.Geometry;
import org.matewright.rules.config.Config;
import org.matewright.rules.config.Shape;
import org.matewright.rules.config.YamlReader;

/**
 * The same variant with other rules: {@code rules: "results: {stalemate: loss}"}.
 *
 * @param definition keys of a variant's definition, in YAML
 */
public record ChangeRules(String definition) implements TwinChange {
    static final TwinKind KIND = TwinKind.of(
            "rules",
            new Shape.Word("keys of a variant's definition, in YAML and quotes"),
            "The same variant with other rules.",
            "rules: \"results: {stalemate: loss}\"",
            value -> Optional.of(new ChangeRules(value.text())));

    /** The sections whose keys say enough by themselves: captions leave the section's own name out. */
    private static final List<String> UNNAMED_SECTIONS = List.of("results", "pieces");

    @Override
    public TwinKind kind() {
        return KIND;
    }

    @Override
    public String value() {
        return definition;
    }

    @Override
    public Geometry boardAfter(Geometry board) {
        boolean another = YamlReader.readOne(definition, "").root() instanceof Config.Fields fields
                && fields.field("board").isPresent();
        return another ? ANY_BOARD : board;
    }

    @Override
    public Checked<Problem> apply(Problem problem, Path base) {
        return VariantTransfer.of(problem, VariantTransfer.redefined(problem.variant(), definition));
    }

    @Override
    public String caption(Problem before, Path base) {
        if (!(YamlReader.readOne(definition, "").root() instanceof Config.Fields fields)) {
            return definition;
        }
        return String.join(
                "; ", fields.fields().stream().map(ChangeRules::inWords).toList());
    }

    private static String inWords(Config.Field field) {
        RuleWords words = new RuleWords(key -> true);
        return words.of(UNNAMED_SECTIONS.contains(field.key()) ? field.value() : Config.Fields.of(List.of(field)));
    }
}
