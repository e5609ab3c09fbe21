package org.matewright.editor.file;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.matewright.editor.document.Document;
import org.matewright.puzzles.Stipulation;

/**
 * Copies of unsaved work, one for each running program, in a folder of the user's. A copy whose program has died is
 * work to be rescued. What can't be kept is let go: a copy must never get in the way of the work itself.
 */
public final class CrashCopy {
    private static final Pattern NAME = Pattern.compile("unsaved-(\\d+)\\.yaml");

    private final Path folder;
    private final Path own;
    private @Nullable Document kept;

    /** Copies in a folder, which is made when it's needed. */
    public CrashCopy(Path folder) {
        this(folder, ProcessHandle.current().pid());
    }

    CrashCopy(Path folder, long process) {
        this.folder = folder;
        this.own = folder.resolve("unsaved-" + process + ".yaml");
    }

    /** The folder in the user's home. */
    public static CrashCopy ofUser() {
        return new CrashCopy(Path.of(System.getProperty("user.home", "."), ".matewright"));
    }

    /** Keeps a copy of a document, unless it's the one kept already. Slow; not for the event thread. */
    public synchronized void keep(Document document) {
        if (document.equals(kept)) {
            return;
        }
        kept = document;
        Document printable = document.readStipulation().isOk()
                ? document
                : document.withStipulation(Stipulation.mateIn(2).toString());
        try {
            Files.createDirectories(folder);
            if (!document.isVariantCurrent()) {
                Files.writeString(own, document.source().text());
            } else {
                DocumentFiles.writeProblem(printable, own, -1);
            }
        } catch (IOException e) {
            drop();
        }
    }

    /** Drops this program's copy: the work is saved, or nobody wants it. */
    public synchronized void drop() {
        kept = null;
        delete(own);
    }

    /** The copies of programs that no longer run. */
    public List<Path> orphans() {
        List<Path> orphans = new ArrayList<>();
        if (!Files.isDirectory(folder)) {
            return orphans;
        }
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "unsaved-*.yaml")) {
            for (Path file : files) {
                Matcher name = NAME.matcher(String.valueOf(file.getFileName()));
                if (name.matches() && !file.equals(own) && !isAlive(name.group(1))) {
                    orphans.add(file);
                }
            }
        } catch (IOException e) {
            return List.of();
        }
        return orphans;
    }

    private static boolean isAlive(String process) {
        try {
            return ProcessHandle.of(Long.parseLong(process))
                    .map(ProcessHandle::isAlive)
                    .orElse(false);
        } catch (NumberFormatException e) {
            return false;
        }
    }

    /** Deletes a copy that was rescued or isn't wanted. */
    public static void delete(Path copy) {
        try {
            Files.deleteIfExists(copy);
        } catch (IOException e) {
            copy.toFile().deleteOnExit();
        }
    }
}
