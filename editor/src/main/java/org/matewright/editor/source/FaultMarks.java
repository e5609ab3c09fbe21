package org.matewright.editor.source;

import java.util.List;
import org.fife.ui.rsyntaxtextarea.RSyntaxDocument;
import org.fife.ui.rsyntaxtextarea.parser.AbstractParser;
import org.fife.ui.rsyntaxtextarea.parser.DefaultParseResult;
import org.fife.ui.rsyntaxtextarea.parser.DefaultParserNotice;
import org.fife.ui.rsyntaxtextarea.parser.ParseResult;
import org.fife.ui.rsyntaxtextarea.parser.ParserNotice;
import org.matewright.editor.theme.Ink;
import org.matewright.rules.Fault;

/** Underlines faults that were found elsewhere; as a parser of the pane it only hands over what it was given. */
final class FaultMarks extends AbstractParser {
    private record Placed(Fault fault, int line, Places.Range range) {}

    private List<Placed> placed = List.of();

    /** Takes the faults of a text. */
    void set(String text, List<Fault> faults) {
        placed = faults.stream()
                .map(fault -> {
                    Places.Range range = Places.range(text, fault.span());
                    int line = (int) text.substring(0, range.offset())
                            .chars()
                            .filter(c -> c == '\n')
                            .count();
                    return new Placed(fault, line, range);
                })
                .toList();
    }

    @Override
    public ParseResult parse(RSyntaxDocument document, String style) {
        DefaultParseResult result = new DefaultParseResult(this);
        result.setParsedLines(0, document.getDefaultRootElement().getElementCount() - 1);
        for (Placed mark : placed) {
            Places.Range range = mark.range();
            if (range.length() > 0 && range.offset() + range.length() <= document.getLength()) {
                boolean error = mark.fault().isError();
                DefaultParserNotice notice =
                        new DefaultParserNotice(this, mark.fault().text(), mark.line(), range.offset(), range.length());
                notice.setLevel(error ? ParserNotice.Level.ERROR : ParserNotice.Level.WARNING);
                notice.setColor((error ? Ink.FAULT : Ink.WARNING).color());
                result.addNotice(notice);
            }
        }
        return result;
    }
}
