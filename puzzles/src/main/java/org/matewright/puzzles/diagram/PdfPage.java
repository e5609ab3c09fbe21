package org.matewright.puzzles.diagram;

import de.rototor.pdfbox.graphics2d.PdfBoxGraphics2D;
import de.rototor.pdfbox.graphics2d.PdfBoxGraphics2DColorMapper;
import java.awt.Color;
import java.io.IOException;
import java.io.OutputStream;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDDocumentInformation;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.graphics.color.PDColor;
import org.apache.pdfbox.pdmodel.graphics.color.PDDeviceGray;

/**
 * Writes scenes as PDF: one page of the size of the scene, made of paths only, without raster images or fonts. A unit
 * of the scene is a point.
 */
public final class PdfPage {
    private PdfPage() {}

    /**
     * Writes a scene to a stream, which stays open.
     *
     * @throws IOException if the stream fails
     */
    public static void write(DiagramScene scene, OutputStream out) throws IOException {
        PdfBoxGraphics2DColorMapper rgb = new PdfBoxGraphics2DColorMapper();
        float width = (float) scene.width();
        float height = (float) scene.height();
        try (PDDocument document = new PDDocument()) {
            PDPage page = new PDPage(new PDRectangle(width, height));
            document.addPage(page);
            PdfBoxGraphics2D graphics = new PdfBoxGraphics2D(document, width, height);
            // greys are written in a grey colour space, so that a black diagram is printed with black ink only
            graphics.setColorMapper((colour, environment) -> isGrey(colour)
                    ? new PDColor(new float[] {colour.getRed() / 255f}, PDDeviceGray.INSTANCE)
                    : rgb.mapColor(colour, environment));
            try {
                Java2DPainter.paint(scene, graphics);
            } finally {
                graphics.dispose();
            }
            try (PDPageContentStream content = new PDPageContentStream(document, page)) {
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

    private static boolean isGrey(Color colour) {
        return colour.getRed() == colour.getGreen() && colour.getGreen() == colour.getBlue();
    }
}
