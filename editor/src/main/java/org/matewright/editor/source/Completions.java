package org.matewright.editor.source;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Point;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import javax.swing.text.BadLocationException;
import javax.swing.text.JTextComponent;
import org.fife.ui.autocomplete.AutoCompletion;
import org.fife.ui.autocomplete.BasicCompletion;
import org.fife.ui.autocomplete.Completion;
import org.fife.ui.autocomplete.CompletionProviderBase;
import org.fife.ui.autocomplete.ParameterizedCompletion;

/** Offers the words that can stand where the caret is, on Ctrl+Space. */
final class Completions extends CompletionProviderBase {
    private final DefinitionGuide guide;

    Completions(DefinitionGuide guide) {
        this.guide = guide;
    }

    /** Makes a text component complete its words. */
    static void install(JTextComponent pane, DefinitionGuide guide) {
        AutoCompletion completion = new AutoCompletion(new Completions(guide));
        completion.setAutoActivationEnabled(false);
        completion.setShowDescWindow(false);
        completion.setParameterAssistanceEnabled(false);
        completion.setListCellRenderer(new CompletionRow());
        completion.setChoicesWindowSize(UIScale.scale(440), UIScale.scale(240));
        completion.install(pane);
    }

    private static CaretPlace place(JTextComponent pane) {
        try {
            return CaretPlace.atEndOf(pane.getText(0, pane.getCaretPosition()));
        } catch (BadLocationException e) {
            throw new IllegalStateException("the caret is outside of its text", e);
        }
    }

    @Override
    public String getAlreadyEnteredText(JTextComponent pane) {
        return place(pane).entered();
    }

    @Override
    protected List<Completion> getCompletionsImpl(JTextComponent pane) {
        CaretPlace place = place(pane);
        return guide.wordsAt(place).stream()
                .filter(word -> word.text().startsWith(place.entered()))
                .map(word -> completion(word, place.isValue()))
                .collect(Collectors.toCollection(ArrayList::new));
    }

    /** A completion; the library sorts the list that these are in. */
    private Completion completion(DefinitionGuide.Word word, boolean isValue) {
        String text = isValue ? word.text() : word.text() + ": ";
        return new BasicCompletion(this, text, word.shape(), word.help());
    }

    @Override
    public List<Completion> getCompletionsAt(JTextComponent pane, Point point) {
        return List.of();
    }

    @Override
    public List<ParameterizedCompletion> getParameterizedCompletions(JTextComponent pane) {
        return List.of();
    }
}
