package org.matewright.rules.config;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.UUID;
import org.matewright.rules.Checked;
import org.matewright.rules.Fault;
import org.matewright.rules.Span;

/** Reads and writes text files in UTF-8. */
public final class TextFile {
    private static final int MAX_BYTES = 3 * YamlReader.MAX_LENGTH;

    private TextFile() {}

    /** Reads a file. Failure is a fault; if the file isn't UTF-8, the fault is at the first invalid character. */
    public static Checked<String> read(Path file) {
        try {
            if (Files.isDirectory(file)) {
                return unreadable("'" + file + "' is a folder, a file was expected");
            }
            if (Files.size(file) > MAX_BYTES) {
                return unreadable("'" + file + "' is larger than " + MAX_BYTES + " bytes");
            }
            return decode(Files.readAllBytes(file));
        } catch (NoSuchFileException e) {
            return unreadable("there is no file '" + file + "'");
        } catch (IOException e) {
            return unreadable("'" + file + "' can't be read (" + e.getMessage() + ")");
        }
    }

    private static Checked<String> unreadable(String message) {
        return Checked.failed(Fault.error("unreadable", Span.START, message));
    }

    /** Reads bytes as UTF-8. */
    public static Checked<String> decode(byte[] bytes) {
        CharsetDecoder decoder = StandardCharsets.UTF_8
                .newDecoder()
                .onMalformedInput(CodingErrorAction.REPORT)
                .onUnmappableCharacter(CodingErrorAction.REPORT);
        CharBuffer out = CharBuffer.allocate(bytes.length);
        CoderResult result = decoder.decode(ByteBuffer.wrap(bytes), out, true);
        String text = out.flip().toString();
        if (!result.isError()) {
            return Checked.of(text);
        }
        Span place = new TextLines(text).span(text.length(), text.length());
        return Checked.failed(Fault.error("not-utf-8", place, "the text isn't UTF-8 from here on"));
    }

    /**
     * Writes a file atomically: the text goes to a temporary file in the same folder, which then replaces it.
     *
     * @throws IOException if it can't be written; the old file is then unchanged
     */
    public static void save(Path file, String text) throws IOException {
        // a symbolic link is kept, and the file that it points to is replaced
        Path target = Files.exists(file) ? file.toRealPath() : file.toAbsolutePath();
        Path folder = target.getParent();
        if (folder == null) {
            throw new IOException("'" + file + "' names no file");
        }
        Path draft = folder.resolve("." + target.getFileName() + "." + UUID.randomUUID() + ".tmp");
        try {
            Files.write(draft, encode(text), StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
            keepPermissions(target, draft);
            try {
                Files.move(draft, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
            } catch (AtomicMoveNotSupportedException e) {
                Files.move(draft, target, StandardCopyOption.REPLACE_EXISTING);
            }
        } finally {
            Files.deleteIfExists(draft);
        }
    }

    private static byte[] encode(String text) throws CharacterCodingException {
        ByteBuffer bytes = StandardCharsets.UTF_8.newEncoder().encode(CharBuffer.wrap(text));
        byte[] array = new byte[bytes.remaining()];
        bytes.get(array);
        return array;
    }

    private static void keepPermissions(Path target, Path draft) throws IOException {
        if (Files.exists(target) && Files.getFileStore(draft).supportsFileAttributeView("posix")) {
            Files.setPosixFilePermissions(draft, Files.getPosixFilePermissions(target));
        }
    }
}
