package org.matewright.puzzles.diagram;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

class SvgPainterTest {
    private static Document parse(String svg) throws Exception {
        DocumentBuilderFactory factory = DocumentBuilderFactory.newDefaultInstance();
        factory.setNamespaceAware(true);
        return factory.newDocumentBuilder().parse(new InputSource(new StringReader(svg)));
    }

    private static List<Element> elements(Document document, String group, String name) {
        List<Element> found = new ArrayList<>();
        NodeList groups = document.getElementsByTagName("g");
        for (int i = 0; i < groups.getLength(); i++) {
            if (((Element) groups.item(i)).getAttribute("id").equals(group)) {
                NodeList inside = ((Element) groups.item(i)).getElementsByTagName(name);
                for (int j = 0; j < inside.getLength(); j++) {
                    found.add((Element) inside.item(j));
                }
            }
        }
        return found;
    }

    @Test
    void theChessStartHasTwelveSymbolsUsedThirtyTwoTimes() throws Exception {
        Document document =
                parse(SvgPainter.paint(DiagramScene.of(Boards.chess().build(), Style.paper())));
        assertThat(document.getElementsByTagName("symbol").getLength()).isEqualTo(12);
        List<Element> pieces = elements(document, "pieces", "use");
        assertThat(pieces).hasSize(32);
        assertThat(pieces)
                .filteredOn(m -> m.getAttribute("xlink:href").equals("#white-P"))
                .hasSize(8);
        // 64 squares: the light ground, 32 dark ones on it, and the frame under both.
        assertThat(elements(document, "board", "rect")).hasSize(34);
    }

    @Test
    void aPieceIsPlacedByItsSquare() throws Exception {
        DiagramScene scene =
                DiagramScene.of(Boards.chess().build(), Style.paper().withSquare(50));
        Element king = elements(parse(SvgPainter.paint(scene)), "pieces", "use").stream()
                .filter(m -> m.getAttribute("xlink:href").equals("#white-K"))
                .findFirst()
                .orElseThrow();
        assertThat(Double.parseDouble(king.getAttribute("x")))
                .isEqualTo(scene.layout().left() + 4 * 50);
        assertThat(Double.parseDouble(king.getAttribute("y")))
                .isEqualTo(scene.layout().top() + 7 * 50);
        assertThat(king.getAttribute("width")).isEqualTo("50");
    }

    @Test
    void everyReferenceHasItsTarget() throws Exception {
        Document document = parse(SvgPainter.paint(DiagramScene.of(
                Diagram.builder(Boards.setup("(+p)(gr)q~k4/8/8/8/8/8/8/K7")).build(), Style.print())));
        List<String> ids = new ArrayList<>();
        NodeList all = document.getElementsByTagName("*");
        for (int i = 0; i < all.getLength(); i++) {
            String id = ((Element) all.item(i)).getAttribute("id");
            if (!id.isEmpty()) {
                assertThat(id).matches("[A-Za-z][A-Za-z0-9_-]*");
                ids.add(id);
            }
        }
        assertThat(ids).doesNotHaveDuplicates();
        NodeList uses = document.getElementsByTagName("use");
        assertThat(uses.getLength()).isEqualTo(32 + 5);
        for (int i = 0; i < uses.getLength(); i++) {
            assertThat(ids)
                    .contains(
                            ((Element) uses.item(i)).getAttribute("xlink:href").substring(1));
        }
    }

    @Test
    void printHatchesExactlyTheDarkSquaresAndMeasuresInPoints() throws Exception {
        DiagramScene scene = DiagramScene.of(Boards.problem().build(), Style.print());
        Document document = parse(SvgPainter.paint(scene));
        List<Element> hatches = elements(document, "board", "use");
        assertThat(hatches).hasSize(32);
        for (Element hatch : hatches) {
            double column = (Double.parseDouble(hatch.getAttribute("x"))
                            - scene.layout().left())
                    / 24;
            double row = (Double.parseDouble(hatch.getAttribute("y"))
                            - scene.layout().top())
                    / 24;
            assertThat((column + row) % 2)
                    .as("the lower left corner, column 0 and row 7, is dark")
                    .isEqualTo(1);
        }
        assertThat(document.getDocumentElement().getAttribute("width")).endsWith("pt");
    }

    @Test
    void textIsWrittenAsTextOrAsOutlines() throws Exception {
        DiagramScene scene = DiagramScene.of(Boards.problem().build(), Style.print());
        Document text = parse(SvgPainter.paint(scene));
        assertThat(elements(text, "words", "text"))
                .extracting(Element::getTextContent)
                .startsWith("Jane Doe", "John Roe")
                .contains("#2", "(4+2)  C+");
        Document outlines = parse(SvgPainter.paint(scene, SvgPainter.TextMode.OUTLINES));
        assertThat(outlines.getElementsByTagName("text").getLength()).isZero();
        assertThat(elements(outlines, "words", "path"))
                .hasSize(elements(text, "words", "text").size());
    }

    @Test
    void markupInACaptionStaysText() throws Exception {
        Caption caption = new Caption(List.of("<b>&\"'\u0007\uD800x"), null, "]]>", "", "", null);
        Diagram diagram = Boards.chess().caption(caption).build();
        Document document = parse(SvgPainter.paint(DiagramScene.of(diagram, Style.paper())));
        assertThat(elements(document, "words", "text").get(0).getTextContent()).isEqualTo("<b>&\"' x");
        assertThat(elements(document, "words", "text").get(1).getTextContent()).isEqualTo("]]>");
    }

    @Test
    void titleAndDescriptionAreThereForScreenReaders() throws Exception {
        Document document = parse(SvgPainter.paint(DiagramScene.of(
                Diagram.builder(Boards.setup("4k3/8/8/8/8/8/8/4K3")).build(), Style.paper())));
        assertThat(document.getDocumentElement().getAttribute("role")).isEqualTo("img");
        assertThat(document.getElementsByTagName("desc").item(0).getTextContent())
                .isEqualTo("Board 8x8. White: Ke1. Black: Ke8.");
    }

    @Test
    void theSameDiagramGivesTheSameBytes() {
        DiagramScene scene = DiagramScene.of(Boards.problem().build(), Style.paper());
        assertThat(SvgPainter.paint(DiagramScene.of(Boards.problem().build(), Style.paper())))
                .isEqualTo(SvgPainter.paint(scene));
    }
}
