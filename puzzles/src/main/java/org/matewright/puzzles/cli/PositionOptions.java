package org.matewright.puzzles.cli;

import org.matewright.rules.variant.Position;
import org.matewright.rules.variant.Variant;
import picocli.CommandLine.Option;

/** The options that name a position. */
final class PositionOptions {
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
     * The position.
     *
     * @throws Refusal if there's none
     */
    Position read(Variants variants) {
        Variant loaded = variants.load(variant);
        return Variants.position(loaded, fen, "--fen");
    }
}
