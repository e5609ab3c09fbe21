package org.matewright.editor.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Properties;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BundlesTest {
    private static final Pattern PLACE = Pattern.compile("\\{\\d");
    private static final Pattern LONE_APOSTROPHE = Pattern.compile("(?<!')'(?!')");

    /** In a pattern an apostrophe is written twice, since a single one quotes what follows; in a plain text once. */
    @ParameterizedTest
    @ValueSource(
            strings = {"chooser", "commands", "edits", "export", "files", "problem", "solution", "source", "window"})
    void apostrophesAreWrittenAsTheyAreRead(String bundle) throws IOException {
        Properties texts = new Properties();
        try (InputStream in = Texts.class.getResourceAsStream(bundle + ".properties")) {
            texts.load(new InputStreamReader(in, StandardCharsets.UTF_8));
        }
        assertThat(texts).isNotEmpty();
        assertThat(texts.stringPropertyNames()).allSatisfy(key -> {
            String text = texts.getProperty(key);
            if (PLACE.matcher(text).find()) {
                assertThat(LONE_APOSTROPHE.matcher(text).find()).as(text).isFalse();
            } else {
                assertThat(text).doesNotContain("''");
            }
        });
    }
}
