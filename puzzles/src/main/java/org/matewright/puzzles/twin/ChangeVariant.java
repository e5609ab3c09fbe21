package org.matewright.puzzles.twin;

import java.nio.file.Path;
import java.util.Optional;
import org.matewright.puzzles.Problem;
import org.matewright.rules.Checked;
import org.matewright.rules.Geometry;
import org.matewright.rules.config.Shape;
import org.matewright.rules.define.VariantLibrary;
import org.matewright.rules.variant.Variant;

/**
 * Another variant: {@code variant: colossus}.
 *
 * @param name the name of a variant that is built in, or the path of its file
 */
public record ChangeVariant(String name) implements TwinChange {
    static final TwinKind KIND = TwinKind.of(
            "variant",
            new Shape.Word("the name of a variant"),
            "Another variant.",
            "variant: colossus",
            value -> Optional.of(new ChangeVariant(value.text())));

    @Override
    public TwinKind kind() {
        return KIND;
    }

    @Override
    public String value() {
        return name;
    }

    @Override
    public Geometry boardAfter(Geometry board) {
        return ANY_BOARD;
    }

    @Override
    public Checked<Problem> apply(Problem problem, Path base) {
        return VariantTransfer.of(problem, VariantLibrary.load(name, base));
    }

    /** The variant's own name; that of its file where it can't be read. */
    @Override
    public String caption(Problem before, Path base) {
        Variant variant = VariantLibrary.load(name, base).valueOrNull();
        String file = name.replaceFirst(".*[/\\\\]", "").replaceFirst("\\.ya?ml$", "");
        return variant == null ? file : variant.name();
    }
}
