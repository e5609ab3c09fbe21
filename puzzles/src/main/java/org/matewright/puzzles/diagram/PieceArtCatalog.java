package org.matewright.puzzles.diagram;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.MalformedInputException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.matewright.rules.Checked;
import org.matewright.rules.Fault;
import org.matewright.rules.Span;

/**
 * Finds the pictures of pieces: built-in ones by name, others by the path of an SVG file. Caches what it has read.
 * Thread-safe.
 *
 * <p>Names are matched in lower case with hyphens for spaces; {@code aliases.properties} lists further names. A path
 * ends in {@code .svg}, is relative to a folder and must not lead out of it.
 */
public final class PieceArtCatalog {
    /** The code of the fault that no picture has a name. */
    public static final String UNKNOWN = "unknown-art";

    private static final String RESOURCES = "/org/matewright/puzzles/pieces/";
    private static final long MAX_BYTES = 256 * 1024;

    private static final class BuiltIn {
        private static final PieceArtCatalog ART = new PieceArtCatalog(null);
    }

    private final @Nullable Path folder;
    private final Map<String, String> aliases;
    private final Map<String, Checked<PieceArt>> known = new ConcurrentHashMap<>();
    private final Map<String, PieceArt> tokens = new ConcurrentHashMap<>();

    private PieceArtCatalog(@Nullable Path folder) {
        this.folder = folder;
        this.aliases = readAliases();
    }

    /** A catalog of the built-in pictures. */
    public static PieceArtCatalog builtIn() {
        return BuiltIn.ART;
    }

    /**
     * A catalog of the built-in pictures and of SVG files in and below a folder. Files are read once; later changes are
     * seen by a new catalog only.
     */
    public static PieceArtCatalog withFolder(Path folder) {
        return new PieceArtCatalog(folder.toAbsolutePath().normalize());
    }

    /**
     * The picture with a name or path. Faults: {@link #UNKNOWN} if no picture has the name; {@code art-file} if the
     * file can't be read or lies outside the folder; other {@code art-} codes, with the place in the file, if its
     * content is invalid.
     */
    public Checked<PieceArt> find(String hint) {
        return known.computeIfAbsent(hint, this::read);
    }

    /** The counter for a type without a picture, with the first three letters of its id. */
    public PieceArt token(String id) {
        return tokens.computeIfAbsent(id, LetterToken::of);
    }

    /** The built-in name for a name or alias, such as {@code knight}; the normalized name itself if there is none. */
    public String canonical(String hint) {
        String name = normalized(hint);
        return aliases.getOrDefault(name, name);
    }

    private Checked<PieceArt> read(String hint) {
        return hint.toLowerCase(Locale.ROOT).endsWith(".svg") ? readFile(hint) : readResource(hint);
    }

    private Checked<PieceArt> readResource(String hint) {
        String name = canonical(hint);
        if (name.matches("[a-z0-9][a-z0-9-]*")) {
            String text = resource(name + ".svg");
            if (text != null) {
                return PieceArtReader.read(name, text);
            }
        }
        return Checked.failed(Fault.error(UNKNOWN, Span.START, "no picture is called '" + hint + "'"));
    }

    private Checked<PieceArt> readFile(String hint) {
        if (folder == null) {
            return fileFault("the picture " + hint + " is a file, but there's no folder to find it in");
        }
        try {
            Path file = folder.resolve(hint).normalize();
            if (!file.startsWith(folder)) {
                return fileFault("the picture " + hint + " lies outside " + folder);
            }
            if (!Files.isRegularFile(file)) {
                return fileFault("the picture " + file + " doesn't exist");
            }
            if (Files.size(file) > MAX_BYTES) {
                return fileFault("the picture " + file + " is larger than " + MAX_BYTES / 1024 + " kB");
            }
            return PieceArtReader.read(hint, Files.readString(file));
        } catch (InvalidPathException e) {
            return fileFault("the picture " + hint + " isn't a path");
        } catch (MalformedInputException e) {
            return fileFault("the picture " + hint + " isn't UTF-8 text");
        } catch (IOException e) {
            return fileFault("the picture " + hint + " can't be read");
        }
    }

    private static Checked<PieceArt> fileFault(String message) {
        return Checked.failed(Fault.error("art-file", Span.START, message));
    }

    private static String normalized(String name) {
        return name.strip().toLowerCase(Locale.ROOT).replaceAll("[\\s_-]+", "-");
    }

    private static Map<String, String> readAliases() {
        String text = resource("aliases.properties");
        Map<String, String> aliases = new java.util.HashMap<>();
        if (text != null) {
            Properties properties = new Properties();
            try (Reader reader = new StringReader(text)) {
                properties.load(reader);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            properties
                    .stringPropertyNames()
                    .forEach(key -> aliases.put(normalized(key), normalized(properties.getProperty(key))));
        }
        return Map.copyOf(aliases);
    }

    private static @Nullable String resource(String file) {
        try (InputStream in = PieceArtCatalog.class.getResourceAsStream(RESOURCES + file)) {
            return in == null ? null : new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException("the built-in file " + file + " can't be read", e);
        }
    }
}
