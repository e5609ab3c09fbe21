package org.matewright.puzzles.twin;

import java.nio.file.Path;
import java.util.regex.Pattern;
import org.matewright.puzzles.Problem;
import org.matewright.rules.Checked;
import org.matewright.rules.Geometry;
import org.matewright.rules.config.Shape;

/**
 * A board of another size, with the rules of the same variant: {@code board: 10x10}.
 *
 * @param files how many files it has
 * @param ranks how many ranks it has
 */
public record ChangeBoard(int files, int ranks) implements TwinChange {
    private static final Pattern SIZE = Pattern.compile("([1-9]|1[0-6])x([1-9]|1[0-6])");

    static final TwinKind KIND = TwinKind.of(
            "board",
            new Shape.Word("a size, such as 10x10"),
            "Another board.",
            "board: 10x10",
            value -> value.matching(SIZE)
                    .map(size -> new ChangeBoard(Integer.parseInt(size.group(1)), Integer.parseInt(size.group(2)))));

    @Override
    public TwinKind kind() {
        return KIND;
    }

    @Override
    public String value() {
        return files + "x" + ranks;
    }

    @Override
    public Geometry boardAfter(Geometry board) {
        return Geometry.of(files, ranks);
    }

    @Override
    public Checked<Problem> apply(Problem problem, Path base) {
        String definition = "board: " + value() + "\nsetup: none";
        return VariantTransfer.of(problem, VariantTransfer.redefined(problem.variant(), definition));
    }

    @Override
    public String caption(Problem before, Path base) {
        return value() + " board";
    }
}
