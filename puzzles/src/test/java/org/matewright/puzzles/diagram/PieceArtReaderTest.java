package org.matewright.puzzles.diagram;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.matewright.rules.Checked;
import org.matewright.rules.Fault;

class PieceArtReaderTest {
    private static final String HEAD = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 100 100\">\n";

    private static Fault onlyFault(String text) {
        List<Fault> faults = PieceArtReader.read("x", text).faults();
        assertThat(faults).hasSize(1);
        return faults.get(0);
    }

    private static void assertFault(String text, String code, int line, int column) {
        Fault fault = onlyFault(text);
        assertThat(fault.code()).isEqualTo(code);
        assertThat(fault.span().line()).isEqualTo(line);
        assertThat(fault.span().column()).isEqualTo(column);
    }

    @Test
    void partsKeepTheirOrderAndKind() {
        Checked<PieceArt> art = PieceArtReader.read(
                "disc",
                HEAD + "<title>A disc</title><path class=\"body\" d=\"M1 1L2 2Z\"/><path class='line' d='M0 0L5 5'/>\n"
                        + "<path d=\"M3 3L4 4Z\" class=\"solid\" id=\"eye\"/></svg>");
        assertThat(art.value().layers())
                .extracting(PieceArt.Layer::part)
                .containsExactly(PieceArt.Part.BODY, PieceArt.Part.LINE, PieceArt.Part.SOLID);
        assertThat(art.value().layers().get(1).outline().svg()).isEqualTo("M0 0L5 5");
        assertThat(art.value().name()).isEqualTo("disc");
    }

    @Test
    void aBrokenPathIsFoundAtTheVeryCharacter() {
        // <path class="body" d=" has 22 characters, the x follows the first three of the data.
        assertFault(HEAD + "<path class=\"body\" d=\"M1 x\"/></svg>", "art-path", 2, 26);
    }

    @Test
    void aWrongViewBoxIsFound() {
        assertFault("<svg viewBox=\"0 0 45 45\"><path class=\"body\" d=\"M1 1\"/></svg>", "art-view-box", 1, 1);
    }

    @Test
    void anyElementThatWouldDrawOtherwiseIsRefused() {
        assertFault(HEAD + "<path class=\"body\" d=\"M1 1L2 2Z\"/>\n  <circle r=\"3\"/></svg>", "art-element", 3, 3);
    }

    @Test
    void coloursInTheFileAreRefused() {
        assertFault(HEAD + "<path class=\"body\" fill=\"red\" d=\"M1 1L2 2Z\"/></svg>", "art-attribute", 2, 1);
    }

    @Test
    void anUnknownClassIsRefused() {
        assertFault(HEAD + "<path class=\"shadow\" d=\"M1 1L2 2Z\"/></svg>", "art-class", 2, 1);
    }

    @Test
    void aPathWithoutDataIsRefused() {
        assertFault(HEAD + "<path class=\"body\"/></svg>", "art-path", 2, 1);
    }

    @Test
    void aPictureWithoutPathsIsRefused() {
        assertFault(HEAD + "</svg>", "art-empty", 1, 1);
    }

    @Test
    void brokenXmlIsRefusedWhereItBreaks() {
        Fault fault = onlyFault(HEAD + "<path class=\"body\" d=\"M1 1L2 2Z\">\n</svg>");
        assertThat(fault.code()).isEqualTo("art-xml");
        assertThat(fault.span().line()).isEqualTo(3);
    }

    @Test
    void entitiesAreNeverExpanded() {
        String text = "<!DOCTYPE svg [<!ENTITY d SYSTEM \"file:///etc/hostname\">]>\n" + HEAD
                + "<path class=\"body\" d=\"M1 1L2 2Z\"/>&d;</svg>";
        assertThat(PieceArtReader.read("x", text).isOk()).isFalse();
    }

    @Test
    void allFaultsAreFoundAtOnce() {
        List<Fault> faults = PieceArtReader.read(
                        "x", HEAD + "<path class=\"body\" d=\"L1 1\"/>\n<g/>\n<path class=\"bodi\" d=\"M1 1\"/></svg>")
                .faults();
        assertThat(faults).extracting(Fault::code).containsExactly("art-path", "art-element", "art-class");
    }
}
