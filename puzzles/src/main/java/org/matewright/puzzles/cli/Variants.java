package org.matewright.puzzles.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.matewright.rules.Checked;
import org.matewright.rules.define.VariantLibrary;
import org.matewright.rules.variant.Position;
import org.matewright.rules.variant.Variant;

/** Variants by name or path, cached when they are compiled; a file that has changed is read again. */
final class Variants {
    private static final Path HERE = Path.of("");

    /** A variant and the time its file was last written; built-in ones never change. */
    private record Kept(Variant variant, FileTime written) {}

    private final Map<String, Kept> kept = new ConcurrentHashMap<>();

    /**
     * The variant.
     *
     * @throws Refusal with all faults if there's no such variant or its definition has errors
     */
    Variant load(String nameOrPath) {
        FileTime written = written(nameOrPath);
        Kept known = kept.get(nameOrPath);
        if (known != null && known.written().equals(written)) {
            return known.variant();
        }
        Checked<Variant> checked = VariantLibrary.load(nameOrPath, HERE);
        Variant variant = checked.valueOrNull();
        if (variant == null) {
            throw Refusal.of(nameOrPath, checked.faults());
        }
        kept.put(nameOrPath, new Kept(variant, written));
        return variant;
    }

    /**
     * A position of a variant, with warnings about it.
     *
     * @param source the origin of the FEN, for the refusal
     * @throws Refusal if the FEN can't be read or isn't a playable position
     */
    static Checked<Position> position(Variant variant, String fen, String source) {
        Checked<Position> position = variant.position(fen);
        if (!position.isOk()) {
            throw Refusal.of(source, position.faults());
        }
        return position;
    }

    private static FileTime written(String nameOrPath) {
        try {
            return Files.getLastModifiedTime(Path.of(nameOrPath));
        } catch (IOException | InvalidPathException builtInOrMissing) {
            return FileTime.fromMillis(0);
        }
    }
}
