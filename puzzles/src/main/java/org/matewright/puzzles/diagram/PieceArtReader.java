package org.matewright.puzzles.diagram;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import javax.xml.stream.Location;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.jspecify.annotations.Nullable;
import org.matewright.rules.Checked;
import org.matewright.rules.Fault;
import org.matewright.rules.Span;

/**
 * Reads a picture of a piece from SVG: {@code viewBox="0 0 100 100"} and paths of class {@code body}, {@code line} or
 * {@code solid}, no other drawing elements. Titles, descriptions and metadata are skipped.
 */
final class PieceArtReader {
    private static final Set<String> SKIPPED = Set.of("title", "desc", "metadata");

    private final String name;
    private final String text;
    private final List<Fault> faults = new ArrayList<>();
    private final List<PieceArt.Layer> layers = new ArrayList<>();

    private PieceArtReader(String name, String text) {
        this.name = name;
        this.text = text;
    }

    static Checked<PieceArt> read(String name, String text) {
        return new PieceArtReader(name, text).read();
    }

    private Checked<PieceArt> read() {
        XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
        try {
            XMLStreamReader xml = factory.createXMLStreamReader(new StringReader(text));
            readElements(xml);
            xml.close();
        } catch (XMLStreamException e) {
            Location place = e.getLocation();
            Span span = place == null
                    ? Span.START
                    : new Span(Math.max(1, place.getLineNumber()), Math.max(1, place.getColumnNumber()), 0);
            faults.add(Fault.error("art-xml", span, "the picture of " + name + " isn't well-formed XML"));
        }
        if (faults.isEmpty() && layers.isEmpty()) {
            faults.add(Fault.error("art-empty", Span.START, "the picture of " + name + " has no path"));
        }
        return faults.isEmpty() ? Checked.of(new PieceArt(name, layers)) : new Checked<>(null, faults);
    }

    private void readElements(XMLStreamReader xml) throws XMLStreamException {
        int depth = 0;
        int skippedDepth = Integer.MAX_VALUE;
        while (xml.hasNext()) {
            int event = xml.next();
            if (event == XMLStreamConstants.START_ELEMENT) {
                depth++;
                String element = xml.getLocalName();
                if (depth > skippedDepth) {
                    continue;
                }
                if (depth == 1) {
                    readRoot(xml, element);
                } else if (SKIPPED.contains(element)) {
                    skippedDepth = depth;
                } else if (element.equals("path")) {
                    readPath(xml);
                } else {
                    fault("art-element", tagSpan(xml, element), "only <path> is drawn, found <" + element + ">");
                }
            } else if (event == XMLStreamConstants.END_ELEMENT) {
                if (depth == skippedDepth) {
                    skippedDepth = Integer.MAX_VALUE;
                }
                depth--;
            }
        }
    }

    private void readRoot(XMLStreamReader xml, String element) {
        String box = xml.getAttributeValue(null, "viewBox");
        if (!element.equals("svg")) {
            fault("art-element", tagSpan(xml, element), "<svg> was expected, found <" + element + ">");
        } else if (box == null || !box.strip().replaceAll("[\\s,]+", " ").equals("0 0 100 100")) {
            fault(
                    "art-view-box",
                    tagSpan(xml, element),
                    "viewBox=\"0 0 100 100\" was expected, found " + (box == null ? "none" : "\"" + box + "\""));
        }
    }

    private void readPath(XMLStreamReader xml) {
        for (int i = 0; i < xml.getAttributeCount(); i++) {
            String attribute = xml.getAttributeLocalName(i);
            if (!attribute.equals("class") && !attribute.equals("d") && !attribute.equals("id")) {
                fault(
                        "art-attribute",
                        tagSpan(xml, "path"),
                        "a path has only class and d, since colours and widths are set by the diagram; found "
                                + attribute);
            }
        }
        String kind = xml.getAttributeValue(null, "class");
        String data = xml.getAttributeValue(null, "d");
        PieceArt.Part part = part(kind);
        if (part == null) {
            fault(
                    "art-class",
                    tagSpan(xml, "path"),
                    "a path is of class body, line or solid, found " + (kind == null ? "none" : "'" + kind + "'"));
            return;
        }
        if (data == null) {
            fault("art-path", tagSpan(xml, "path"), "a path needs its data in d");
            return;
        }
        try {
            layers.add(new PieceArt.Layer(part, PathData.read(data)));
        } catch (PathData.PathException e) {
            fault("art-path", dataSpan(xml, e.offset()), String.valueOf(e.getMessage()));
        }
    }

    private static PieceArt.@Nullable Part part(@Nullable String kind) {
        for (PieceArt.Part part : PieceArt.Part.values()) {
            if (part.name().toLowerCase(Locale.ROOT).equals(kind)) {
                return part;
            }
        }
        return null;
    }

    private void fault(String code, Span span, String message) {
        faults.add(Fault.error(code, span, message));
    }

    /** The offset of a tag's start: StAX reports its end, so this searches backwards. */
    private int tagStart(XMLStreamReader xml, String element) {
        int end = Math.min(text.length(), Math.max(0, xml.getLocation().getCharacterOffset()));
        return Math.max(0, text.lastIndexOf("<" + element, end));
    }

    private Span tagSpan(XMLStreamReader xml, String element) {
        return span(tagStart(xml, element), element.length() + 1);
    }

    private Span dataSpan(XMLStreamReader xml, int offset) {
        int start = tagStart(xml, "path");
        java.util.regex.Matcher data =
                java.util.regex.Pattern.compile("\\bd\\s*=\\s*[\"']").matcher(text);
        return data.find(start) ? span(data.end() + offset, 1) : span(start, 5);
    }

    private Span span(int offset, int length) {
        int line = 1;
        int lineStart = 0;
        int end = Math.min(offset, text.length());
        for (int i = 0; i < end; i++) {
            if (text.charAt(i) == '\n') {
                line++;
                lineStart = i + 1;
            }
        }
        return new Span(line, text.codePointCount(lineStart, end) + 1, length);
    }
}
