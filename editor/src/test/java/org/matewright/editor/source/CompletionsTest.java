package org.matewright.editor.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import javax.swing.JTextArea;
import org.fife.ui.autocomplete.Completion;
import org.junit.jupiter.api.Test;
import org.matewright.rules.define.VariantLibrary;

class CompletionsTest {
    private final Completions completions = new Completions(new DefinitionGuide(
            () -> VariantLibrary.load("chess", Path.of("")).value(), () -> List.of("chess", "mosaic")));

    private List<String> offered(String text) {
        JTextArea pane = new JTextArea(text);
        pane.setCaretPosition(text.length());
        return completions.getCompletions(pane).stream()
                .map(Completion::getReplacementText)
                .toList();
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
        JTextArea pane = new JTextArea("results:\n  bare k");
        pane.setCaretPosition(pane.getText().length());
        assertThat(completions.getAlreadyEnteredText(pane)).isEqualTo("bare k");
    }
}
