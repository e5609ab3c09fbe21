package org.matewright.puzzles.diagram;

import de.rototor.pdfbox.graphics2d.PdfBoxGraphics2D;
import java.io.IOException;
import java.io.OutputStream;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDDocumentInformation;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.util.Matrix;

/**
 * Writes scenes as PDF: one page as large as the scene, paths alone, with no raster image and no font in it. A unit of
 * the scene is a point.
 */
public final class PdfPage {
    private PdfPage() {}

    /**
     * Writes a scene to a stream, which stays open.
     *
     * @throws IOException if the stream fails
     */
    public static void write(DiagramScene scene, OutputStream out) throws IOException {
        float width = (float) scene.width();
        float height = (float) scene.height();
        try (PDDocument document = new PDDocument()) {
            PDPage page = new PDPage(new PDRectangle(width, height));
            document.addPage(page);
            PdfBoxGraphics2D graphics = new PdfBoxGraphics2D(document, width, height);
            try {
                Java2DPainter.paint(scene, graphics);
            } finally {
                graphics.dispose();
            }
            try (PDPageContentStream content = new PDPageContentStream(document, page)) {
                content.transform(new Matrix());
                content.drawForm(graphics.getXFormObject());
            }
            PDDocumentInformation information = document.getDocumentInformation();
            information.setTitle(scene.title());
            information.setSubject(scene.description());
            information.setProducer("Matewright");
            document.getDocumentCatalog().setLanguage("en");
            document.save(out);
        }
    }
}
