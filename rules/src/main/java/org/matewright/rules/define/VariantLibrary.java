package org.matewright.rules.define;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.matewright.rules.Checked;
import org.matewright.rules.Fault;
import org.matewright.rules.Span;
import org.matewright.rules.config.FileFault;
import org.matewright.rules.config.Spelling;
import org.matewright.rules.config.TextFile;
import org.matewright.rules.variant.Variant;

/** Where variants come from: the built-in ones and files. */
public final class VariantLibrary {
    private static final String FOLDER = "/org/matewright/samples/variants/";
    private static final Pattern KEY = Pattern.compile("[a-z0-9][a-z0-9-]*");

    /** The built-in variants that were asked for; they are immutable and never change while the program runs. */
    private static final Map<String, VariantReading> BUILT_IN = new ConcurrentHashMap<>();

    private VariantLibrary() {}

    /** The built-in variants (also inside the jar), by key, in the order of the alphabet. */
    public static List<String> names() {
        return BuiltInFiles.names(FOLDER);
    }

    /**
     * The text of a built-in definition.
     *
     * @throws IllegalArgumentException if there is none with this key
     */
    public static String text(String key) {
        String text = builtIn(key);
        if (text == null) {
            throw new IllegalArgumentException("no built-in variant '" + key + "'");
        }
        return text;
    }

    /** A built-in variant by key, or one from a YAML file; faults of the file or of the name. */
    public static Checked<Variant> load(String keyOrPath, Path base) {
        return open(keyOrPath, base).checked();
    }

    /** Reads a definition. {@code base} is the folder that relative paths in {@code extends} start from. */
    public static Checked<Variant> read(String yaml, Path base) {
        return VariantReader.read(yaml, "", null, base).checked();
    }

    /** A built-in variant by key, or one from a YAML file, with everything that reading it brought to light. */
    public static VariantReading open(String keyOrPath, Path base) {
        if (isBuiltIn(keyOrPath)) {
            return BUILT_IN.computeIfAbsent(
                    keyOrPath, key -> VariantReader.read(text(key), key + ".yaml", key, Path.of("")));
        }
        Checked<Source> source = find(keyOrPath, base);
        Source found = source.valueOrNull();
        if (found == null) {
            List<FileFault> faults = source.faults().stream()
                    .map(f -> new FileFault(keyOrPath, f))
                    .toList();
            return new VariantReading(keyOrPath, null, null, null, faults);
        }
        return VariantReader.read(found.text(), found.file(), null, found.base());
    }

    /** Whether a name is the key of a built-in variant. */
    public static boolean isBuiltIn(String name) {
        return builtIn(name) != null;
    }

    static Checked<Source> find(String keyOrPath, Path base) {
        String text = builtIn(keyOrPath);
        if (text != null) {
            return Checked.of(new Source(keyOrPath + ".yaml", text, Path.of("")));
        }
        try {
            Path file = base.resolve(keyOrPath).normalize();
            boolean isPath = keyOrPath.matches(".*[/\\\\].*|.*\\.ya?ml");
            if (isPath || Files.isRegularFile(file)) {
                Path folder = file.toAbsolutePath().getParent();
                return TextFile.read(file)
                        .map(content -> new Source(file.toString(), content, folder == null ? base : folder));
            }
        } catch (InvalidPathException e) {
            return unknown(keyOrPath);
        }
        return unknown(keyOrPath);
    }

    private static Checked<Source> unknown(String name) {
        Fault fault = Fault.error("unknown-variant", Span.START, "there is no variant '" + name + "'");
        String hint = Spelling.hint(name, names());
        return Checked.failed(hint == null ? fault : fault.withHint(hint));
    }

    /** The text of a built-in definition; those that only serve for reference aren't listed, but found. */
    private static @Nullable String builtIn(String key) {
        if (!KEY.matcher(key).matches()) {
            return null;
        }
        String text = resource(FOLDER + key + ".yaml");
        return text == null ? resource(FOLDER + "reference/" + key + ".yaml") : text;
    }

    private static @Nullable String resource(String name) {
        try (InputStream in = VariantLibrary.class.getResourceAsStream(name)) {
            return in == null ? null : new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new java.io.UncheckedIOException("the program's own file " + name + " can't be read", e);
        }
    }
}
