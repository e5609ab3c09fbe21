package org.matewright.puzzles.io;

import java.io.File;
import java.nio.file.Path;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.matewright.puzzles.Problem;
import org.matewright.rules.define.VariantLibrary;
import org.matewright.rules.variant.Variant;

/**
 * A problem to be written, and the name of its variant there.
 *
 * @param problem the problem
 * @param variant the key of a built-in variant, or a path relative to the folder of the file to be written; null if the variant
 *     has no name, since it is defined in its problem
 */
public record NamedProblem(Problem problem, @Nullable String variant) {
    /**
     * A problem to be written to a file.
     *
     * @param variantFile the file that defines its variant; null if it has none of its own
     * @param target the file to be written
     */
    public static NamedProblem of(Problem problem, @Nullable Path variantFile, Path target) {
        if (isBuiltIn(problem.variant())) {
            return new NamedProblem(problem, problem.variant().key());
        }
        return new NamedProblem(problem, variantFile == null ? null : path(variantFile, target));
    }

    /**
     * The problem of a part, to be written to another file.
     *
     * @param base the folder that relative paths in the part's file start from
     * @param target the file to be written
     * @throws org.matewright.rules.FaultException if the part couldn't be read
     */
    static NamedProblem of(ProblemFile.Part part, Path base, Path target) {
        Path named = part.variant() == null ? null : base.toAbsolutePath().resolve(part.variant());
        return of(part.problem().value(), named, target);
    }

    /** Whether a variant is a built-in one, untouched. */
    static boolean isBuiltIn(Variant variant) {
        return VariantLibrary.isBuiltIn(variant.key())
                && variant.equals(
                        VariantLibrary.load(variant.key(), Path.of("")).valueOrNull());
    }

    private static String path(Path variantFile, Path target) {
        Path folder = ProblemFile.folder(target);
        Path named = variantFile.toAbsolutePath().normalize();
        boolean sameRoot = Objects.equals(named.getRoot(), folder.getRoot());
        String path = (sameRoot ? folder.normalize().relativize(named) : named).toString();
        return path.replace(File.separatorChar, '/');
    }
}
