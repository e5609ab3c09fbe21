package org.matewright.puzzles.cli;

import java.util.Map;
import java.util.Stack;
import picocli.CommandLine.IParameterPreprocessor;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;

/**
 * Lets the number after an option be left out although something else follows: {@code --partial FILE} takes the file for
 * the command, not for the number.
 */
final class OptionalNumber implements IParameterPreprocessor {
    /** What separates an option from the next argument, as opposed to the sign before an attached value. */
    private static final String BLANK = " ";

    /** The number that counts where none is given. */
    static final String USUAL = "1";

    /** Adds the usual number unless a number follows or something is attached to the option. */
    @Override
    public boolean preprocess(Stack<String> args, CommandSpec command, ArgSpec option, Map<String, Object> info) {
        boolean attached = !BLANK.equals(info.get("separator"));
        if (!attached && (args.isEmpty() || !args.peek().matches("-?\\d+"))) {
            args.push(USUAL);
        }
        return false;
    }
}
