package org.matewright.puzzles.diagram;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDResources;
import org.apache.pdfbox.pdmodel.graphics.form.PDFormXObject;
import org.junit.jupiter.api.Test;

class PdfPageTest {
    private static byte[] pdf(Diagram diagram, Style style) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        PdfPage.write(DiagramScene.of(diagram, style), out);
        return out.toByteArray();
    }

    @Test
    void thePageHoldsPathsAloneNoImagesAndNoFonts() throws Exception {
        Diagram diagram = Boards.problem()
                .mark(new Mark.Heat(3, 0.5, "7"))
                .mark(new Mark.Faulty(4))
                .build();
        for (Style style : List.of(Style.print(), Style.paper())) {
            try (PDDocument document = Loader.loadPDF(pdf(diagram, style))) {
                assertThat(document.getNumberOfPages()).isEqualTo(1);
                Deque<PDResources> open = new ArrayDeque<>();
                open.add(document.getPage(0).getResources());
                int forms = 0;
                while (!open.isEmpty()) {
                    PDResources resources = open.pop();
                    assertThat(resources.getFontNames()).isEmpty();
                    for (COSName name : resources.getXObjectNames()) {
                        assertThat(resources.isImageXObject(name)).isFalse();
                        if (resources.getXObject(name) instanceof PDFormXObject form) {
                            forms++;
                            open.add(form.getResources());
                        }
                    }
                }
                assertThat(forms).isPositive();
            }
        }
    }

    @Test
    void thePageIsAsLargeAsTheScene() throws Exception {
        Diagram diagram = Boards.problem().build();
        DiagramScene scene = DiagramScene.of(diagram, Style.print());
        try (PDDocument document = Loader.loadPDF(pdf(diagram, Style.print()))) {
            assertThat(document.getPage(0).getMediaBox().getWidth()).isEqualTo((float) scene.width());
            assertThat(document.getPage(0).getMediaBox().getHeight()).isEqualTo((float) scene.height());
            assertThat(document.getDocumentInformation().getTitle()).isEqualTo(scene.title());
        }
    }

    @Test
    void aDiagramForPrintUsesNoColourInk() throws Exception {
        try (PDDocument document = Loader.loadPDF(pdf(Boards.problem().build(), Style.print()))) {
            PDResources resources = document.getPage(0).getResources();
            for (COSName name : resources.getXObjectNames()) {
                PDFormXObject form = (PDFormXObject) resources.getXObject(name);
                String content = new String(form.getContentStream().toByteArray(), StandardCharsets.ISO_8859_1);
                assertThat(content).doesNotContain(" rg\n").doesNotContain("DeviceRGB");
            }
        }
    }
}
