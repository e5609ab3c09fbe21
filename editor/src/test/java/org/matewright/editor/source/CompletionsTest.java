package org.matewright.editor.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javax.swing.JTextArea;
import org.fife.ui.autocomplete.Completion;
import org.junit.jupiter.api.Test;
import org.matewright.editor.kit.EventThread;
import org.matewright.rules.testkit.Samples;

class CompletionsTest {
    private final Completions completions =
            new Completions(new DefinitionGuide(() -> Samples.variant("chess"), () -> List.of("chess", "mosaic")));

    private List<String> offered(String text) {
        return EventThread.get(() -> completions.getCompletions(pane(text)).stream()
                .map(Completion::getReplacementText)
                .toList());
    }

    private static JTextArea pane(String text) {
        JTextArea pane = new JTextArea(text);
        pane.setCaretPosition(text.length());
        return pane;
    }

    @Test
    void aKeyIsCompletedWithItsColon() {
        assertThat(offered("name: x\ncast")).containsExactly("castling: ");
    }

    @Test
    void aValueIsCompletedAlone() {
        assertThat(offered("extends: mo")).containsExactly("mosaic");
    }

    @Test
    void whatIsWrittenAlreadyIsReplaced() {
        String entered = EventThread.get(() -> completions.getAlreadyEnteredText(pane("results:\n  bare k")));
        assertThat(entered).isEqualTo("bare k");
    }
}
