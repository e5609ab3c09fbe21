package org.matewright.puzzles.cli;

import com.google.gson.JsonObject;
import java.util.List;
import org.matewright.rules.Checked;
import org.matewright.rules.variant.Position;
import picocli.CommandLine.Option;

/** The options that name a position. */
final class PositionOptions {
    private static final String SOURCE = "--fen";

    @Option(
            names = "--variant",
            required = true,
            paramLabel = "VARIANT",
            description = "A built-in name or the path of a YAML file.")
    private String variant = "";

    @Option(
            names = "--fen",
            paramLabel = "FEN",
            defaultValue = "startpos",
            description = "The position; startpos (the default) is the variant's set-up.")
    private String fen = "startpos";

    /**
     * The position, with warnings about it.
     *
     * @throws Refusal if there's none
     */
    Checked<Position> read(Variants variants) {
        return Variants.position(variants.load(variant), fen, SOURCE);
    }

    /** Adds the warnings about a position to a document for programs. */
    static void warn(JsonObject document, Checked<Position> read) {
        if (!read.faults().isEmpty()) {
            document.add("warnings", Json.texts(warnings(read)));
        }
    }

    /** The warnings about a position, as lines for standard error. */
    static List<String> warnings(Checked<Position> read) {
        return read.faults().stream().map(fault -> fault.format(SOURCE)).toList();
    }
}
