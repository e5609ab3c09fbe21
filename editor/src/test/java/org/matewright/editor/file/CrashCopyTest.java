package org.matewright.editor.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.matewright.editor.document.Document;
import org.matewright.editor.document.VariantSource;
import org.matewright.rules.testkit.Samples;
import org.matewright.rules.variant.Variant;

class CrashCopyTest {
    private static final Variant CHESS = Samples.variant("chess");
    /** Larger than any process number that systems give out. */
    private static final long DEAD = 4_000_000_000_000L;

    @TempDir
    private Path folder;

    private final Document document =
            Document.of(new VariantSource.BuiltIn("chess"), CHESS).withStipulation("s#3");

    @Test
    void theCopyOfADeadProgramIsFoundAndHoldsTheWork() {
        new CrashCopy(folder, DEAD).keep(document);
        List<Path> orphans = new CrashCopy(folder).orphans();
        assertThat(orphans).hasSize(1);
        assertThat(DocumentFiles.read(orphans.get(0), 0).document()).isEqualTo(document);
    }

    @Test
    void theCopyOfALivingProgramIsLeftAlone() {
        CrashCopy living = new CrashCopy(folder);
        living.keep(document);
        assertThat(folder).isNotEmptyDirectory();
        assertThat(new CrashCopy(folder, DEAD).orphans()).isEmpty();
        living.drop();
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void aStipulationThatIsNoneDoesNotLoseThePosition() {
        new CrashCopy(folder, DEAD).keep(document.withStipulation("soon"));
        Path copy = new CrashCopy(folder).orphans().get(0);
        Document rescued = DocumentFiles.read(copy, 0).document();
        assertThat(rescued).isNotNull();
        assertThat(rescued.setup()).isEqualTo(document.setup());
    }

    @Test
    void aFolderThatCannotBeMadeIsNoTrouble() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "");
        CrashCopy copy = new CrashCopy(file.resolve("below"));
        copy.keep(document);
        assertThat(copy.orphans()).isEmpty();
    }
}
