package org.matewright.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.matewright.rules.testkit.Seeds;
import org.matewright.rules.testkit.Slow;
import org.matewright.rules.variant.Variant;
import org.yaml.snakeyaml.LoaderOptions;

/** Whatever the readers are given, they answer, within 64 MB of memory in all: a process of its own has no more. */
@Slow
class HostileInputTest {
    private static final long SEED = Seeds.first(HostileInputTest.class, 20261130);

    @Test
    void everyTextIsAnsweredInLittleMemory() throws IOException, InterruptedException {
        String classPath = Stream.of(Variant.class, HostileInput.class, LoaderOptions.class)
                .map(HostileInputTest::origin)
                .collect(Collectors.joining(File.pathSeparator));
        Process process = new ProcessBuilder(List.of(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx64m",
                        "-XX:+UseSerialGC",
                        "-cp",
                        classPath,
                        HostileInput.class.getName(),
                        Long.toString(SEED)))
                .redirectErrorStream(true)
                .start();
        String told = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(told).as("seed " + SEED).isEmpty();
        assertThat(process.waitFor()).isZero();
    }

    private static String origin(Class<?> type) {
        try {
            return Path.of(type.getProtectionDomain()
                            .getCodeSource()
                            .getLocation()
                            .toURI())
                    .toString();
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }
}
