package org.matewright.editor.source;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Color;
import java.awt.Font;
import java.awt.Insets;
import javax.swing.UIManager;
import org.fife.ui.rsyntaxtextarea.RSyntaxDocument;
import org.fife.ui.rsyntaxtextarea.RSyntaxTextArea;
import org.fife.ui.rsyntaxtextarea.Style;
import org.fife.ui.rsyntaxtextarea.SyntaxConstants;
import org.fife.ui.rsyntaxtextarea.SyntaxScheme;
import org.fife.ui.rsyntaxtextarea.TokenTypes;
import org.fife.ui.rtextarea.Gutter;
import org.fife.ui.rtextarea.RUndoManager;
import org.jspecify.annotations.Nullable;
import org.matewright.editor.document.Session;
import org.matewright.editor.theme.Fonts;
import org.matewright.editor.theme.Ink;

/** The text area, in the window's type and colours. Undo and redo are the session's. */
final class SourcePane extends RSyntaxTextArea {
    private final @Nullable Session session;

    SourcePane(Session session) {
        super(new RSyntaxDocument(SyntaxConstants.SYNTAX_STYLE_NONE));
        this.session = session;
        setName("source");
        ((RSyntaxDocument) getDocument()).setSyntaxStyle(new VariantTokenMaker());
        setTabSize(2);
        setTabsEmulated(true);
        setAutoIndentEnabled(true);
        setCloseCurlyBraces(false);
        setHighlightCurrentLine(true);
        setFadeCurrentLineHighlight(false);
        setUseFocusableTips(false);
        setShowMatchedBracketPopup(false);
        setAnimateBracketMatching(false);
        setMargin(new Insets(UIScale.scale(4), UIScale.scale(4), UIScale.scale(4), UIScale.scale(4)));
        dress();
    }

    @Override
    protected RUndoManager createUndoManager() {
        return new RUndoManager(this) {
            @Override
            public void undoableEditHappened(javax.swing.event.UndoableEditEvent event) {
                // The session keeps the history.
            }
        };
    }

    @Override
    public void undoLastAction() {
        if (session != null) {
            session.undo();
        }
    }

    @Override
    public void redoLastAction() {
        if (session != null) {
            session.redo();
        }
    }

    @Override
    public boolean canUndo() {
        return session != null && session.undoLabel().isPresent();
    }

    @Override
    public boolean canRedo() {
        return session != null && session.redoLabel().isPresent();
    }

    @Override
    public void updateUI() {
        super.updateUI();
        if (session != null) {
            dress();
        }
    }

    /** Takes fonts and colours from the theme. */
    private void dress() {
        Font font = Fonts.mono();
        setFont(font);
        Color text = Ink.TEXT.color();
        Color accent = Ink.ACCENT.color();
        setBackground(Ink.PAPER.color());
        setForeground(text);
        setCaretColor(text);
        setSelectionColor(color("TextArea.selectionBackground", accent));
        setCurrentLineHighlightColor(color("Matewright.source.line", Ink.DESK.color()));
        setMatchedBracketBGColor(color("TextArea.selectionBackground", accent));
        setMatchedBracketBorderColor(null);
        setMarkOccurrencesColor(color("TextArea.selectionBackground", accent));
        SyntaxScheme scheme = new SyntaxScheme(font, false);
        for (int type = 0; type < scheme.getStyleCount(); type++) {
            scheme.setStyle(type, new Style(text));
        }
        Font strong = font.deriveFont(Font.BOLD);
        scheme.setStyle(VariantTokenMaker.KEY, new Style(color("Matewright.source.key", accent)));
        scheme.setStyle(VariantTokenMaker.MARK, new Style(Ink.MUTED.color()));
        scheme.setStyle(VariantTokenMaker.COMMENT, new Style(Ink.MUTED.color(), null, font.deriveFont(Font.ITALIC)));
        scheme.setStyle(VariantTokenMaker.QUOTED, new Style(color("Matewright.source.string", text)));
        scheme.setStyle(VariantTokenMaker.NUMBER, new Style(color("Matewright.source.number", text)));
        scheme.setStyle(VariantTokenMaker.WORD, new Style(color("Matewright.source.number", text)));
        scheme.setStyle(VariantTokenMaker.REFERENCE, new Style(color("Matewright.source.number", text)));
        scheme.setStyle(VariantTokenMaker.ATOM, new Style(color("Matewright.source.atom", text), null, strong));
        scheme.setStyle(VariantTokenMaker.MODIFIER, new Style(color("Matewright.source.modifier", text)));
        scheme.setStyle(VariantTokenMaker.RANGE, new Style(color("Matewright.source.number", text)));
        scheme.setStyle(VariantTokenMaker.LEG, new Style(color("Matewright.source.leg", text), null, strong));
        scheme.setStyle(VariantTokenMaker.STRAY, new Style(Ink.FAULT.color()));
        scheme.setStyle(TokenTypes.PREPROCESSOR, new Style(Ink.MUTED.color()));
        setSyntaxScheme(scheme);
    }

    /** Gives the gutter beside this pane the same look. */
    static void dress(Gutter gutter) {
        gutter.setBackground(Ink.PAPER.color());
        gutter.setBorderColor(Ink.SEPARATOR.color());
        gutter.setLineNumberColor(Ink.MUTED.color());
        gutter.setCurrentLineNumberColor(Ink.TEXT.color());
        gutter.setLineNumberFont(Fonts.mono().deriveFont(Fonts.small().getSize2D()));
        gutter.setIconRowHeaderInheritsGutterBackground(true);
    }

    private static Color color(String key, Color otherwise) {
        Color color = UIManager.getColor(key);
        return color == null ? otherwise : color;
    }
}
